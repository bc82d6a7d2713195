from demo.race.rules.turn import ROLL
from garrison.core.contract import ONLOOKER
from garrison.core.reasons import Reason
from garrison.table.actions import playing, seating
from garrison.table.model.entries import Intended
from garrison.table.model.settings import TableSettings
from garrison.table.model.table import Table
from garrison.table.ports import BotMove
from garrison.table.visibility.reading import read
from garrison.table.visibility.viewpoint import Viewpoint
from table.tables import Agreeable, at, kinds, race, refusal, seat


def test_a_move_and_each_result_of_chance_raise_the_version_by_one() -> None:
    table = race()
    ann = seat(table, "Ann", [0])
    before = table.version
    playing.move(table, ann, "roll", before)
    assert table.version == before + 2
    assert kinds(table)[-2:] == ["moved", "moved"]


def test_only_the_holder_of_the_deciding_seat_moves() -> None:
    table = race()
    seat(table, "Ann", [0])
    bob = seat(table, "Bob", [1])
    assert refusal(playing.move, table, bob, "roll", table.version) == "table-not-your-turn"


def test_an_onlooker_does_not_move() -> None:
    table = race()
    zoe = seat(table, "Zoe", [])
    assert refusal(playing.move, table, zoe, "roll", table.version) == "table-not-seated"


def test_a_move_that_rests_on_an_old_position_is_refused() -> None:
    table = race()
    ann = seat(table, "Ann", [0, 1])
    seen = table.version
    playing.move(table, ann, "roll", seen)
    assert refusal(playing.move, table, ann, "roll", seen) == "table-stale"


def test_a_move_from_the_future_is_refused() -> None:
    table = race()
    ann = seat(table, "Ann", [0])
    assert refusal(playing.move, table, ann, "roll", table.version + 1) == "table-stale"


def test_words_between_do_not_make_a_move_stale() -> None:
    table = race()
    ann = seat(table, "Ann", [0])
    seen = table.version
    seat(table, "Bob", [1])
    playing.move(table, ann, "roll", seen)


def test_an_illegal_move_is_refused_with_the_games_own_reason() -> None:
    table = race()
    ann = seat(table, "Ann", [0])
    assert refusal(playing.move, table, ann, "play", table.version) == "race-no-card"
    assert refusal(playing.move, table, ann, "fly", table.version) == "notation-verb"


def test_a_refused_move_changes_nothing() -> None:
    table = race()
    ann = seat(table, "Ann", [0])
    version, position = table.version, table.history.state.copy()
    refusal(playing.move, table, ann, "play", version)
    assert (table.version, table.history.state) == (version, position)


def test_one_person_plays_several_hands() -> None:
    table = race()
    ann = seat(table, "Ann", [0, 1])
    for _ in range(4):
        playing.move(table, ann, "roll", table.version)
    assert min(at(table).places) > 0


def test_consent_is_asked_of_its_seat() -> None:
    table = race(game=Agreeable(2))
    ann, _ = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    playing.move(table, ann, "roll", table.version)
    assert table.history.state.actor() == 1


def test_consent_between_two_hands_of_one_person_is_given_by_the_table() -> None:
    table = race(game=Agreeable(2))
    ann = seat(table, "Ann", [0, 1])
    playing.move(table, ann, "roll", table.version)
    assert table.history.state.actor() == 0


def test_a_bot_consents_at_once() -> None:
    table = race(game=Agreeable(2))
    ann = seat(table, "Ann", [0])
    seating.seat_bot(table, ann, 1, "random")
    playing.move(table, ann, "roll", table.version)
    assert table.history.state.actor() == 0


def test_a_table_may_give_all_consent_itself() -> None:
    table = race(game=Agreeable(2), settings=TableSettings(consent="auto"))
    ann, _ = seat(table, "Ann", [0]), seat(table, "Bob", [1])
    playing.move(table, ann, "roll", table.version)
    assert table.history.state.actor() == 0


def test_why_not_names_the_turn_of_another() -> None:
    table = race()
    seat(table, "Ann", [0])
    bob = seat(table, "Bob", [1])
    reason = playing.why_not(table, bob, "roll")
    assert reason is not None
    assert reason.id == "table-not-your-turn"


def test_why_not_has_nothing_against_a_legal_move() -> None:
    table = race()
    ann = seat(table, "Ann", [0])
    assert playing.why_not(table, ann, "roll") is None


def test_a_bot_says_what_it_is_up_to_before_it_moves() -> None:
    table = race()
    ann = seat(table, "Ann", [1])
    seating.seat_bot(table, ann, 0, "random")
    table.take_fresh()
    playing.bot_move(table, BotMove(int(ROLL.code), [Reason("phrase-wait")]))
    told = read(table, Viewpoint(0, (), ONLOOKER), table.take_fresh())
    assert [(each.kind, each.words[0].id) for each in told if each.words] == [
        ("intended", "phrase-wait"),
        ("chance", "race-event-ran"),
    ]


def said(table: Table) -> list[str]:
    """What bots have said since this was asked last."""
    return [entry.id for entry in table.take_fresh() if isinstance(entry, Intended)]


def test_a_bot_says_one_sentence_until_another_seat_decides() -> None:
    table = race()
    ann = seat(table, "Ann", [1])
    seating.seat_bot(table, ann, 0, "random")
    told = [Reason("phrase-wait"), Reason("phrase-ready")]
    playing.bot_move(table, BotMove(int(ROLL.code), told))
    assert said(table) == ["phrase-wait"]
    playing.move(table, ann, "roll", table.version)
    playing.bot_move(table, BotMove(int(ROLL.code), told))
    assert said(table) == ["phrase-wait"]


def test_a_bot_that_goes_on_with_its_turn_does_not_say_more() -> None:
    table = race(seats=1)
    for _ in range(2):
        playing.bot_move(table, BotMove(int(ROLL.code), [Reason("phrase-wait")]))
    assert said(table) == ["phrase-wait"]


def test_a_bot_that_needs_an_answer_says_whom_it_waits_for() -> None:
    table = race()
    ann = seat(table, "Ann", [1])
    seating.seat_bot(table, ann, 0, "random")
    playing.bot_move(table, BotMove(int(ROLL.code), asks=1))
    (waits,) = [entry for entry in table.take_fresh() if isinstance(entry, Intended)]
    assert (waits.seat, waits.id, waits.args) == (0, "bot-intent-waits", {"name": "Ann"})


def test_it_does_not_wait_aloud_for_another_bot() -> None:
    table = race(seats=3)
    ann = seat(table, "Ann", [2])
    for each in (0, 1):
        seating.seat_bot(table, ann, each, "random")
    playing.bot_move(table, BotMove(int(ROLL.code), asks=1))
    assert said(table) == []
