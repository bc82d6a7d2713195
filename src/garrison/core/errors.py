"""What can go wrong, by name: bad notation, an illegal move, a bad document, a wrong moment."""

from collections.abc import Sequence

from garrison.core.reasons import Fault, Reason


class GarrisonError(Exception):
    """Anything refused. `reason` says why, as a message id with arguments; str() is a sentence."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class BadNotation(GarrisonError):
    """A name or a move that cannot be read: it is not written in the language it should be."""


class IllegalMove(GarrisonError):
    """A move that is well written and cannot be made now."""


class NotNow(GarrisonError):
    """A question that makes no sense in this position: chances where nobody rolls, and such."""


class BadDocument(GarrisonError):
    """A position, record or data file that does not hold together. It lists every fault found."""

    def __init__(self, faults: Sequence[Fault], source: str = "") -> None:
        self.faults = tuple(faults)
        self.source = source
        super().__init__(
            Reason(
                "error-document",
                {"count": len(self.faults), "source": source, "named": int(bool(source))},
            )
        )

    def __reduce__(self) -> tuple[type["BadDocument"], tuple[Sequence[Fault], str]]:
        return type(self), (self.faults, self.source)

    def __str__(self) -> str:
        where = f"{self.source}: " if self.source else ""
        return where + "; ".join(str(fault) for fault in self.faults)
