"""Positions that can be played: every phase is known here, so all steps are declared."""

from typing import TypeAlias

from garrison.games.bastion.rules.facts import Facts
from garrison.games.bastion.rules.position import Position
from garrison.games.bastion.rules.setup import begin

Bastion: TypeAlias = Position
"""Positions are of one class, so that compiled code knows it at a glance."""


def new_game(facts: Facts) -> Bastion:
    """The position before anything is set up."""
    state = Position()
    begin(state, facts)
    state.settle()
    return state
