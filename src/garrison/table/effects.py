"""What an accepted entry does to the table: the same when it is new and when it is loaded."""

import json
from typing import TYPE_CHECKING

from garrison.table import entries as log
from garrison.table.ballots import Ballot
from garrison.table.entries import Entry
from garrison.table.people import NOBODY, Chair, Person

if TYPE_CHECKING:
    from garrison.table.table import Table


def take_effect(table: "Table", entry: Entry) -> None:
    """Let an entry happen. Moves have been played on the line before."""
    table.version = entry.version
    match entry:
        case log.Moved() | log.TookBack() | log.Rebased():
            _change_position(table, entry)
        case log.AskedBack():
            table.ballot = Ballot(entry.version, entry.by, entry.to, [])
        case log.Answered():
            _count_vote(table, entry)
        case log.Paused() | log.Resumed():
            table.paused = isinstance(entry, log.Paused)
        case log.Joined() | log.Rekeyed() | log.Left():
            _change_people(table, entry)
        case log.Sat() | log.Rose() | log.BotSat() | log.Covered() | log.GaveBack():
            _change_chair(table, entry)
        case log.Chatted() | log.Phrased() | log.Intended() | log.Continued():
            pass


def _change_position(table: "Table", entry: log.Moved | log.TookBack | log.Rebased) -> None:
    """A question to go back lapses with the position it was about."""
    table.position_version = entry.version
    table.ballot = None
    if isinstance(entry, log.TookBack):
        table.line.take_back(entry.to)
        table.branches = entry.branch
        table.last_seat = entry.seat
    elif isinstance(entry, log.Rebased):
        table.line.rebase(json.loads(bytes(entry.position)))


def _count_vote(table: "Table", entry: log.Answered) -> None:
    if table.ballot is None:
        return
    if entry.agree:
        table.ballot.agreed.append(entry.by)
    else:
        table.ballot = None


def _change_people(table: "Table", entry: log.Joined | log.Rekeyed | log.Left) -> None:
    match entry:
        case log.Joined():
            table.people[entry.person] = Person(entry.person, entry.name, entry.key)
        case log.Rekeyed():
            table.people[entry.person].key = entry.key
        case log.Left():
            table.people[entry.person].key = ""
            for seat in table.seats_of(entry.person):
                table.chairs[seat] = Chair()


def _change_chair(
    table: "Table", entry: log.Sat | log.Rose | log.BotSat | log.Covered | log.GaveBack
) -> None:
    chair = table.chairs[entry.seat]
    match entry:
        case log.Sat():
            chair.person = entry.person
        case log.Rose():
            chair.person, chair.bot = NOBODY, ""
        case log.BotSat() | log.Covered():
            chair.bot = entry.bot
        case log.GaveBack():
            chair.bot = ""
