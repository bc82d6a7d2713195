"""Whole games for tests: at random, or by the greedy player."""

from collections.abc import Iterator

from librt.random import Random

from garrison.core.contract import CHANCE, OVER
from garrison.core.playout import random_move
from garrison.games.unbreakable_castle.face.game import CastleGame
from garrison.games.unbreakable_castle.rules.state import Castle
from unbreakable_castle.greedy import choose


def greedy_move(state: Castle, dice: Random) -> int:
    return random_move(state, dice) if state.actor() == CHANCE else choose(state)


def positions(game: CastleGame, seed: int, greedy: bool = False) -> Iterator[Castle]:
    """Every position of one game; each is the same object, played on."""
    state, dice = game.start(), Random(seed)
    yield state
    while state.actor() != OVER:
        state.play(greedy_move(state, dice) if greedy else random_move(state, dice))
        yield state
