import json

import pytest

from demo.race import CARDS, Race, RaceGame
from garrison.core.contract import CHANCE, ONLOOKER, State
from garrison.core.fairness import seed_from_number
from garrison.core.game import any_game
from garrison.core.records import read_record, write_record
from garrison.core.replays import verify
from garrison.table.actions import playing, undoing
from garrison.table.model import snapshots
from garrison.table.model.entries import Continued, Moved
from garrison.table.model.people import NOBODY, PersonId
from garrison.table.model.settings import TableSettings
from garrison.table.model.table import Table
from garrison.table.visibility import moments
from garrison.table.visibility.viewpoint import Viewpoint
from table.tables import at, race, refusal, seat


def played(moves: int, say: str = "roll") -> tuple[Table, PersonId, list[State]]:
    """A table where one person has made so many moves, and every position on the way."""
    table = race()
    ann = seat(table, "Ann", [0, 1])
    positions = [table.history.state.copy()]
    while len(table.history) < moves and not table.history.is_over():
        move = table.game.move(table.history.state, say)
        table.play(move, "person", ann)
        positions.append(table.history.state.copy())
        while table.history.state.actor() == CHANCE:
            table.play(table.history.outcome(), "chance")
            positions.append(table.history.state.copy())
    return table, ann, positions


def test_every_earlier_position_can_be_seen() -> None:
    table, _, positions = played(100)
    assert len(positions) > 10
    for move in (*range(len(positions)), 3, 0, 5):
        past = moments.past_of(table.history, move)
        assert past.state == positions[move]
        assert past.moves == table.history.moves[:move]


def test_a_moment_tells_what_its_move_did_as_the_log_does() -> None:
    table, ann, _ = played(8)
    viewpoint = Viewpoint(ann, table.seats_of(ann), 0)
    moved = [entry for entry in table.take_fresh() if isinstance(entry, Moved)]
    assert moments.show(table, ann, 0, 0).words == []
    for move, entry in enumerate(moved, 1):
        read = viewpoint.read(table.game, {}, entry, entry.version)
        assert read is not None
        assert moments.show(table, ann, move, 0).words == read.words
    assert any(moments.show(table, ann, move, 0).words for move in range(1, len(moved) + 1))


def test_looking_back_changes_nothing() -> None:
    table, _, positions = played(8)
    before = snapshots.save(table)
    past = moments.past_of(table.history, 3).state
    past.play(past.moves()[0])
    assert snapshots.save(table) == before
    assert moments.past_of(table.history, 3).state == positions[3]


def test_a_long_game_is_seen_at_every_milestone_and_after_going_back() -> None:
    table = Table("demo", any_game(LongRace(2)), TableSettings(), seed_from_number(1), lambda: 1.0)
    ann = seat(table, "Ann", [0, 1])
    positions = [table.history.state.copy()]
    while len(positions) <= 70:
        playing.move(table, ann, "roll", table.version)
        positions += [table.history.as_of(len(positions)).state, table.history.state.copy()]
    for move in (70, 64, 65, 33, 32, 31, 1):
        assert moments.past_of(table.history, move).state == positions[move]
    undoing.undo(table, ann, table.version, 40)
    playing.move(table, ann, "draw", table.version)
    assert moments.past_of(table.history, 40).state == positions[40]
    assert moments.past_of(table.history, 42).state == table.history.state != positions[42]


class LongTrack(Race):
    """A position whose runners never arrive."""

    def ending(self) -> int:
        return 0


class LongRace(RaceGame):
    position = LongTrack


def test_a_moment_is_seen_from_ones_own_seat_only() -> None:
    table = race()
    ann, bob = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    playing.move(table, ann, "draw", table.version)
    card = CARDS[at(table).hands[0]]
    mine = moments.show(table, ann, 2, 0)
    assert (mine.seen_from, mine.view["hands"]) == (0, [card, "none"])
    for person, wish in (
        (bob, 0),
        (bob, 1),
        (bob, None),
        (NOBODY, 0),
        (NOBODY, None),
        (ann, ONLOOKER),
    ):
        seen = moments.show(table, person, 2, wish)
        assert seen.view["hands"] == ["hidden", "none"]
    assert moments.show(table, bob, 2, 0).seen_from == ONLOOKER


def test_a_moment_tells_whose_turn_it_was() -> None:
    table, ann, _ = played(4)
    turns = [moments.show(table, ann, move, None).turn for move in range(4)]
    assert [turn.actor for turn in turns] == [0, CHANCE, 1, CHANCE]
    assert [turn.moves for turn in turns] == [0, 1, 2, 3]
    assert [turn.free_back_to for turn in turns] == [0, 0, 2, 2]
    assert all(turn.redo is None for turn in turns)


def test_what_has_not_been_played_cannot_be_seen() -> None:
    table, _, _ = played(4)
    assert refusal(moments.past_of, table.history, 5) == "table-no-such-moment"


class NewRules(RaceGame):
    rules = 2


def test_moments_of_old_rules_cannot_be_seen() -> None:
    table, _, _ = played(4)
    saved, new = snapshots.save(table), any_game(NewRules(2))
    loaded = snapshots.load("demo", new, seed_from_number(1), saved, [], lambda: 1_000.0)
    assert refusal(moments.past_of, loaded.history, 3) == "table-moment-of-old-rules"
    assert moments.past_of(loaded.history, 4).state == table.history.state


def taken_up(table: Table, move: int) -> Table:
    """Another table that goes on from there."""
    opening = moments.starting_position(table.history, move)
    other = Table("other", table.game, TableSettings(), seed_from_number(2), lambda: 1_000.0)
    other.take_up(opening)
    other.advance()
    return other


@pytest.mark.parametrize("move", [0, 3, 4])
def test_another_table_goes_on_from_any_moment(move: int) -> None:
    table, _, positions = played(6)
    other = taken_up(table, move)
    first = positions[move].copy()
    if first.actor() == CHANCE:
        first.play(table.game.parse(first, other.history.moves[0]))
    assert other.history.state == first


def test_the_log_of_a_game_taken_up_says_so() -> None:
    table, _, _ = played(6)
    entry = taken_up(table, 4).take_fresh()[0]
    assert isinstance(entry, Continued)
    assert entry.move == 4


def test_a_game_taken_up_is_saved_taken_back_and_proved_from_where_it_began() -> None:
    table, _, positions = played(6)
    other = taken_up(table, 4)
    ann = seat(other, "Ann", [0, 1])
    saved, seed = snapshots.save(other), seed_from_number(2)
    other = snapshots.load("other", table.game, seed, saved, [], lambda: 1_000.0)
    playing.move(other, ann, "roll", other.version)
    undoing.undo(other, ann, other.version, 0)
    assert other.history.state == positions[4]
    while not other.history.is_over():
        playing.move(other, ann, "roll", other.version)
    record = read_record(write_record(other.history.record(other.seat_names())))
    assert record.header.start == json.loads(
        bytes(moments.starting_position(table.history, 4).position)
    )
    assert verify(record, other.game) > 0


def test_a_game_that_is_over_cannot_be_taken_up() -> None:
    table, _, positions = played(1000)
    assert table.history.is_over()
    assert refusal(moments.starting_position, table.history, len(positions) - 1) == "table-is-over"
    assert moments.starting_position(table.history, len(positions) - 3).move == len(positions) - 3
