"""From one version of a table to the next, as each of its viewers hears of it."""

from garrison.core.contract import Seat
from garrison.core.game import View
from garrison.table.entries import Chatted, Entry, Phrased
from garrison.table.messages import News
from garrison.table.patches import Change, changes
from garrison.table.shapes import TableInfo, Told
from garrison.table.sight import Sight
from garrison.table.table import Table


class Step:
    """What was accepted, and how the views changed by it.

    Where seats share one view, what changed in it is looked for once.
    """

    def __init__(
        self,
        table: Table,
        before: dict[Seat, View],
        fresh: list[Entry],
        info: TableInfo | None,
    ) -> None:
        self._table, self._before, self._fresh, self._info = table, before, fresh, info
        self._only_words = all(isinstance(entry, Chatted | Phrased) for entry in fresh)
        self.views: dict[Seat, View] = {}
        """The view from each seat somebody looks from, after the step."""
        self._found: list[tuple[View, View, list[Change]]] = []

    def news(self, sight: Sight, shown: Sight) -> News:
        """What a viewer who saw `shown` before and sees `sight` now is told."""
        table, told = self._table, read(self._table, sight, self._fresh)
        if self._only_words:
            self.views[sight.look] = self._before[sight.look]
            return News(table.version, told)
        moved, view = sight.look != shown.look, see(table, sight, self.views)
        return News(
            version=table.version,
            entries=told,
            changes=[] if moved else self._changes(self._before[sight.look], view),
            turn=sight.turn(table.line),
            choices=sight.choices(table.game, table.line.state, table.paused),
            table=self._info,
            you=sight.you(shown),
            look=sight.look if moved else None,
            view=view if moved else None,
        )

    def _changes(self, old: View, new: View) -> list[Change]:
        for before, after, found in self._found:
            if before is old and after is new:
                return found
        found = changes(old, new)
        self._found.append((old, new, found))
        return found


def see(table: Table, sight: Sight, views: dict[Seat, View]) -> View:
    """The view from where somebody looks, kept in `views`. Without secrets all share the first."""
    if sight.look not in views:
        shared = None if table.game.has_hidden_information else next(iter(views.values()), None)
        views[sight.look] = shared or sight.view(table.game, table.line.state)
    return views[sight.look]


def read(table: Table, sight: Sight, entries: list[Entry]) -> list[Told]:
    """Entries of the log as a viewer may read them."""
    names = table.names()
    told = [sight.read(table.game, names, entry) for entry in entries]
    return [each for each in told if each is not None]
