"""An attack under way: aiming, adding spells, asking others for theirs, calling it off.

R18 "Атака", "Заклинания"; R15 "Атака", "Заклинания". Payment is in `payment`.
"""

from mypy_extensions import i64

from garrison.core.tasks import task
from garrison.games.bastion.rules.affording import can_reach_price, may_help, pays
from garrison.games.bastion.rules.box import ALCHEMY, FLAME, LIGHTNING, MISSILE, SpellType
from garrison.games.bastion.rules.codes import (
    AIMING,
    ASK_COPY,
    CANCEL,
    CAST,
    CAST_COPY,
    LENDING,
    STRIKE,
)
from garrison.games.bastion.rules.mana import ANY, amount
from garrison.games.bastion.rules.payment import begin_payment, discs_due, least_due
from garrison.games.bastion.rules.position import (
    ALCHEMY_CAST,
    AT,
    CAME_FROM,
    DONE,
    MOVED,
    ON_THE_RUN,
    RAN_IN,
    RELIEF,
    TARGET,
    Place,
    Position,
    Seat,
)
from garrison.games.bastion.rules.spells import (
    copy_type,
    first_type,
    give_back_lifted,
    holds,
    is_forbidden,
    lift,
    list_helpers,
    may_copy,
)
from garrison.games.bastion.rules.strength import price


def begin_attack(state: Position, seat: Seat, place: Place) -> None:
    """Aim at an enemy. Where no spell could be added the payment follows at once."""
    state.cells[TARGET] = place
    state.cells[RELIEF] = 0
    state.cells[ALCHEMY_CAST] = 0
    aim(state, seat)


def shoot(state: Position, seat: Seat, place: Place, by_copy: bool) -> None:
    """With a Missile the attack can reach any part of the bastion. R18 and R15 "Стрела"."""
    lift(state, seat, first_type(state, MISSILE), by_copy)
    begin_attack(state, seat, place)


def aim(state: Position, seat: Seat) -> None:
    """Ask for spells while any can be added, then for the mana."""
    moves: list[int] = []
    if state.held_by_anyone():
        spell_moves(state, seat, moves)
    if moves or not can_pay_now(state, seat):
        state.tasks.push(task(AIMING, seat))
    else:
        begin_payment(state, seat)


def can_pay_now(state: Position, seat: Seat) -> bool:
    """Whether the mana suffices with the spells cast so far."""
    free = state.cells[ALCHEMY_CAST] != 0
    return pays(state, seat, state.cells[TARGET], state.cells[RELIEF], free)


def aim_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    """Cast, ask, strike; an attack that can no longer be paid for is called off."""
    if can_pay_now(state, seat):
        moves.append(STRIKE)
    spell_moves(state, seat, moves)
    if not moves:
        moves.append(CANCEL)


def spell_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    """Spells that change what this attack costs: one's own, and others' for the asking.

    None if all of them together would not do, because somebody declined.
    """
    need = price(state, state.cells[TARGET])
    if not need or not can_still_be_paid(state, seat, 0, False):
        return
    can_fall = discs_due(state) > least_due(state)
    for type in range(len(state.box.spell_kind)):
        kind = state.box.spell_kind[type]
        if kind == ALCHEMY:
            if not state.cells[ALCHEMY_CAST] and not amount(need, ANY):
                _list_own(state, seat, type, moves)
        elif can_fall and (kind == FLAME or kind == LIGHTNING) and not is_forbidden(state, kind):
            _list_own(state, seat, type, moves)
            _list_helpers(state, seat, type, kind, moves)


def _list_own(state: Position, seat: Seat, type: SpellType, moves: list[int]) -> None:
    if holds(state, seat, type) and keeps_hope(state, seat, seat, type, False):
        moves.append(int(CAST | type << 8))
    if may_copy(state, seat, type) and keeps_hope(state, seat, seat, type, True):
        moves.append(int(CAST_COPY | type << 8))


def _list_helpers(
    state: Position, seat: Seat, type: SpellType, kind: i64, moves: list[int]
) -> None:
    asked: list[int] = []
    list_helpers(state, seat, type, asked)
    for move in asked:
        helper: i64 = move >> 8 & 255
        by_copy = move & 255 == ASK_COPY
        if may_help(state, seat, helper, kind) and keeps_hope(state, seat, helper, type, by_copy):
            moves.append(move)


def keeps_hope(
    state: Position, attacker: Seat, owner: Seat, type: SpellType, by_copy: bool
) -> bool:
    """Whether the attack can still be paid for once this spell is cast.

    A Copy is not wasted on a spell if the attack needs it for another, and a spell that a Copy
    still has to copy is cast after it.
    """
    lifted = copy_type(state) if by_copy else type
    frees = state.box.spell_kind[type] == ALCHEMY
    gained: i64 = 0 if frees else state.box.spell_power[type]
    state.hide_spell(owner, lifted)
    hope = can_still_be_paid(state, attacker, gained, frees)
    state.show_spell(owner, lifted)
    return hope


def can_still_be_paid(state: Position, seat: Seat, gained: i64, freed: bool) -> bool:
    """Whether everything left pays for the attack after this gain."""
    relief = state.cells[RELIEF] + gained
    free = freed or state.cells[ALCHEMY_CAST] != 0
    return can_reach_price(state, seat, state.cells[TARGET], relief, free, 0)


def add_spell(state: Position, attacker: Seat, owner: Seat, type: SpellType, copy: bool) -> None:
    """A spell joins the attack."""
    lift(state, owner, type, copy)
    if state.box.spell_kind[type] == ALCHEMY:
        state.cells[ALCHEMY_CAST] = 1
    else:
        state.cells[RELIEF] += state.box.spell_power[type]
    aim(state, attacker)


def ask_for_spell(
    state: Position, attacker: Seat, owner: Seat, type: SpellType, copy: bool
) -> None:
    """The owner decides whether the spell is cast."""
    state.tasks.push(task(AIMING, attacker))
    state.tasks.push(task(LENDING, owner, type, 1 if copy else 0))


def call_off(state: Position, seat: Seat) -> None:
    """The attack cannot be paid for after all: everything is as it was before it."""
    give_back_lifted(state)
    state.cells[TARGET] = 0
    state.cells[RELIEF] = 0
    state.cells[ALCHEMY_CAST] = 0
    if not state.cells[CAME_FROM]:
        return
    state.cells[AT + seat] = state.cells[CAME_FROM] - 1
    state.cells[ON_THE_RUN] = state.cells[RAN_IN]
    if not state.cells[RAN_IN]:
        state.cells[DONE] &= ~MOVED
    state.cells[CAME_FROM] = 0
    state.cells[RAN_IN] = 0
