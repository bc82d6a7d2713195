"""What a fight depends on: who can be fought, with how many dice, what a roll is worth."""

from mypy_extensions import i64

from garrison.games.last_bastion.rules.position import PLACE, Position
from garrison.games.last_bastion.rules.terms import (
    BLOCK_DIE,
    FENG_LI,
    KAZGIN,
    NO_EQUIPMENT,
    NO_WHITE,
    NOTHING,
    SLOTS,
    TWINDALLI,
    WHITE,
    Colour,
    Roll,
    Seat,
    Slot,
)


def in_reach(state: Position, seat: Seat) -> list[int]:
    """Slots with a card that the hero can fight from its tile.

    LB-RU "Биться с монстром": slots next to the tile, so none from the centre. Twindalli shoots
    along her row and column, near or far.
    """
    place = state.hero(seat, PLACE)
    found: list[int] = []
    far = state.has_power(seat, TWINDALLI)
    for slot in state.facts.in_line[place] if far else state.facts.beside[place]:
        if state.slots[slot] != NOTHING:
            found.append(int(slot))
    return found


def dice_of(state: Position, seat: Seat) -> i64:
    """White dice less those that sit on cards, and Kazgin's grey one."""
    blocked: i64 = 0
    for slot in range(SLOTS):
        if state.lasts(slot, BLOCK_DIE):
            blocked += 1
    dice = at_least_none(state.facts.white_dice - blocked)
    if state.has_power(seat, KAZGIN):
        dice += state.facts.grey_dice
    return dice


def resistance(state: Position, slot: Slot) -> i64:
    """What the card demands now: one less for its colour's standard, one less for the spell."""
    card = state.slots[slot]
    need = state.facts.resistances[card]
    if state.standard == state.facts.card_colours[card]:
        need -= 1
    if state.spell_slot == slot:
        need -= 1
    return at_least_none(need)


def at_least_none(count: i64) -> i64:
    """The count, or 0 if it would be less. In a conditional expression a literal would be boxed."""
    if count < 0:
        return 0
    return count


def may_reroll(state: Position, seat: Seat) -> bool:
    return not state.rerolled and state.has_power(seat, FENG_LI)


def allows_equipment(state: Position) -> bool:
    for slot in range(SLOTS):
        if state.lasts(slot, NO_EQUIPMENT):
            return False
    return True


def equipment_at_hand(state: Position, seat: Seat, colour: Colour) -> i64:
    """Tokens of a colour that can be spent: the hero's own and of all heroes on its tile."""
    if not allows_equipment(state):
        return 0
    total: i64 = 0
    for other in range(state.facts.seats):
        if state.hero(other, PLACE) == state.hero(seat, PLACE):
            total += state.hero(other, colour)
    return total


def most_spent(state: Position, slot: Slot) -> i64:
    """On one card at most its resistance of now; on one without any, still one."""
    need = resistance(state, slot)
    if need < 1:
        return 1
    return need


def is_beaten(state: Position, roll: Roll, slot: Slot, spent: i64) -> bool:
    """Whether dice and tokens reach the card's resistance."""
    facts = state.facts
    hits = facts.shown(roll, facts.card_colours[state.slots[slot]]) + spent
    if not state.lasts(slot, NO_WHITE):
        hits += facts.shown(roll, WHITE)
    return hits >= resistance(state, slot)


def are_both_beaten(
    state: Position, roll: Roll, slot: Slot, spent: i64, second: Slot, more: i64
) -> bool:
    """Whether the dice can be shared so that both cards are reached; each die counts once."""
    facts = state.facts
    need = at_least_none(resistance(state, slot) - spent)
    other = at_least_none(resistance(state, second) - more)
    colour = facts.card_colours[state.slots[slot]]
    colour_2 = facts.card_colours[state.slots[second]]
    shown, white = facts.shown(roll, colour), facts.shown(roll, WHITE)
    strict, strict_2 = state.lasts(slot, NO_WHITE), state.lasts(second, NO_WHITE)
    if colour == colour_2:
        coloured: i64 = 0
        if strict:
            coloured += need
        if strict_2:
            coloured += other
        return coloured <= shown and need + other <= shown + white
    short = at_least_none(need - shown)
    short_2 = at_least_none(other - facts.shown(roll, colour_2))
    if (strict and short) or (strict_2 and short_2):
        return False
    return short + short_2 <= white


def colour_of(state: Position, slot: Slot) -> Colour:
    return state.facts.card_colours[state.slots[slot]]


def purse(state: Position, seat: Seat, slot: Slot) -> i64:
    """How many tokens could be spent on one card."""
    at_hand = equipment_at_hand(state, seat, colour_of(state, slot))
    most = most_spent(state, slot)
    return at_hand if at_hand < most else most
