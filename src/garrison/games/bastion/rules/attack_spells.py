"""Spells in an attack: which of them change what it costs, and whose they may be.

R18 "Атака", "Заклинания"; R15 "Атака", "Заклинания".
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, Refused
from garrison.games.bastion.rules.affording import (
    FLAME_HELPS_NEIGHBOURS,
    can_reach_price,
    may_help,
)
from garrison.games.bastion.rules.facts import ALCHEMY, FLAME, LIGHTNING, SpellType
from garrison.games.bastion.rules.mana import ANY, amount
from garrison.games.bastion.rules.payment import discs_due, least_due
from garrison.games.bastion.rules.position import (
    ALCHEMY_CAST,
    RELIEF,
    STEPS,
    TARGET,
    Position,
    Seat,
)
from garrison.games.bastion.rules.spells import (
    CAST,
    CAST_COPY,
    SPELL_USELESS,
    YOURSELF,
    copy_type,
    holds,
    is_forbidden,
    may_copy,
    why_not_ask,
    why_not_cast,
)
from garrison.games.bastion.rules.strength import price
from garrison.games.bastion.rules.swaps import ASK, ASK_COPY
from garrison.games.bastion.rules.terms import SPELL_KIND

_REFUSALS: Final = STEPS.refusals
FORBIDDEN: Final = _REFUSALS.add("forbidden", Argument("spell", SPELL_KIND), section="legends")
SPELL_SPOILS: Final = _REFUSALS.add(
    "spell-spoils", Argument("spell", SPELL_KIND), section="casting"
)
SPELL_NOT_YOURS: Final = _REFUSALS.add(
    "spell-not-yours", Argument("spell", SPELL_KIND), section="casting"
)
TOO_FAR: Final = _REFUSALS.add("too-far", Argument("spell", SPELL_KIND), section="casting")


def list_spells(state: Position, seat: Seat, into: Moves) -> None:
    """Spells that change what this attack costs: one's own, and others' for the asking.

    None if all of them together would not do, because somebody declined.
    """
    if not can_still_be_paid(state, seat, 0, False):
        return
    held = state.held_by_anyone()
    for type in range(len(state.facts.spell_kind)):
        if not held >> type & 1 or not does_something(state, type):
            continue
        if holds(state, seat, type) and keeps_hope(state, seat, seat, type, False):
            into.add(CAST.of(type))
        if may_copy(state, seat, type) and keeps_hope(state, seat, seat, type, True):
            into.add(CAST_COPY.of(type))
        if state.facts.spell_kind[type] != ALCHEMY:
            list_helpers(state, seat, type, into)


def may_add_spells(state: Position, seat: Seat) -> bool:
    if not state.held_by_anyone():
        return False
    into = Moves()
    list_spells(state, seat, into)
    return into.count > 0


def does_something(state: Position, type: SpellType) -> bool:
    """Whether a spell of this type would change what the attack costs now."""
    need, kind = price(state, state.cells[TARGET]), state.facts.spell_kind[type]
    if not need:
        return False
    if kind == ALCHEMY:
        return not state.cells[ALCHEMY_CAST] and not amount(need, ANY)
    if (kind != FLAME and kind != LIGHTNING) or is_forbidden(state, kind):
        return False
    return discs_due(state) > least_due(state)


def list_helpers(state: Position, seat: Seat, type: SpellType, into: Moves) -> None:
    for helper in range(state.facts.seats):
        if why_not_help(state, seat, helper, type, False) == OK:
            into.add(ASK.of(helper, type))
        if why_not_help(state, seat, helper, type, True) == OK:
            into.add(ASK_COPY.of(helper, type))


def why_not_help(
    state: Position, seat: Seat, helper: Seat, type: SpellType, by_copy: bool
) -> Refused:
    """Another's Flame or Lightning, where it reaches, unless he declined or it does harm."""
    if helper == seat or helper >= state.facts.seats:
        return YOURSELF.told()
    refused = why_not_cast(state, helper, type, by_copy) or why_unfit(state, type)
    if refused:
        return refused
    kind = state.facts.spell_kind[type]
    if kind == ALCHEMY:
        return SPELL_NOT_YOURS.told(kind)
    if not may_help(state, seat, helper, kind):
        far = state.is_on(FLAME_HELPS_NEIGHBOURS)
        return TOO_FAR.told(kind) if far else SPELL_NOT_YOURS.told(kind)
    refused = why_not_ask(state, seat, helper, type, by_copy)
    return refused or why_pointless(state, seat, helper, type, by_copy)


def why_unfit(state: Position, type: SpellType) -> Refused:
    """Whether spells of this kind belong to attacks, and nobody in play forbids them."""
    kind = state.facts.spell_kind[type]
    if kind != ALCHEMY and kind != FLAME and kind != LIGHTNING:
        return SPELL_USELESS.told(kind)
    return FORBIDDEN.told(kind) if is_forbidden(state, kind) else OK


def why_pointless(
    state: Position, seat: Seat, owner: Seat, type: SpellType, by_copy: bool
) -> Refused:
    """The spell would do nothing, or leave the attack without a spell it needs."""
    kind = state.facts.spell_kind[type]
    if not does_something(state, type) or not can_still_be_paid(state, seat, 0, False):
        return SPELL_USELESS.told(kind)
    hope = keeps_hope(state, seat, owner, type, by_copy)
    return OK if hope else SPELL_SPOILS.told(kind)


def keeps_hope(
    state: Position, attacker: Seat, owner: Seat, type: SpellType, by_copy: bool
) -> bool:
    """Whether the attack can still be paid for once this spell is cast.

    A Copy is not wasted on a spell if the attack needs it for another, and a spell that a Copy
    still has to copy is cast after it.
    """
    lifted = copy_type(state) if by_copy else type
    frees = state.facts.spell_kind[type] == ALCHEMY
    gained: i64 = 0
    if not frees:
        gained = state.facts.spell_power[type]
    state.hide_spell(owner, lifted)
    hope = can_still_be_paid(state, attacker, gained, frees)
    state.show_spell(owner, lifted)
    return hope


def can_still_be_paid(state: Position, seat: Seat, gained: i64, freed: bool) -> bool:
    """Whether everything left pays for the attack after this gain."""
    relief = state.cells[RELIEF] + gained
    free = freed or state.cells[ALCHEMY_CAST] != 0
    return can_reach_price(state, seat, state.cells[TARGET], relief, free, 0)
