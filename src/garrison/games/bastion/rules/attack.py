"""Attacking: whom, with which spells, and paying for it.

R18 "Атака", "Заклинания"; R15 "Атака", "Заклинания". An attack is listed only if mana, the
attacker's spells and the spells others could lend can pay for it.
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.tasks import task
from garrison.games.bastion.rules.box import (
    ALCHEMY,
    COPY,
    FLAME,
    IMMUNE,
    LIGHTNING,
    MISSILE,
    PRIEST,
    SHIELDS_WALL,
    SpellType,
)
from garrison.games.bastion.rules.codes import (
    AIMING,
    ATTACK,
    CANCEL,
    CAST,
    CAST_COPY,
    LENDING,
    SHOOT,
    SHOOT_COPY,
    STRIKE,
)
from garrison.games.bastion.rules.mana import ANY, Mana, amount, covers, shortfall, total
from garrison.games.bastion.rules.payment import begin_payment
from garrison.games.bastion.rules.position import (
    ALCHEMY_CAST,
    AT,
    CAME_FROM,
    CITADEL,
    CITADEL_STACK,
    DONE,
    HEAD,
    HOLDS,
    MOVED,
    ON_THE_RUN,
    PLACES,
    RAN_IN,
    RELIEF,
    SECTIONS,
    SQUARES,
    TARGET,
    Place,
    Position,
    Seat,
    tile_of,
)
from garrison.games.bastion.rules.spells import (
    copy_type,
    first_type,
    give_back_lifted,
    has_refused,
    holds,
    is_forbidden,
    lift,
    list_helpers,
    may_copy,
)
from garrison.games.bastion.rules.strength import fixed_price, price

OWN_ALCHEMY: Final[i64] = 1
COPIED_ALCHEMY: Final[i64] = 2


def is_shielded(state: Position, place: Place) -> bool:
    """Whether an enemy cannot be attacked: a priest stands next to it, or a Valkyrie above it.

    R18 "Свойства врагов"; R15 "Жрец", "Валькирия".
    """
    return is_shielded_by_priest(state, place) or is_shielded_by_valkyrie(state, place)


def escapes_protection(state: Position, place: Place) -> bool:
    """Whether other enemies' properties do nothing for whoever stands here."""
    return state.box.immune_to_enemies != 0 and state.box.has(state.head(place), IMMUNE)


def is_shielded_by_priest(state: Position, place: Place) -> bool:
    if place > SECTIONS or escapes_protection(state, place):
        return False
    if place > 1 and _has(state, place - 1, PRIEST):
        return True
    return place < SECTIONS and _has(state, place + 1, PRIEST)


def is_shielded_by_valkyrie(state: Position, place: Place) -> bool:
    if place > SECTIONS or escapes_protection(state, place):
        return False
    return _has(state, SQUARES + tile_of(place), SHIELDS_WALL)


def _has(state: Position, place: Place, property: i64) -> bool:
    card = state.cells[HEAD + place]
    return card >= 0 and state.box.has(card, property)


def is_in_reach(state: Position, seat: Seat, place: Place) -> bool:
    """Whether the enemy is on the attacker's own tile: wall, square or the citadel's top card."""
    return tile_of(place) == state.tile(seat)


def is_barred_by_dragon(state: Position, seat: Seat, place: Place) -> bool:
    """R15 "Атака": beside a dragon nobody else can be attacked."""
    beside = state.box.dragon_bars_other_targets and state.tile(seat) == CITADEL
    return beside != 0 and state.has_dragon() and place != CITADEL_STACK


def attack_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    """Enemies within reach, and with a Missile all others, as far as they can be paid for."""
    missile = first_type(state, MISSILE)
    can_shoot = missile >= 0 and holds(state, seat, missile)
    can_copy = missile >= 0 and may_copy(state, seat, missile)
    if can_shoot or can_copy:
        for place in range(1, PLACES):
            _list_attack(state, seat, place, can_shoot, can_copy, moves)
        return
    tile = state.tile(seat)
    if tile == CITADEL:
        _list_attack(state, seat, CITADEL_STACK, False, False, moves)
        return
    for place in range(tile * 4 + 1, tile * 4 + 5):
        _list_attack(state, seat, place, False, False, moves)
    _list_attack(state, seat, SQUARES + tile, False, False, moves)


def _list_attack(
    state: Position, seat: Seat, place: Place, can_shoot: bool, can_copy: bool, moves: list[int]
) -> None:
    if state.head(place) < 0 or is_shielded(state, place):
        return
    if is_barred_by_dragon(state, seat, place):
        return
    if is_in_reach(state, seat, place):
        if can_afford(state, seat, place, 0):
            moves.append(int(ATTACK | place << 8))
    elif not state.box.has(state.head(place), IMMUNE):
        if can_shoot and can_afford(state, seat, place, 0):
            moves.append(int(SHOOT | place << 8))
        if can_copy and can_afford(state, seat, place, 1):
            moves.append(int(SHOOT_COPY | place << 8))


def can_afford(state: Position, seat: Seat, place: Place, copies_kept: i64) -> bool:
    """Whether mana and every spell that could be cast pay for this enemy.

    So many of the attacker's Copies are needed for something else.
    """
    fixed = fixed_price(state, place)
    purse = state.purse(seat)
    if fixed and not covers(purse, fixed):
        return False
    need = price(state, place)
    rest = purse - fixed
    if _pays(need, fixed, rest, 0, False):
        return True
    alchemy = first_type(state, ALCHEMY)
    colours_free = alchemy >= 0 and holds(state, seat, alchemy)
    if _pays(need, fixed, rest, most_relief(state, seat, copies_kept), colours_free):
        return True
    if alchemy < 0 or colours_free or not may_copy(state, seat, alchemy):
        return False
    if state.count_held(seat, copy_type(state)) <= copies_kept:
        return False
    return _pays(need, fixed, rest, most_relief(state, seat, copies_kept + 1), True)


def _pays(need: Mana, fixed: Mana, rest: Mana, relief: i64, colours_free: bool) -> bool:
    """Whether `rest` covers the price after so much relief; at least one disc is always paid."""
    full = total(need)
    if not full:
        return True
    spared = relief
    most = full if fixed else full - 1
    if spared > most:
        spared = most
    if colours_free or amount(need, ANY):
        return total(rest) >= full - spared
    return shortfall(rest, need) <= spared


def may_help(state: Position, attacker: Seat, seat: Seat, kind: i64) -> bool:
    """Whether this defender's Flame or Lightning can be added to the attack.

    Lightning helps any attack. Flame helps one's own, and in one edition those made from one's
    own tile. R18 and R15 "Пламя", "Молния".
    """
    if kind == LIGHTNING:
        return True
    if kind != FLAME:
        return False
    if seat == attacker:
        return True
    return state.box.flame_helps_neighbours != 0 and state.tile(seat) == state.tile(attacker)


def most_relief(state: Position, attacker: Seat, copies_kept: i64) -> i64:
    """The most that all Flames, Lightnings and Copies of them can take off an attack."""
    held = state.held_by_anyone()
    mask = state.box.kind_mask[FLAME] | state.box.kind_mask[LIGHTNING]
    if not held & mask:
        return 0
    flame = not is_forbidden(state, FLAME)
    lightning = not is_forbidden(state, LIGHTNING)
    relief: i64 = 0
    for seat in range(state.box.seats):
        best: i64 = 0
        for type in range(len(state.box.spell_kind)):
            if not (held & mask) >> type & 1:
                continue
            kind = state.box.spell_kind[type]
            allowed = flame if kind == FLAME else lightning
            if not allowed or not may_help(state, attacker, seat, kind):
                continue
            power = state.box.spell_power[type]
            best = power if power > best else best
            if seat == attacker or not has_refused(state, seat, type):
                relief += power * state.count_held(seat, type)
        relief += best * _copies_left(state, attacker, seat, copies_kept)
    return relief


def _copies_left(state: Position, attacker: Seat, seat: Seat, kept: i64) -> i64:
    if not state.cells[HOLDS + seat] & state.box.kind_mask[COPY]:
        return 0
    count = state.count_held(seat, copy_type(state))
    if seat == attacker:
        return count - kept if count > kept else 0
    return 0 if has_refused(state, seat, copy_type(state)) else count


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
    if _has_spell_choice(state, seat):
        state.tasks.push(task(AIMING, seat))
    else:
        begin_payment(state, seat)


def _has_spell_choice(state: Position, seat: Seat) -> bool:
    mask = state.box.kind_mask[FLAME] | state.box.kind_mask[LIGHTNING]
    if not state.held_by_anyone() & (mask | state.box.kind_mask[ALCHEMY]):
        return False
    moves: list[int] = []
    spell_moves(state, seat, moves)
    return len(moves) > 0


def remaining(state: Position) -> i64:
    """What the reducible parts of the target still cost in all."""
    left = total(price(state, state.cells[TARGET])) - state.cells[RELIEF]
    floor: i64 = 0 if fixed_price(state, state.cells[TARGET]) else 1
    return left if left > floor else floor


def can_pay_now(state: Position, seat: Seat) -> bool:
    """Whether the mana suffices with the spells cast so far."""
    place = state.cells[TARGET]
    fixed = fixed_price(state, place)
    purse = state.purse(seat)
    if fixed and not covers(purse, fixed):
        return False
    free = state.cells[ALCHEMY_CAST] != 0
    return _pays(price(state, place), fixed, purse - fixed, state.cells[RELIEF], free)


def aim_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    """Cast, ask, strike; an attack that nobody wants to help any more is called off."""
    if can_pay_now(state, seat):
        moves.append(STRIKE)
    spell_moves(state, seat, moves)
    if not moves:
        moves.append(CANCEL)


def spell_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    """Spells that change what this attack costs: one's own, and others' for the asking."""
    need = price(state, state.cells[TARGET])
    if not need:
        return
    floor: i64 = 0 if fixed_price(state, state.cells[TARGET]) else 1
    can_fall = remaining(state) > floor
    for type in range(len(state.box.spell_kind)):
        kind = state.box.spell_kind[type]
        if kind == ALCHEMY:
            if not state.cells[ALCHEMY_CAST] and not amount(need, ANY):
                _list_own(state, seat, type, moves)
        elif can_fall and (kind == FLAME or kind == LIGHTNING) and not is_forbidden(state, kind):
            _list_own(state, seat, type, moves)
            _list_helpers(state, seat, type, kind, moves)


def _list_own(state: Position, seat: Seat, type: SpellType, moves: list[int]) -> None:
    if holds(state, seat, type):
        moves.append(int(CAST | type << 8))
    if may_copy(state, seat, type) and _still_affordable(state, seat, type):
        moves.append(int(CAST_COPY | type << 8))


def _list_helpers(
    state: Position, seat: Seat, type: SpellType, kind: i64, moves: list[int]
) -> None:
    asked: list[int] = []
    list_helpers(state, seat, type, asked)
    for move in asked:
        helper: i64 = move >> 8 & 255
        if may_help(state, seat, helper, kind):
            moves.append(move)


def _still_affordable(state: Position, seat: Seat, type: SpellType) -> bool:
    """Whether the attack can still be paid for if a Copy is used up as this spell."""
    place = state.cells[TARGET]
    fixed = fixed_price(state, place)
    need = price(state, place)
    rest = state.purse(seat) - fixed
    alchemy = first_type(state, ALCHEMY)
    is_alchemy = type == alchemy
    gained: i64 = 0 if is_alchemy else state.box.spell_power[type]
    relief = state.cells[RELIEF] + gained
    free = (
        state.cells[ALCHEMY_CAST] != 0
        or is_alchemy
        or (alchemy >= 0 and holds(state, seat, alchemy))
    )
    if _pays(need, fixed, rest, relief + most_relief(state, seat, 1), free):
        return True
    copies = state.count_held(seat, copy_type(state))
    if copies < 2 or alchemy < 0 or not may_copy(state, seat, alchemy):
        return False
    return _pays(need, fixed, rest, relief + most_relief(state, seat, 2), True)


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
    if not state.cells[RAN_IN]:
        state.cells[DONE] &= ~MOVED
        state.cells[ON_THE_RUN] = 0
    state.cells[CAME_FROM] = 0
    state.cells[RAN_IN] = 0
