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


class Taste:
    """What things are worth to a hero who decides quickly. Set by hand; see docs/bots.md."""

    def __init__(self) -> None:
        self.card = 1.2
        """Any card that is gone,"""
        self.resistance = 0.15
        """for each point of its resistance,"""
        self.grasping = 2.0
        """if it comes back to grasp tiles,"""
        self.hurting = 2.2
        """if it comes back to hurt, to corrupt or to bring more,"""
        self.annoying = 0.8
        """if it comes back with anything else,"""
        self.hampering = 1.5
        """if it holds a die or forbids equipment,"""
        self.rewarding = 0.6
        """if its defeat brings something good,"""
        self.vengeful = 0.7
        """or something bad (taken off),"""
        self.marked = 1.0
        """if it is about to grasp a tile,"""
        self.filling = 1.2
        """if it fills a board,"""
        self.nearly_filling = 0.5
        """or all but one slot of it,"""
        self.warlord = 6.0
        """if it is a warlord."""
        self.token = 0.35
        """A token of equipment."""
        self.call = 2.4
        """What a tile must promise before a Call to Arms is spent on it."""
        self.second = 0.6
        """Which part of the lesser of two fights at once counts."""
        self.first_tile = 2.5
        """The Fountain with one tile grasped,"""
        self.second_tile = 6.0
        """with two,"""
        self.mark_removed = 0.8
        """and for each card about to grasp."""
        self.market = 1.3
        self.dispensary = 0.9
        self.healing = 4.5
        """A fallen hero brought back."""
        self.quarry = 1.4
        self.trebuchet = 1.0
        self.standard = 0.4
        """For each card of the colour."""
        self.tavern = 3.0
        """Divided by the life of the weakest."""
        self.tomb_life = 1.6
        """A life paid at the Tomb."""
        self.arming = 1.0
        """Market and Dispensary more, while a warlord stands at the walls."""
        self.nearness = 0.95
        """What can be done after a step, compared with the same here."""


TASTE: Final = Taste()


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
        return TASTE.grasping
    if effect == LOSE_LIFE or effect == CORRUPTION or effect == DRAW:
        return TASTE.hurting
    return TASTE.annoying


def danger(state: Siege, slot: i64) -> float:
    """How much the card in a slot is better gone."""
    card = state.slots[slot]
    total = TASTE.card + TASTE.resistance * float(state.box.resistances[card])
    for at in range(PER_KIND):
        recurring = state.effect_at(slot, RECURRING * PER_KIND + at)
        if recurring != NOTHING:
            total += effect_danger(recurring)
        lasting = state.effect_at(slot, LASTING * PER_KIND + at)
        if lasting == BLOCK_DIE or lasting == NO_EQUIPMENT:
            total += TASTE.hampering
        parting = state.effect_at(slot, EXIT * PER_KIND + at)
        if parting != NOTHING:
            total += TASTE.rewarding if parting >= GAIN_EQUIPMENT else -TASTE.vengeful
    if state.card_grasps >> slot & 1:
        total += TASTE.marked
    free = state.free_slots(slot // 3)
    if free < 2:
        total += TASTE.filling if free == 0 else TASTE.nearly_filling
    return total + TASTE.warlord if state.box.is_warlord(card) else total


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
