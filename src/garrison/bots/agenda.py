"""What a bot has planned for the rest of its turn, so that it need not think it up again."""

from garrison.core.contract import Move, State


class Agenda:
    """Positions that were foreseen, each with the move planned there."""

    def __init__(self) -> None:
        self._planned: dict[tuple[int, ...], tuple[Move, float]] = {}

    def note(self, state: State, moves: list[Move], value: float) -> None:
        """Replace the agenda by this plan from this position on."""
        self._planned.clear()
        position = state.copy()
        for move in moves:
            self._planned[tuple(position.key())] = (move, value)
            position.play(move)

    def next(self, state: State) -> tuple[Move, float] | None:
        """The planned move and the value of the plan, if things went as foreseen."""
        return self._planned.get(tuple(state.key()))
