"""What makes a game a practice game, and what nobody hears; numbers are those of the review."""

from demo.race import Race, RaceGame
from garrison.core.contract import CHANCE, Seat
from garrison.core.documents import Document
from garrison.core.records import read_record, write_record
from garrison.table.actions import playing, seating, undoing
from garrison.table.model import entries as log
from garrison.table.model import snapshots
from garrison.table.model.people import PersonId
from garrison.table.model.table import Table
from garrison.table.visibility.reading import read
from garrison.table.visibility.viewpoint import Viewpoint
from table.tables import race, refusal, seat


class HiddenHands(RaceGame):
    """The race says plainly that hands are hidden."""

    has_hidden_information = True

    def is_visible(self, state: Race, move: int, seat: Seat) -> bool:
        return True


def draw(table: Table, person: PersonId) -> None:
    playing.move(table, person, "draw", table.version)


def test_07_taking_back_what_chance_revealed_makes_a_practice_game() -> None:
    table = race()
    ann = seat(table, "Ann", [0, 1])
    draw(table, ann)
    assert not table.practice
    undoing.undo(table, ann, table.version, None)
    assert table.practice


def test_07_taking_back_ones_own_decision_does_not() -> None:
    table = race()
    ann = seat(table, "Ann", [0, 1])
    draw(table, ann)
    draw(table, ann)
    playing.move(table, ann, "play", table.version)
    undoing.undo(table, ann, table.version, None)
    assert not table.practice


def test_going_back_from_the_end_where_the_seed_is_told_makes_a_practice_game() -> None:
    table = race()
    ann, bob = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    near_the_goal: Document = {"turn": 0, "places": [15, 0], "hands": [6, -1], "pending": "turn"}
    table.history.begin_at(near_the_goal)
    playing.move(table, ann, "play", table.version)
    assert table.record().seed
    undoing.undo(table, ann, table.version, None)
    assert table.history.is_over(), "Bob is asked, though chance had revealed nothing"
    assert table.ballot is not None
    undoing.vote(table, bob, table.ballot.version, True)
    assert not table.history.is_over()
    assert table.practice


def test_07_a_practice_game_stays_one_after_loading_and_in_its_record() -> None:
    table = race()
    ann = seat(table, "Ann", [0, 1])
    draw(table, ann)
    undoing.undo(table, ann, table.version, None)
    seed = table.history.seed
    again = snapshots.load("t", table.game, seed, snapshots.save(table), [], lambda: 0.0)
    assert again.practice
    assert read_record(write_record(again.record())).practice


def with_bot() -> tuple[Table, PersonId]:
    """A game with hidden hands that has begun, and a bot at the second seat."""
    table = race(game=HiddenHands(2))
    ann = seat(table, "Ann", [0])
    seating.seat_bot(table, ann, 1, "random")
    draw(table, ann)
    return table, ann


def test_09_whoever_takes_a_bots_hand_makes_it_a_practice_game() -> None:
    table, ann = with_bot()
    seating.rise(table, ann, 1)
    assert not table.practice
    seating.sit(table, ann, 1)
    assert table.seats_of(ann) == (0, 1)
    assert table.practice


def test_09_others_at_the_table_are_asked_first_and_one_no_is_enough() -> None:
    table = race(3, game=HiddenHands(3))
    ann, bob = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    seating.seat_bot(table, ann, 2, "random")
    draw(table, ann)
    seating.rise(table, ann, 2)
    seating.sit(table, ann, 2)
    assert table.seats_of(ann) == (0,)
    assert table.ballot is not None
    undoing.vote(table, bob, table.ballot.version, False)
    assert table.seats_of(ann) == (0,)
    assert not table.practice
    seating.sit(table, ann, 2)
    assert table.ballot is not None
    undoing.vote(table, bob, table.ballot.version, True)
    assert table.seats_of(ann) == (0, 2)
    assert table.practice


def asked_for_a_seat() -> tuple[Table, PersonId, PersonId]:
    """Cat asks for a seat that had a bot; Ann and Bob have not answered yet."""
    table = race(3, game=HiddenHands(3))
    ann, bob, cat = seat(table, "Ann", [0]), seat(table, "Bob", [1]), seat(table, "Cat", [])
    seating.seat_bot(table, ann, 2, "random")
    draw(table, ann)
    seating.rise(table, ann, 2)
    seating.sit(table, cat, 2)
    assert table.ballot is not None
    return table, bob, cat


def test_09_whoever_leaves_asks_for_nothing_any_more() -> None:
    table, bob, cat = asked_for_a_seat()
    seating.leave(table, cat)
    assert table.ballot is None
    assert refusal(undoing.vote, table, bob, table.version, True) == "table-no-ballot"
    assert table.holders[2].is_free()


def test_09_whoever_is_sent_away_asks_for_nothing_any_more() -> None:
    table, _, cat = asked_for_a_seat()
    table.accept(log.Removed(by=1, person=cat))
    assert table.ballot is None


def test_09_a_seat_that_a_bot_takes_meanwhile_is_not_asked_for_any_more() -> None:
    table, bob, _ = asked_for_a_seat()
    seating.seat_bot(table, bob, 2, "greedy")
    assert table.ballot is None
    assert (table.holders[2].person, table.holders[2].bot) == (0, "greedy")


def test_09_a_seat_nobody_has_held_is_taken_freely() -> None:
    table = race(game=HiddenHands(2))
    ann = seat(table, "Ann", [0])
    draw(table, ann)
    seating.sit(table, ann, 1)
    assert not table.practice


def test_09_before_the_game_begins_seats_change_freely() -> None:
    table = race(game=HiddenHands(2))
    ann = seat(table, "Ann", [0])
    seating.seat_bot(table, ann, 1, "random")
    seating.rise(table, ann, 1)
    seating.sit(table, ann, 1)
    assert not table.practice


def test_09_where_nothing_is_hidden_a_bots_seat_is_free_for_all() -> None:
    class Open(HiddenHands):
        has_hidden_information = False

    table = race(game=Open(2))
    ann = seat(table, "Ann", [0])
    seating.seat_bot(table, ann, 1, "random")
    playing.move(table, ann, "roll", table.version)
    seating.rise(table, ann, 1)
    seating.sit(table, ann, 1)
    assert not table.practice


def test_09_a_table_is_asked_one_thing_at_a_time() -> None:
    table = race(3, game=HiddenHands(3))
    ann, _ = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    seating.seat_bot(table, ann, 2, "random")
    draw(table, ann)
    seating.rise(table, ann, 2)
    seating.sit(table, ann, 2)
    assert refusal(seating.sit, table, ann, 2) == "table-ballot-open"


class SecretAnswers(HiddenHands):
    """Nobody may know that somebody rolls, before the dice show it."""

    def is_visible(self, state: Race, move: int, seat: Seat) -> bool:
        return state.actor() == CHANCE or state.actor() == seat


def test_12_a_move_nobody_else_may_know_is_not_told_at_all() -> None:
    table = race(game=SecretAnswers(2))
    ann, bob = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    table.take_fresh()
    playing.move(table, ann, "roll", table.version)
    fresh = table.take_fresh()
    own, foreign = (Viewpoint(person, table.seats_of(person), 0) for person in (ann, bob))
    assert [told.kind for told in read(table, own, fresh)] == ["moved", "chance"]
    assert [told.kind for told in read(table, foreign, fresh)] == ["chance"]
