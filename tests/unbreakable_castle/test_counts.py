"""Counts of what can happen from fixed positions: alike compiled and interpreted."""

import hashlib

import pytest
from librt.random import Random

from garrison.core.documents import Json
from garrison.core.playout import play_out
from garrison.games.unbreakable_castle.rules.state import Castle
from unbreakable_castle.arranging import Arranged, castle_game, quest


def count(state: Castle, depth: int) -> int:
    """How many lines of play of this length there are."""
    if depth == 0:
        return 1
    total = 0
    for move in state.moves():
        after = state.copy()
        after.play(move)
        total += count(after, depth - 1)
    return total


FIRST_TURN: dict[str, Json] = {"goods": {"A": {"wood": 3}, "B": {"ore": 2}}, "turn": "A"}
MARKET: dict[str, Json] = {
    "stage": "market",
    "field": {"a1": 18},
    "cell": "a1",
    "turn": "A",
    "trader_uses": 3,
    "goods": {
        "A": {"wood": 12, "clay": 4, "stone": 2, "gold": 1},
        "B": {"ore": 4, "clay": 3, "gold": 1},
    },
}
FIGHT: dict[str, Json] = {
    "stage": "card",
    "cell": "b1",
    "field": {"a1": 12, "a2": 77},
    "races": ["gnome", "orc"],
    "goods": {"A": {"mana": 1, "ore": 2, "clay": 1}, "B": {"wood": 2}},
    "quests": {"A": [quest("light-4"), quest("light-5"), quest("light-8")]},
    "turn": "A",
}


@pytest.mark.parametrize(
    ("document", "counts"),
    [(FIRST_TURN, [12, 1200]), (MARKET, [11, 73, 643, 5056]), (FIGHT, [98, 238, 477])],
    ids=["first turn", "market", "fight"],
)
def test_counts_from_fixed_positions(document: dict[str, Json], counts: list[int]) -> None:
    state = Arranged(**document).state
    assert [count(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_random_games_end_where_they_ended() -> None:
    """One number for the last positions of many games."""
    digest = hashlib.sha256()
    for seed in range(8):
        game = castle_game(f"seats={2 + seed % 5}")
        state = game.start()
        made = play_out(state, Random(seed), 100_000)
        digest.update(f"{made} {game.write(state)}".encode())
    assert digest.hexdigest()[:16] == "3027a7e8f563432e"
