"""Events: what a position tells while moves are played. Each kind is declared once, in the rules.

Which message tells of it, and what its numbers are, follows for users: `core.describing_events`.
"""

from collections.abc import Sequence
from typing import NamedTuple


class EventKind(NamedTuple):
    """One kind of event: how it is told, and what its numbers are called."""

    messages: Sequence[str]
    """The message that tells of it; of several, the number after the named ones chooses."""
    numbers: Sequence[str]


class Events:
    """Every kind of event of one game, in the order of their codes."""

    def __init__(self) -> None:
        self.declared: list[EventKind] = []

    def add(self, name: str, *numbers: str, instead: Sequence[str] = ()) -> int:
        """Declare a kind: its message, and what its numbers are. Returns its code.

        Nothing is told of a number without a name. The number after those with names may choose
        another message `instead`: 0 is told by the first one, 1 by the next.
        """
        self.declared.append(EventKind((name, *instead), numbers))
        return len(self.declared) - 1
