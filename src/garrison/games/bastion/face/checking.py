"""Whether a position can stand where a document says it stands."""

from collections.abc import Mapping, Sequence
from typing import Final

from garrison.core.task_steps import AutomaticStep
from garrison.core.tasks import argument, code_of
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.aiming import AIMING, LENDING
from garrison.games.bastion.rules.channel import CHANNELLING
from garrison.games.bastion.rules.payment import PAYING
from garrison.games.bastion.rules.position import STEPS, SeatStep
from garrison.games.bastion.rules.setup import LAYING_DISTRICT
from garrison.games.bastion.rules.state import Bastion
from garrison.games.bastion.rules.swaps import SWAPPING_WITH
from garrison.games.bastion.rules.turn import BEGINNING_TURN

_NEEDS: Final[Mapping[int, int]] = {
    int(AIMING): int(at.TARGET),
    int(LENDING): int(at.TARGET),
    int(PAYING): int(at.TARGET),
    int(CHANNELLING): int(at.SOURCE_USED),
    int(SWAPPING_WITH): int(at.FIRST_PICK),
}
"""What must be under way for some steps to be pending."""


def can_be_pending(state: Bastion, tasks: Sequence[int]) -> bool:
    """Whether somebody can decide what comes first, and a turn follows whatever else there is."""
    return code_of(tasks[0]) == BEGINNING_TURN and _lays_next(state, tasks) and _can_decide(state)


def _lays_next(state: Bastion, tasks: Sequence[int]) -> bool:
    """Whether districts are missing only from the one on that is to be laid now."""
    laid = sum(state.cells[at.DISTRICT_AT + position] >= 0 for position in range(6))
    lays = [task for task in tasks if code_of(task) == LAYING_DISTRICT]
    if not lays:
        return laid == 6
    return lays == [tasks[-1]] and laid == argument(tasks[-1], 0)


def _can_decide(state: Bastion) -> bool:
    top = state.tasks.top()
    code, step = int(code_of(top)), STEPS.step(top)
    if isinstance(step, AutomaticStep) or (code in _NEEDS and not state.cells[_NEEDS[code]]):
        return False
    if isinstance(step, SeatStep) and argument(top, 0) >= state.facts.seats:
        return False
    return bool(state.moves())
