"""One game with the people around it, and the log of everything that was accepted.

A table knows neither storage nor network: `live` drives it. What people may ask of it stands in
`playing`, `undoing`, `seating` and `talking`; each request either raises Refused and changes
nothing, or adds entries to the log.
"""

import json
from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec.structs import replace

from garrison.core.contract import CHANCE, Move, Seat, State
from garrison.core.game import Game
from garrison.core.reasons import Reason
from garrison.table import entries as log
from garrison.table.ballots import Ballot
from garrison.table.effects import take_effect
from garrison.table.entries import Entry, How
from garrison.table.house import Opening
from garrison.table.line import BY_BOT, BY_CHANCE, BY_TABLE, Line
from garrison.table.people import NOBODY, Chair, Person, PersonId, Refused
from garrison.table.terms import Terms

Clock: TypeAlias = Callable[[], float]
"""Seconds since 1970."""

_MAKERS: Final[dict[How, PersonId]] = {"bot": BY_BOT, "consent": BY_TABLE, "chance": BY_CHANCE}


class Table:
    """The game, its chairs and people, and where the log stands."""

    def __init__(self, id: str, game: Game[State], terms: Terms, seed: bytes, clock: Clock) -> None:
        self.id, self.game, self.terms = id, game, terms
        self.line = Line(game, seed)
        self.chairs = [Chair() for _ in range(game.seats)]
        self.people: dict[PersonId, Person] = {}
        self.version = 0
        self.position_version = 0
        """The version of the last entry that changed the position."""
        self.ballot: Ballot | None = None
        self.paused = False
        self.branches = 0
        self.last_seat: Seat = 0
        """The seat that decided last."""
        self._fresh: list[Entry] = []
        self._clock = clock

    def take_up(self, opening: Opening) -> None:
        """Go on from a position of another game. Raises BadDocument if it is none of this one."""
        self.line.begin_at(json.loads(bytes(opening.position)))
        self.last_seat = opening.seat
        self.accept(log.Continued(move=opening.move))

    def seats_of(self, person: PersonId) -> tuple[Seat, ...]:
        """The seats this person holds."""
        if person == NOBODY:
            return ()
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.person == person])

    def chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused(Reason("table-no-such-seat", {"seats": len(self.chairs)}))
        return self.chairs[seat]

    def must_sit(self, person: PersonId) -> None:
        if not self.seats_of(person):
            raise Refused(Reason("table-not-seated"))

    def names(self) -> dict[PersonId, str]:
        return {person.id: person.name for person in self.people.values()}

    def seat_names(self) -> list[str]:
        """Who holds each seat, for a record's header."""
        names = self.names()
        return [names.get(chair.person, chair.bot) for chair in self.chairs]

    def bot_to_move(self) -> str:
        """The bot that decides now; nothing if a person does, or nobody."""
        actor = self.line.state.actor()
        return "" if self.paused or actor < 0 else self.chairs[actor].bot

    def accept(self, entry: Entry) -> None:
        """Number an entry, let it happen, and keep it for whoever saves and tells the log."""
        stamped = replace(entry, version=self.version + 1, time=int(self._clock()))
        take_effect(self, stamped)
        self._fresh.append(stamped)

    def fresh_count(self) -> int:
        """How many entries nobody has taken yet."""
        return len(self._fresh)

    def take_fresh(self) -> list[Entry]:
        """The entries since this was asked last."""
        fresh, self._fresh = self._fresh, []
        return fresh

    def play(self, move: Move, how: How, by: PersonId = NOBODY) -> None:
        """Make a legal move and note it."""
        line, state = self.line, self.line.state
        if how in ("person", "bot"):
            self.last_seat = state.actor()
        seats = self.game.viewpoints() if self.game.has_hidden_information else []
        hidden = [seat for seat in seats if not self.game.is_visible(state, move, seat)]
        say = self.game.say(state, move)
        again = bool(line.undone) and line.undone[0] == say
        events = line.play(move, say, _MAKERS.get(how, by))
        self.accept(
            log.Moved(
                seat=self.last_seat,
                how=how,
                by=by,
                say=say,
                events=[(e.kind, e.a, e.b, e.c, e.d) for e in events],
                hidden=hidden,
                again=again,
            )
        )

    def advance(self) -> None:
        """What needs nobody's decision happens at once: chance, and consent given for a seat."""
        while True:
            actor = self.line.state.actor()
            if actor == CHANCE:
                self.play(self.line.draw(), "chance")
                continue
            agreeing = self.game.consent(self.line.state) if actor >= 0 else None
            if agreeing is None or not self._consents_itself(actor):
                return
            self.play(agreeing, "consent")

    def _consents_itself(self, seat: Seat) -> bool:
        """Bots agree; so does a person to what another of their own hands asks."""
        chair, asker = self.chairs[seat], self.chairs[self.last_seat]
        if self.terms.consent == "auto" or chair.bot:
            return True
        return chair.person != NOBODY and chair.person == asker.person

    def reload(self, entry: Entry) -> None:
        """Let a stored entry happen that came after the snapshot the table was loaded from."""
        if isinstance(entry, log.Moved):
            self.last_seat = entry.seat
            chance = entry.how == "chance"
            move = self.line.draw() if chance else self.game.parse(self.line.state, entry.say)
            self.line.play(move, entry.say, _MAKERS.get(entry.how, entry.by))
        take_effect(self, entry)

    def remember(self, entry: log.Moved | log.TookBack) -> None:
        """Let a stored entry be history: it happened under other rules."""
        self.last_seat = entry.seat
        if isinstance(entry, log.TookBack):
            self.branches = entry.branch
            self.line.forget(entry.to)
        else:
            actor = CHANCE if entry.how == "chance" else entry.seat
            self.line.remember(entry.say, actor, _MAKERS.get(entry.how, entry.by))
