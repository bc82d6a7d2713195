"""What of a table is stored beside its entries, and how little that is."""

import json

import pytest

from garrison.api import load
from garrison.core.fairness import seed_from_number
from garrison.table.actions import playing, talking
from garrison.table.model import snapshots
from garrison.table.model.entries import LogEntry
from garrison.table.model.people import PersonId
from garrison.table.model.settings import TableSettings
from garrison.table.model.table import Table
from garrison.table.saving import SNAPSHOT_EVERY, SNAPSHOT_SHARE, TableSaver
from table.tables import race, seat


def loaded(table: Table, saved: bytes, later: list[LogEntry]) -> Table:
    """The table as a server opens it."""
    return snapshots.load(table.id, table.game, table.history.seed, saved, later, lambda: 1_000.0)


def opened() -> tuple[Table, PersonId, TableSaver]:
    """A table that a server has just opened, with somebody who plays both seats."""
    table = race()
    person = seat(table, "Ann", [0, 1])
    table = loaded(table, snapshots.save(table), [])
    return table, person, TableSaver(table)


def any_move(table: Table) -> str:
    return table.game.say(table.history.state, table.history.state.moves()[0])


def test_a_table_as_it_was_loaded_need_not_be_saved() -> None:
    _, _, saver = opened()
    assert not saver.has_old_snapshot()
    assert not saver.is_behind


def test_every_move_carries_how_it_changed_the_position() -> None:
    table, person, saver = opened()
    for _ in range(3):
        playing.move(table, person, any_move(table), table.version)
        saving = saver.save(table.take_fresh())
        assert saving.snapshot is None
        assert saving.position is not None
    assert saver.has_old_snapshot()


def test_what_is_said_changes_no_position_but_many_entries_make_a_snapshot() -> None:
    table, person, saver = opened()
    for _ in range(SNAPSHOT_EVERY - 1):
        talking.chat(table, person, "hm")
        assert saver.save(table.take_fresh()) == (None, None)
    talking.chat(table, person, "hm")
    assert saver.save(table.take_fresh()).snapshot == snapshots.save(table)
    assert not saver.has_old_snapshot()


def test_a_table_opened_with_moves_after_its_snapshot_is_saved_whole() -> None:
    """Whoever crashed before may have stored them without their positions."""
    table, person, _ = opened()
    saved, before = snapshots.save(table), table.version
    playing.move(table, person, any_move(table), before)
    later = [entry for entry in table.take_fresh() if entry.version > before]
    again = loaded(table, saved, later)
    saver = TableSaver(again)
    assert saver.is_behind
    assert saver.save([]).snapshot == snapshots.save(again)
    assert not saver.is_behind


def test_what_is_stored_for_a_move_does_not_grow_with_the_game() -> None:
    """A snapshot holds every move so far; so they become rarer."""
    table, person, saver = opened()
    written, since = 0, 0
    for n in range(2_000):
        talking.chat(table, person, "hm")
        if saver.save(table.take_fresh()).snapshot is not None:
            assert since <= max(SNAPSHOT_EVERY, n // SNAPSHOT_SHARE)
            written, since = written + 1, 0
        since += 1
    assert written < 45, "with every 32nd entry it would be 62"


@pytest.mark.parametrize(
    "name",
    [
        "bastion/2015?seats=2",
        "bastion/2018?seats=3",
        "last-bastion?seats=2",
        "unbreakable-castle?seats=3",
    ],
)
def test_changes_lead_to_the_very_position_in_every_game(name: str) -> None:
    """Whole games by the first or the last move, opened from changes alone after every move."""
    game = load(name)
    table = Table("demo", game, TableSettings(), seed_from_number(3), lambda: 1_000.0)
    person = seat(table, "Ann", list(range(game.seats)))
    table.advance()
    saver = TableSaver(table)
    snapshot = saver.save([]).snapshot
    assert snapshot is not None
    positions: list[bytes] = []
    table.take_fresh()
    sizes: list[int] = []
    while not table.history.is_over() and len(table.history) < 150:
        moves = table.history.state.moves()
        say = game.say(table.history.state, moves[len(table.history) % len(moves)])
        playing.move(table, person, say, table.version)
        saving = saver.save(table.take_fresh())
        if saving.snapshot is not None:
            snapshot, positions = saving.snapshot, []
        else:
            assert saving.position is not None
            positions.append(saving.position)
            sizes.append(len(saving.position))
        known = snapshots.last_known(snapshot, positions)
        assert known.position == json.loads(json.dumps(game.write(table.history.state)))
        assert known.version == table.version
    assert sum(sizes) / len(sizes) < 500
