"""What lies in a game's box, piece by piece: to be explained, linked to, and shown in a gallery."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from garrison.core.provenance import FactSource
from garrison.core.reasons import Reason


@dataclass(frozen=True)
class Component:
    """A piece of the box, or a kind of pieces: its name, what it does, where that is known from."""

    kind: str
    """What sort of thing it is: `card`, `hero`, `tile`."""
    id: str
    name: Reason
    lines: Sequence[Reason] = ()
    """What it does, one thing a line."""
    sources: Sequence[FactSource] = ()
    facts: Mapping[str, object] | None = None
    """What a client draws it from, as the game declares its `PieceFacts`; None: its name alone."""
    group: str = ""
    """What a gallery sorts it by among its kind: a colour, a side, a squad."""
    in_box: bool = True
    """Whether it can be held in one's hand. A class of enemies cannot, each of its cards can."""

    @property
    def key(self) -> str:
        """How links name it within its game: `card.fire-rider`."""
        return f"{self.kind}.{self.id}"


def component_ids(components: Iterable[Component]) -> set[str]:
    """Every message that names or explains one of them, or that such a message quotes."""
    told = [reason for each in components for reason in (each.name, *each.lines)]
    quoted = [str(value) for reason in told for value in reason.args.values()]
    return {reason.id for reason in told} | {id[1:] for id in quoted if id.startswith("@")}
