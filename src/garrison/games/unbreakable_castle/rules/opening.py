"""Choosing a face-down card and turning it over."""

from mypy_extensions import i64

from garrison.games.unbreakable_castle.rules.box import NOTHING, TRADER, Card, Cell
from garrison.games.unbreakable_castle.rules.events import OPENED
from garrison.games.unbreakable_castle.rules.position import (
    CARD_STAGE,
    READING,
    TOP,
    Position,
)


def above(position: Position, cell: Cell) -> Cell:
    """The cell above, or nothing at the edge of the field."""
    columns = position.box.columns
    return cell - columns if cell >= columns else NOTHING


def below(position: Position, cell: Cell) -> Cell:
    under = cell + position.box.columns
    return under if under < position.box.cells() else NOTHING


def left_of(position: Position, cell: Cell) -> Cell:
    return cell - 1 if cell % position.box.columns else NOTHING


def right_of(position: Position, cell: Cell) -> Cell:
    return cell + 1 if (cell + 1) % position.box.columns else NOTHING


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


def openable(position: Position) -> list[int]:
    """The first card of a deal may be any; each later one must touch an open card by a side.

    UC 9, 14, "Игровое поле".
    """
    cells = position.box.cells()
    first = position.opened == 0
    found: list[int] = []
    for cell in range(cells):
        if position.field[cell] == NOTHING and (first or touches_open_card(position, cell)):
            found.append(int(cell))
    return found


def choose(position: Position, cell: Cell) -> None:
    position.cell = cell
    position.stage = CARD_STAGE


def candidates(position: Position, cell: Cell) -> list[int]:
    """Every card a face-down cell may hold, each as likely as any other.

    After a reshuffle the first cells hold the rest of the old deck and the others the reshuffled
    discard, so they have different candidates.
    """
    if cell < position.older:
        return position.pile.draws()
    return position.pile.bottom_draws()


def turn_over(position: Position, card: Card) -> None:
    """The chosen card turns out to be this one and stays in its place, face up. UC 9."""
    cell = position.cell
    if cell < position.older:
        position.pile.draw(int(card))
    else:
        position.pile.draw_bottom(int(card))
    position.field[cell] = card
    position.opened += 1
    position.emit(OPENED, int(position.seat), int(cell), int(card))
    box = position.box
    zero: i64 = 0
    position.trader_uses = box.centre_of(card, 5) if box.centre_of(card, 0) == TRADER else zero
    position.step = TOP
    position.stage = READING
