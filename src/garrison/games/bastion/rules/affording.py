"""Whether an attack can be paid for, with mana and every spell that could be added to it.

R18 "Атака", "Пламя", "Молния", "Алхимия", "Копия"; R15 the same.
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.refusals import COUNT, Argument, Refused
from garrison.games.bastion.rules.facts import ALCHEMY, COPY, FLAME, LIGHTNING
from garrison.games.bastion.rules.mana import ANY, COLOURS, Mana, amount, covers, shortfall, total
from garrison.games.bastion.rules.position import ALCHEMY_CAST, HOLDS, STEPS, Place, Position, Seat
from garrison.games.bastion.rules.spells import (
    copy_type,
    first_type,
    has_refused,
    holds,
    is_forbidden,
    may_copy,
)
from garrison.games.bastion.rules.strength import fixed_price, price
from garrison.games.bastion.rules.switches import flag
from garrison.games.bastion.rules.terms import COLOUR

FLAME_HELPS_NEIGHBOURS: Final[i64] = flag("flame-helps-neighbours", said="flame-helps")

NEEDS_MANA: Final = STEPS.refusals.add(
    "needs-mana", Argument("count", COUNT), Argument("colour", COLOUR), section="attacking"
)
NEEDS_ANY_MANA: Final = STEPS.refusals.add(
    "needs-any-mana", Argument("count", COUNT), section="attacking"
)


def shortage(state: Position, seat: Seat, place: Place, relief: i64) -> Refused:
    """How much mana is missing, of the colour that is shortest."""
    cost = price(state, place) + fixed_price(state, place)
    purse = state.purse(seat)
    if amount(cost, ANY) or state.cells[ALCHEMY_CAST]:
        return NEEDS_ANY_MANA.told(_at_least_one(total(cost) - relief - total(purse)))
    worst: i64 = 0
    most = amount(cost, 0) - amount(purse, 0)
    for colour in range(1, COLOURS):
        lacks = amount(cost, colour) - amount(purse, colour)
        if lacks > most:
            worst, most = colour, lacks
    return NEEDS_MANA.told(_at_least_one(most - relief), worst)


def _at_least_one(count: i64) -> i64:
    one: i64 = 1
    return count if count > one else one


def can_afford(state: Position, seat: Seat, place: Place, copies_kept: i64) -> bool:
    """Whether mana and every spell that could be cast pay for this enemy.

    So many of the attacker's Copies are needed for something else.
    """
    return can_reach_price(state, seat, place, 0, False, copies_kept)


def can_reach_price(
    state: Position, seat: Seat, place: Place, relief: i64, free: bool, copies_kept: i64
) -> bool:
    """The same with so much relief already, and the colours already free or not."""
    fixed, need = fixed_price(state, place), price(state, place)
    if covers_price(state.purse(seat), need, fixed, relief, free):
        return True
    aid = most_aid(state, seat, free, copies_kept)
    return aid != 0 and _covers_with_aid(state.purse(seat), need, fixed, relief, free, aid)


def can_afford_with(state: Position, seat: Seat, place: Place, aid: i64) -> bool:
    """`can_afford` where the most that spells can do, the same for every enemy, is known."""
    fixed, need = fixed_price(state, place), price(state, place)
    if covers_price(state.purse(seat), need, fixed, 0, False):
        return True
    return aid != 0 and _covers_with_aid(state.purse(seat), need, fixed, 0, False, aid)


def _covers_with_aid(
    purse: Mana, need: Mana, fixed: Mana, relief: i64, free: bool, aid: i64
) -> bool:
    if covers_price(purse, need, fixed, relief + (aid & _RELIEF), free or aid & _FREED != 0):
        return True
    return aid & _COPIED != 0 and covers_price(purse, need, fixed, relief + (aid >> 32), True)


_RELIEF: Final[i64] = 0xFFFF
_FREED: Final[i64] = 1 << 16
_COPIED: Final[i64] = 1 << 17


def most_aid(state: Position, seat: Seat, free: bool, copies_kept: i64) -> i64:
    """The most that spells can do for any attack of this defender, in one number.

    Its low bits are the relief, then whether an Alchemy frees the colours, whether a Copy could be
    one instead, and above them the relief that is left in that case. 0: no spell can help.
    """
    if not state.held_by_anyone() & _attack_spells(state):
        return 0
    alchemy = first_type(state, ALCHEMY)
    aid = most_relief(state, seat, copies_kept)
    if not free and alchemy >= 0:
        if holds(state, seat, alchemy):
            return aid | _FREED
        if may_copy(state, seat, alchemy) and _copies(state, seat) > copies_kept:
            aid |= _COPIED | most_relief(state, seat, copies_kept + 1) << 32
    return aid


def _attack_spells(state: Position) -> i64:
    """Every spell type that could be added to an attack by itself, as a bit set."""
    masks = state.facts.kind_mask
    return masks[FLAME] | masks[LIGHTNING] | masks[ALCHEMY]


def pays(state: Position, seat: Seat, place: Place, relief: i64, free: bool) -> bool:
    """Whether a defender's mana alone pays for an enemy after so much relief."""
    fixed, need = fixed_price(state, place), price(state, place)
    return covers_price(state.purse(seat), need, fixed, relief, free)


def covers_price(purse: Mana, need: Mana, fixed: Mana, relief: i64, free: bool) -> bool:
    """Whether a purse covers a price after so much relief, `free` of its colours or not.

    An immune part is paid for as it is. Of the rest at least one disc remains to be paid, unless
    an immune part is paid for anyway.
    """
    if fixed and not covers(purse, fixed):
        return False
    full = total(need)
    if not full:
        return True
    most = full if fixed else full - 1
    spared = relief if relief < most else most
    if free or amount(need, ANY):
        return total(purse - fixed) >= full - spared
    return shortfall(purse - fixed, need) <= spared


def may_help(state: Position, attacker: Seat, seat: Seat, kind: i64) -> bool:
    """Whether this defender's Flame or Lightning can be added to the attack.

    Lightning helps any attack. Flame helps one's own, and in one edition those made from one's
    own tile.
    """
    if kind == LIGHTNING:
        return True
    if kind != FLAME:
        return False
    if seat == attacker:
        return True
    return state.is_on(FLAME_HELPS_NEIGHBOURS) and state.tile(seat) == state.tile(attacker)


def most_relief(state: Position, attacker: Seat, copies_kept: i64) -> i64:
    """The most that all Flames, Lightnings and Copies of them can take off an attack."""
    mask = state.facts.kind_mask[FLAME] | state.facts.kind_mask[LIGHTNING]
    held = state.held_by_anyone() & mask
    if not held:
        return 0
    if is_forbidden(state, FLAME):
        held &= ~state.facts.kind_mask[FLAME]
    if is_forbidden(state, LIGHTNING):
        held &= ~state.facts.kind_mask[LIGHTNING]
    relief: i64 = 0
    for seat in range(state.facts.seats):
        relief += _relief_of(state, attacker, seat, held, copies_kept)
    return relief


def _relief_of(state: Position, attacker: Seat, seat: Seat, held: i64, copies_kept: i64) -> i64:
    """What one defender can contribute: own spells, and each Copy as the best one in any hand."""
    relief: i64 = 0
    best: i64 = 0
    for type in range(len(state.facts.spell_kind)):
        if not held >> type & 1 or not may_help(
            state, attacker, seat, state.facts.spell_kind[type]
        ):
            continue
        power = state.facts.spell_power[type]
        best = power if power > best else best
        if seat == attacker or not has_refused(state, seat, type):
            relief += power * state.count_held(seat, type)
    return relief + best * _copies_left(state, attacker, seat, copies_kept)


def _copies(state: Position, seat: Seat) -> i64:
    return state.count_held(seat, copy_type(state))


def _copies_left(state: Position, attacker: Seat, seat: Seat, kept: i64) -> i64:
    if not state.cell(HOLDS + seat) & state.facts.kind_mask[COPY]:
        return 0
    count = _copies(state, seat)
    if seat == attacker:
        count -= kept
    elif has_refused(state, seat, copy_type(state)):
        return 0
    if count < 0:
        return 0
    return count
