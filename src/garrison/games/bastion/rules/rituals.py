"""Rituals: performing them after a victory, building, and drawing new ones.

R18 "Ритуалы"; R15 "Ритуалы".
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.contract import DECK
from garrison.core.draws import DrawStep, DrawVerb
from garrison.core.moves import Moves
from garrison.core.piles import Pile
from garrison.core.refusals import OK, Argument, Refusal, Refused
from garrison.core.task_steps import AutomaticStep
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, Verb, first
from garrison.games.bastion.rules.events import BUILT, DREW, PERFORMED, REPLACED, RETURNED
from garrison.games.bastion.rules.facts import SOURCE, Ritual
from garrison.games.bastion.rules.mana import ANY, COLOURS, amount, some
from garrison.games.bastion.rules.position import (
    ARTIFACT,
    BUILT_ON,
    CHANCE_DECIDES,
    CREDIT,
    DAMAGED,
    FOUNDATION_COUNT,
    FOUNDATIONS,
    HELD,
    IN_DECK,
    IN_SETUP,
    NOTHING,
    OFFERED,
    RESERVE,
    RITUAL_AT,
    RITUAL_OUT,
    RITUAL_RETURNED,
    RITUALS,
    SLOTS,
    STEPS,
    Position,
    Seat,
    SeatStep,
)
from garrison.games.bastion.rules.switches import flag
from garrison.games.bastion.rules.terms import COLOUR, FOUNDATION, RITUAL, SEAT

REPLACE_ONLY_WHEN_FULL: Final[i64] = flag("replace-only-when-full")
REPLACED_GO_UNDER_DECK: Final[i64] = flag("replaced-go-under-deck")

_REFUSALS: Final = STEPS.refusals
RITUAL_NOT_HELD: Final = _REFUSALS.add("ritual-not-held", section="rituals")
RITUAL_COLOUR: Final = _REFUSALS.add("ritual-colour", Argument("colour", COLOUR), section="rituals")
RITUAL_NOT_OFFERED: Final = _REFUSALS.add("ritual-not-offered", section="rituals")
FOUNDATION_FREE_FIRST: Final = _REFUSALS.add("foundation-free-first", section="structures")
FOUNDATION_FIRST: Final = _REFUSALS.add("foundation-first", section="structures")


def why_not_perform(state: Position, seat: Seat, ritual: Ritual) -> Refused:
    """A defeated part must have the colour of the ritual; Knellerwyrm has all colours."""
    if state.cell(RITUAL_AT + ritual) != HELD + seat:
        return RITUAL_NOT_HELD.told()
    credit = state.cells[CREDIT]
    fits = amount(credit, ritual % COLOURS) > 0 or amount(credit, ANY) > 0
    return OK if fits else RITUAL_COLOUR.told(ritual % COLOURS)


class MayPerform(AutomaticStep[Position]):
    """Ask while some ritual fits a part not used yet. One ritual a part, in any order."""

    def happen(self, state: Position, task: Task) -> None:
        seat = argument(task, 0)
        for ritual in range(RITUALS):
            if why_not_perform(state, seat, ritual) == OK:
                state.tasks.push(task_of(PERFORMING, seat))
                return
        state.cells[CREDIT] = 0


class Skip(Verb[Position]):
    """Perform no ritual."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.cells[CREDIT] = 0


class Perform(Verb[Position]):
    """Perform a ritual for a defeated part of its colour."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return why_not_perform(state, argument(task, 0), first(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        perform(state, argument(task, 0), first(move))


def perform(state: Position, seat: Seat, ritual: Ritual) -> None:
    """An artifact lies ready; a structure is built. Then a new ritual is drawn.

    Afterwards another ritual may be performed for another part, the new one included.
    """
    colour = ritual % COLOURS
    state.cells[CREDIT] -= some(1, colour if amount(state.cells[CREDIT], colour) else ANY)
    state.emit(PERFORMED, int(seat), int(ritual))
    state.tasks.push(task_of(MAY_PERFORM, seat))
    state.tasks.push(task_of(KEEPING, seat))
    state.tasks.push(task_of(DRAWING, seat))
    state.tasks.push(task_of(DRAWING, seat))
    if ritual < SOURCE * COLOURS:
        state.cells[RITUAL_AT + ritual] = ARTIFACT + seat
    else:
        state.tasks.push(task_of(BUILDING, seat, ritual))


class Build(Verb[Position]):
    """Any free foundation (of two in a district the first), or one that may be replaced.

    R18: any foundation may be chosen. R15: a structure is replaced only if none is free.
    """

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        foundation = first(move)
        if state.cell(BUILT_ON + foundation) >= 0:
            free_first = state.is_on(REPLACE_ONLY_WHEN_FULL) and has_free_foundation(state)
            return FOUNDATION_FREE_FIRST.told() if free_first else OK
        is_second = foundation % 2 == 1 and state.cell(BUILT_ON + foundation - 1) < 0
        return FOUNDATION_FIRST.told() if is_second else OK

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        """Free foundations first, then those that would be replaced."""
        for is_built in (False, True):
            for foundation in range(FOUNDATION_COUNT):
                move = self.of(foundation)
                fits = (state.cell(BUILT_ON + foundation) >= 0) == is_built
                if fits and self.why_not(state, task, move) == OK:
                    into.add(move)

    def take(self, state: Position, task: Task, move: i64) -> None:
        build(state, argument(task, 0), argument(task, 1), first(move))


def has_free_foundation(state: Position) -> bool:
    for foundation in range(FOUNDATION_COUNT):
        if state.cell(BUILT_ON + foundation) < 0:
            return True
    return False


def build(state: Position, seat: Seat, ritual: Ritual, foundation: i64) -> None:
    """Lay the ritual's card on a foundation, in place of what stood there."""
    if state.cell(BUILT_ON + foundation) >= 0:
        tear_down(state, foundation)
    state.cells[BUILT_ON + foundation] = ritual
    state.cells[RITUAL_AT + ritual] = FOUNDATIONS + foundation
    state.emit(BUILT, int(seat), int(ritual), int(foundation))


def tear_down(state: Position, foundation: i64) -> None:
    """The old structure goes under the ritual deck or out of the game; mana on it, and damage
    to it, go with it."""
    old = state.cell(BUILT_ON + foundation)
    slot = foundation // 2 * SLOTS + 3 + foundation % 2
    state.cells[RESERVE] += state.clear_mana(slot, 1)
    state.cells[DAMAGED] &= ~(1 << slot)
    state.cells[BUILT_ON + foundation] = NOTHING
    state.emit(REPLACED, int(old), int(foundation))
    if state.is_on(REPLACED_GO_UNDER_DECK):
        put_under(state, old)
    else:
        state.cells[RITUAL_AT + old] = RITUAL_OUT


def put_under(state: Position, ritual: Ritual) -> None:
    state.rituals = state.rituals.own()
    state.rituals.put_bottom(int(ritual))
    state.cells[RITUAL_AT + ritual] = IN_DECK


class DrawRitual(AutomaticStep[Position]):
    """A defender draws a ritual, if there is one."""

    def happen(self, state: Position, task: Task) -> None:
        if state.rituals.size():
            state.tasks.push(task_of(DEALING, argument(task, 0)))


class Deal(DrawVerb[Position]):
    """A card from the ritual deck, shown to all."""

    def pile(self, state: Position) -> Pile:
        return state.rituals

    def elsewhere(self) -> Refusal:
        return CHANCE_DECIDES

    def take(self, state: Position, task: Task, move: i64) -> None:
        seat, ritual = argument(task, 0), first(move)
        state.rituals = state.rituals.own()
        state.rituals.draw(int(ritual))
        state.cells[RITUAL_AT + ritual] = OFFERED + seat
        state.emit(DREW, int(seat), int(ritual))


class KeepRituals(AutomaticStep[Position]):
    """Of the cards drawn all but one are kept at set-up, one of two later; a single one is kept."""

    def happen(self, state: Position, task: Task) -> None:
        seat = argument(task, 0)
        offered: i64 = 0
        for ritual in range(RITUALS):
            if state.cell(RITUAL_AT + ritual) == OFFERED + seat:
                offered += 1
        if offered > 1:
            state.tasks.push(task_of(RETURNING, seat))
        else:
            _keep_offered(state, seat)


class Return(Verb[Position]):
    """Give back one of the rituals just drawn."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        is_offered = state.cell(RITUAL_AT + first(move)) == OFFERED + argument(task, 0)
        return OK if is_offered else RITUAL_NOT_OFFERED.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        give_back(state, argument(task, 0), first(move))


def give_back(state: Position, seat: Seat, ritual: Ritual) -> None:
    """One card goes under the deck, the others are kept.

    At set-up everybody's card goes there together, in an order nobody knows.
    """
    state.emit(RETURNED, int(seat), int(ritual))
    if state.cells[IN_SETUP]:
        state.cells[RITUAL_AT + ritual] = RITUAL_RETURNED
    else:
        put_under(state, ritual)
    _keep_offered(state, seat)


def _keep_offered(state: Position, seat: Seat) -> None:
    for ritual in range(RITUALS):
        if state.cell(RITUAL_AT + ritual) == OFFERED + seat:
            state.cells[RITUAL_AT + ritual] = HELD + seat


class ShuffleReturned(AutomaticStep[Position]):
    """The cards returned at set-up lie under the deck in random order."""

    def happen(self, state: Position, task: Task) -> None:
        shuffle_returned(state)


def shuffle_returned(state: Position) -> None:
    """The cards returned at set-up lie under the deck in random order. R18 "Подготовка к игре"."""
    cards = [
        ritual for ritual in range(RITUALS) if state.cell(RITUAL_AT + ritual) == RITUAL_RETURNED
    ]
    if not cards:
        return
    state.rituals = state.rituals.own()
    if len(cards) == 1:
        state.rituals.put_bottom(int(cards[0]))
    else:
        returned = [int(card) for card in cards]
        state.rituals.add_layer([state.rituals.add_pool(returned, len(returned))], len(returned))
    for card in cards:
        state.cells[RITUAL_AT + card] = IN_DECK


_SEAT: Final = [Argument("seat", SEAT)]
PERFORM: Final = Perform("perform {ritual}", RITUAL)
SKIP: Final = Skip("skip")
BUILD: Final = Build("build {foundation}", FOUNDATION)
RETURN: Final = Return("return {ritual}", RITUAL)
DEALING: Final[i64] = STEPS.add(
    DrawStep(
        "deal-ritual",
        Deal("ritual {ritual}", RITUAL),
        stream=DECK,
        template="deal a ritual to {seat}",
        fields=_SEAT,
    )
)
RETURNING: Final[i64] = STEPS.add(
    SeatStep("return-ritual", RETURN, template="return a ritual: {seat}", fields=_SEAT)
)
PERFORMING: Final[i64] = STEPS.add(
    SeatStep("perform", SKIP, PERFORM, template="perform: {seat}", fields=_SEAT)
)
BUILDING: Final[i64] = STEPS.add(
    SeatStep(
        "build",
        BUILD,
        template="build: {seat} {ritual}",
        fields=[Argument("seat", SEAT), Argument("ritual", RITUAL)],
    )
)
DRAWING: Final[i64] = STEPS.add(DrawRitual("draw-ritual", "draw a ritual: {seat}", _SEAT))
KEEPING: Final[i64] = STEPS.add(KeepRituals("keep-rituals", "keep rituals: {seat}", _SEAT))
SHUFFLING_RETURNED: Final[i64] = STEPS.add(
    ShuffleReturned("shuffle-returned", "shuffle returned rituals")
)
MAY_PERFORM: Final[i64] = STEPS.add(MayPerform("rituals", "rituals: {seat}", _SEAT))
