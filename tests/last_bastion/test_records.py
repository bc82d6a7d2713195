"""A finished record for every way a game can end, replayed move by move."""

import pytest

from garrison.core.records import read_record
from garrison.core.replays import replay
from garrison.games.last_bastion.face.names import ENDINGS
from garrison.games.last_bastion.rules.state import LastBastion
from last_bastion.arranging import load
from last_bastion.making_records import RECORDS

WAYS_TO_END = {
    "warlords-beaten": "warlords-beaten",
    "heroes-down": "heroes-down",
    "tiles-grasped": "tiles-grasped",
    "deck-exhausted": "deck-exhausted",
    "warlord-discarded": "warlord-discarded",
    "archdaemons-last-die": "heroes-down",
    "exhaustion": "exhaustion",
}


def last_positions(name: str) -> list[LastBastion]:
    record = read_record((RECORDS / f"{name}.record").read_text(encoding="utf-8"), name)
    game = load(record.header.game.partition("?")[2])
    positions = [state for state in replay(record, game) if isinstance(state, LastBastion)]
    return positions[-2:]


@pytest.mark.parametrize(("name", "ending"), WAYS_TO_END.items())
def test_the_record_replays_to_its_ending(name: str, ending: str) -> None:
    assert ENDINGS[last_positions(name)[-1].ending()] == ending


def test_every_ending_has_a_record() -> None:
    assert set(WAYS_TO_END.values()) == set(ENDINGS[1:])
    assert {path.stem for path in RECORDS.glob("*.record")} == set(WAYS_TO_END)


def test_the_archdaemon_was_beaten_when_its_last_die_lost_the_game() -> None:
    before, after = last_positions("archdaemons-last-die")
    assert before.beaten == before.facts.warlords
    assert before.fighting
    assert after.scores() == [0]
