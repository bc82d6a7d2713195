"""The defender's actions. R18 "Действия защитника"."""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, Refused
from garrison.core.tasks import argument
from garrison.core.verbs import Task, Verb, first
from garrison.games.bastion.rules.artifacts import ACCUMULATE, CONVERT, list_artifacts
from garrison.games.bastion.rules.attack import ATTACK, SHOOT, SHOOT_COPY, list_attacks
from garrison.games.bastion.rules.channel import CHANNEL, list_channelling
from garrison.games.bastion.rules.events import REPEATED
from garrison.games.bastion.rules.facts import REPEAT, SpellType
from garrison.games.bastion.rules.movement import MOVE, RUN_ON, RUN_ON_COPY, list_moves
from garrison.games.bastion.rules.position import (
    ATTACKED,
    CHANNELLED,
    CITADEL,
    DONE,
    DUTY,
    ON_THE_RUN,
    STEPS,
    USED,
    Position,
    Seat,
    SeatStep,
)
from garrison.games.bastion.rules.sources import REVIVE
from garrison.games.bastion.rules.spells import (
    SPELL_USELESS,
    CastOwnSpell,
    cast,
    first_type,
    list_own,
)
from garrison.games.bastion.rules.swaps import (
    ASK,
    ASK_COPY,
    begin_swap,
    is_swap,
    list_swaps,
    why_no_swap,
)
from garrison.games.bastion.rules.switches import flag
from garrison.games.bastion.rules.terms import SEAT, SPELL
from garrison.games.bastion.rules.towers import GATHER, USE_TOWER

REPEAT_IS_A_TURN: Final[i64] = flag("repeat-is-a-turn", said="readies")

DUTY_FIRST: Final = STEPS.refusals.add("duty", section="dragons")


class Act(SeatStep):
    """Each action once a phase, in any order; artifacts and spells; ending the phase.

    A run ends when something else is done. What others may still decline, or what may be called
    off, ends it only when it happens.
    """

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        seat = argument(task, 0)
        if not owes_duty(state, seat):
            into.add(END.code)
        list_moves(state, seat, into)
        if not state.has_done(CHANNELLED):
            list_channelling(state, seat, into)
        if not state.has_done(ATTACKED):
            list_attacks(state, seat, into)
        REVIVE.moves(state, task, into)
        list_artifacts(state, seat, into)
        list_swaps(state, seat, into)
        repeat = first_type(state, REPEAT)
        if repeat >= 0:
            list_own(state, seat, repeat, into)


def begin_duty(state: Position, seat: Seat) -> None:
    """Who starts his actions beside a dragon must attack it or leave before they end."""
    state.cells[DUTY] = 1 if state.tile(seat) == CITADEL and state.has_dragon() else 0


def owes_duty(state: Position, seat: Seat) -> bool:
    """Who began beside a dragon must have attacked it or left. R18 "Свойства врагов"."""
    return state.cells[DUTY] != 0 and state.tile(seat) == CITADEL and state.has_dragon()


class EndActions(Verb[Position]):
    """The phase is over."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return DUTY_FIRST.told() if owes_duty(state, argument(task, 0)) else OK

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.cells[ON_THE_RUN] = 0


class CastInPhase(CastOwnSpell):
    """Repeat, Exchange and Teleport belong to no other action."""

    def why_unfit(self, state: Position, task: Task, move: i64) -> Refused:
        type = first(move)
        if is_swap(state, type):
            return why_no_swap(state, type)
        kind = state.facts.spell_kind[type]
        return OK if kind == REPEAT else SPELL_USELESS.told(kind)

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        state.cells[ON_THE_RUN] = 0
        seat, type = argument(task, 0), first(move)
        if is_swap(state, type):
            begin_swap(state, seat, type, self.by_copy, False)
        else:
            repeat_phase(state, seat, type, self.by_copy)


def repeat_phase(state: Position, seat: Seat, type: SpellType, by_copy: bool) -> None:
    """Another action phase at once, without an enemy attack in between.

    R18 and R15 "Повторение". Where it is a whole turn (R15), artifacts are ready again, and whoever
    begins it beside a dragon must attack it or leave.
    """
    cast(state, seat, type, by_copy)
    state.cells[DONE] = 0
    if state.is_on(REPEAT_IS_A_TURN):
        state.cells[USED] = 0
        begin_duty(state, seat)
    state.emit(REPEATED, int(seat))


END: Final = EndActions("end")
ACTING: Final[i64] = STEPS.add(
    Act(
        "act",
        END,
        MOVE,
        RUN_ON,
        RUN_ON_COPY,
        CHANNEL,
        USE_TOWER,
        GATHER,
        ATTACK,
        SHOOT,
        SHOOT_COPY,
        REVIVE,
        CONVERT,
        ACCUMULATE,
        CastInPhase("cast {spell}", False, SPELL),
        CastInPhase("copy {spell}", True, SPELL),
        ASK,
        ASK_COPY,
        template="act: {seat}",
        fields=[Argument("seat", SEAT)],
    )
)
