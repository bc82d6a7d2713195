"""How long somebody may take to answer an offer before the table says no for them."""

from garrison.table.model.people import NOBODY
from garrison.table.model.table import Clock, Table


class Deadline:
    """Keeps the time at which the answer of one position was first waited for."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self._table, self._clock = table, clock
        self._waits = (-1, 0.0)
        """The version of the position that waits, and since when."""

    def seconds_left(self) -> float | None:
        """How long until the table answers; None if nobody is waited for with a deadline."""
        table = self._table
        state, within = table.history.state, table.settings.answer_seconds
        actor = state.actor()
        if table.paused or not within or actor < 0 or table.holders[actor].person == NOBODY:
            return None
        if table.game.late_answer(state) is None:
            return None
        if self._waits[0] != table.position_version:
            self._waits = table.position_version, self._clock()
        return self._waits[1] + within - self._clock()

    def answer(self) -> None:
        """Say no for whoever did not answer in time."""
        left = self.seconds_left()
        late = self._table.game.late_answer(self._table.history.state)
        if left is not None and left <= 0 and late is not None:
            self._table.play(late, "deadline")
            self._table.advance()
