"""What is stored beside the entries of a table: all of it, or how they changed its position."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from garrison.table.model import snapshots
from garrison.table.model.entries import LogEntry, Rebased
from garrison.table.model.table import Table

SNAPSHOT_EVERY: Final = 32
SNAPSHOT_SHARE: Final = 8
"""Snapshots hold every move so far: one is due after so many entries, in long games after an eighth
of the log, so that what is written for a move does not grow with the game."""


class Saving(NamedTuple):
    """What is stored together with entries; nothing more than they are, if both are None."""

    snapshot: bytes | None = None
    position: bytes | None = None


class TableSaver:
    """Knows what of one table is stored, and says what new entries have to be stored with.

    How the position changed is stored in the same transaction as the moves that changed it: after a
    crash at any moment the game goes on from there, be it under other rules.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._snapshot = table.snapshot_version
        """The version of the last snapshot."""
        self._position = table.game.write(table.history.state)
        """The position that was stored last."""
        self._position_version = table.position_version
        self.is_behind = table.position_version > table.snapshot_version
        """Whether it was opened with moves after its snapshot, and none was taken since."""

    def has_old_snapshot(self) -> bool:
        """Whether the last snapshot lacks anything."""
        return self._snapshot < self._table.version

    def save(self, fresh: Sequence[LogEntry]) -> Saving:
        """What is to be stored with these entries; without any, the whole table."""
        table = self._table
        before, self._position_version = self._position_version, table.position_version
        if not fresh or self._is_snapshot_due(fresh):
            self._position = table.game.write(table.history.state)
            self._snapshot, self.is_behind = table.version, False
            return Saving(snapshot=snapshots.save(table))
        if table.position_version == before:
            return Saving()
        known, self._position = self._position, table.game.write(table.history.state)
        return Saving(position=snapshots.save_change(table, known, self._position))

    def _is_snapshot_due(self, fresh: Sequence[LogEntry]) -> bool:
        """Whether all of the table is saved with these entries."""
        table, every = self._table, max(SNAPSHOT_EVERY, self._snapshot // SNAPSHOT_SHARE)
        if self.is_behind or not self._snapshot or table.version - self._snapshot >= every:
            return True
        return table.history.is_over() or Rebased in map(type, fresh)
