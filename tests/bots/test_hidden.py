"""What a seat cannot know does not change what its bot does."""

import pytest
from librt.random import Random

from garrison import load
from garrison.bots import advise, bot, estimate
from garrison.core.contract import CHANCE, ONLOOKER, OVER, State
from garrison.core.game import Game
from garrison.core.playout import random_move

BOTS = ("greedy", "search?nodes=80")


def positions(game: Game[State], seed: int) -> list[State]:
    """Decisions of a random game, some moves apart."""
    state, dice = game.start(), Random(seed)
    found: list[State] = []
    while state.actor() != OVER and len(found) < 6:
        state.play(random_move(state, dice))
        if state.actor() not in (CHANCE, OVER) and dice.randrange(12) == 0:
            found.append(state.copy())
    return found


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("seed", [1, 2])
def test_two_positions_that_differ_in_the_unknown_get_the_same_answer(spec: str, seed: int) -> None:
    game = load("unbreakable-castle?seats=3&trade=off")
    for state in positions(game, seed):
        seat = state.actor()
        twin = game.imagine(state, seat, Random(99))
        one = bot(spec).think(game, state, seat, 7)
        other = bot(spec).think(game, twin, seat, 7)
        assert one == other


@pytest.mark.parametrize("seed", [1, 2])
def test_nor_does_it_change_estimates_and_advice(seed: int) -> None:
    game = load("unbreakable-castle?seats=3&trade=off")
    for state in positions(game, seed)[:3]:
        seat = state.actor()
        twin = game.imagine(state, seat, Random(99))
        assert estimate(game, state, seat, 7, 10) == estimate(game, twin, seat, 7, 10)
        spec = "search?nodes=80"
        assert advise(game, state, seat, spec, 7) == advise(game, twin, seat, spec, 7)
        watched = game.imagine(state, ONLOOKER, Random(99))
        assert estimate(game, state, ONLOOKER, 7, 10) == estimate(game, watched, ONLOOKER, 7, 10)
