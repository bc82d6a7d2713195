"""Golden games: one finished record for every ending, and a playthrough made to be read."""

import pytest

from garrison.core.contract import OVER
from garrison.core.records import read_record
from garrison.core.replays import replay, verify
from garrison.games.unbreakable_castle.face.names import ENDINGS
from unbreakable_castle.arranging import castle_game
from unbreakable_castle.make_records import FOLDER, PLAYTHROUGH, tell_playthrough


@pytest.mark.parametrize("ending", ENDINGS[1:])
def test_the_golden_record_of_each_ending_replays_to_it(ending: str) -> None:
    text = (FOLDER / f"{ending}.record").read_text(encoding="utf-8")
    record = read_record(text)
    game = castle_game(record.header.game.partition("?")[2])
    last = None
    for state in replay(record, game):
        last = state
    assert last is not None
    assert last.actor() == OVER
    assert game.ending(last) == record.end == ending


@pytest.mark.parametrize("ending", ENDINGS[1:])
def test_the_chance_of_a_golden_record_follows_its_seed(ending: str) -> None:
    record = read_record((FOLDER / f"{ending}.record").read_text(encoding="utf-8"))
    assert verify(record, castle_game(record.header.game.partition("?")[2])) > 20


def test_winning_by_an_allys_quest_happens_out_of_turn() -> None:
    record = read_record((FOLDER / "ally-quest.record").read_text(encoding="utf-8"))
    game = castle_game(record.header.game.partition("?")[2])
    *_, before, last = replay(record, game)
    assert record.moves[-1].startswith("help")
    assert game.write(last)["winner"] != game.seat_letter(before.actor())


def test_the_playthrough_is_as_it_was_written_down() -> None:
    """A change of rules shows in the diff of this file."""
    written = PLAYTHROUGH.read_text(encoding="utf-8")
    assert tell_playthrough() == written
