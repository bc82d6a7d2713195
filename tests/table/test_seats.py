import pytest

from garrison.table.actions import seating, talking
from garrison.table.model.people import hash_secret, tidy_name, tidy_text
from garrison.table.model.settings import TableSettings
from table.tables import kinds, race, refusal, seat


def test_a_secret_finds_its_person() -> None:
    table = race()
    ann, bob = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    assert (seating.whose(table, "Ann"), seating.whose(table, "Bob")) == (ann, bob)
    assert refusal(seating.whose, table, "Eve") == "table-unknown-link"


def test_a_secret_is_worth_nothing_after_leaving() -> None:
    table = race()
    ann = seat(table, "Ann", [0])
    seating.leave(table, ann)
    assert refusal(seating.whose, table, "Ann") == "table-unknown-link"
    assert table.holders[0].is_free()


def test_a_new_secret_replaces_the_old_one() -> None:
    table = race()
    ann = seat(table, "Ann", [0])
    seating.rekey(table, ann, hash_secret("other"))
    assert seating.whose(table, "other") == ann
    assert refusal(seating.whose, table, "Ann") == "table-unknown-link"


def test_nobody_who_left_is_found_by_an_empty_secret() -> None:
    table = race()
    seating.leave(table, seat(table, "Ann", [0]))
    assert refusal(seating.whose, table, "") == "table-unknown-link"


def test_a_seat_has_one_holder() -> None:
    table = race()
    seat(table, "Ann", [0])
    bob = seat(table, "Bob", [])
    assert refusal(seating.sit, table, bob, 0) == "table-seat-taken"
    assert refusal(seating.sit, table, bob, 2) == "table-no-such-seat"


def test_two_people_at_one_table_have_different_names() -> None:
    table = race()
    seat(table, "Ann", [0])
    assert refusal(seat, table, "ANN", [1]) == "table-name-taken"


def test_a_bot_takes_over_an_abandoned_seat_and_gives_it_back() -> None:
    table = race(settings=TableSettings(away_bot="random"))
    ann = seat(table, "Ann", [0])
    seating.cover(table, 0)
    assert table.bot_to_move() == "random"
    assert table.holders[0].person == ann
    seating.give_back(table, ann)
    assert table.bot_to_move() == ""
    assert kinds(table)[-2:] == ["covered", "gave-back"]


def test_somebody_elses_seat_is_not_freed() -> None:
    table = race()
    seat(table, "Ann", [0])
    bob = seat(table, "Bob", [1])
    assert refusal(seating.rise, table, bob, 0) == "table-seat-not-yours"


def test_a_bots_seat_can_be_freed_for_a_friend() -> None:
    table = race()
    ann = seat(table, "Ann", [0])
    seating.seat_bot(table, ann, 1, "random")
    seating.rise(table, ann, 1)
    seat(table, "Bob", [1])
    assert not table.holders[1].bot


@pytest.mark.parametrize("name", ["", "   ", "@", "x" * 31, "\u202e\u200b"])
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    assert refusal(tidy_name, name) == "table-bad-name"


def test_a_name_cannot_pass_for_a_message_of_ours() -> None:
    assert tidy_name("@phrase-hello") == "phrase-hello"


def test_words_of_people_stay_on_one_line_without_tricks() -> None:
    assert tidy_text("a\nb\t\u202ec\x00") == "a b c"


def test_unknown_phrases_are_refused() -> None:
    table = race()
    ann = seat(table, "Ann", [0])
    assert refusal(talking.say_phrase, table, ann, "phrase-curse") == "table-unknown-phrase"


def test_a_paused_game_waits() -> None:
    table = race()
    ann = seat(table, "Ann", [0])
    seating.seat_bot(table, ann, 1, "random")
    talking.pause(table, ann)
    assert table.bot_to_move() == ""
    assert refusal(talking.pause, table, ann) == "table-is-paused"
    talking.resume(table, ann)
    assert refusal(talking.resume, table, ann) == "table-not-paused"
