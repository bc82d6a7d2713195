"""Events as message ids with arguments, for logs, animation and statistics."""

from collections.abc import Callable, Sequence

from garrison.core.describing_events import Args, EventDescriber, message, named
from garrison.games.bastion.face.contents import COLOURS, Contents, Spell
from garrison.games.bastion.face.names import FOUNDATIONS, PLACES, SEATS, SLOTS, TILES
from garrison.games.bastion.rules.events import EVENTS
from garrison.games.bastion.rules.mana import total
from garrison.games.bastion.rules.position import CITADEL_STACK, SECTIONS


def make_event_describer(contents: Contents) -> EventDescriber:
    """What tells the events of a game with these cards."""
    cards, rituals = contents.cards(), contents.rituals()
    classes = [f"@bastion-enemy-{each.name}" for each in contents.classes]
    spells, colours = contents.spell_types(), named("bastion-colour", COLOURS)
    return EventDescriber(
        "bastion",
        EVENTS,
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
