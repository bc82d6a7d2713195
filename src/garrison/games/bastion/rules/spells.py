"""Spells: who may cast what, and who may be asked for his.

R18 "Заклинания"; R15 "Заклинания". Which kind fits which moment is decided where the moment is:
`aiming`, `channel`, `movement`, `swaps` and `actions`.
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, Domain, Refused
from garrison.core.tasks import argument
from garrison.core.verbs import Task, Verb, first
from garrison.games.bastion.rules.events import CAST_SPELL
from garrison.games.bastion.rules.events import DECLINED as DECLINED_EVENT
from garrison.games.bastion.rules.facts import (
    COPY,
    FLAME,
    FORBIDS_FLAME,
    FORBIDS_LIGHTNING,
    LIGHTNING,
    SpellType,
)
from garrison.games.bastion.rules.position import (
    AIR,
    ENEMIES,
    HOLDS,
    LEGENDS,
    REFUSED,
    SPENT,
    STEPS,
    WHERE,
    Position,
    Seat,
)
from garrison.games.bastion.rules.terms import SEAT, SPELL, SPELL_KIND

_REFUSALS: Final = STEPS.refusals
NO_SPELL: Final = _REFUSALS.add("no-spell", Argument("spell", SPELL_KIND), section="casting")
NO_COPY: Final = _REFUSALS.add("no-copy", Argument("spell", SPELL_KIND), section="spell-other")
SPELL_USELESS: Final = _REFUSALS.add(
    "spell-useless", Argument("spell", SPELL_KIND), section="casting"
)
HELPER_DECLINED: Final = _REFUSALS.add("helper-declined", Argument("seat", SEAT), section="casting")
YOURSELF: Final = _REFUSALS.add("yourself", section="casting")


def holds(state: Position, seat: Seat, type: SpellType) -> bool:
    return state.cell(HOLDS + seat) >> type & 1 != 0


def copy_type(state: Position) -> SpellType:
    """The type of the spell Copy; -1 if no card of this box has it."""
    return first_type(state, COPY)


def first_type(state: Position, kind: i64) -> SpellType:
    """The first spell type of a kind; -1 if no card of this box has it."""
    return state.facts.first_type[kind]


def may_copy(state: Position, seat: Seat, type: SpellType) -> bool:
    """Whether this defender has a Copy and somebody holds a spell of this type for it.

    R18 and R15 "Копия": the copied card stays where it is; Copy does not copy Copy.
    """
    mask = state.facts.kind_mask[COPY]
    if not state.cell(HOLDS + seat) & mask or mask >> type & 1:
        return False
    return state.held_by_anyone() >> type & 1 != 0


def why_not_cast(state: Position, seat: Seat, type: SpellType, by_copy: bool) -> Refused:
    """Whether this defender has the spell, or a Copy for it, whatever the moment."""
    kind = state.facts.spell_kind[type]
    if by_copy:
        return OK if may_copy(state, seat, type) else NO_COPY.told(kind)
    return OK if holds(state, seat, type) else NO_SPELL.told(kind)


def why_not_cast_kind(state: Position, seat: Seat, kind: i64, by_copy: bool) -> Refused:
    """The same for the only spell of its kind, which may be in no box of this game."""
    type = first_type(state, kind)
    if type >= 0:
        return why_not_cast(state, seat, type, by_copy)
    return NO_COPY.told(kind) if by_copy else NO_SPELL.told(kind)


def why_not_ask(
    state: Position, active: Seat, helper: Seat, type: SpellType, copy: bool
) -> Refused:
    """Another defender who has the spell, or a Copy for it, and has not declined this turn."""
    if helper == active or helper >= state.facts.seats:
        return YOURSELF.told()
    refused = why_not_cast(state, helper, type, copy)
    if refused:
        return refused
    declined = has_refused(state, helper, copy_type(state) if copy else type)
    return HELPER_DECLINED.told(helper) if declined else OK


def is_forbidden(state: Position, kind: i64) -> bool:
    """Whether an enemy in play keeps everybody from casting this kind (Shaggon)."""
    property = FORBIDS_FLAME if kind == FLAME else FORBIDS_LIGHTNING
    if kind != FLAME and kind != LIGHTNING:
        return False
    for card in range(LEGENDS, ENEMIES):
        if state.has(card, property) and state.is_in_play(card):
            return True
    return False


def lift(state: Position, seat: Seat, type: SpellType, by_copy: bool) -> None:
    """A spell leaves the hand for as long as what it belongs to is under way."""
    card = state.lift_spell(seat, copy_type(state) if by_copy else type)
    state.cells[WHERE + card] = AIR + seat
    state.emit(CAST_SPELL, int(seat), int(type), int(by_copy))


def cast(state: Position, seat: Seat, type: SpellType, by_copy: bool) -> None:
    """A spell is cast: its card leaves the game."""
    card = state.lift_spell(seat, copy_type(state) if by_copy else type)
    state.cells[WHERE + card] = SPENT
    state.emit(CAST_SPELL, int(seat), int(type), int(by_copy))


def spend_lifted(state: Position) -> None:
    """What was cast has taken effect: the cards leave the game."""
    for card in range(ENEMIES):
        where = state.cell(WHERE + card)
        if AIR <= where < SPENT:
            state.cells[WHERE + card] = SPENT


def give_back_lifted(state: Position) -> None:
    """What was cast comes to nothing: the cards go back to their owners."""
    for card in range(ENEMIES):
        where = state.cell(WHERE + card)
        if AIR <= where < SPENT:
            state.give_spell(where - AIR, card)


def refuse(state: Position, seat: Seat, type: SpellType) -> None:
    """A defender declines to cast; he is not asked for the same again this turn."""
    state.cells[REFUSED + seat] |= 1 << type
    state.emit(DECLINED_EVENT, int(seat), int(type))


def has_refused(state: Position, seat: Seat, type: SpellType) -> bool:
    return state.cell(REFUSED + seat) >> type & 1 != 0


class BySpell(Verb[Position]):
    """A move that a spell makes, or a Copy of it."""

    def __init__(self, template: str, by_copy: bool, *domains: Domain) -> None:
        super().__init__(template, *domains)
        self.by_copy = by_copy


class CastOwnSpell(BySpell):
    """Cast one's own spell, or a Copy, where it fits."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        refused = why_not_cast(state, argument(task, 0), first(move), self.by_copy)
        return refused or self.why_unfit(state, task, move)

    def why_unfit(self, state: Position, task: Task, move: i64) -> Refused:
        """What keeps a spell that one has from being cast at this moment."""
        raise NotImplementedError


def list_own(state: Position, seat: Seat, type: SpellType, into: Moves) -> None:
    if holds(state, seat, type):
        into.add(CAST.of(type))
    if may_copy(state, seat, type):
        into.add(CAST_COPY.of(type))


CAST: Final[Verb[Position]] = Verb("cast {spell}", SPELL)
CAST_COPY: Final[Verb[Position]] = Verb("copy {spell}", SPELL)
"""How spells are written; what casting one does is declared where the moment is."""
STEPS.number(CAST)
STEPS.number(CAST_COPY)
DECLINE: Final = "decline"
