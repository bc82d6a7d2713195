"""A number that tells positions of Bastion apart well enough for planning."""

from typing import Final

from mypy_extensions import i64

from garrison.games.bastion.rules.position import (
    AT,
    CELLS,
    COUNTS,
    CREDIT,
    HEAD,
    HOLDS,
    PAID_SO_FAR,
    PLACES,
    PURSE,
    REFUSED,
    RITUAL_AT,
    WHERE,
    Position,
)

_LANE: Final[i64] = (1 << 31) - 1
_FIRST: Final[i64] = 16777619
_SECOND: Final[i64] = 1000003
"""Small enough for no product to leave a machine integer, so that all machines agree."""
_HALF: Final[i64] = (1 << 24) - 1


class Fingerprint:
    """Two lanes of 31 bits, stirred by one number after the other."""

    def __init__(self, start: i64) -> None:
        self._first: i64 = start
        self._second: i64 = start + 1

    def add(self, number: i64) -> None:
        """Stir in a number below 2 to the power of 31."""
        first = (self._first ^ number) * _FIRST & _LANE
        second = (self._second ^ number) * _SECOND & _LANE
        self._first = first ^ first >> 13
        self._second = second ^ second >> 15

    def number(self) -> int:
        return int(self._first << 31 | self._second)


def fingerprint(state: Position) -> int:
    """Where a card is follows from stacks and hands, so that it is left out."""
    mark = Fingerprint(state.deck.size())
    _add_small(state, 0, WHERE, mark)
    _add_small(state, RITUAL_AT, PURSE, mark)
    _add_mana(state, PURSE, AT, mark)
    _add_small(state, AT, HOLDS, mark)
    _add_medium(state, HOLDS, COUNTS, mark)
    _add_small(state, COUNTS, REFUSED, mark)
    _add_medium(state, REFUSED, CREDIT, mark)
    _add_mana(state, CREDIT, CREDIT + 1, mark)
    _add_medium(state, CREDIT + 1, PAID_SO_FAR, mark)
    _add_mana(state, PAID_SO_FAR, PAID_SO_FAR + 1, mark)
    _add_medium(state, PAID_SO_FAR + 1, CELLS, mark)
    for task in state.tasks.key():
        pending: i64 = task
        mark.add(pending & _HALF)
        mark.add(pending >> 24 & _HALF)
        mark.add(pending >> 48)
    return mark.number()


def wall_fingerprint(state: Position) -> int:
    """The same for positions with the same enemies in the same places."""
    mark = Fingerprint(state.deck.size())
    _add_small(state, HEAD, HEAD + PLACES, mark)
    return mark.number()


def _add_mana(state: Position, first: i64, end: i64, mark: Fingerprint) -> None:
    """Discs of every colour, in two halves."""
    cells = state.cells
    for at in range(first, end):
        mark.add(cells[at] & _HALF)
        mark.add(cells[at] >> 24)


def _add_medium(state: Position, first: i64, end: i64, mark: Fingerprint) -> None:
    """Numbers that fit as they are: bit sets of up to 30 bits, places, colours, answers."""
    cells = state.cells
    for at in range(first, end):
        mark.add(cells[at])


def _add_small(state: Position, first: i64, end: i64, mark: Fingerprint) -> None:
    """Four at a time of numbers from -1 to 125."""
    cells = state.cells
    at = first
    while at + 3 < end:
        pair = cells[at] + 2 << 7 | cells[at + 1] + 2
        other = cells[at + 2] + 2 << 7 | cells[at + 3] + 2
        mark.add(pair << 14 | other)
        at += 4
    while at < end:
        mark.add(cells[at] + 2)
        at += 1
