"""The horde phase: recurring effects of a board's cards, then the board itself."""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, PendingFault, Refused
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, first, second
from garrison.games.last_bastion.rules import events
from garrison.games.last_bastion.rules.decisions import NO_SUCH_EFFECTS, Decision, Doing, SiegeVerb
from garrison.games.last_bastion.rules.hero_phase import HERO_PHASE
from garrison.games.last_bastion.rules.placement import NOT_PENDING, without
from garrison.games.last_bastion.rules.position import SHARED_STEPS, STEPS, Position
from garrison.games.last_bastion.rules.setup import arm_heroes, is_ready
from garrison.games.last_bastion.rules.terms import (
    BITS,
    BLUE,
    CORRUPTION,
    DISCARD_LAST,
    DRAW,
    EFFECT,
    EXHAUSTION,
    FROM_BOARD,
    FROM_RECURRING,
    LOSE_LIFE,
    LOSE_MOVE,
    NOTHING,
    PER_KIND,
    RECURRING,
    RED,
    SIDES,
    SLOT,
    SLOTS,
    YELLOW,
    Colour,
    Effect,
    Side,
)


def begin_turn(state: Position) -> None:
    """The next board clockwise has its turn: horde phase, then its hero's phase.

    After too many turns of heroes the siege is lost: a safeguard, real games are far shorter.
    """
    state.side = (state.side + 1) % SIDES
    seat = state.active()
    if seat != NOTHING:
        if state.turns >= state.facts.turns:
            state.end(EXHAUSTION)
            return
        state.turns += 1
        state.tasks.push(task_of(HERO_PHASE))
    state.moved = state.activated = state.fought = state.acted_moved = 0
    state.power_used = state.rerolled = 0
    if seat == NOTHING:
        state.emit(events.NEUTRAL_TURN, int(state.side))
    else:
        state.tell_of(events.TURN, seat, int(state.side))
    state.tasks.push(task_of(BOARD_STEP))
    pending = recurring_now(state, state.side)
    if pending:
        state.tasks.push(task_of(ORDER_RECURRING, pending))


def recurring_now(state: Position, side: Side) -> i64:
    """The recurring effects of the cards on a board now, as a bit set: later arrivals wait."""
    pending: i64 = 0
    one: i64 = 1
    for slot in range(side * 3, side * 3 + 3):
        if state.slots[slot] == NOTHING:
            continue
        for at in range(PER_KIND):
            if state.effect_at(slot, RECURRING * PER_KIND + at) != NOTHING:
                pending |= one << (slot % 3 * PER_KIND + at)
    return pending


class ResolveRecurring(SiegeVerb):
    """The next recurring effect happens to the player in turn; on a neutral board to one of all."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        pending = argument(task, 0)
        one: i64 = 1
        for slot in range(state.side * 3, state.side * 3 + 3):
            listed: i64 = 0
            for at in range(PER_KIND):
                if pending >> (slot % 3 * PER_KIND + at) & 1:
                    effect = state.effect_at(slot, RECURRING * PER_KIND + at)
                    if not listed >> effect & 1:
                        listed |= one << effect
                        into.add(self.of(slot, effect))

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        slot = first(move)
        if slot // 3 != state.side or state.slots[slot] == NOTHING:
            return NOT_PENDING.told()
        pending = argument(task, 0)
        left = without(state, pending, slot, slot % 3 * PER_KIND, RECURRING, second(move))
        return OK if left != pending else NOT_PENDING.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        slot, effect = first(move), second(move)
        left = without(state, argument(task, 0), slot, slot % 3 * PER_KIND, RECURRING, effect)
        if left:
            state.tasks.push(task_of(ORDER_RECURRING, left))
        state.push_effect(effect, state.active(), slot, FROM_RECURRING)


class OrderRecurring(Decision):
    """Which recurring effect of the board in turn comes next."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        there = recurring_now(state, state.side)
        return NO_SUCH_EFFECTS if argument(task, 0) & ~there else None


class BoardStep(Doing):
    """A full board does what it says; otherwise the player in turn draws a card.

    LB-RU "Фаза орды" step 2. A neutral board never draws.
    """

    def happen(self, state: Position, task: Task) -> None:
        seat = state.active()
        if not state.free_slots(state.side):
            effect = board_effect(state.boards[state.side])
            state.push_effect(effect, seat, SLOTS, FROM_BOARD)
        elif seat != NOTHING:
            state.push_effect(DRAW, seat, SLOTS, FROM_BOARD)


def board_effect(colour: Colour) -> Effect:
    """LB-RU booklet "Планшеты орды"."""
    if colour == RED:
        return LOSE_LIFE
    if colour == BLUE:
        return LOSE_MOVE
    return CORRUPTION if colour == YELLOW else DISCARD_LAST


class NextTurn(Doing):
    """The next board is in turn; before the first one every hero is armed."""

    def happen(self, state: Position, task: Task) -> None:
        if not is_ready(state):
            arm_heroes(state)
        begin_turn(state)


SHARED_STEPS.next_turn = STEPS.add(NextTurn("next-turn"))
BOARD_STEP: Final[i64] = STEPS.add(BoardStep("board-step"))
ORDER_RECURRING: Final[i64] = STEPS.add(
    OrderRecurring(
        "order-recurring",
        ResolveRecurring("resolve {slot} {effect}", SLOT, EFFECT),
        fields=[Argument("effects", BITS)],
    )
)
"""Which of the effects still to come is next: the player's choice."""
