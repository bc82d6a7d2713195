"""Why a table refuses what somebody asks of it. What kind of refusal it is, the class says."""

from typing import Final, Literal, TypeAlias

from garrison.core.errors import GarrisonError
from garrison.core.reasons import Reason

RefusalKind: TypeAlias = Literal["conflict", "bad-request", "unknown-token", "unavailable"]
"""How a refusal crosses from process to process, where classes cannot."""


class Refused(GarrisonError):
    """Something that cannot be done now, at this table or by this person."""

    kind: RefusalKind = "conflict"


class BadRequest(Refused):
    """Something that could never be done: a seat, a name or a moment that cannot be."""

    kind = "bad-request"


class UnknownToken(Refused):
    """A token that proves nobody."""

    kind = "unknown-token"

    def __init__(self, reason: Reason | None = None) -> None:
        super().__init__(reason or Reason("table-unknown-link"))


class Unavailable(Refused):
    """Nobody answers now; asking again later is right."""

    kind = "unavailable"


class ThinkingFailed(Unavailable):
    """Whoever thought about a position came to nothing; the table is as it was."""

    def __init__(self) -> None:
        super().__init__(Reason("server-thinking-failed"))


REFUSALS: Final[dict[RefusalKind, type[Refused]]] = {
    each.kind: each for each in (Refused, BadRequest, UnknownToken, Unavailable)
}
"""The class of each kind."""
