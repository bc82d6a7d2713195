"""Real bots at a live table, thinking in processes of their own."""

import asyncio

import pytest

import garrison
from garrison.core.contract import CHANCE
from garrison.core.fairness import FairDice, seed_from_number
from garrison.server.thinking.thinkers import PoolThinker


@pytest.mark.parametrize("spec", ["random", "greedy", "search?nodes=200"])
def test_a_bot_chooses_a_legal_move(spec: str) -> None:
    game = garrison.load("bastion/2018?level=tutorial")
    state, dice = game.start(), FairDice(seed_from_number(1))
    while state.actor() == CHANCE:
        state.play(dice.outcome(state))
    thinker = PoolThinker()
    try:
        chosen = asyncio.run(thinker.think(game, state, state.actor(), spec, 1))
    finally:
        thinker.close()
    assert chosen.move in state.moves()


@pytest.mark.parametrize(
    ("spec", "known"),
    [
        ("greedy", True),
        ("search?seconds=2", True),
        ("search?seconds=600", False),
        ("search?nodes=1000000000", False),
        ("genius", False),
        ("hints", False),
        ("search?speed=9", False),
    ],
)
def test_only_bots_that_a_shared_server_can_bear_sit_down(spec: str, known: bool) -> None:
    thinker = PoolThinker()
    try:
        assert thinker.knows(spec) is known
    finally:
        thinker.close()


def test_every_strength_is_offered_the_weakest_first() -> None:
    thinker = PoolThinker()
    try:
        assert thinker.names() == ["random", "greedy", "search"]
    finally:
        thinker.close()
