"""Events as message ids with arguments, for logs, animation and statistics."""

from collections.abc import Callable, Mapping

from garrison.core.documents import Document, Json
from garrison.core.game import Event
from garrison.games.bastion.face.catalogue import COLOURS, Catalogue
from garrison.games.bastion.face.words import FOUNDATIONS, PLACES, SEATS, TILES
from garrison.games.bastion.face.writing import SLOTS
from garrison.games.bastion.rules import codes
from garrison.games.bastion.rules.mana import total
from garrison.games.bastion.rules.position import CITADEL_STACK, SECTIONS

Args = dict[str, Json]


class Teller:
    """Tells events of one game."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._cards = catalogue.cards()
        self._rituals = catalogue.rituals()
        self._classes = [each.name for each in catalogue.classes]
        self._spells = catalogue.spell_types()
        self._how: Mapping[int, tuple[str, Callable[[Event], Args]]] = {
            codes.ENTERED: ("entered", lambda e: {**self._enemy(e.a), **_place(e.b)}),
            codes.JOINED: ("joined", self._joined),
            codes.FLEW: ("flew", self._went),
            codes.SET_ASIDE: ("set-aside", lambda e: self._enemy(e.a)),
            codes.MARCHED: ("marched", self._went),
            codes.OVERRUN: ("overrun", lambda e: self._enemy(e.a)),
            codes.SAVED: ("saved", lambda e: {}),
            codes.EXPELLED: ("expelled", _stepped),
            codes.MOVED: ("moved", _stepped),
            codes.CHANNELLED: ("channelled", _channelled),
            codes.TOWER_EMPTIED: (
                "tower-emptied",
                lambda e: {**_seat(e.a), "place": TILES[e.b], "count": e.c},
            ),
            codes.CITADEL_EMPTIED: ("citadel-emptied", lambda e: {**_seat(e.a), "count": e.b}),
            codes.REVIVED: ("revived", lambda e: {**_seat(e.a), "source": SLOTS[e.b]}),
            codes.CONVERTED: (
                "converted",
                lambda e: {**_seat(e.a), "from": _colour(e.b), "to": _colour(e.c)},
            ),
            codes.GAVE: (
                "gave",
                lambda e: {**_seat(e.a), "taker": SEATS[e.b], "colour": _colour(e.c)},
            ),
            codes.CAST_SPELL: ("cast", lambda e: {**_seat(e.a), **self._spell(e.b), "copy": e.c}),
            codes.DEFEATED: (
                "defeated",
                lambda e: {**_seat(e.a), **self._enemy(e.b), **_place(e.c)},
            ),
            codes.PAID: ("paid", _paid),
            codes.PERFORMED: ("performed", lambda e: {**_seat(e.a), **self._ritual(e.b)}),
            codes.BUILT: (
                "built",
                lambda e: {**_seat(e.a), **self._ritual(e.b), "place": FOUNDATIONS[e.c]},
            ),
            codes.REPLACED: (
                "replaced",
                lambda e: {**self._ritual(e.a), "place": FOUNDATIONS[e.b]},
            ),
            codes.DREW: ("drew", lambda e: {**_seat(e.a), **self._ritual(e.b)}),
            codes.RETURNED: ("returned", lambda e: {**_seat(e.a), **self._ritual(e.b)}),
            codes.SWAPPED: ("swapped", self._swapped),
            codes.TELEPORTED: ("teleported", self._went),
            codes.TURN_BEGAN: ("turn", lambda e: _seat(e.a)),
            codes.DECLINED: ("declined", lambda e: _seat(e.a)),
            codes.LAID: (
                "laid",
                lambda e: {"colour": _colour(e.a), "place": TILES[e.b]},
            ),
            codes.SOURCE_LAID: (
                "source-laid",
                lambda e: {**self._ritual(e.a), "place": TILES[e.b]},
            ),
            codes.CLASS_PICKED: (
                "class-picked",
                lambda e: {"enemy": f"@bastion-enemy-{self._classes[e.a]}"},
            ),
            codes.WASHED_AWAY: ("washed-away", lambda e: {"place": TILES[e.a], "count": e.b}),
            codes.REPEATED: ("repeated", lambda e: _seat(e.a)),
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
