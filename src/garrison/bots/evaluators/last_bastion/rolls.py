"""Rolls of a fight that come to the same, taken together: only the fought colours matter."""

from mypy_extensions import i64

from garrison.core.tasks import argument, code_of
from garrison.games.last_bastion.rules.fight import ROLL_FIGHT
from garrison.games.last_bastion.rules.position import Position
from garrison.games.last_bastion.rules.terms import NOTHING, WHITE


def distinct_rolls(state: Position) -> tuple[list[int], list[int]]:
    """What chance can bring here with its weights; of rolls alike for the fight only the first."""
    moves, weights = state.moves(), state.weights()
    pending = state.tasks.top()
    if code_of(pending) != ROLL_FIGHT:
        return moves, weights
    slot, second = argument(pending, 0), argument(pending, 1) - 1
    colour = state.facts.card_colours[state.slots[slot]]
    other = colour if second == NOTHING else state.facts.card_colours[state.slots[second]]
    rolls = state.facts.rolls_of[argument(pending, 3)]
    found: list[int] = []
    shares: list[int] = []
    known: dict[int, int] = {}
    for at in range(len(moves)):
        kind = _kind(state, rolls[at], colour, other)
        if kind in known:
            shares[known[kind]] += weights[at]
        else:
            known[kind] = len(found)
            found.append(moves[at])
            shares.append(weights[at])
    return found, shares


def _kind(state: Position, roll: i64, colour: i64, other: i64) -> int:
    """How many dice show the one colour, the other, white."""
    facts = state.facts
    return int(
        facts.shown(roll, colour) + 8 * facts.shown(roll, other) + 64 * facts.shown(roll, WHITE)
    )
