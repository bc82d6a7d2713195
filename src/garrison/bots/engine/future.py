"""One future: what chance would bring, whenever it is asked and whatever was played before.

Every outcome has a waiting time of its own, and the one that comes first is drawn. A deck thus has
one order for all lines of play that are compared: who draws a ritual in between does not change
which enemy comes next. Over all futures each outcome comes by its exact weight.
"""

from math import log
from typing import Final

from mypy_extensions import i64

from garrison.core.contract import State

_BITS: Final[i64] = (1 << 30) - 1
_WHOLE: Final = 1073741824.0
"""One more, as a measure."""
_SPREAD: Final[i64] = 668265263
_STIR: Final[i64] = 374761393


class Future:
    """A future of cards and dice, known by its number."""

    def __init__(self, seed: int) -> None:
        self._first: i64 = seed & 0x3FFFFFFF
        self._second: i64 = seed >> 30 & 0x3FFFFFFF

    def outcome(self, state: State) -> int:
        """What chance brings here."""
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        weights = state.weights()
        first, soonest = moves[0], self._wait(moves[0]) / float(weights[0])
        for at in range(1, len(moves)):
            wait = self._wait(moves[at]) / float(weights[at])
            if wait < soonest:
                first, soonest = moves[at], wait
        return first

    def _wait(self, move: i64) -> float:
        """Exponentially distributed, the same each time for the same outcome."""
        mark = (self._first ^ (move & _BITS)) * _SPREAD & _BITS
        mark = (mark ^ mark >> 15 ^ self._second) * _STIR & _BITS
        mark = (mark ^ mark >> 13) * _SPREAD & _BITS
        mark ^= mark >> 16
        return -log((float(mark) + 0.5) / _WHOLE)
