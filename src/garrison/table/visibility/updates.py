"""From one version of a table to the next, as each of its viewers hears of it."""

from typing import Final

from garrison.core.contract import Seat
from garrison.core.game import View
from garrison.table.messages.client import News
from garrison.table.messages.schemas import TableInfo, TurnInfo, VisibleEntry
from garrison.table.model.entries import Chatted, LogEntry, Phrased
from garrison.table.model.history import History
from garrison.table.model.table import Table
from garrison.table.patches import Change, changes
from garrison.table.visibility.reading import read
from garrison.table.visibility.viewpoint import Viewpoint

_TALK: Final[frozenset[type[LogEntry]]] = frozenset((Chatted, Phrased))
"""Entries that change nothing but what was said."""


class Update:
    """How the views changed by what was accepted.

    Where seats share one view, what changed in it is looked for once.
    """

    def __init__(self, table: Table, before: dict[Seat, View]) -> None:
        self._table, self._before = table, before
        self.views: dict[Seat, View] = {}
        """The view from each seat somebody looks from, after the step."""
        self._found: list[tuple[View, View, list[Change]]] = []
        self._told: list[VisibleEntry] | None = None
        self._turn: TurnInfo | None = None
        """What everybody is told, where nobody knows more than others."""

    def keep(self, viewpoint: Viewpoint) -> None:
        """A viewer is told nothing."""
        self.views[viewpoint.seat] = self._before[viewpoint.seat]

    def news(
        self,
        viewpoint: Viewpoint,
        shown: Viewpoint,
        fresh: list[LogEntry],
        info: TableInfo | None,
    ) -> News:
        """What a viewer who saw `shown` before and sees `viewpoint` now is told."""
        table, told = self._table, self._read(viewpoint, fresh)
        version, history = table.version_for(viewpoint.seats), table.history_for(viewpoint.seats)
        if _TALK.issuperset(map(type, fresh)):
            self.keep(viewpoint)
            return News(version, told)
        moved, view = viewpoint.seat != shown.seat, see(table, viewpoint, self.views)
        return News(
            version=version,
            entries=told,
            changes=[] if moved else self._changes(self._before[viewpoint.seat], view),
            turn=self._whose_turn(viewpoint, history),
            choices=viewpoint.choices(table.game, history.state, table.paused),
            table=info,
            you=viewpoint.you(shown),
            seen_from=viewpoint.seat if moved else None,
            view=view if moved else None,
        )

    def _read(self, viewpoint: Viewpoint, fresh: list[LogEntry]) -> list[VisibleEntry]:
        if self._table.game.has_hidden_information:
            return read(self._table, viewpoint, fresh)
        if self._told is None:
            self._told = read(self._table, viewpoint, fresh)
        return self._told

    def _whose_turn(self, viewpoint: Viewpoint, history: History) -> TurnInfo:
        if self._table.game.has_hidden_information or history.undone:  # who may redo differs
            return viewpoint.turn(history)
        if self._turn is None:
            self._turn = viewpoint.turn(history)
        return self._turn

    def _changes(self, old: View, new: View) -> list[Change]:
        for before, after, found in self._found:
            if before is old and after is new:
                return found
        found = changes(old, new)
        self._found.append((old, new, found))
        return found


def see(table: Table, viewpoint: Viewpoint, views: dict[Seat, View]) -> View:
    """The view from where somebody looks, kept in `views`. Without secrets all share the first."""
    if viewpoint.seat not in views:
        shared = None if table.game.has_hidden_information else next(iter(views.values()), None)
        views[viewpoint.seat] = shared or viewpoint.view(
            table.game, table.history_for(viewpoint.eyes).state
        )
    return views[viewpoint.seat]
