"""A buffer of moves: listing them into it makes neither lists nor boxed numbers."""

from typing import Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

_ZEROS: Final[list[i64]] = [0] * 64
_ROOM: Final[vec[i64]] = vec[i64](_ZEROS)
"""Enough for most positions: a buffer starts as a copy of it, which is quicker than filling one."""

T = TypeVar("T")
_KNOWN: Final = list(range(1 << 12))
"""Small moves as Python has them: made once, not again for every list."""


def _put_known(found: list[T], at: i64, known: list[T], number: i64) -> None:
    """Generic, so that compiled code passes on what is there and does not make it anew."""
    found[at] = known[number]


class Moves:
    """The moves of one position, to be cleared and filled again for the next."""

    def __init__(self) -> None:
        self._numbers: vec[i64] = _ROOM[:]
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, move: i64) -> None:
        at = self.count
        numbers = self._numbers
        if at < len(numbers):
            numbers[at] = move
        else:
            self._numbers = append(numbers, move)
        self.count = at + 1

    def at(self, index: i64) -> i64:
        return self._numbers[index]

    def to_list(self) -> list[int]:
        """The moves as Python has them."""
        found = [0] * int(self.count)
        for index in range(self.count):
            number = self._numbers[index]
            if number < len(_KNOWN):
                _put_known(found, index, _KNOWN, number)
            else:
                found[index] = int(number)
        return found


_spare: Final[list[Moves]] = []


def borrow() -> Moves:
    """An empty buffer: one that was used before if any is idle. Give it back when done."""
    try:
        buffer = _spare.pop()
    except IndexError:
        return Moves()
    buffer.clear()
    return buffer


def give_back(buffer: Moves) -> None:
    """Nobody needs what is in this buffer any more."""
    _spare.append(buffer)
