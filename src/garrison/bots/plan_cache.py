"""What a bot has planned, so that it need not think it up again."""

from collections import deque
from typing import Final

from garrison.core.contract import Move, Seat, State

KEPT: Final = 16
"""So many plans are remembered: one bot may sit at several tables."""


class PlanCache:
    """Positions that were foreseen, each with the move planned there."""

    def __init__(self) -> None:
        self._plans: deque[dict[tuple[int, ...], tuple[Move, float]]] = deque(maxlen=KEPT)
        """The newest plan comes first."""

    def note(self, state: State, moves: list[Move], value: float) -> None:
        """Remember this plan from this position on."""
        plan: dict[tuple[int, ...], tuple[Move, float]] = {}
        position = state.copy()
        for move in moves:
            plan[tuple(position.key())] = (move, value)
            position.play(move)
        self._plans.appendleft(plan)

    def next(self, state: State) -> tuple[Move, float] | None:
        """The planned move and the value of the plan, if things went as foreseen."""
        key = tuple(state.key())
        for plan in self._plans:
            if key in plan:
                return plan[key]
        return None

    def turn(self, state: State, seat: Seat) -> list[Move]:
        """What this seat has planned from this position on, as long as it decides."""
        position, moves = state.copy(), list[Move]()
        while position.actor() == seat and (planned := self.next(position)) is not None:
            moves.append(planned[0])
            position.play(planned[0])
        return moves
