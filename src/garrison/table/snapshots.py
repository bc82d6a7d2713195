"""A table as it is kept, so that opening a long game is instant and needs no old rules."""

import msgspec
from msgspec import Raw, Struct

from garrison.core.contract import State
from garrison.core.game import Game
from garrison.table import entries as log
from garrison.table.ballots import Ballot
from garrison.table.entries import Entry
from garrison.table.line import SavedLine
from garrison.table.people import Chair, Person
from garrison.table.table import Clock, Table
from garrison.table.terms import Terms


class Snapshot(Struct):
    """Everything about a table at one version, its position as a document."""

    rules: int
    version: int
    position_version: int
    terms: Terms
    line: SavedLine
    chairs: list[Chair]
    people: list[Person]
    ballot: Ballot | None
    paused: bool
    branches: int
    last_seat: int


class Standing(Struct):
    """Where the game stood at one version: all that a change of rules must not cost."""

    version: int
    position: Raw
    counters: list[int]


def stand(table: Table) -> bytes:
    """The position as it is, small enough to be kept with every move."""
    line = table.line
    standing = Standing(table.version, line.position(), list(line.dice.counters))
    return msgspec.json.encode(standing)


def save(table: Table) -> bytes:
    """The table as it stands."""
    snapshot = Snapshot(
        rules=table.game.rules,
        version=table.version,
        position_version=table.position_version,
        terms=table.terms,
        line=table.line.save(),
        chairs=table.chairs,
        people=list(table.people.values()),
        ballot=table.ballot,
        paused=table.paused,
        branches=table.branches,
        last_seat=table.last_seat,
    )
    return msgspec.json.encode(snapshot)


def load(
    id: str,
    game: Game[State],
    seed: bytes,
    saved: bytes,
    later: list[Entry],
    clock: Clock,
    standing: bytes | None = None,
) -> Table:
    """The table a snapshot and the entries after it describe.

    If the rules have changed since, later moves are not played again: the game goes on from the
    position that was kept last. If that is older than the last move, the log says how many moves
    it costs.
    """
    snapshot = msgspec.json.decode(saved, type=Snapshot)
    table = Table(id, game, snapshot.terms, seed, clock)
    table.line.restore(snapshot.line)
    table.version, table.position_version = snapshot.version, snapshot.position_version
    table.chairs, table.ballot = snapshot.chairs, snapshot.ballot
    table.people = {person.id: person for person in snapshot.people}
    table.paused, table.branches = snapshot.paused, snapshot.branches
    table.last_seat = snapshot.last_seat
    if snapshot.rules == game.rules:
        for entry in later:
            table.reload(entry)
    else:
        _go_on_under_new_rules(table, _last_known(snapshot, standing), later)
    return table


def _last_known(snapshot: Snapshot, standing: bytes | None) -> Standing:
    """The latest position that was kept, with the snapshot or after it."""
    kept = snapshot.line
    known = Standing(snapshot.version, kept.position, kept.counters)
    later = msgspec.json.decode(standing, type=Standing) if standing else known
    return later if later.version > known.version else known


def _go_on_under_new_rules(table: Table, known: Standing, later: list[Entry]) -> None:
    """Keep people and seats as they are now, and the position as it was kept last."""
    lost = 0
    for entry in later:
        if not isinstance(entry, log.Moved | log.TookBack):
            table.reload(entry)
            continue
        table.version = entry.version
        if entry.version <= known.version:
            table.remember(entry)
        else:
            lost += 1
    table.line.dice.counters = known.counters
    table.accept(log.Rebased(rules=table.game.rules, lost=lost, position=known.position))
    table.advance()
