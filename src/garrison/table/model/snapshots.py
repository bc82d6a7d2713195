"""A table as it is kept, so that opening a long game is instant and needs no old rules."""

import json
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from garrison.core.contract import CHANCE, State
from garrison.core.documents import Document
from garrison.core.game import Game
from garrison.table.model import entries as log
from garrison.table.model.apply import apply_entry
from garrison.table.model.ballots import Ballot
from garrison.table.model.entries import LogEntry
from garrison.table.model.history import SavedHistory
from garrison.table.model.people import HOST, Person, PersonId, SeatHolder
from garrison.table.model.secret_questions import SecretQuestion, SecretQuestions
from garrison.table.model.settings import Consent, TableSettings
from garrison.table.model.table import Clock, Table
from garrison.table.patches import apply_changes, changes


class OldSettings(Struct):
    """Settings as they were stored before a table could simply wait for whoever is away."""

    public: bool
    onlookers: bool
    consent: Consent
    cover_after: int
    cover_bot: str
    people: int

    def settings(self) -> TableSettings:
        return TableSettings(
            public=self.public,
            onlookers=self.onlookers,
            consent=self.consent,
            away_bot=self.cover_bot if self.cover_after else "",
            away_seconds=self.cover_after or TableSettings().away_seconds,
            people=self.people,
        )


class Snapshot(Struct, kw_only=True, omit_defaults=True):
    """Everything about a table at one version, its position as a document.

    Some fields are stored under names they had before, so that older tables open.
    """

    rules: int
    version: int
    position_version: int
    settings: TableSettings | None = None
    terms: OldSettings | None = None
    """What older snapshots hold in place of settings."""
    history: SavedHistory = msgspec.field(name="line")
    holders: list[SeatHolder] = msgspec.field(name="chairs")
    people: list[Person]
    ballot: Ballot | None
    paused: bool
    branches: int
    last_seat: int
    practice: bool = False
    secret_questions: list[SecretQuestion] = msgspec.field(name="silences", default_factory=list)
    host: PersonId = HOST
    title: str = ""
    locked: bool = False
    speaker: int = CHANCE


class SavedPosition(Struct, omit_defaults=True):
    """Where the game stood at one version, told by what changed since the position before."""

    version: int
    counters: list[int]
    changes: list[list[object]] = []
    position: Raw | None = None
    """The whole position, as earlier servers stored it now and then."""


def save_change(table: Table, before: Document, now: Document) -> bytes:
    """How the position changed: small enough to be stored with every move."""
    counters = list(table.history.dice.counters)
    return msgspec.json.encode(SavedPosition(table.version, counters, changes(before, now)))


def save(table: Table) -> bytes:
    """The table as it stands."""
    snapshot = Snapshot(
        rules=table.game.rules,
        version=table.version,
        position_version=table.position_version,
        settings=table.settings,
        history=table.history.save(),
        holders=table.holders,
        people=list(table.people.values()),
        ballot=table.ballot,
        paused=table.paused,
        branches=table.branches,
        last_seat=table.last_seat,
        speaker=table.speaker,
        practice=table.practice,
        secret_questions=table.secret_questions.all,
        host=table.host,
        title=table.title,
        locked=table.locked,
    )
    return msgspec.json.encode(snapshot)


def load(
    id: str,
    game: Game[State],
    seed: bytes,
    saved: bytes,
    later: list[LogEntry],
    clock: Clock,
    positions: Sequence[bytes] = (),
) -> Table:
    """The table a snapshot and the entries after it describe.

    If the rules have changed since, later moves are not played again: the game goes on from the
    position they led to, as it was stored with them. Earlier servers did not store it with every
    move; the log says how many moves that costs.
    """
    snapshot = msgspec.json.decode(saved, type=Snapshot)
    settings = snapshot.terms.settings() if snapshot.terms else snapshot.settings
    table = Table(id, game, settings or TableSettings(), seed, clock)
    table.history.restore(snapshot.history)
    table.version = table.snapshot_version = snapshot.version
    table.position_version = snapshot.position_version
    table.holders, table.ballot = snapshot.holders, snapshot.ballot
    table.people = {person.id: person for person in snapshot.people}
    table.paused, table.branches = snapshot.paused, snapshot.branches
    table.last_seat, table.practice = snapshot.last_seat, snapshot.practice
    table.speaker = snapshot.speaker
    table.secret_questions = SecretQuestions(snapshot.secret_questions)
    table.host, table.title, table.locked = snapshot.host, snapshot.title, snapshot.locked
    if snapshot.rules == game.rules:
        for entry in later:
            apply_entry(table, entry)
    else:
        _go_on_under_new_rules(table, last_known(saved, positions), later)
    return table


class LastKnown(NamedTuple):
    """The latest position that was stored."""

    version: int
    counters: list[int]
    position: Document


def last_known(saved: bytes, positions: Sequence[bytes]) -> LastKnown:
    """The snapshot's position, changed by what was stored with the moves after it."""
    snapshot = msgspec.json.decode(saved, type=Snapshot)
    version, counters = snapshot.version, snapshot.history.counters
    position: Document = json.loads(bytes(snapshot.history.position))
    for stored in positions:
        step = msgspec.json.decode(stored, type=SavedPosition)
        if step.version <= version:
            continue
        if step.position is not None:
            position = json.loads(bytes(step.position))
        apply_changes(position, step.changes)
        version, counters = step.version, step.counters
    return LastKnown(version, counters, position)


def _go_on_under_new_rules(table: Table, known: LastKnown, later: list[LogEntry]) -> None:
    """Keep people and seats as they are now, and the position as it was kept last."""
    lost = 0
    for entry in later:
        if not isinstance(entry, log.Moved | log.TookBack):
            apply_entry(table, entry)
            continue
        table.version = entry.version
        if entry.version <= known.version:
            table.remember(entry)
        else:
            lost += 1
    table.history.dice.counters = known.counters
    position = Raw(msgspec.json.encode(known.position))
    table.accept(log.Rebased(rules=table.game.rules, lost=lost, position=position))
    table.advance()
