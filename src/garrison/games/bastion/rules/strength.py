"""What an enemy costs: its strength, each thing that changes it, and the colours to pay in."""

from typing import Final

from mypy_extensions import i64

from garrison.games.bastion.rules.facts import (
    GUN,
    IMMUNE,
    INQUISITOR,
    LONE_WEREWOLF,
    PAY_ANY,
    PAY_EACH,
    PAY_OWN,
    STRENGTHENS_ALL,
    WEREWOLF,
    Card,
)
from garrison.games.bastion.rules.mana import ANY, COLOURS, ONE_OF_EACH, Colour, Mana, some
from garrison.games.bastion.rules.position import (
    BUILT_ON,
    CITADEL,
    CITADEL_STACK,
    DISTRICT_AT,
    SECTIONS,
    Place,
    Position,
    tile_of,
)
from garrison.games.bastion.rules.switches import flag, number

GUN_WEAKENS_BY: Final[i64] = number("gun-weakens-by", 24, "gun")
IMMUNE_TO_ENEMIES: Final[i64] = flag("immune-to-enemies", said="untouched")
"""Whether immune enemies escape all other enemies' properties, not only enchantments."""


def colour_of(state: Position, card: Card, place: Place) -> Colour:
    """A card's own colour; legends take the colour of the district where they stand.

    R18 "Сила"; R15 "Легендарный отряд". Knellerwyrm has no colour: ANY.
    """
    if state.facts.pay[card] == PAY_OWN:
        return state.facts.colour[card]
    tile = tile_of(place)
    if state.facts.pay[card] == PAY_ANY or tile == CITADEL:
        return ANY
    return state.cell(DISTRICT_AT + tile)


def dragon_adds(state: Position, card: Card, place: Place) -> i64:
    """The top dragon makes every other enemy of its colour one stronger.

    R18 "Свойства врагов"; R15 "Дракон", "Кнеллервирм" (all colours). Immune enemies escape it.
    """
    dragon = state.head(CITADEL_STACK)
    if dragon < 0 or dragon == card or state.has(card, IMMUNE):
        return 0
    if state.has(dragon, STRENGTHENS_ALL):
        return 1
    return 1 if colour_of(state, card, place) == state.facts.colour[dragon] else 0


def inquisitor_adds(state: Position, card: Card, place: Place) -> i64:
    """The Inquisitor makes its neighbours one stronger. R18 "Свойства врагов"; R15 "Инквизитор"."""
    if place > SECTIONS or (state.is_on(IMMUNE_TO_ENEMIES) and state.has(card, IMMUNE)):
        return 0
    added: i64 = 0
    if place > 1 and _is_inquisitor(state, place - 1):
        added += 1
    if place < SECTIONS and _is_inquisitor(state, place + 1):
        added += 1
    return added


def _is_inquisitor(state: Position, section: Place) -> bool:
    card = state.head(section)
    return card >= 0 and state.has(card, INQUISITOR)


def gun_takes(state: Position, card: Card, place: Place) -> i64:
    """A gun weakens enemies of its colour at the wall and on the square of its district.

    R18 and R15 "Орудие"; by how much is a difference of the editions.
    """
    tile = tile_of(place)
    if tile == CITADEL or state.has(card, IMMUNE):
        return 0
    gun = GUN * COLOURS + colour_of(state, card, place)
    at = BUILT_ON + tile * 2
    if state.cells[at] == gun or state.cell(at + 1) == gun:
        return state.facts.switches[GUN_WEAKENS_BY]
    return 0


def base_strength(state: Position, card: Card, place: Place) -> i64:
    """What is printed on the card; for a werewolf what its neighbours make of it."""
    if state.has(card, WEREWOLF):
        return werewolf_strength(state, place)
    return state.facts.strength[card]


def werewolf_strength(state: Position, place: Place) -> i64:
    """A werewolf is as strong as its neighbours together, with all that changes their strength.

    R18 "Свойства врагов"; R15 "Оборотень". Alone, or next to another werewolf, it is 9.
    """
    if place > SECTIONS:
        return LONE_WEREWOLF
    left = _neighbour_strength(state, place - 1)
    right = _neighbour_strength(state, place + 1)
    if left < 0 or right < 0 or not left + right:
        return LONE_WEREWOLF
    return left + right


def _neighbour_strength(state: Position, section: Place) -> i64:
    """Strength of all parts there together; 0 for nobody, -1 for another werewolf."""
    if section < 1 or section > SECTIONS:
        return 0
    card = state.head(section)
    if card >= 0 and state.has(card, WEREWOLF):
        return -1
    added: i64 = 0
    while card >= 0:
        added += strength(state, card, section)
        card = state.below(card)
    return added


def strength(state: Position, card: Card, place: Place) -> i64:
    """One part of a unit with everything that changes it, added up and then raised to 1."""
    changed = (
        base_strength(state, card, place)
        + dragon_adds(state, card, place)
        + inquisitor_adds(state, card, place)
        - gun_takes(state, card, place)
    )
    if changed < 1:
        return 1
    return changed


def price(state: Position, place: Place) -> Mana:
    """What the parts at a place cost that spells can act on: each part in its own colour.

    R18 "Свойства врагов" (combined enemies); R15 "Симбиот".
    """
    cost: i64 = 0
    card = state.head(place)
    while card >= 0:
        if not state.has(card, IMMUNE):
            cost += some(strength(state, card, place), colour_of(state, card, place))
        card = state.part_below(card, place)
    return cost


def fixed_price(state: Position, place: Place) -> Mana:
    """What an immune part costs, which no spell changes: one or two of every colour.

    R18 "Сила" (prismatic); R15 "Голем". What an Inquisitor adds is paid in the district's colour.
    """
    card = state.head(place)
    if card < 0 or not state.has(card, IMMUNE):
        return 0
    added = inquisitor_adds(state, card, place)
    cost = some(added, colour_of(state, card, place))
    if state.facts.pay[card] == PAY_EACH:
        return cost + ONE_OF_EACH * (state.facts.strength[card] // COLOURS)
    return cost + some(state.facts.strength[card], colour_of(state, card, place))
