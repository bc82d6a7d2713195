"""How much may be thought: nodes are counted, seconds are asked of the clock that is handed in."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

_LOOK_AT_CLOCK_EVERY: Final[i64] = 256


class Budget:
    """Counts down a limit. A node is one move played in thought."""

    def __init__(self, nodes: int, seconds: float, clock: Callable[[], float]) -> None:
        self.limit: i64 = nodes if nodes > 0 else 1 << 60
        self.nodes: i64 = 0
        self._clock = clock
        self._timed = seconds > 0.0
        self._deadline = clock() + seconds if seconds > 0.0 else 0.0
        self._next_look: i64 = _LOOK_AT_CLOCK_EVERY
        self._late = False

    def spend(self, nodes: i64 = 1) -> None:
        self.nodes += nodes

    def is_spent(self) -> bool:
        if self.nodes >= self.limit:
            return True
        if self._timed and self.nodes >= self._next_look:
            self._next_look = self.nodes + _LOOK_AT_CLOCK_EVERY
            self._late = self._clock() >= self._deadline
        return self._late

    def share(self) -> float:
        """Which part of the nodes is used up."""
        return float(self.nodes) / float(self.limit)
