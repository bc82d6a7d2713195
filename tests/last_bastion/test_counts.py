"""How many lines of play there are from fixed positions: the same compiled and interpreted."""

import json
from collections.abc import Mapping
from hashlib import sha256

import pytest
from librt.random import Random

from garrison.core.contract import OVER, State
from garrison.core.playout import random_move
from last_bastion.arranging import Table, arrange, hero, load, turn_of

CORNER = {
    "slots": {"N1": "incubus", "W3": "hollow-summoner"},
    "heroes": {"A": hero("feng-li", tile="trebuchet", equipment={"red": 1})},
}


def lines(state: State, depth: int) -> int:
    """How many different sequences of so many moves there are, results of chance included."""
    if depth == 0 or state.actor() == OVER:
        return 1
    total = 0
    for move in state.moves():
        after = state.copy()
        after.play(move)
        total += lines(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("document", "options", "depth", "expected"),
    [
        # Elmer in the centre: 8 steps, his tile, 5 tiles worth a Call, 4 rides, the end.
        ({}, "", 1, 8 + 1 + 5 + 4 + 1),
        ({}, "", 2, 227),
        (CORNER, "", 2, 326),
        (CORNER, "", 3, 2245),
        ({"grasped-tiles": ["tomb"], "heroes": {"A": hero("teagaan")}}, "seats=2", 2, 174),
        ({"slots": {"E1": "plunderer", "E2": "thornback-troll"}, "moved": True}, "seats=2", 3, 672),
    ],
)
def test_lines_from_a_hero_phase(
    document: Mapping[str, object], options: str, depth: int, expected: int
) -> None:
    assert lines(arrange(document, options).state, depth) == expected


def test_lines_from_a_horde_phase() -> None:
    slots = {"N1": "butcher", "N2": "pit-lord", "N3": "cinder-imp"}
    assert lines(turn_of("north", {"slots": slots}).state, 3) == 69


def test_random_games_are_the_same_compiled_and_interpreted() -> None:
    """The digest of every position of some random games, late ones with warlords included."""
    digest, dice = sha256(), Random(3)
    for number in range(24):
        late = {"deck": [2, "warlord", 8, "warlord"], "slots": {"E1": "cave-troll"}}
        table = turn_of("north", late, "level=difficult") if number % 2 else Table(load())
        while table.state.actor() != OVER:
            table.state.play(random_move(table.state, dice))
            digest.update(json.dumps(table.game.write(table.state)).encode())
    assert digest.hexdigest()[:16] == "9cdd897f56008931"


def test_lines_of_the_set_up() -> None:
    assert lines(Table(load("seats=1")).state, 3) == 9 * 8 * 7
