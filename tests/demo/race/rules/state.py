"""Positions that can be played: every phase is known here, so all steps are declared."""

from garrison.core.tasks import task

from .position import Race, lay_pile
from .terms import CARDS
from .turn import TURN


def begin(state: Race) -> None:
    """The pile is shuffled, and the first seat is in turn."""
    lay_pile(state, list(range(len(CARDS))))
    state.tasks.push(task(TURN))
