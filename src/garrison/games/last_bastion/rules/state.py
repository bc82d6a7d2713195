"""Positions that can be played: here every phase is known, so all steps are declared."""

from typing import TypeAlias

from garrison.games.last_bastion.rules.effects import HAPPEN
from garrison.games.last_bastion.rules.facts import Facts
from garrison.games.last_bastion.rules.horde_phase import BOARD_STEP
from garrison.games.last_bastion.rules.position import SHARED_STEPS, Position
from garrison.games.last_bastion.rules.setup import SetupChoices, begin, empty

assert SHARED_STEPS.effect == HAPPEN
assert SHARED_STEPS.next_turn >= 0
assert BOARD_STEP >= 0
LastBastion: TypeAlias = Position
"""Positions are of one class, so that compiled code knows it at a glance."""


def new_game(facts: Facts, choices: SetupChoices) -> LastBastion:
    """The table as it is laid out before the first decision."""
    state = Position()
    empty(state, facts)
    begin(state, choices)
    state.settle()
    return state
