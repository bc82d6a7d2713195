"""Whether a position can stand where a document says it stands."""

from collections.abc import Mapping
from typing import Final

from garrison.core.task_steps import AutomaticStep
from garrison.core.tasks import argument, code_of
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.aiming import AIMING, LENDING
from garrison.games.bastion.rules.channel import CHANNELLING
from garrison.games.bastion.rules.payment import PAYING
from garrison.games.bastion.rules.position import STEPS, SeatStep
from garrison.games.bastion.rules.state import Bastion
from garrison.games.bastion.rules.swaps import SWAPPING_WITH

_NEEDS: Final[Mapping[int, int]] = {
    int(AIMING): int(at.TARGET),
    int(LENDING): int(at.TARGET),
    int(PAYING): int(at.TARGET),
    int(CHANNELLING): int(at.SOURCE_USED),
    int(SWAPPING_WITH): int(at.FIRST_PICK),
}
"""What must be under way for some steps to be pending."""


def can_be_pending(state: Bastion) -> bool:
    """Whether somebody can decide what is to be decided first."""
    top = state.tasks.top()
    code, step = int(code_of(top)), STEPS.step(top)
    if isinstance(step, AutomaticStep) or (code in _NEEDS and not state.cells[_NEEDS[code]]):
        return False
    if isinstance(step, SeatStep) and argument(top, 0) >= state.facts.seats:
        return False
    return bool(state.moves())
