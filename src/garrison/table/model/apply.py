"""What an accepted entry does to its table: the same when it is new and when it is loaded."""

import json
from typing import TYPE_CHECKING

from msgspec.structs import replace

from garrison.core.contract import CHANCE, Move, Seat
from garrison.table.model import entries as log
from garrison.table.model.ballots import Ballot
from garrison.table.model.entries import LogEntry
from garrison.table.model.history import maker_of
from garrison.table.model.people import NOBODY, Person, PersonId, SeatHolder

if TYPE_CHECKING:
    from garrison.table.model.table import Table


def apply_entry(table: "Table", entry: LogEntry, move: Move | None = None) -> LogEntry:
    """Let an entry happen, and return it together with the events it caused.

    `move` is what a `Moved` entry writes, for callers that have read it already.
    """
    table.version = entry.version
    match entry:
        case log.Moved():
            return _make_move(table, entry, move)
        case log.TookBack() | log.Rebased():
            _change_position(table, entry)
        case log.AskedBack():
            table.ballot = Ballot(entry.version, entry.by, entry.to, [])
        case log.AskedSeat():
            table.ballot = Ballot(entry.version, entry.by, 0, [], entry.seat)
        case log.Contributed():
            table.history.contribute(table.people[entry.person].name, entry.nonce)
        case log.Answered():
            _count_vote(table, entry)
        case log.Paused() | log.Resumed():
            table.paused = isinstance(entry, log.Paused)
        case log.Joined() | log.Rekeyed() | log.Left() | log.Removed():
            _change_people(table, entry)
        case log.Renamed() | log.Locked() | log.Muted() | log.HandedOn():
            _follow_host(table, entry)
        case log.Sat() | log.Rose() | log.BotSat() | log.Covered() | log.GaveBack():
            _change_holder(table, entry)
        case log.Intended():
            _hear_intent(table, entry)
        case log.Chatted() | log.Phrased() | log.Continued():
            pass
    return entry


def _hear_intent(table: "Table", entry: log.Intended) -> None:
    """Whoever was asked in secret may speak again: nobody heard it, nor shall notice."""
    if table.secret_questions.lasting() is None:
        table.speaker = entry.seat
    table.secret_questions.hear_intent(entry.version)


def _make_move(table: "Table", entry: log.Moved, move: Move | None) -> log.Moved:
    """Play the move. A question to go back lapses with the position it was about."""
    history = table.history
    is_answer = len(history) in history.secret
    read = history.game.parse(history.state, entry.say) if move is None else move
    events = history.play(read, entry.say, maker_of(entry))
    _note_secret_questions(table, entry, is_answer)
    table.position_version, table.ballot = entry.version, None
    if entry.seat != table.speaker and not is_answer:
        table.speaker = CHANCE
    table.last_seat = entry.seat
    return replace(entry, events=[(e.kind, e.a, e.b, e.c, e.d) for e in events])


def _note_secret_questions(table: "Table", entry: log.Moved, is_answer: bool) -> None:
    """See whether a move leads to something nobody else may know is asked, or away from it."""
    history, secret_questions = table.history, table.secret_questions
    if entry.how not in ("chance", "consent"):
        secret_questions.hear_decision(table.position_version, table.ballot)
    secret_questions.hear_move(entry.version, is_answer)
    if history.known_to(()) < len(history):
        secret_questions.begin(history.state.actor())
    elif history.state.actor() != CHANCE:
        secret_questions.end(entry.version)


def _change_position(table: "Table", entry: log.TookBack | log.Rebased) -> None:
    table.position_version, table.ballot = entry.version, None
    if isinstance(entry, log.TookBack):
        table.history.take_back(entry.to)
        table.branches = entry.branch
        table.last_seat = entry.seat
        table.practice = table.practice or entry.beyond
    else:
        table.history.rebase(json.loads(bytes(entry.position)))
        table.secret_questions.end(entry.version)


def _count_vote(table: "Table", entry: log.Answered) -> None:
    if table.ballot is None:
        return
    if entry.agree:
        table.ballot.agreed.append(entry.by)
    else:
        table.ballot = None


def _is_for(table: "Table", seat: Seat) -> bool:
    """Whether the table is being asked for this seat."""
    return table.ballot is not None and table.ballot.seat == seat


def _follow_host(
    table: "Table", entry: log.Renamed | log.Locked | log.Muted | log.HandedOn
) -> None:
    match entry:
        case log.Renamed():
            table.title = entry.title
        case log.Locked():
            table.locked = entry.locked
        case log.Muted():
            table.people[entry.person].muted = entry.muted
        case log.HandedOn():
            table.host = entry.person


def _change_people(
    table: "Table", entry: log.Joined | log.Rekeyed | log.Left | log.Removed
) -> None:
    match entry:
        case log.Joined():
            table.people[entry.person] = Person(entry.person, entry.name, entry.key)
        case log.Rekeyed():
            table.people[entry.person].key = entry.key
        case log.Left() | log.Removed():
            table.people[entry.person].key = ""
            if table.ballot is not None and table.ballot.by == entry.person:
                table.ballot = None
            for seat in table.seats_of(entry.person):
                table.holders[seat] = SeatHolder(held=table.has_begun())
            if entry.person == table.host:
                table.host = _next_host(table)


def _next_host(table: "Table") -> PersonId:
    """Who follows a host that left: whoever sits there longest, or else is there longest."""
    here = [person.id for person in table.people.values() if person.key]
    seated = [person for person in here if table.seats_of(person)]
    return min(seated or here, default=NOBODY)


def _change_holder(
    table: "Table", entry: log.Sat | log.Rose | log.BotSat | log.Covered | log.GaveBack
) -> None:
    holder = table.holders[entry.seat]
    match entry:
        case log.Sat():
            holder.person, holder.held = entry.person, False
            table.practice = table.practice or entry.practice
            table.ballot = None if _is_for(table, entry.seat) else table.ballot
        case log.Rose():
            holder.person, holder.bot, holder.held = NOBODY, "", table.has_begun()
        case log.BotSat() | log.Covered():
            holder.bot = entry.bot
            table.ballot = None if _is_for(table, entry.seat) else table.ballot
        case log.GaveBack():
            holder.bot = ""
