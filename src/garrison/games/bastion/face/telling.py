"""Events as message ids with arguments, for logs, animation and statistics."""

from collections.abc import Callable, Mapping

from garrison.core.documents import Document, Json
from garrison.core.game import Event
from garrison.games.bastion.face.contents import COLOURS, Contents
from garrison.games.bastion.face.names import FOUNDATIONS, PLACES, SEATS, TILES
from garrison.games.bastion.face.writing import SLOTS
from garrison.games.bastion.rules import events
from garrison.games.bastion.rules.mana import total
from garrison.games.bastion.rules.position import CITADEL_STACK, SECTIONS

Args = dict[str, Json]


class EventTeller:
    """Tells events of one game."""

    def __init__(self, contents: Contents) -> None:
        self._cards = contents.cards()
        self._rituals = contents.rituals()
        self._classes = [each.name for each in contents.classes]
        self._spells = contents.spell_types()
        self._how: Mapping[int, tuple[str, Callable[[Event], Args]]] = {
            events.ENTERED: ("entered", lambda e: {**self._enemy(e.a), **_place(e.b)}),
            events.JOINED: ("joined", self._joined),
            events.FLEW: ("flew", self._went),
            events.SET_ASIDE: ("set-aside", lambda e: self._enemy(e.a)),
            events.MARCHED: ("marched", self._went),
            events.OVERRUN: ("overrun", lambda e: self._enemy(e.a)),
            events.SAVED: ("saved", lambda e: {}),
            events.EXPELLED: ("expelled", _stepped),
            events.MOVED: ("moved", _stepped),
            events.CHANNELLED: ("channelled", _channelled),
            events.TOWER_EMPTIED: (
                "tower-emptied",
                lambda e: {**_seat(e.a), "place": TILES[e.b], "count": e.c},
            ),
            events.CITADEL_EMPTIED: ("citadel-emptied", lambda e: {**_seat(e.a), "count": e.b}),
            events.REVIVED: ("revived", lambda e: {**_seat(e.a), "source": SLOTS[e.b]}),
            events.CONVERTED: (
                "converted",
                lambda e: {**_seat(e.a), "from": _colour(e.b), "to": _colour(e.c)},
            ),
            events.GAVE: (
                "gave",
                lambda e: {**_seat(e.a), "taker": SEATS[e.b], "colour": _colour(e.c)},
            ),
            events.CAST_SPELL: ("cast", lambda e: {**_seat(e.a), **self._spell(e.b), "copy": e.c}),
            events.DEFEATED: (
                "defeated",
                lambda e: {**_seat(e.a), **self._enemy(e.b), **_place(e.c)},
            ),
            events.PAID: ("paid", _paid),
            events.PERFORMED: ("performed", lambda e: {**_seat(e.a), **self._ritual(e.b)}),
            events.BUILT: (
                "built",
                lambda e: {**_seat(e.a), **self._ritual(e.b), "place": FOUNDATIONS[e.c]},
            ),
            events.REPLACED: (
                "replaced",
                lambda e: {**self._ritual(e.a), "place": FOUNDATIONS[e.b]},
            ),
            events.DREW: ("drew", lambda e: {**_seat(e.a), **self._ritual(e.b)}),
            events.RETURNED: ("returned", lambda e: {**_seat(e.a), **self._ritual(e.b)}),
            events.SWAPPED: ("swapped", self._swapped),
            events.TELEPORTED: ("teleported", self._went),
            events.TURN_BEGAN: ("turn", lambda e: _seat(e.a)),
            events.DECLINED: ("declined", lambda e: _seat(e.a)),
            events.LAID: (
                "laid",
                lambda e: {"colour": _colour(e.a), "place": TILES[e.b]},
            ),
            events.SOURCE_LAID: (
                "source-laid",
                lambda e: {**self._ritual(e.a), "place": TILES[e.b]},
            ),
            events.CLASS_PICKED: (
                "class-picked",
                lambda e: {"enemy": f"@bastion-enemy-{self._classes[e.a]}"},
            ),
            events.WASHED_AWAY: ("washed-away", lambda e: {"place": TILES[e.a], "count": e.b}),
            events.REPEATED: ("repeated", lambda e: _seat(e.a)),
        }

    def describe_event(self, event: Event) -> Document:
        name, arguments = self._how[event.kind]
        return {"id": f"bastion-event-{name}", "args": arguments(event)}

    def ids(self) -> set[str]:
        return {f"bastion-event-{name}" for name, _ in self._how.values()}

    def _enemy(self, card: int) -> Args:
        return {"enemy": f"@{card_id(self._cards[card])}", "card": self._cards[card]}

    def _ritual(self, card: int) -> Args:
        return {"ritual": f"@{ritual_id(self._rituals[card])}", "card": self._rituals[card]}

    def _spell(self, type: int) -> Args:
        spell = self._spells[type]
        return {"spell": f"@bastion-spell-{spell.kind}", "power": spell.power}

    def _joined(self, event: Event) -> Args:
        host = self._cards[event.b]
        return {**self._enemy(event.a), "host": f"@{card_id(host)}", **_place(event.c)}

    def _went(self, event: Event) -> Args:
        return {**self._enemy(event.a), "from": PLACES[event.b - 1], "to": PLACES[event.c - 1]}

    def _swapped(self, event: Event) -> Args:
        other = f"@{card_id(self._cards[event.b])}"
        return {**self._enemy(event.a), "other": other, "from": event.c, "to": event.d}


def card_id(name: str) -> str:
    """The message that names an enemy card."""
    return "bastion-card-" + name.replace(" ", "-")


def ritual_id(name: str) -> str:
    """The message that names a ritual card."""
    return "bastion-ritual-" + name.replace(" ", "-")


def _seat(seat: int) -> Args:
    return {"seat": SEATS[seat]}


def _place(place: int) -> Args:
    """A place, and of which kind it is, so that a sentence can say "to the square of D3"."""
    kind = "wall" if place <= SECTIONS else "square" if place < CITADEL_STACK else "citadel"
    return {"place": PLACES[place - 1], "where": kind}


def _colour(colour: int) -> str:
    return f"@bastion-colour-{COLOURS[colour]}"


def _stepped(event: Event) -> Args:
    return {
        **_seat(event.a),
        "from": TILES[event.b],
        "to": TILES[event.c],
        "from-where": _kind_of_tile(event.b),
        "where": _kind_of_tile(event.c),
    }


def _kind_of_tile(tile: int) -> str:
    return "citadel" if TILES[tile] == "citadel" else "district"


def _channelled(event: Event) -> Args:
    return {
        **_seat(event.a),
        "source": SLOTS[event.b],
        "colour": _colour(event.c),
        "count": event.d,
    }


def _paid(event: Event) -> Args:
    return {**_seat(event.a), "count": int(total(event.b))}
