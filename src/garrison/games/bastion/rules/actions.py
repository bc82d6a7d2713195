"""The defender's actions, and every decision that belongs to one. R18 "Действия защитника"."""

from mypy_extensions import i64

from garrison.core.tasks import argument, code_of, task
from garrison.games.bastion.rules.artifacts import (
    artifact_moves,
    ask_for_mana,
    convert,
    give_mana,
    refuse_mana,
)
from garrison.games.bastion.rules.attack import (
    add_spell,
    aim_moves,
    ask_for_spell,
    begin_attack,
    call_off,
    shoot,
)
from garrison.games.bastion.rules.box import REPEAT, SpellType
from garrison.games.bastion.rules.channel import (
    cast_plenty,
    cast_prism,
    channel,
    channel_moves,
    channelling_moves,
    gather,
    revive,
    revive_moves,
    take,
    use_tower,
)
from garrison.games.bastion.rules.codes import (
    ACCUMULATE,
    ACTING,
    AGREE,
    AIMING,
    ASK,
    ASK_COPY,
    ATTACK,
    BUILDING,
    CANCEL,
    CAST,
    CAST_COPY,
    CHANNEL,
    CHANNELLING,
    CONVERT,
    DECLINE,
    END,
    GATHER,
    GIVING,
    LEAVING,
    LENDING,
    MOVE,
    PAYING,
    PERFORMING,
    PRISM_TO,
    PRISM_TO_COPY,
    REPEATED,
    RETURNING,
    REVIVE,
    SHOOT,
    SHOOT_COPY,
    SKIP,
    SPEED_ON_COPY,
    STRIKE,
    SWAPPING,
    SWAPPING_WITH,
    TAKE,
    TOWER,
)
from garrison.games.bastion.rules.movement import exits, leave, move, move_moves
from garrison.games.bastion.rules.payment import (
    begin_payment,
    continue_payment,
    pay,
    pay_moves,
)
from garrison.games.bastion.rules.position import (
    ATTACKED,
    CHANNELLED,
    CITADEL,
    CREDIT,
    DONE,
    DUTY,
    ON_THE_RUN,
    REVIVED,
    SLOTS,
    TURN,
    USED,
    Position,
    Seat,
)
from garrison.games.bastion.rules.rituals import (
    build,
    build_moves,
    give_back,
    perform,
    perform_moves,
    return_moves,
)
from garrison.games.bastion.rules.spells import (
    begin_swap,
    cast,
    copy_type,
    first_picks,
    first_type,
    holds,
    may_copy,
    pick_first,
    pick_second,
    refuse,
    second_picks,
    swap_moves,
)
from garrison.games.bastion.rules.targets import attack_moves


def act_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    """Each action once a phase, in any order; artifacts and spells; ending the phase."""
    if not owes_duty(state, seat):
        moves.append(END)
    move_moves(state, seat, moves)
    if not state.has_done(CHANNELLED):
        channel_moves(state, seat, moves)
    if not state.has_done(ATTACKED):
        attack_moves(state, seat, moves)
    if not state.has_done(REVIVED):
        revive_moves(state, seat, moves)
    artifact_moves(state, seat, moves)
    swap_moves(state, seat, moves)
    _repeat_moves(state, seat, moves)


def begin_duty(state: Position, seat: Seat) -> None:
    """Who starts his actions beside a dragon must attack it or leave before they end."""
    state.cells[DUTY] = 1 if state.tile(seat) == CITADEL and state.has_dragon() else 0


def owes_duty(state: Position, seat: Seat) -> bool:
    """Who began beside a dragon must have attacked it or left. R18 "Свойства врагов"."""
    return state.cells[DUTY] != 0 and state.tile(seat) == CITADEL and state.has_dragon()


def _repeat_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    repeat = first_type(state, REPEAT)
    if repeat < 0:
        return
    if holds(state, seat, repeat):
        moves.append(int(CAST | repeat << 8))
    if may_copy(state, seat, repeat):
        moves.append(int(CAST_COPY | repeat << 8))


def act(state: Position, seat: Seat, chosen: i64) -> None:
    """Do one thing; the phase goes on until it is ended.

    A run ends when something else is done. What others may still decline, or what may be called
    off, ends it only when it happens: `defeat`, `give_mana`, `pick_first`.
    """
    verb, first, second = chosen & 255, chosen >> 8 & 255, chosen >> 16 & 255
    if verb == END:
        state.cells[ON_THE_RUN] = 0
        return
    state.tasks.push(task(ACTING, seat))
    if MOVE <= verb <= SPEED_ON_COPY:
        move(state, seat, verb, first)
        return
    if verb == ATTACK:
        begin_attack(state, seat, first)
    elif verb == SHOOT or verb == SHOOT_COPY:
        shoot(state, seat, first, verb == SHOOT_COPY)
    elif verb == ACCUMULATE:
        ask_for_mana(state, seat, first, second)
    elif verb == ASK or verb == ASK_COPY:
        begin_swap(state, first, second, verb == ASK_COPY, True)
    else:
        state.cells[ON_THE_RUN] = 0
        _act_at_once(state, seat, verb, first, second)


def _act_at_once(state: Position, seat: Seat, verb: i64, first: i64, second: i64) -> None:
    """What nobody can refuse any more."""
    if verb == CHANNEL:
        channel(state, seat, state.tile(seat) * SLOTS + first, second)
    elif verb == TOWER:
        use_tower(state, seat, first)
    elif verb == GATHER:
        gather(state, seat)
    elif verb == REVIVE:
        revive(state, seat, state.tile(seat) * SLOTS + first)
    elif verb == CONVERT:
        convert(state, seat, first, second)
    elif state.box.spell_kind[first] == REPEAT:
        repeat_phase(state, seat, first, verb == CAST_COPY)
    else:
        begin_swap(state, seat, first, verb == CAST_COPY, False)


def repeat_phase(state: Position, seat: Seat, type: SpellType, by_copy: bool) -> None:
    """Another action phase at once, without an enemy attack in between.

    R18 and R15 "Повторение". Where it is a whole turn (R15), artifacts are ready again, and whoever
    begins it beside a dragon must attack it or leave.
    """
    cast(state, seat, type, by_copy)
    state.cells[DONE] = 0
    if state.box.repeat_is_a_turn:
        state.cells[USED] = 0
        begin_duty(state, seat)
    state.emit(REPEATED, int(seat))


def answer_moves(state: Position, top: i64, moves: list[int]) -> None:
    """What can be chosen where an action, an enemy or a fellow defender asks for a decision."""
    code, seat = code_of(top), argument(top, 0)
    if code == AIMING:
        aim_moves(state, seat, moves)
    elif code == PAYING:
        pay_moves(state, seat, moves)
    elif code == CHANNELLING:
        channelling_moves(state, seat, moves)
    elif code == PERFORMING:
        perform_moves(state, seat, moves)
    elif code == BUILDING:
        build_moves(state, moves)
    elif code == RETURNING:
        return_moves(state, seat, moves)
    elif code == LEAVING:
        exits(state, seat, moves)
    elif code == SWAPPING:
        first_picks(state, argument(top, 3) != 0, moves)
    elif code == SWAPPING_WITH:
        second_picks(state, argument(top, 1), moves)
    else:
        moves.append(AGREE)
        moves.append(DECLINE)


def answer(state: Position, top: i64, chosen: i64) -> None:
    code, seat, first = code_of(top), argument(top, 0), chosen >> 8 & 255
    if code == AIMING:
        _aim(state, seat, chosen)
    elif code == LENDING:
        _lend(state, top, chosen)
    elif code == PAYING:
        pay(state, first)
        continue_payment(state, seat)
    elif code == CHANNELLING:
        _continue_channelling(state, seat, chosen)
    elif code == GIVING:
        _give(state, top, chosen)
    elif code == RETURNING:
        give_back(state, seat, first)
    elif code == LEAVING:
        leave(state, seat, first)
    elif code == PERFORMING:
        _perform(state, seat, chosen)
    elif code == BUILDING:
        build(state, seat, argument(top, 1), first)
    elif code == SWAPPING:
        _swap(state, top, chosen)
    else:
        pick_second(state, argument(top, 1), first)


def _aim(state: Position, seat: Seat, chosen: i64) -> None:
    verb, first, second = chosen & 255, chosen >> 8 & 255, chosen >> 16 & 255
    if verb == STRIKE:
        begin_payment(state, seat)
    elif verb == CANCEL:
        call_off(state, seat)
    elif verb == ASK or verb == ASK_COPY:
        ask_for_spell(state, seat, first, second, verb == ASK_COPY)
    else:
        add_spell(state, seat, seat, first, verb == CAST_COPY)


def _lend(state: Position, top: i64, chosen: i64) -> None:
    """The owner of a Flame or Lightning was asked to help the attacker."""
    owner, type, by_copy = argument(top, 0), argument(top, 1), argument(top, 2) != 0
    if chosen == AGREE:
        state.tasks.pop()
        add_spell(state, state.cells[TURN], owner, type, by_copy)
    else:
        refuse(state, owner, copy_type(state) if by_copy else type)


def _continue_channelling(state: Position, seat: Seat, chosen: i64) -> None:
    verb, first = chosen & 255, chosen >> 8 & 255
    if verb == TAKE:
        take(state, seat)
    elif verb == PRISM_TO or verb == PRISM_TO_COPY:
        cast_prism(state, seat, first, verb == PRISM_TO_COPY)
    else:
        cast_plenty(state, seat, first, verb == CAST_COPY)


def _give(state: Position, top: i64, chosen: i64) -> None:
    giver, taker, colour = argument(top, 0), argument(top, 1), argument(top, 2)
    if chosen == AGREE:
        give_mana(state, giver, taker, colour)
    else:
        refuse_mana(state, giver)


def _perform(state: Position, seat: Seat, chosen: i64) -> None:
    if chosen == SKIP:
        state.cells[CREDIT] = 0
    else:
        perform(state, seat, chosen >> 8 & 255)


def _swap(state: Position, top: i64, chosen: i64) -> None:
    seat, type, by_copy = argument(top, 0), argument(top, 1), argument(top, 2) != 0
    if chosen == DECLINE:
        refuse(state, seat, copy_type(state) if by_copy else type)
    else:
        pick_first(state, seat, type, by_copy, chosen >> 8 & 255)
