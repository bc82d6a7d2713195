"""How dangerous the horde's cards are, and how likely they are to be beaten."""

from typing import Final

from mypy_extensions import i64

from garrison.games.last_bastion.rules.combat import equipment_at_hand, resistance
from garrison.games.last_bastion.rules.siege import Siege
from garrison.games.last_bastion.rules.words import (
    BLOCK_DIE,
    CORRUPTION,
    DRAW,
    EXIT,
    GAIN_EQUIPMENT,
    GRASP,
    LASTING,
    LOSE_LIFE,
    NO_EQUIPMENT,
    NO_WHITE,
    NOTHING,
    PER_KIND,
    RECURRING,
)

WARLORD: Final = 6.0
"""What beating a warlord is worth more than beating a monster."""


def hits(dice: i64, need: i64, strict: bool) -> float:
    """The chance that so many dice show at least so many hits.

    A hit is the colour or, unless the card is strict about white faces, a white one.
    """
    if need <= 0:
        return 1.0
    hit = 1.0 / 6.0 if strict else 1.0 / 3.0
    total = 0.0
    for count in range(need, dice + 1):
        ways = 1.0
        for at in range(count):
            ways *= float(dice - at) / float(at + 1) * hit
        for _ in range(dice - count):
            ways *= 1.0 - hit
        total += ways
    return total


def effect_danger(effect: i64) -> float:
    """What an effect that comes back every turn costs."""
    if effect == GRASP:
        return 2.0
    if effect == LOSE_LIFE or effect == CORRUPTION or effect == DRAW:
        return 2.2
    return 0.8


def danger(state: Siege, slot: i64) -> float:
    """How much the card in a slot is better gone."""
    card = state.slots[slot]
    total = 1.2 + 0.15 * float(state.box.resistances[card])
    for at in range(PER_KIND):
        recurring = state.effect_at(slot, RECURRING * PER_KIND + at)
        if recurring != NOTHING:
            total += effect_danger(recurring)
        lasting = state.effect_at(slot, LASTING * PER_KIND + at)
        if lasting == BLOCK_DIE or lasting == NO_EQUIPMENT:
            total += 1.5
        parting = state.effect_at(slot, EXIT * PER_KIND + at)
        if parting != NOTHING:
            total += 0.6 if parting >= GAIN_EQUIPMENT else -0.7
    if state.card_grasps >> slot & 1:
        total += 1.0
    free = state.free_slots(slot // 3)
    if free < 2:
        total += 1.2 if free == 0 else 0.5
    return total + WARLORD if state.box.is_warlord(card) else total


def beats(state: Siege, seat: i64, slot: i64, dice: i64) -> tuple[float, float]:
    """The chance to beat a card with dice and tokens, and how many tokens that takes."""
    need = resistance(state, slot)
    colour = state.box.card_colours[state.slots[slot]]
    tokens = equipment_at_hand(state, seat, colour)
    strict = state.lasts(slot, NO_WHITE)
    if tokens > need:
        tokens = need
    chance = hits(dice, need - tokens, strict)
    spent = 0.0
    for used in range(1, tokens + 1):
        spent += 1.0 - hits(dice, need - used + 1, strict)
    return chance, spent if spent < float(tokens) else float(tokens)
