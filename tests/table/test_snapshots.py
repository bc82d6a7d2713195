from collections.abc import Sequence

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from demo.race import Race, RaceGame
from garrison.core.fairness import seed_from_number
from garrison.core.game import any_game
from garrison.table.actions import playing, seating, talking, undoing
from garrison.table.errors import Refused
from garrison.table.model import snapshots
from garrison.table.model.entries import LogEntry, Rebased
from garrison.table.model.people import PersonId
from garrison.table.model.table import Table
from garrison.table.saving import TableSaver
from table.tables import at as position_of
from table.tables import race, seat

ACTS = ("roll", "draw", "play", "undo", "redo", "chat", "pause", "resume", "bot", "rise")


def act(table: Table, person: PersonId, what: str) -> None:
    """Try something at a table."""
    try:
        if what in ("roll", "draw", "play"):
            playing.move(table, person, what, table.version)
        elif what == "undo":
            undoing.undo(table, person, table.version, None)
        elif what == "redo":
            playing.redo(table, person, table.version)
        elif what == "chat":
            talking.chat(table, person, "hm")
        elif what == "pause":
            talking.pause(table, person)
        elif what == "resume":
            talking.resume(table, person)
        elif what == "bot":
            seating.seat_bot(table, person, 1, "random")
        else:
            seating.rise(table, person, 1)
    except Refused:
        pass


def load(
    game: RaceGame, saved: bytes, later: list[LogEntry], positions: Sequence[bytes] = ()
) -> Table:
    seed = seed_from_number(1)
    return snapshots.load("demo", any_game(game), seed, saved, later, lambda: 1_000.0, positions)


def stored(entries: list[LogEntry]) -> list[LogEntry]:
    """Entries as they come back from storage."""
    return msgspec.json.decode(msgspec.json.encode(entries), type=list[LogEntry])


@given(st.lists(st.sampled_from(ACTS), max_size=30), st.integers(0, 30))
@settings(max_examples=60, deadline=None)
def test_a_snapshot_and_later_entries_are_the_table_again(acts: list[str], at: int) -> None:
    table = race()
    person = seat(table, "Ann", [0, 1])
    saved = snapshots.save(table)
    later: list[LogEntry] = []
    table.take_fresh()
    for n, what in enumerate(acts):
        act(table, person, what)
        later += table.take_fresh()
        if n == at:
            saved, later = snapshots.save(table), []
    loaded = load(RaceGame(2), saved, stored(later))
    assert snapshots.save(loaded) == snapshots.save(table)
    assert loaded.history.state == table.history.state


def test_one_can_go_back_past_the_snapshot() -> None:
    table = race()
    ann = seat(table, "Ann", [0, 1])
    for _ in range(3):
        act(table, ann, "roll")
    loaded = load(RaceGame(2), snapshots.save(table), [])
    undoing.undo(loaded, ann, loaded.version, 0)
    assert position_of(loaded).places == [0, 0]


class NewRules(RaceGame):
    rules = 2


class OtherDice(RaceGame):
    """Rules under which the same moves lead elsewhere: playing them again would show."""

    rules = 2

    def start(self) -> Race:
        state = super().start()
        state.turn = 1
        return state


@given(st.lists(st.sampled_from(ACTS), max_size=30), st.integers(0, 30))
@settings(max_examples=60, deadline=None)
def test_under_new_rules_no_move_is_lost(acts: list[str], at: int) -> None:
    table = race()
    person = seat(table, "Ann", [0, 1])
    saved, later, positions = snapshots.save(table), list[LogEntry](), list[bytes]()
    table.take_fresh()
    saver = TableSaver(table)
    saver.save([])
    for n, what in enumerate(acts):
        act(table, person, what)
        fresh = table.take_fresh()
        saving = saver.save([] if n == at else fresh)
        later += fresh
        if saving.snapshot is not None:
            saved, later, positions = saving.snapshot, [], []
        elif saving.position is not None:
            positions.append(saving.position)
    loaded = load(OtherDice(2), saved, stored(later), positions)
    assert loaded.history.state == table.history.state
    assert loaded.history.dice.counters == table.history.dice.counters
    assert (loaded.history.moves, loaded.history.makers) == (
        table.history.moves,
        table.history.makers,
    )
    assert (loaded.branches, loaded.last_seat) == (table.branches, table.last_seat)
    entry = loaded.take_fresh()[0]
    assert isinstance(entry, Rebased)
    assert (entry.version, entry.rules, entry.lost) == (table.version + 1, 2, 0)


def test_without_the_position_moves_are_lost_and_the_log_says_how_many() -> None:
    table = race()
    ann = seat(table, "Ann", [0, 1])
    act(table, ann, "roll")
    saved, position = snapshots.save(table), table.history.state.copy()
    table.take_fresh()
    act(table, ann, "roll")
    act(table, ann, "chat")
    later = stored(table.take_fresh())
    loaded = load(NewRules(2), saved, later)
    assert loaded.history.state == position
    entry = loaded.take_fresh()[-1]
    assert isinstance(entry, Rebased)
    assert (entry.rules, entry.lost) == (2, 2)


def test_under_new_rules_one_cannot_go_back_to_the_old_ones() -> None:
    table = race()
    ann = seat(table, "Ann", [0, 1])
    act(table, ann, "roll")
    loaded = load(NewRules(2), snapshots.save(table), [])
    before = loaded.history.state.copy()
    act(loaded, ann, "undo")
    assert loaded.history.state == before
    act(loaded, ann, "roll")
    act(loaded, ann, "undo")
    assert loaded.history.state == before
