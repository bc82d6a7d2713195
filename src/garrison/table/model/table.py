"""One game with the people around it, and the log of everything that was accepted.

A table knows neither storage nor network: `live` drives it. What people may ask of it stands in
`playing`, `undoing`, `seating` and `talking`; each request either raises Refused and changes
nothing, or adds entries to the log.
"""

import json
from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from garrison.core.contract import CHANCE, Move, Seat, State
from garrison.core.game import Game
from garrison.core.reasons import Reason
from garrison.core.records import Record
from garrison.lessons import Lesson, LessonProgress, find
from garrison.table.errors import BadRequest, Refused
from garrison.table.messages.server import StartingPosition
from garrison.table.model import entries as log
from garrison.table.model.apply import apply_entry
from garrison.table.model.ballots import Ballot
from garrison.table.model.entries import How, LogEntry
from garrison.table.model.history import History, maker_of
from garrison.table.model.people import HOST, NOBODY, Person, PersonId, SeatHolder
from garrison.table.model.secret_questions import SecretQuestion, SecretQuestions
from garrison.table.model.settings import TableSettings

Clock: TypeAlias = Callable[[], float]
"""Seconds since 1970."""


class Table:
    """The game, the holders of its seats, the people, and where the log stands."""

    def __init__(
        self, id: str, game: Game[State], settings: TableSettings, seed: bytes, clock: Clock
    ) -> None:
        self.id, self.game, self.settings = id, game, settings
        self.history = History(game, seed)
        self.holders = [SeatHolder() for _ in range(game.seats)]
        self.people: dict[PersonId, Person] = {}
        self.version = 0
        self.snapshot_version = 0
        """The version of the snapshot it was loaded from; 0: of none."""
        self.position_version = 0
        """The version of the last entry that changed the position."""
        self.host: PersonId = HOST
        """Who may rename and lock the table, and send people away."""
        self.title = ""
        self.locked = False
        """Whether nobody else may join or watch."""
        self.ballot: Ballot | None = None
        self.paused = False
        self.branches = 0
        self.practice = bool(settings.lesson)
        """Whether somebody knew more than the rules let them know; see `docs/server.md`."""
        self.last_seat: Seat = 0
        """The seat that decided last."""
        self.speaker: Seat = CHANCE
        """The seat whose bot has said what it is up to, until another seat decides."""
        self.secret_questions = SecretQuestions()
        """What was asked of somebody without anybody else knowing."""
        self._fresh: list[LogEntry] = []
        self._clock = clock

    def take_up(self, start: StartingPosition) -> None:
        """Go on from a position of another game. Raises BadDocument if it is none of this one."""
        self.history.begin_at(json.loads(bytes(start.position)))
        self.last_seat = start.seat
        self.accept(log.Continued(move=start.move))

    def lesson(self) -> LessonProgress | None:
        """How far somebody has come in the lesson that is played here; None if none is."""
        if not self.settings.lesson:
            return None
        lesson = find(self.settings.lesson)
        if not isinstance(lesson, Lesson) or self.history.earliest:  # begun under other rules
            return None
        return LessonProgress(lesson, self.game, self.history.moves)

    def seats_of(self, person: PersonId) -> tuple[Seat, ...]:
        """The seats this person holds."""
        if person == NOBODY:
            return ()
        return tuple([seat for seat, holder in enumerate(self.holders) if holder.person == person])

    def holder(self, seat: Seat) -> SeatHolder:
        if not 0 <= seat < len(self.holders):
            raise BadRequest(Reason("table-no-such-seat", {"seats": len(self.holders)}))
        return self.holders[seat]

    def has_begun(self) -> bool:
        """Whether anything has happened in the game."""
        return len(self.history) > 0

    def must_sit(self, person: PersonId) -> None:
        if not self.seats_of(person):
            raise Refused(Reason("table-not-seated"))

    def names(self) -> dict[PersonId, str]:
        return {person.id: person.name for person in self.people.values()}

    def record(self) -> Record:
        """The record of the game as it stands."""
        record = self.history.record(self.seat_names())
        record.practice = self.practice
        return record

    def host_name(self) -> str:
        """What the host is called; nothing if everybody has left."""
        return self.people[self.host].name if self.host in self.people else ""

    def seat_names(self) -> list[str]:
        """Who holds each seat, for a record's header."""
        names = self.names()
        return [names.get(holder.person, holder.bot) for holder in self.holders]

    def whose_turn(self) -> tuple[PersonId, str]:
        """The person who decides now and their name; nobody where a bot does, or no one."""
        actor = self.history.state.actor()
        holder = self.holders[actor] if actor >= 0 else SeatHolder()
        waits = holder.person != NOBODY and not holder.bot
        return (holder.person, self.people[holder.person].name) if waits else (NOBODY, "")

    def bot_to_move(self) -> str:
        """The bot that decides now; nothing if a person does, or nobody."""
        actor = self.history.state.actor()
        return "" if self.paused or actor < 0 else self.holders[actor].bot

    def version_for(self, seats: tuple[Seat, ...]) -> int:
        """The version as whoever holds these seats counts it: how many entries they were told."""
        return self.secret_questions.count(self.version, seats)

    def position_for(self, seats: tuple[Seat, ...]) -> int:
        """The version of the position they know, counted likewise."""
        return self.secret_questions.number(self.known_position(seats), seats)

    def known_position(self, seats: tuple[Seat, ...]) -> int:
        """The version of the position they know."""
        secret = self._kept_from(seats)
        return secret.rest if secret else self.position_version

    def ballot_for(self, seats: tuple[Seat, ...]) -> Ballot | None:
        """What the table is being asked, as far as they know."""
        secret = self._kept_from(seats)
        return secret.ballot if secret else self.ballot

    def _kept_from(self, seats: tuple[Seat, ...]) -> SecretQuestion | None:
        return self.secret_questions.lasting() if self.is_kept_from(seats) else None

    def is_kept_from(self, seats: tuple[Seat, ...]) -> bool:
        """Whether another seat is asked something that they may not know is asked."""
        history = self.history
        return bool(history.secret) and history.known_to(seats) < len(history)

    def history_for(self, seats: tuple[Seat, ...]) -> History:
        """The moves they may know of."""
        history = self.history
        return history.as_of(history.known_to(seats)) if self.is_kept_from(seats) else history

    def accept(self, entry: LogEntry, move: Move | None = None) -> None:
        """Number an entry, let it happen, and keep it for whoever stores and tells the log.

        `move` is what a `Moved` entry writes, for callers that have read it already.
        """
        stamped = replace(entry, version=self.version + 1, time=int(self._clock()))
        self._fresh.append(apply_entry(self, stamped, move))

    def fresh_count(self) -> int:
        """How many entries nobody has taken yet."""
        return len(self._fresh)

    def take_fresh(self) -> list[LogEntry]:
        """The entries since this was asked last."""
        fresh, self._fresh = self._fresh, []
        return fresh

    def play(self, move: Move, how: How, by: PersonId = NOBODY) -> None:
        """Make a legal move."""
        game, state = self.game, self.history.state
        decides = how in ("person", "bot")
        seats = game.viewpoints() if game.has_hidden_information else []
        say, undone = game.say(state, move), self.history.undone
        entry = log.Moved(
            seat=state.actor() if decides else self.last_seat,
            how=how,
            by=by,
            say=say,
            hidden=[seat for seat in seats if not game.is_visible(state, move, seat)],
            again=bool(undone) and undone[0] == say,
        )
        self.accept(entry, move)

    def advance(self) -> None:
        """What needs nobody's decision happens at once: chance, and consent given for a seat."""
        while True:
            actor = self.history.state.actor()
            if actor == CHANCE:
                if self.is_waiting():
                    return
                self.play(self.history.outcome(), "chance")
                continue
            agreeing = self.game.consent(self.history.state) if actor >= 0 else None
            if agreeing is None or not self._consents_itself(actor):
                return
            self.play(agreeing, "consent")

    def is_waiting(self) -> bool:
        """Whether nothing was drawn yet, and nothing is before everybody sits."""
        waits = self.settings.wait_for_all and not self.history.is_sealed
        return waits and any(holder.is_free() for holder in self.holders)

    def _consents_itself(self, seat: Seat) -> bool:
        """Bots agree; so does a person to what another of their own hands asks."""
        holder, asker = self.holders[seat], self.holders[self.last_seat]
        if self.settings.consent == "auto" or holder.bot:
            return True
        return holder.person != NOBODY and holder.person == asker.person

    def remember(self, entry: log.Moved | log.TookBack) -> None:
        """Let a stored entry be history: it happened under other rules."""
        self.last_seat = entry.seat
        if isinstance(entry, log.TookBack):
            self.branches = entry.branch
            self.history.forget(entry.to)
        else:
            actor = CHANCE if entry.how == "chance" else entry.seat
            self.history.remember(entry.say, actor, maker_of(entry))
