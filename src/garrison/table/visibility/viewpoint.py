"""What a viewer may know. Every word about a game that leaves a table goes through here."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from garrison.core.contract import ONLOOKER, OVER, Seat, State
from garrison.core.game import Event, Game, View
from garrison.table.messages.schemas import Choice, Moment, TurnInfo, VisibleEntry, Words, You
from garrison.table.model.entries import (
    AskedBack,
    Chatted,
    Contributed,
    Intended,
    LogEntry,
    Moved,
    Phrased,
    Rekeyed,
    TookBack,
)
from garrison.table.model.history import History
from garrison.table.model.people import PersonId
from garrison.table.visibility.choices import choices, words_of
from garrison.table.visibility.log_text import arguments_of, id_of, kind_of

_ONLOOKER_IN_OLD_LOGS: Final = -1
"""Tables stored before onlookers got a number of their own hide moves from this one."""


class Viewpoint(NamedTuple):
    """Who a viewer is, the seats they hold, and the seat they look from."""

    person: PersonId
    seats: tuple[Seat, ...]
    seat: Seat

    @property
    def eyes(self) -> tuple[Seat, ...]:
        """The seats whose knowledge they look with: none, if they look as onlookers do."""
        return self.seats if self.seat in self.seats else ()

    def view(self, game: Game[State], state: State) -> View:
        """The position as the seat they look from sees it."""
        return game.view(state, self.seat if self.seat in self.seats else ONLOOKER)

    def choices(self, game: Game[State], state: State, paused: bool) -> list[Choice]:
        """Every legal move, to whoever holds the seat that decides."""
        if paused or state.actor() not in self.seats:
            return []
        return choices(game, state)

    def turn(self, history: History) -> TurnInfo:
        """Where the game stands."""
        state, actor = history.state, history.state.actor()
        over = actor == OVER
        return TurnInfo(
            actor=actor,
            moves=history.count_for(self.seats, len(history)),
            free_back_to=history.count_for(self.seats, history.revealed),
            redo=history.undone[0] if history.undone and actor in self.seats else None,
            ending=history.game.ending(state),
            scores=state.scores() if over else [],
            question=history.game.question(state, self._ear(actor)),
            asked=_asked(history.game, state, self._ear(actor)),
        )

    def moment(self, past: History, now: History) -> Moment:
        """The game as it stood once, and how many moves there are by now."""
        look = self.seat if self.seat in self.seats else ONLOOKER
        view = self.view(past.game, past.state)
        asked = past.secret.get(len(past) - 1)
        events = past.events if asked in self.seats else past.joined_events
        told = self._hear(past.game, past.last_decider(len(past)), events)
        move, last = (each.count_for(self.seats, len(each)) for each in (past, now))
        return Moment(move, last, view, self.turn(past), look, told)

    def you(self, shown: "Viewpoint") -> You | None:
        """Who the viewer is now, if that changed since they were told."""
        return None if shown.seats == self.seats else You(self.person, list(self.seats))

    def read(
        self, game: Game[State], names: Mapping[PersonId, str], entry: LogEntry, number: int
    ) -> VisibleEntry | None:
        """An entry of the log as this viewer may read it; None if it is not for them."""
        if isinstance(entry, Moved):
            return self._read_move(game, entry, number)
        if isinstance(entry, Rekeyed | Contributed):
            return None
        if isinstance(entry, Intended):
            words = [Words(entry.id, entry.args)]
            return VisibleEntry(number, entry.time, "intended", words, entry.seat)
        words = [Words(id_of(entry), arguments_of(game, entry, names, self.seats))]
        by = entry.by if isinstance(entry, Chatted | Phrased | TookBack | AskedBack) else 0
        text = entry.text if isinstance(entry, Chatted) else None
        return VisibleEntry(number, entry.time, kind_of(entry), words, by=by, text=text)

    def _read_move(self, game: Game[State], entry: Moved, number: int) -> VisibleEntry | None:
        """A move as this viewer may read it; None if they may not even know that it was made."""
        heard = self._hear(game, entry.seat, [Event(*numbers) for numbers in entry.events])
        if entry.how == "deadline":
            heard.insert(0, Words("table-answered-late", {}))
        say = None if self._is_hidden(entry.hidden) else entry.say
        if say is None and not heard:
            return None
        kind = "chance" if entry.how == "chance" else "moved"
        return VisibleEntry(number, entry.time, kind, heard, entry.seat, entry.by, say)

    def _hear(self, game: Game[State], seat: Seat, events: Sequence[Event]) -> list[Words]:
        """What this viewer may know of what a move of that seat did."""
        told = [game.describe_event(event, self._ear(seat)) for event in events]
        return [words_of(each) for each in told if each is not None]

    def _ear(self, seat: Seat) -> Seat:
        """With several hands, an event is heard as the hand hears it that it is about."""
        if seat in self.seats:
            return seat
        return self.seat if self.seat in self.seats else min(self.seats, default=ONLOOKER)

    def _is_hidden(self, hidden: Sequence[Seat]) -> bool:
        if not self.seats:
            return ONLOOKER in hidden or _ONLOOKER_IN_OLD_LOGS in hidden
        return all(seat in hidden for seat in self.seats)


def _asked(game: Game[State], state: State, seat: Seat) -> Words | None:
    told = game.describe_question(state, seat)
    return words_of(told) if told else None
