from demo.race import RaceGame
from garrison.core.game import any_game
from garrison.core.records import read_record, write_record
from garrison.core.replays import verify
from garrison.table.actions import playing, seating, undoing
from garrison.table.model.entries import TookBack
from garrison.table.model.people import PersonId
from garrison.table.model.settings import TableSettings
from garrison.table.model.table import Table
from table.tables import at, kinds, race, refusal, seat


def roll(table: Table, person: PersonId) -> None:
    playing.move(table, person, "roll", table.version)


def undo(table: Table, person: PersonId, to: int | None = None) -> None:
    undoing.undo(table, person, table.version, to)


def ask(table: Table, person: PersonId, to: int | None = None) -> int:
    """Ask to go back, and return the ballot."""
    undo(table, person, to)
    assert table.ballot is not None
    return table.ballot.version


def with_cards(table: Table, ann: PersonId, bob: PersonId) -> None:
    """Both draw a card, so that playing it is a decision without chance."""
    for person in (ann, bob):
        playing.move(table, person, "draw", table.version)


def test_ones_own_move_is_taken_back_freely_if_chance_revealed_nothing_since() -> None:
    table = race()
    ann, bob = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    with_cards(table, ann, bob)
    before = table.history.state.copy()
    playing.move(table, ann, "play", table.version)
    undo(table, ann)
    assert table.history.state == before
    entry = table.take_fresh()[-1]
    assert isinstance(entry, TookBack)
    assert (entry.count, entry.beyond, entry.branch) == (1, False, 1)


def test_beyond_what_chance_revealed_everybody_is_asked() -> None:
    table = race()
    ann, bob = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    roll(table, ann)
    position = table.history.state.copy()
    ballot = ask(table, ann)
    assert table.history.state == position
    undoing.vote(table, bob, ballot, True)
    assert at(table).places == [0, 0]


def test_going_back_by_agreement_is_marked_in_the_log() -> None:
    table = race()
    ann, bob = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    roll(table, ann)
    undoing.vote(table, bob, ask(table, ann), True)
    entry = table.take_fresh()[-1]
    assert isinstance(entry, TookBack)
    assert (entry.beyond, entry.branch, entry.count) == (True, 1, 2)


def test_one_no_is_enough_to_stay() -> None:
    table = race(3)
    ann, bob, _ = (seat(table, name, [at]) for at, name in enumerate(("Ann", "Bob", "Cid")))
    roll(table, ann)
    position = table.history.state.copy()
    undoing.vote(table, bob, ask(table, ann), False)
    assert table.history.state == position
    assert table.ballot is None


def test_all_must_agree_and_not_most() -> None:
    table = race(3)
    ann, bob, cid = (seat(table, name, [at]) for at, name in enumerate(("Ann", "Bob", "Cid")))
    roll(table, ann)
    ballot = ask(table, ann)
    undoing.vote(table, bob, ballot, True)
    assert table.ballot is not None
    undoing.vote(table, cid, ballot, True)
    assert at(table).places == [0, 0, 0]


def both_play_their_cards(table: Table, ann: PersonId, bob: PersonId) -> None:
    with_cards(table, ann, bob)
    playing.move(table, ann, "play", table.version)
    playing.move(table, bob, "play", table.version)


def test_what_another_person_decided_is_taken_back_as_freely() -> None:
    table = race()
    ann, bob = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    both_play_their_cards(table, ann, bob)
    undo(table, ann)
    assert table.ballot is None
    assert -1 not in at(table).hands
    assert len(table.history) == table.history.revealed


def test_whoever_has_not_decided_anything_takes_back_freely_too() -> None:
    table = race(3)
    ann, bob = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    cid = seat(table, "Cid", [2])
    playing.move(table, ann, "draw", table.version)
    playing.move(table, bob, "draw", table.version)
    roll(table, cid)
    playing.move(table, ann, "play", table.version)
    undo(table, bob, to=table.history.revealed)
    assert at(table).turn == 0
    assert at(table).hands[0] >= 0


def test_over_another_persons_decision_and_beyond_chance_the_table_is_asked() -> None:
    table = race()
    ann, bob = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    both_play_their_cards(table, ann, bob)
    position = table.history.state.copy()
    undoing.vote(table, bob, ask(table, ann, to=table.history.revealed - 1), False)
    assert table.history.state == position


def test_onlookers_take_nothing_back() -> None:
    table = race()
    ann, bob = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    both_play_their_cards(table, ann, bob)
    assert refusal(undo, table, seat(table, "Cid", [])) == "table-not-seated"


def test_somebody_alone_at_the_table_is_the_whole_table() -> None:
    table = race()
    ann = seat(table, "Ann", [0, 1])
    roll(table, ann)
    table.take_fresh()
    undo(table, ann)
    assert kinds(table) == ["asked-back", "took-back"]
    assert at(table).places == [0, 0]


def test_bots_agree() -> None:
    table = race()
    ann = seat(table, "Ann", [0])
    seating.seat_bot(table, ann, 1, "random")
    roll(table, ann)
    undo(table, ann)
    assert at(table).places == [0, 0]


def test_somebody_a_bot_plays_for_is_not_waited_for() -> None:
    table = race(settings=TableSettings(away_bot="random"))
    ann, _ = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    roll(table, ann)
    ask(table, ann)
    seating.cover(table, 1)
    assert at(table).places == [0, 0]


def test_a_move_lets_the_question_lapse() -> None:
    table = race()
    ann, bob = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    roll(table, ann)
    ballot = ask(table, ann)
    roll(table, bob)
    assert refusal(undoing.vote, table, bob, ballot, True) == "table-no-ballot"


def test_nobody_votes_twice() -> None:
    table = race(3)
    ann, bob, _ = (seat(table, name, [at]) for at, name in enumerate(("Ann", "Bob", "Cid")))
    roll(table, ann)
    ballot = ask(table, ann)
    undoing.vote(table, bob, ballot, True)
    assert refusal(undoing.vote, table, bob, ballot, True) == "table-not-your-vote"


def test_going_back_does_not_change_the_dice() -> None:
    table = race()
    ann = seat(table, "Ann", [0, 1])
    roll(table, ann)
    first = table.history.state.copy()
    undo(table, ann)
    roll(table, ann)
    assert table.history.state == first


def test_a_move_taken_back_can_be_made_again() -> None:
    table = race()
    ann = seat(table, "Ann", [0, 1])
    roll(table, ann)
    after = table.history.state.copy()
    undo(table, ann)
    playing.redo(table, ann, table.version)
    assert table.history.state == after
    assert not table.history.undone


def test_another_move_makes_redo_impossible() -> None:
    table = race()
    ann = seat(table, "Ann", [0, 1])
    roll(table, ann)
    undo(table, ann)
    playing.move(table, ann, "draw", table.version)
    assert refusal(playing.redo, table, ann, table.version) == "table-nothing-to-redo"


def test_several_moves_are_taken_back_at_once_by_naming_where_to() -> None:
    table = race()
    ann = seat(table, "Ann", [0, 1])
    for _ in range(3):
        roll(table, ann)
    undo(table, ann, to=0)
    assert at(table).places == [0, 0]
    assert len(table.history.undone) == 6


def test_with_nothing_played_there_is_nothing_to_take_back() -> None:
    table = race()
    ann = seat(table, "Ann", [0])
    assert refusal(undo, table, ann) == "table-nothing-to-undo"


def test_a_record_with_moves_taken_back_still_proves_its_dice() -> None:
    table = race()
    ann = seat(table, "Ann", [0, 1])
    for turn in range(40):
        if table.history.is_over():
            break
        roll(table, ann)
        if turn % 3 == 1:
            undo(table, ann)
            roll(table, ann)
    assert table.history.is_over()
    record = read_record(write_record(table.history.record(table.seat_names())))
    assert verify(record, any_game(RaceGame(2))) > 3
