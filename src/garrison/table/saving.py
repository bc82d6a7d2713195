"""When a table is saved beside the entries of its log: all of it, or its position alone."""

from collections.abc import Sequence
from typing import Final

from garrison.table.model.entries import LogEntry, Rebased
from garrison.table.model.table import Clock, Table

SNAPSHOT_EVERY: Final = 32
POSITION_SECONDS: Final = 1.0
"""How old the saved position of a table may be. Entries are stored with every move and played again
after a crash; a position is for the day on which a crash and a change of rules come together."""


class SaveSchedule:
    """Knows what of one table was saved, and what is due."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self._table, self._clock = table, clock
        self._snapshot = self._position = table.snapshot_version
        """The versions of the last snapshot and of the last position that were saved."""
        self._saved_at = float("-inf")

    def has_old_snapshot(self) -> bool:
        """Whether the last snapshot lacks anything."""
        return self._snapshot < self._table.version

    def is_snapshot_due(self, fresh: Sequence[LogEntry]) -> bool:
        """Whether all of the table is saved with these entries."""
        table = self._table
        if not self._snapshot or table.version - self._snapshot >= SNAPSHOT_EVERY:
            return True
        return table.history.is_over() or any(isinstance(entry, Rebased) for entry in fresh)

    def is_position_due(self) -> bool:
        """Whether the saved position is an old one, and not of just now."""
        left = self.seconds_left()
        return left is not None and left <= 0

    def seconds_left(self) -> float | None:
        """How long until the position has to be saved; None if it has been."""
        if self._table.position_version <= self._position:
            return None
        return self._saved_at + POSITION_SECONDS - self._clock()

    def note(self, *, snapshot: bool) -> None:
        """The position was saved as it is, and the whole table if it was a snapshot."""
        self._position, self._saved_at = self._table.version, self._clock()
        if snapshot:
            self._snapshot = self._table.version
