"""Exchange and Teleport: spells that move enemies along the wall.

R18 "Рокировка", "Телепорт"; R15 "Рокировка", "Телепорт".
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import COUNT, NOT_NOW, OK, Argument, PendingFault, Refused
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, Verb, first, second
from garrison.games.bastion.rules.events import SWAPPED, TELEPORTED
from garrison.games.bastion.rules.facts import (
    EXCHANGE,
    IMMUNE,
    TELEPORT,
    SpellType,
)
from garrison.games.bastion.rules.position import (
    BELOW,
    FIRST_PICK,
    HEAD,
    NEVER_PENDING,
    ON_THE_RUN,
    STEPS,
    USABLE_SECTIONS,
    WHERE,
    Place,
    Position,
    Seat,
    SeatStep,
)
from garrison.games.bastion.rules.properties import move_unit
from garrison.games.bastion.rules.spells import (
    DECLINE,
    SPELL_USELESS,
    YOURSELF,
    BySpell,
    cast,
    copy_type,
    list_own,
    refuse,
    why_not_ask,
)
from garrison.games.bastion.rules.switches import flag
from garrison.games.bastion.rules.terms import ASKED, HOW, SEAT, SECTION, SPELL, SPELL_KIND

SWAPS_ON_ANY_TURN: Final[i64] = flag("swaps-on-any-turn", said="any-turn")
"""Whether Exchange and Teleport may be cast while another defender acts."""
IMMUNE_TO_SWAPS: Final[i64] = flag("immune-to-swaps")

_REFUSALS: Final = STEPS.refusals
OWN_TURN_ONLY: Final = _REFUSALS.add(
    "own-turn-only", Argument("spell", SPELL_KIND), section="casting"
)
NOTHING_TO_SWAP: Final = _REFUSALS.add("nothing-to-swap", section="spell-swap")
SECTION_UNFIT: Final = _REFUSALS.add(
    "section-unfit", Argument("section", COUNT), section="spell-swap"
)


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
            if state.is_on(SWAPS_ON_ANY_TURN):
                list_helpers(state, seat, type, into)


def list_helpers(state: Position, active: Seat, type: SpellType, into: Moves) -> None:
    """The others who could cast a spell of this type and have not declined."""
    for seat in range(state.facts.seats):
        if why_not_ask(state, active, seat, type, False) == OK:
            into.add(ASK.of(seat, type))
        if why_not_ask(state, active, seat, type, True) == OK:
            into.add(ASK_COPY.of(seat, type))


class AskForSwap(BySpell):
    """Ask another defender to cast Exchange or Teleport."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        seat, helper, type = argument(task, 0), first(move), second(move)
        if helper == seat or helper >= state.facts.seats:
            return YOURSELF.told()
        if not is_swap(state, type):
            return SPELL_USELESS.told(state.facts.spell_kind[type])
        if not state.is_on(SWAPS_ON_ANY_TURN):
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
    return card >= 0 and not (state.is_on(IMMUNE_TO_SWAPS) and state.has(card, IMMUNE))


def can_swap(state: Position, kind: i64) -> bool:
    """Whether there is anything for Exchange (two enemies) or Teleport (one, and room) to do."""
    units: i64 = 0
    free: i64 = 0
    for section in range(1, state.facts.switches[USABLE_SECTIONS] + 1):
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
        is_on_wall = section <= state.facts.switches[USABLE_SECTIONS]
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
        if section > state.facts.switches[USABLE_SECTIONS] or section == state.cells[FIRST_PICK]:
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
        card = state.cell(BELOW + card)


class SwapWith(SeatStep):
    """The first section is chosen already."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return super().fault(state, task) if state.cells[FIRST_PICK] else NEVER_PENDING


ASK: Final = AskForSwap("ask {seat} {spell}", False, SEAT, SPELL)
ASK_COPY: Final = AskForSwap("ask copy {seat} {spell}", True, SEAT, SPELL)
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
    SwapWith(
        "swap-with",
        PickSecond(PICK, SECTION),
        template="swap with: {seat} {spell}",
        fields=[Argument("seat", SEAT), Argument("spell", SPELL)],
    )
)
