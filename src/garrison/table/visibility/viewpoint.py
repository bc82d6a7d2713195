"""What a viewer may know. Every word about a game that leaves a table goes through here."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from garrison.core.contract import ONLOOKER, OVER, Move, Seat, State
from garrison.core.documents import Document, Json
from garrison.core.game import Event, Game, View
from garrison.table.messages.schemas import Choice, Moment, Told, Turn, Words, You
from garrison.table.model.entries import (
    Answered,
    AskedBack,
    BotSat,
    Chatted,
    Continued,
    Covered,
    GaveBack,
    Intended,
    Joined,
    Left,
    LogEntry,
    Moved,
    Paused,
    Phrased,
    Rebased,
    Rekeyed,
    Resumed,
    Rose,
    Sat,
    TookBack,
)
from garrison.table.model.history import History
from garrison.table.model.people import PersonId

_CHOICES: Final[WeakKeyDictionary[Game[State], dict[Move, Choice]]] = WeakKeyDictionary()
"""Legal moves as clients read them. What a move says follows from its number (`core.notation`)."""


_ONLOOKER_IN_OLD_LOGS: Final = -1
"""Tables stored before onlookers got a number of their own hide moves from this one."""


class Viewpoint(NamedTuple):
    """Who a viewer is, the seats they hold, and the seat they look from."""

    person: PersonId
    seats: tuple[Seat, ...]
    seat: Seat

    def view(self, game: Game[State], state: State) -> View:
        """The position as the seat they look from sees it."""
        return game.view(state, self.seat if self.seat in self.seats else ONLOOKER)

    def choices(self, game: Game[State], state: State, paused: bool) -> list[Choice]:
        """Every legal move, to whoever holds the seat that decides."""
        if paused or state.actor() not in self.seats:
            return []
        known = _CHOICES.setdefault(game, {})
        moves = state.moves()
        for move in moves:
            if move not in known:
                known[move] = Choice(game.say(state, move), game.move_document(state, move))
        return [known[move] for move in moves]

    def turn(self, history: History) -> Turn:
        """Where the game stands."""
        state, actor = history.state, history.state.actor()
        over = actor == OVER
        return Turn(
            actor=actor,
            moves=len(history),
            free_back_to=history.revealed,
            redo=history.undone[0] if history.undone and actor in self.seats else None,
            ending=history.game.ending(state),
            scores=state.scores() if over else [],
            question=history.game.question(state, self._ear(actor)),
        )

    def moment(self, past: History, last: int) -> Moment:
        """The game as it stood once; `last` is how many moves there are by now."""
        look = self.seat if self.seat in self.seats else ONLOOKER
        view = self.view(past.game, past.state)
        told = self._hear(past.game, past.last_decider(len(past)), past.events)
        return Moment(len(past), last, view, self.turn(past), look, told)

    def you(self, shown: "Viewpoint") -> You | None:
        """Who the viewer is now, if that changed since they were told."""
        return None if shown.seats == self.seats else You(self.person, list(self.seats))

    def read(
        self, game: Game[State], names: Mapping[PersonId, str], entry: LogEntry
    ) -> Told | None:
        """An entry of the log as this viewer may read it; None if it is not for them."""
        if isinstance(entry, Rekeyed):
            return None
        if isinstance(entry, Moved):
            return self._read_move(game, entry)
        if isinstance(entry, Intended):
            words = [Words(entry.id, entry.args)]
            return Told(entry.version, entry.time, "intended", words, entry.seat)
        words = [Words(_id(entry), _args(entry, names))]
        by = entry.by if isinstance(entry, Chatted | Phrased | TookBack | AskedBack) else 0
        text = entry.text if isinstance(entry, Chatted) else None
        return Told(entry.version, entry.time, _kind(entry), words, by=by, text=text)

    def _read_move(self, game: Game[State], entry: Moved) -> Told:
        heard = self._hear(game, entry.seat, [Event(*numbers) for numbers in entry.events])
        say = None if self._is_hidden(entry.hidden) else entry.say
        kind = "chance" if entry.how == "chance" else "moved"
        return Told(entry.version, entry.time, kind, heard, entry.seat, entry.by, say)

    def _hear(self, game: Game[State], seat: Seat, events: Sequence[Event]) -> list[Words]:
        """What this viewer may know of what a move of that seat did."""
        told = [game.describe_event(event, self._ear(seat)) for event in events]
        return [_words(each) for each in told if each is not None]

    def _ear(self, seat: Seat) -> Seat:
        """With several hands, an event is heard as the hand hears it that it is about."""
        if seat in self.seats:
            return seat
        return self.seat if self.seat in self.seats else min(self.seats, default=ONLOOKER)

    def _is_hidden(self, hidden: Sequence[Seat]) -> bool:
        if not self.seats:
            return ONLOOKER in hidden or _ONLOOKER_IN_OLD_LOGS in hidden
        return all(seat in hidden for seat in self.seats)


def _words(told: Document) -> Words:
    id, args = told["id"], told.get("args", {})
    assert isinstance(id, str)
    assert isinstance(args, Mapping)
    return Words(id, args)


def _kind(entry: LogEntry) -> str:
    return str(type(entry).__struct_config__.tag)


_IDS: Final[Mapping[type, str]] = {
    AskedBack: "table-asked-back",
    BotSat: "table-bot-sat",
    Chatted: "table-chatted",
    Continued: "table-continued",
    Covered: "table-covered",
    GaveBack: "table-gave-back",
    Joined: "table-joined",
    Left: "table-left",
    Paused: "table-paused",
    Phrased: "table-phrased",
    Rebased: "table-rebased",
    Resumed: "table-resumed",
    Rose: "table-rose",
    Sat: "table-sat",
}


def _id(entry: LogEntry) -> str:
    """The message that tells of an entry; where it went one way or the other, there are two."""
    if isinstance(entry, TookBack):
        return "table-took-back-beyond" if entry.beyond else "table-took-back"
    if isinstance(entry, Answered):
        return "table-agreed" if entry.agree else "table-disagreed"
    return _IDS[type(entry)]


def _args(entry: LogEntry, names: Mapping[PersonId, str]) -> dict[str, Json]:
    args: dict[str, Json] = {}
    if isinstance(
        entry,
        AskedBack | Answered | TookBack | Rose | BotSat | Chatted | Phrased | Paused | Resumed,
    ):
        args["person"] = names.get(entry.by, "")
    if isinstance(entry, Joined | Left | Sat):
        args["person"] = names.get(entry.person, "")
    if isinstance(entry, Sat | Rose | BotSat | Covered | GaveBack):
        args["seat"] = entry.seat + 1
    if isinstance(entry, BotSat | Covered):
        args["bot"] = entry.bot
    if isinstance(entry, AskedBack | TookBack):
        args["move"] = entry.to
    if isinstance(entry, Continued):
        args["move"] = entry.move
    if isinstance(entry, TookBack):
        args.update(count=entry.count, branch=entry.branch)
    if isinstance(entry, Phrased):
        args["phrase"] = f"@{entry.phrase}"
    if isinstance(entry, Rebased):
        args.update(rules=entry.rules, lost=entry.lost)
    return args
