"""Spells: who may cast what, and the two that move enemies along the wall.

R18 "Заклинания"; R15 "Заклинания". Which kind fits which moment is decided where the moment is:
`attack`, `channel`, `movement` and `turn`.
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import COUNT, NOT_NOW, OK, Argument, Refused
from garrison.core.steps import Task, Verb, first, second
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.games.bastion.rules.events import CAST_SPELL, SWAPPED, TELEPORTED
from garrison.games.bastion.rules.events import DECLINED as DECLINED_EVENT
from garrison.games.bastion.rules.facts import (
    COPY,
    EXCHANGE,
    FLAME,
    FORBIDS_FLAME,
    FORBIDS_LIGHTNING,
    IMMUNE,
    LIGHTNING,
    TELEPORT,
    SpellType,
)
from garrison.games.bastion.rules.position import (
    AIR,
    BELOW,
    ENEMIES,
    FIRST_PICK,
    HEAD,
    HOLDS,
    LEGENDS,
    ON_THE_RUN,
    REFUSED,
    SPENT,
    STEPS,
    WHERE,
    Place,
    Position,
    Seat,
    SeatStep,
)
from garrison.games.bastion.rules.properties import move_unit
from garrison.games.bastion.rules.terms import ASKED, HOW, SEAT, SECTION, SPELL, SPELL_KIND

_REFUSALS: Final = STEPS.refusals
NO_SPELL: Final = _REFUSALS.add("no-spell", Argument("spell", SPELL_KIND))
NO_COPY: Final = _REFUSALS.add("no-copy", Argument("spell", SPELL_KIND))
SPELL_USELESS: Final = _REFUSALS.add("spell-useless", Argument("spell", SPELL_KIND))
OWN_TURN_ONLY: Final = _REFUSALS.add("own-turn-only", Argument("spell", SPELL_KIND))
HELPER_DECLINED: Final = _REFUSALS.add("helper-declined", Argument("seat", SEAT))
YOURSELF: Final = _REFUSALS.add("yourself")
NOTHING_TO_SWAP: Final = _REFUSALS.add("nothing-to-swap")
SECTION_UNFIT: Final = _REFUSALS.add("section-unfit", Argument("section", COUNT))


def holds(state: Position, seat: Seat, type: SpellType) -> bool:
    return state.cells[HOLDS + seat] >> type & 1 != 0


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
    if not state.cells[HOLDS + seat] & mask or mask >> type & 1:
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
        if state.facts.has(card, property) and state.is_in_play(card):
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
        where = state.cells[WHERE + card]
        if AIR <= where < SPENT:
            state.cells[WHERE + card] = SPENT


def give_back_lifted(state: Position) -> None:
    """What was cast comes to nothing: the cards go back to their owners."""
    for card in range(ENEMIES):
        where = state.cells[WHERE + card]
        if AIR <= where < SPENT:
            state.give_spell(where - AIR, card)


def refuse(state: Position, seat: Seat, type: SpellType) -> None:
    """A defender declines to cast; he is not asked for the same again this turn."""
    state.cells[REFUSED + seat] |= 1 << type
    state.emit(DECLINED_EVENT, int(seat), int(type))


def has_refused(state: Position, seat: Seat, type: SpellType) -> bool:
    return state.cells[REFUSED + seat] >> type & 1 != 0


def is_swap(state: Position, type: SpellType) -> bool:
    kind = state.facts.spell_kind[type]
    return kind == EXCHANGE or kind == TELEPORT


def list_swaps(state: Position, seat: Seat, into: Moves) -> None:
    """Exchange and Teleport: the active defender's own, and others' if they may help.

    R18: whenever any defender acts, so the owner is asked. R15: only in one's own turn.
    """
    mask = state.facts.kind_mask[EXCHANGE] | state.facts.kind_mask[TELEPORT]
    held = state.held_by_anyone() & mask
    if not held:
        return
    for type in range(len(state.facts.spell_kind)):
        if held >> type & 1 and can_swap(state, state.facts.spell_kind[type]):
            list_own(state, seat, type, into)
            if state.facts.swaps_on_any_turn:
                list_helpers(state, seat, type, into)


def list_own(state: Position, seat: Seat, type: SpellType, into: Moves) -> None:
    if holds(state, seat, type):
        into.add(CAST.of(type))
    if may_copy(state, seat, type):
        into.add(CAST_COPY.of(type))


def list_helpers(state: Position, active: Seat, type: SpellType, into: Moves) -> None:
    """The others who could cast a spell of this type and have not declined."""
    for seat in range(state.facts.seats):
        if why_not_ask(state, active, seat, type, False) == OK:
            into.add(ASK.of(seat, type))
        if why_not_ask(state, active, seat, type, True) == OK:
            into.add(ASK_COPY.of(seat, type))


class AskForSwap(Verb[Position]):
    """Ask another defender to cast Exchange or Teleport."""

    def __init__(self, template: str, by_copy: bool) -> None:
        super().__init__(template, SEAT, SPELL)
        self.by_copy = by_copy

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        seat, helper, type = argument(task, 0), first(move), second(move)
        if helper == seat or helper >= state.facts.seats:
            return YOURSELF.told()
        if not is_swap(state, type):
            return SPELL_USELESS.told(state.facts.spell_kind[type])
        if not state.facts.swaps_on_any_turn:
            return OWN_TURN_ONLY.told(state.facts.spell_kind[type])
        refused = why_not_ask(state, seat, helper, type, self.by_copy)
        return refused or why_no_swap(state, type)

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        begin_swap(state, first(move), second(move), self.by_copy, True)


def why_no_swap(state: Position, type: SpellType) -> Refused:
    return OK if can_swap(state, state.facts.spell_kind[type]) else NOTHING_TO_SWAP.told()


def can_be_swapped(state: Position, section: Place) -> bool:
    """Whether Exchange and Teleport may act on whoever stands there."""
    card = state.head(section)
    return card >= 0 and not (state.facts.immune_to_swaps and state.facts.has(card, IMMUNE))


def can_swap(state: Position, kind: i64) -> bool:
    """Whether there is anything for Exchange (two enemies) or Teleport (one, and room) to do."""
    units: i64 = 0
    free: i64 = 0
    for section in range(1, state.facts.usable_sections + 1):
        if can_be_swapped(state, section):
            units += 1
        elif state.head(section) < 0:
            free += 1
    return units >= 2 if kind == EXCHANGE else units > 0 and free > 0


def begin_swap(state: Position, seat: Seat, type: SpellType, by_copy: bool, asked: bool) -> None:
    """The caster chooses the sections one after the other."""
    state.tasks.push(task_of(SWAPPING, seat, type, 1 if by_copy else 0, 1 if asked else 0))


class DeclineSwap(Verb[Position]):
    """A defender who was asked may decline."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if argument(task, 3) else NOT_NOW

    def take(self, state: Position, task: Task, move: i64) -> None:
        by_copy = argument(task, 2) != 0
        refuse(state, argument(task, 0), copy_type(state) if by_copy else argument(task, 1))


class PickFirst(Verb[Position]):
    """Who is to be moved."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        section = first(move)
        is_on_wall = section <= state.facts.usable_sections
        fits = is_on_wall and can_be_swapped(state, section)
        return OK if fits else SECTION_UNFIT.told(section)

    def take(self, state: Position, task: Task, move: i64) -> None:
        seat, type = argument(task, 0), argument(task, 1)
        cast(state, seat, type, argument(task, 2) != 0)
        state.cells[ON_THE_RUN] = 0
        state.cells[FIRST_PICK] = first(move)
        state.tasks.push(task_of(SWAPPING_WITH, seat, type))


class PickSecond(Verb[Position]):
    """With whom to change places, or where to."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        section = first(move)
        if section > state.facts.usable_sections or section == state.cells[FIRST_PICK]:
            return SECTION_UNFIT.told(section)
        exchange = state.facts.spell_kind[argument(task, 1)] == EXCHANGE
        fits = can_be_swapped(state, section) if exchange else state.head(section) < 0
        return OK if fits else SECTION_UNFIT.told(section)

    def take(self, state: Position, task: Task, move: i64) -> None:
        pick_second(state, argument(task, 1), first(move))


def pick_second(state: Position, type: SpellType, section: Place) -> None:
    """The enemies change places, or the one enemy goes to the free section."""
    first = state.cells[FIRST_PICK]
    state.cells[FIRST_PICK] = 0
    card = state.head(first)
    if state.facts.spell_kind[type] == TELEPORT:
        move_unit(state, first, section)
        state.emit(TELEPORTED, int(card), int(first), int(section))
        return
    other = state.head(section)
    state.cells[HEAD + first], state.cells[HEAD + section] = other, card
    _tell_where(state, first)
    _tell_where(state, section)
    state.emit(SWAPPED, int(card), int(other), int(first), int(section))


def _tell_where(state: Position, section: Place) -> None:
    """Note for every card of a unit that it stands here now."""
    card = state.head(section)
    while card >= 0:
        state.cells[WHERE + card] = section
        card = state.cells[BELOW + card]


CAST: Final[Verb[Position]] = Verb("cast {spell}", SPELL)
CAST_COPY: Final[Verb[Position]] = Verb("copy {spell}", SPELL)
"""How spells are written; what casting one does is declared where the moment is."""
STEPS.number(CAST)
STEPS.number(CAST_COPY)
ASK: Final = AskForSwap("ask {seat} {spell}", False)
ASK_COPY: Final = AskForSwap("ask copy {seat} {spell}", True)
DECLINE: Final = "decline"
PICK: Final = "pick {section}"
SWAPPING: Final[i64] = STEPS.add(
    SeatStep(
        "swap",
        DeclineSwap(DECLINE),
        PickFirst(PICK, SECTION),
        template="swap: {seat} {how} {asked} {spell}",
        fields=[
            Argument("seat", SEAT),
            Argument("spell", SPELL),
            Argument("how", HOW),
            Argument("asked", ASKED),
        ],
    )
)
SWAPPING_WITH: Final[i64] = STEPS.add(
    SeatStep(
        "swap-with",
        PickSecond(PICK, SECTION),
        template="swap with: {seat} {spell}",
        fields=[Argument("seat", SEAT), Argument("spell", SPELL)],
    )
)
