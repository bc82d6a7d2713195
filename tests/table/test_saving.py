"""When a table's position, or all of it, is saved beside its entries."""

from garrison.table.actions import playing, talking
from garrison.table.model import snapshots
from garrison.table.model.people import PersonId
from garrison.table.model.table import Table
from garrison.table.saving import POSITION_SECONDS, SNAPSHOT_EVERY, SaveSchedule
from table.tables import race, seat


class Watch:
    """A clock that stands still until it is told."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def loaded(table: Table, watch: Watch) -> Table:
    """The table as a server opens it."""
    saved = snapshots.save(table)
    return snapshots.load(table.id, table.game, table.history.seed, saved, [], watch)


def opened() -> tuple[Table, PersonId, Watch, SaveSchedule]:
    """A table that a server has just opened, with somebody who plays both seats."""
    table, watch = race(), Watch()
    person = seat(table, "Ann", [0, 1])
    table = loaded(table, watch)
    return table, person, watch, SaveSchedule(table, watch)


def test_a_table_as_it_was_loaded_need_not_be_saved() -> None:
    _, _, _, schedule = opened()
    assert not schedule.has_old_snapshot()
    assert schedule.seconds_left() is None


def test_a_move_after_a_while_carries_its_position() -> None:
    table, person, watch, schedule = opened()
    playing.move(table, person, "roll", table.version)
    assert schedule.is_position_due()
    schedule.note(snapshot=False)
    assert schedule.seconds_left() is None
    watch.now += POSITION_SECONDS
    playing.move(table, person, table.game.say(table.history.state, moves(table)[0]), table.version)
    assert schedule.is_position_due()


def test_a_move_at_once_does_not_but_a_second_later_it_is_due() -> None:
    table, person, watch, schedule = opened()
    playing.move(table, person, "roll", table.version)
    schedule.note(snapshot=False)
    playing.move(table, person, table.game.say(table.history.state, moves(table)[0]), table.version)
    assert not schedule.is_position_due()
    assert schedule.seconds_left() == POSITION_SECONDS
    watch.now += POSITION_SECONDS
    assert schedule.is_position_due()


def test_moves_after_the_last_snapshot_are_due_when_a_table_is_opened() -> None:
    """Whoever crashed before may not have come to save them."""
    table, person, watch, _ = opened()
    saved, before = snapshots.save(table), table.version
    playing.move(table, person, "roll", before)
    later = [entry for entry in table.take_fresh() if entry.version > before]
    again = snapshots.load(table.id, table.game, table.history.seed, saved, later, watch)
    assert SaveSchedule(again, watch).is_position_due()


def test_what_is_said_changes_no_position_but_many_entries_make_a_snapshot() -> None:
    table, person, _, schedule = opened()
    for _ in range(SNAPSHOT_EVERY - 1):
        talking.chat(table, person, "hm")
    assert schedule.seconds_left() is None
    assert not schedule.is_snapshot_due(table.take_fresh())
    talking.chat(table, person, "hm")
    assert schedule.is_snapshot_due(table.take_fresh())
    schedule.note(snapshot=True)
    assert not schedule.has_old_snapshot()


def moves(table: Table) -> list[int]:
    return table.history.state.moves()
