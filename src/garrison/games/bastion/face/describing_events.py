"""Events as message ids with arguments, for logs, animation and statistics."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from garrison.core.describing_events import Args, EventDescriber, message, named
from garrison.games.bastion.face.contents import COLOURS, Contents, Spell
from garrison.games.bastion.face.names import FOUNDATIONS, PLACES, SEATS, TILES
from garrison.games.bastion.face.writing import SLOTS
from garrison.games.bastion.rules import events
from garrison.games.bastion.rules.mana import total
from garrison.games.bastion.rules.position import CITADEL_STACK, SECTIONS

_EVENTS: Final[Mapping[int, Sequence[str]]] = {
    events.ENTERED: ("entered", "enemy", "place"),
    events.JOINED: ("joined", "enemy", "host", "place"),
    events.FLEW: ("flew", "enemy", "from place", "to place"),
    events.SET_ASIDE: ("set-aside", "enemy"),
    events.MARCHED: ("marched", "enemy", "from place", "to place"),
    events.OVERRUN: ("overrun", "enemy"),
    events.SAVED: ("saved",),
    events.EXPELLED: ("expelled", "seat", "from tile", "to tile"),
    events.MOVED: ("moved", "seat", "from tile", "to tile"),
    events.CHANNELLED: ("channelled", "seat", "source", "colour", "count"),
    events.TOWER_EMPTIED: ("tower-emptied", "seat", "tile", "count"),
    events.CITADEL_EMPTIED: ("citadel-emptied", "seat", "count"),
    events.REVIVED: ("revived", "seat", "source"),
    events.CONVERTED: ("converted", "seat", "from colour", "to colour"),
    events.GAVE: ("gave", "seat", "taker", "colour"),
    events.CAST_SPELL: ("cast", "seat", "spell", "copy"),
    events.DEFEATED: ("defeated", "seat", "enemy", "place"),
    events.PAID: ("paid", "seat", "mana"),
    events.PERFORMED: ("performed", "seat", "ritual"),
    events.BUILT: ("built", "seat", "ritual", "foundation"),
    events.REPLACED: ("replaced", "ritual", "foundation"),
    events.DREW: ("drew", "seat", "ritual"),
    events.RETURNED: ("returned", "seat", "ritual"),
    events.SWAPPED: ("swapped", "enemy", "other", "from", "to"),
    events.TELEPORTED: ("teleported", "enemy", "from place", "to place"),
    events.TURN_BEGAN: ("turn", "seat"),
    events.DECLINED: ("declined", "seat"),
    events.LAID: ("laid", "colour", "tile"),
    events.SOURCE_LAID: ("source-laid", "ritual", "tile"),
    events.CLASS_PICKED: ("class-picked", "class"),
    events.WASHED_AWAY: ("washed-away", "tile", "count"),
    events.REPEATED: ("repeated", "seat"),
}


def make_event_describer(contents: Contents) -> EventDescriber:
    """What tells the events of a game with these cards."""
    cards, rituals = contents.cards(), contents.rituals()
    classes = [f"@bastion-enemy-{each.name}" for each in contents.classes]
    spells, colours = contents.spell_types(), named("bastion-colour", COLOURS)
    return EventDescriber(
        "bastion",
        _EVENTS,
        {
            "enemy": _card("enemy", "bastion-card", cards),
            "host": named("bastion-card", cards),
            "other": named("bastion-card", cards),
            "ritual": _card("ritual", "bastion-ritual", rituals),
            "class": lambda number: {"enemy": classes[number]},
            "spell": lambda number: _spell(spells[number]),
            "seat": SEATS,
            "taker": SEATS,
            "source": SLOTS,
            "colour": colours,
            "from colour": lambda number: {"from": colours[number]},
            "to colour": lambda number: {"to": colours[number]},
            "place": _place,
            "from place": lambda number: {"from": PLACES[number - 1]},
            "to place": lambda number: {"to": PLACES[number - 1]},
            "tile": lambda number: {"place": TILES[number]},
            "from tile": lambda number: {"from": TILES[number], "from-where": _kind(number)},
            "to tile": lambda number: {"to": TILES[number], "where": _kind(number)},
            "foundation": lambda number: {"place": FOUNDATIONS[number]},
            "mana": lambda number: {"count": int(total(number))},
        },
    )


def _spell(spell: Spell) -> Args:
    return {"spell": f"@bastion-spell-{spell.kind}", "power": spell.power}


def _card(kind: str, group: str, cards: Sequence[str]) -> Callable[[int], Args]:
    """A card by its name, and as documents write it."""
    return lambda number: {kind: message(f"{group}-{cards[number]}"), "card": cards[number]}


def _place(place: int) -> Args:
    """A place, and of which kind it is, so that a sentence can say "to the square of D3"."""
    kind = "wall" if place <= SECTIONS else "square" if place < CITADEL_STACK else "citadel"
    return {"place": PLACES[place - 1], "where": kind}


def _kind(tile: int) -> str:
    return "citadel" if TILES[tile] == "citadel" else "district"
