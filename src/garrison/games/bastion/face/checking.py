"""Whether a position can stand where a document says it stands."""

from collections.abc import Sequence

from garrison.core.task_steps import AutomaticStep
from garrison.core.tasks import argument, code_of
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.position import STEPS
from garrison.games.bastion.rules.setup import LAYING_DISTRICT
from garrison.games.bastion.rules.state import Bastion
from garrison.games.bastion.rules.turn import BEGINNING_TURN


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
    step = STEPS.step(top)
    if isinstance(step, AutomaticStep) or step.fault(state, top) is not None:
        return False
    return bool(state.moves())
