"""Choosing a face-down card and turning it over."""

from typing import Final

from mypy_extensions import i64

from garrison.core.contract import DECK
from garrison.core.moves import Moves
from garrison.core.refusals import OK, PendingFault, Refused
from garrison.core.steps import ChanceStep
from garrison.core.verbs import Task, Verb, first
from garrison.games.unbreakable_castle.rules.events import OPENED
from garrison.games.unbreakable_castle.rules.market import EXCHANGE, BankExchange
from garrison.games.unbreakable_castle.rules.position import (
    READING,
    STEPS,
    TOP,
    Position,
    TurnStep,
    fault_unless,
)
from garrison.games.unbreakable_castle.rules.terms import (
    CARD,
    CELL,
    NOTHING,
    RESOURCE,
    TRADER,
    Card,
    Cell,
)


def above(position: Position, cell: Cell) -> Cell:
    """The cell above, or nothing at the edge of the field."""
    columns = position.facts.columns
    return cell - columns if cell >= columns else NOTHING


def below(position: Position, cell: Cell) -> Cell:
    under = cell + position.facts.columns
    return under if under < position.facts.cells() else NOTHING


def left_of(position: Position, cell: Cell) -> Cell:
    return cell - 1 if cell % position.facts.columns else NOTHING


def right_of(position: Position, cell: Cell) -> Cell:
    return cell + 1 if (cell + 1) % position.facts.columns else NOTHING


def card_at(position: Position, cell: Cell) -> Card:
    """The open card of a cell; nothing for a face-down one or beyond the edge."""
    return position.field[cell] if cell != NOTHING else NOTHING


def touches_open_card(position: Position, cell: Cell) -> bool:
    return (
        card_at(position, above(position, cell)) != NOTHING
        or card_at(position, left_of(position, cell)) != NOTHING
        or card_at(position, right_of(position, cell)) != NOTHING
        or card_at(position, below(position, cell)) != NOTHING
    )


ALREADY_OPEN: Final = STEPS.refusals.add("already-open", section="opening")
NOT_ADJACENT: Final = STEPS.refusals.add("not-adjacent", section="opening")


class Open(Verb[Position]):
    """Choose the card to turn over."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return why_not_open(state, first(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        choose(state, first(move))


def why_not_open(position: Position, cell: Cell) -> Refused:
    """The first card of a deal may be any; each later one must touch an open card by a side.

    UC 9, 14, "Игровое поле".
    """
    if position.field[cell] != NOTHING:
        return ALREADY_OPEN.told()
    is_first = position.opened == 0
    return OK if is_first or touches_open_card(position, cell) else NOT_ADJACENT.told()


def openable(position: Position) -> list[int]:
    """Every card that may be chosen now."""
    cells = position.facts.cells()
    return [int(cell) for cell in range(cells) if why_not_open(position, cell) == OK]


def choose(position: Position, cell: Cell) -> None:
    position.cell = cell
    position.stage = CARD_STAGE


def candidates(position: Position, cell: Cell) -> list[int]:
    """Every card a face-down cell may hold, each as likely as any other.

    After a reshuffle the first cells hold the rest of the old deck and the others the reshuffled
    discard, so they have different candidates.
    """
    is_old = cell < position.older
    return position.pile.draws() if is_old else position.pile.bottom_draws()


def turn_over(position: Position, card: Card) -> None:
    """The chosen card turns out to be this one and stays in its place, face up. UC 9."""
    cell = position.cell
    position.pile = position.pile.own()
    if cell < position.older:
        position.pile.draw(int(card))
    else:
        position.pile.draw_bottom(int(card))
    position.field[cell] = card
    position.opened += 1
    position.emit(OPENED, int(position.seat), int(cell), int(card))
    facts = position.facts
    zero: i64 = 0
    position.trader_uses = facts.centre_of(card, 5) if facts.centre_of(card, 0) == TRADER else zero
    position.step = TOP
    position.stage = READING


CARD_ELSEWHERE: Final = STEPS.refusals.add("card-elsewhere", section="opening")


class TurnOver(Verb[Position]):
    """The chosen card turns out to be this one."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        state.pile.list_draws(self.code, into, _is_at_bottom(state))

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        able = state.pile.may_draw(first(move), _is_at_bottom(state))
        return OK if able else CARD_ELSEWHERE.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        turn_over(state, first(move))


class TurnCard(ChanceStep[Position]):
    """Which card lies there: nobody has seen the order of anything, so all are alike."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return fault_unless(state.step == TOP and why_not_open(state, state.cell) == OK)

    def total_weight(self, state: Position, task: Task) -> int:
        return int(state.pile.count_draws(_is_at_bottom(state)))

    def outcome(self, state: Position, task: Task, point: int) -> int:
        return int(TURN_OVER.of(state.pile.nth_draw(point, _is_at_bottom(state))))


def _is_at_bottom(position: Position) -> bool:
    """Whether the chosen card was laid out after the reshuffle, if there was one."""
    return position.cell >= position.older


OPEN: Final = Open("open {cell}", CELL)
TURN_OVER: Final = TurnOver("card {card}", CARD)
OPEN_STAGE: Final[i64] = STEPS.add(
    TurnStep("open", OPEN, BankExchange(EXCHANGE, RESOURCE, RESOURCE, is_listed=False))
)
CARD_STAGE: Final[i64] = STEPS.add(TurnCard("card", TURN_OVER, stream=DECK))
