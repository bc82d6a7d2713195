"""One table as the server told it last: what every face of the terminal shows."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import TypeAlias

from garrison.core.contract import ONLOOKER, OVER, Seat
from garrison.table.messages.client import News, Welcome
from garrison.table.messages.schemas import Choice, TableInfo, TurnInfo, VisibleEntry, You
from garrison.table.patches import apply_changes

Plain: TypeAlias = Mapping[str, object]

_NOBODY = You(0, [])
_NO_TURN = TurnInfo(OVER, 0, 0, None, "", [], None, None)


class TableState:
    """What is known of a table. It changes only by what the server says."""

    def __init__(self) -> None:
        self.version = 0
        self.is_known = False
        """Whether the server has said anything yet."""
        self.you = _NOBODY
        self.table: TableInfo | None = None
        self.view: Plain = {}
        self.turn = _NO_TURN
        self.choices: list[Choice] = []
        self.log: list[VisibleEntry] = []
        self.seen_from: Seat = ONLOOKER

    @property
    def game(self) -> str:
        """The name of the game, with edition and options."""
        return self.table.game if self.table else ""

    def is_my_turn(self) -> bool:
        return self.turn.actor in self.you.seats

    def is_over(self) -> bool:
        return self.is_known and self.turn.actor == OVER

    def welcome(self, message: Welcome) -> list[VisibleEntry]:
        """Everything as it stands; returns the entries that are new."""
        known = {told.version for told in self.log}
        fresh = [told for told in message.entries if told.version not in known]
        self.log.extend(fresh)
        self.version, self.you, self.table = message.version, message.you, message.table
        self.view, self.turn, self.choices = message.view, message.turn, message.choices
        self.seen_from, self.is_known = message.seen_from, True
        return fresh

    def take(self, news: News) -> list[VisibleEntry]:
        """What was accepted since; returns the entries that are new."""
        self.log.extend(news.entries)
        self.version = news.version
        if news.view is not None:
            self.view = news.view
        elif news.changes:
            self.view = changed(self.view, news.changes)
        self.you = news.you or self.you
        self.table = news.table or self.table
        self.turn = news.turn or self.turn
        self.seen_from = self.seen_from if news.seen_from is None else news.seen_from
        if news.choices is not None:
            self.choices = news.choices
        return news.entries

    def seat_name(self, seat: Seat) -> str:
        """Who holds a seat: a person, or the name of a bot; empty for a free one."""
        if self.table is None or not 0 <= seat < len(self.table.holders):
            return ""
        holder = self.table.holders[seat]
        names = {person.id: person.name for person in self.table.people}
        return names.get(holder.person, "") or holder.bot


def changed(view: Plain, changes: Sequence[Sequence[object]]) -> Plain:
    """The view after these changes."""
    found = deepcopy(view)
    apply_changes(found, changes)
    return found
