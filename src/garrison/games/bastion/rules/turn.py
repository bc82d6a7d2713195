"""A turn: the enemy attack and the defender's actions, in the order of the edition.

R18 "Ход игры"; R15 "Порядок хода".
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.refusals import Argument
from garrison.core.task_steps import AutomaticStep
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task
from garrison.games.bastion.rules.actions import ACTING, begin_duty
from garrison.games.bastion.rules.enemy_attack import ENEMY_ATTACKS
from garrison.games.bastion.rules.events import TURN_BEGAN
from garrison.games.bastion.rules.position import (
    DONE,
    ON_THE_RUN,
    REFUSED,
    SEATS,
    STEPS,
    TURN,
    USED,
    Position,
)
from garrison.games.bastion.rules.switches import flag
from garrison.games.bastion.rules.terms import SEAT

ATTACK_FIRST: Final[i64] = flag("attack-first")


class BeginTurn(AutomaticStep[Position]):
    """R18: actions, then the enemy attack. R15: the enemy attack, then actions."""

    def happen(self, state: Position, task: Task) -> None:
        seat = argument(task, 0)
        state.cells[TURN] = seat
        state.cells[USED] = 0
        for each in range(SEATS):
            state.cells[REFUSED + each] = 0
        state.emit(TURN_BEGAN, int(seat))
        state.tasks.push(task_of(BEGINNING_TURN, (seat + 1) % state.facts.seats))
        if state.is_on(ATTACK_FIRST):
            state.tasks.push(task_of(BEGINNING_ACTIONS, seat))
            state.tasks.push(task_of(ENEMY_ATTACKS))
        else:
            state.tasks.push(task_of(ENEMY_ATTACKS))
            state.tasks.push(task_of(BEGINNING_ACTIONS, seat))


class BeginActions(AutomaticStep[Position]):
    """Every action can be done once more."""

    def happen(self, state: Position, task: Task) -> None:
        seat = argument(task, 0)
        state.cells[DONE] = 0
        state.cells[ON_THE_RUN] = 0
        begin_duty(state, seat)
        state.tasks.push(task_of(ACTING, seat))


_SEAT: Final = [Argument("seat", SEAT)]
BEGINNING_TURN: Final[i64] = STEPS.add(BeginTurn("begin-turn", "begin turn: {seat}", _SEAT))
BEGINNING_ACTIONS: Final[i64] = STEPS.add(
    BeginActions("begin-actions", "begin actions: {seat}", _SEAT)
)
