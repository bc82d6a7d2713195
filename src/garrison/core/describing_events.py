"""Events in words: each kind has a message, filled from the numbers that come with it.

The message of the event `drew` of the game `last-bastion` is `last-bastion-event-drew`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from garrison.core.contract import Seat
from garrison.core.documents import Document, Json
from garrison.core.events import Events
from garrison.core.game import Event
from garrison.core.remembering import make_room

Args: TypeAlias = dict[str, Json]
Telling: TypeAlias = Sequence[str | int] | Callable[[int], Args]
"""What a number of an event is called, in the order of the numbers, or the arguments it becomes."""


def named(prefix: str, words: Sequence[str]) -> list[str]:
    """References to the messages that name these words: `@bastion-colour-fire`."""
    return [message(f"{prefix}-{word}") for word in words]


def message(id: str) -> str:
    """A reference to a message; its id may be made of words of the command language."""
    return "@" + id.replace(" ", "-")


class EventDescriber:
    """Tells the events of one game.

    `tell` says how numbers of a name are told; others are told as they are.
    """

    def __init__(self, game: str, events: Events, tell: Mapping[str, Telling]) -> None:
        self._game, self._kinds, self._tell = game, events.declared, tell
        self._known: dict[Event, Document] = {}

    def describe(self, event: Event, seat: Seat) -> Document:
        """What a seat (or ONLOOKER) hears, as `id` and `args`: a document that nobody changes."""
        known = self._known.get(event)
        if known is None:
            messages, numbers = self._kinds[event.kind]
            chosen = event[1 + len(numbers)] if len(messages) > 1 else 0
            known = {"id": self._id(messages[chosen]), "args": self.args(event)}
            make_room(self._known)
            self._known[event] = known
        return known

    def args(self, event: Event) -> Args:
        args: Args = {}
        for name, number in zip(self._kinds[event.kind].numbers, event[1:], strict=False):
            if name:
                args |= self._told(name, number)
        return args

    def names(self) -> set[str]:
        """Every sentence of every event."""
        return {name for kind in self._kinds for name in kind.messages if name}

    def ids(self) -> set[str]:
        """Every message that an event can be told with."""
        return {self._id(name) for name in self.names()}

    def _told(self, name: str, number: int) -> Args:
        tell = self._tell.get(name)
        if tell is None:
            return {name: number}
        return tell(number) if callable(tell) else {name: tell[number]}

    def _id(self, name: str) -> str:
        return f"{self._game}-event-{name}"
