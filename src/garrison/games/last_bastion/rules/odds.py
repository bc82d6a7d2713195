"""Exact odds of a fight: the sum over every roll, Feng-Li's best choice of dice included."""

from typing import Final

from mypy_extensions import i64

from garrison.games.last_bastion.rules import combat
from garrison.games.last_bastion.rules.position import Position
from garrison.games.last_bastion.rules.terms import NOTHING, Roll, Seat, Slot

ONE: Final = 0
BOTH: Final = 1
EITHER: Final = 2
"""What counts as success: the card (or the first), both cards, at least one of them."""


class PlannedFight:
    """A fight that could be begun, and how many tokens would be spent on each card."""

    def __init__(self, slot: Slot, spent: i64, second: Slot = NOTHING, more: i64 = 0) -> None:
        self.slot = slot
        self.spent = spent
        self.second = second
        self.more = more


def ways(state: Position, seat: Seat, fight: PlannedFight, goal: int) -> list[int]:
    """In how many equally likely ways the fight succeeds, and out of how many."""
    dice = combat.dice_of(state, seat)
    if combat.may_reroll(state, seat):
        return _ways_with_reroll(state, fight, goal, dice)
    good = 0
    for roll, weight in zip(
        state.facts.rolls_of[dice], state.facts.roll_weights[dice], strict=True
    ):
        if succeeds(state, fight, goal, roll):
            good += weight
    return [good, power(6, dice)]


def succeeds(state: Position, fight: PlannedFight, goal: int, roll: Roll) -> bool:
    """Whether a roll, with the tokens, reaches the goal."""
    if goal == BOTH:
        return combat.are_both_beaten(
            state, roll, fight.slot, fight.spent, fight.second, fight.more
        )
    if combat.is_beaten(state, roll, fight.slot, fight.spent):
        return True
    return goal == EITHER and combat.is_beaten(state, roll, fight.second, fight.more)


def _ways_with_reroll(state: Position, fight: PlannedFight, goal: int, dice: i64) -> list[int]:
    """Feng-Li keeps, of every first roll, those dice that leave the best chance."""
    facts = state.facts
    worth = [_ways_after(state, fight, goal, kept, dice) for kept in range(len(facts.roll_parts))]
    good = 0
    for roll, weight in zip(facts.rolls_of[dice], facts.roll_weights[dice], strict=True):
        best = 0
        for kept in facts.roll_parts[roll]:
            if worth[kept] > best:
                best = worth[kept]
        good += weight * best
    return [good, power(36, dice)]


def _ways_after(state: Position, fight: PlannedFight, goal: int, kept: Roll, dice: i64) -> int:
    """Ways to succeed, out of 6 to the dice, when these are kept and the others rolled again."""
    facts = state.facts
    held = facts.dice_in(kept)
    if held > dice:
        return 0
    good = 0
    again = dice - held
    for roll, weight in zip(facts.rolls_of[again], facts.roll_weights[again], strict=True):
        if succeeds(state, fight, goal, facts.join(kept, roll, 1)):
            good += weight
    return good * power(6, held)


def power(base: i64, exponent: i64) -> int:
    result: i64 = 1
    for _ in range(exponent):
        result *= base
    return int(result)
