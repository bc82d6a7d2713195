"""The horde phase: recurring effects of a board's cards, then the board itself."""

from mypy_extensions import i64

from garrison.core.tasks import argument, task
from garrison.games.last_bastion.rules import events, work
from garrison.games.last_bastion.rules.effects import push_effect
from garrison.games.last_bastion.rules.siege import Siege
from garrison.games.last_bastion.rules.verbs import RESOLVE, field, move
from garrison.games.last_bastion.rules.words import (
    BLUE,
    CORRUPTION,
    DISCARD_LAST,
    DRAW,
    ENTRANCE,
    EXHAUSTION,
    FROM_BOARD,
    FROM_CARD,
    LOSE_LIFE,
    LOSE_MOVE,
    NOTHING,
    PER_KIND,
    RECURRING,
    RED,
    SIDES,
    SLOTS,
    YELLOW,
    Colour,
    Effect,
    Move,
    Side,
    Slot,
    Task,
)


def begin_turn(state: Siege) -> None:
    """The next board clockwise has its turn: horde phase, then its hero's phase.

    After too many turns of heroes the siege is lost: a safeguard, real games are far shorter.
    """
    state.side = (state.side + 1) % SIDES
    seat = state.active()
    if seat != NOTHING:
        if state.turns >= state.box.turns:
            state.end(EXHAUSTION)
            return
        state.turns += 1
        state.tasks.push(task(work.HERO_PHASE))
    state.moved = state.activated = state.fought = state.acted_moved = 0
    state.power_used = state.rerolled = 0
    if seat == NOTHING:
        state.emit(events.NEUTRAL_TURN, int(state.side))
    else:
        state.tell_of(events.TURN, seat, int(state.side))
    state.tasks.push(task(work.BOARD_STEP))
    pending = recurring_now(state, state.side)
    if pending:
        state.tasks.push(task(work.ORDER_RECURRING, pending))


def recurring_now(state: Siege, side: Side) -> i64:
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


def orders_of_recurring(state: Siege, pending: i64) -> list[int]:
    """Which of the effects still to come is next: the player's choice."""
    found: list[int] = []
    for bit in range(3 * PER_KIND):
        if pending >> bit & 1:
            slot = state.side * 3 + bit // PER_KIND
            effect = state.effect_at(slot, RECURRING * PER_KIND + bit % PER_KIND)
            _add_once(found, move(RESOLVE, slot, effect))
    return found


def resolve_recurring(state: Siege, pending: i64, number: Move) -> None:
    """The chosen effect happens to the player in turn; on a neutral board to one of the group."""
    slot = field(number, 0)
    left = _without(state, pending, slot, slot % 3 * PER_KIND, RECURRING, field(number, 1))
    if left:
        state.tasks.push(task(work.ORDER_RECURRING, left))
    push_effect(state, field(number, 1), state.active(), slot, FROM_CARD)


def orders_of_entrance(state: Siege, task_number: Task) -> list[int]:
    """Which entrance effect of an arrived card is next."""
    slot, pending = argument(task_number, 0), argument(task_number, 2)
    found: list[int] = []
    for at in range(PER_KIND):
        if pending >> at & 1:
            _add_once(found, move(RESOLVE, slot, state.box.effect(state.slots[slot], at)))
    return found


def resolve_entrance(state: Siege, task_number: Task, number: Move) -> None:
    """It is resolved to the end, cards it brings included, before the next one."""
    slot, seat = argument(task_number, 0), argument(task_number, 1)
    left = _without(state, argument(task_number, 2), slot, 0, ENTRANCE, field(number, 1))
    if left:
        state.tasks.push(task(work.ORDER_ENTRANCE, slot, seat, left))
    push_effect(state, field(number, 1), seat, slot, FROM_CARD)


def board_step(state: Siege) -> None:
    """A full board does what it says; otherwise the player in turn draws a card.

    LB-RU "Фаза орды" step 2. A neutral board never draws.
    """
    seat = state.active()
    if not state.free_slots(state.side):
        push_effect(state, board_effect(state.boards[state.side]), seat, SLOTS, FROM_BOARD)
    elif seat != NOTHING:
        push_effect(state, DRAW, seat, SLOTS, FROM_BOARD)


def board_effect(colour: Colour) -> Effect:
    """LB-RU booklet "Планшеты орды"."""
    if colour == RED:
        return LOSE_LIFE
    if colour == BLUE:
        return LOSE_MOVE
    return CORRUPTION if colour == YELLOW else DISCARD_LAST


def _add_once(found: list[int], number: int) -> None:
    if number not in found:
        found.append(number)


def _without(state: Siege, pending: i64, slot: Slot, shift: i64, kind: i64, effect: Effect) -> i64:
    """The bit set without the first pending effect like this one of the slot's card."""
    one: i64 = 1
    for at in range(PER_KIND):
        here = state.box.effect(state.slots[slot], kind * PER_KIND + at)
        if pending >> (shift + at) & 1 and here == effect:
            return pending & ~(one << (shift + at))
    return pending
