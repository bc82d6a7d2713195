"""What `search` finds where the end is in sight: a way to win, or by how much it fails."""

from typing import Final

from librt.random import Random

from garrison.bots.engine.evaluator import Evaluator
from garrison.bots.protocol import Limit
from garrison.bots.search_bot import SearchBot
from garrison.bots.seating import hides_nothing
from garrison.core.contract import CHANCE, OVER, State
from garrison.core.game import Game, S
from garrison.core.playout import pick_weighted

NODES: Final = 18_000
"""Half of what `search` takes in Bastion: a chance is asked for more often than a move."""


def search_ending(game: Game[S], state: S, seed: int, evaluator: Evaluator) -> float | None:
    """The value that `search` finds; none where too much is open for it to tell.

    It is 1 where it found a way to win whatever comes, and next to nothing (see
    `Evaluator.defeat_margin`) where every line of play it looked at is lost.
    """
    if not (evaluator.is_near_end(state) and evaluator.shared and hides_nothing(game)):
        return None
    position = _next_decision(game, state, Random(seed))
    if position.actor() == OVER:
        return float(position.scores()[0])
    player = SearchBot("search", Limit(NODES), 0.0)
    return player.think(game, position, position.actor(), seed).value


def _next_decision(game: Game[S], state: S, dice: Random) -> S:
    """The position itself, or where chance and forced moves lead from it."""
    if not _goes_on_by_itself(state):
        return state
    position = game.determinize(state, 0, dice)
    while _goes_on_by_itself(position):
        moves = position.moves()
        at = pick_weighted(position.weights(), dice) if position.actor() == CHANCE else 0
        position.play(moves[at])
    return position


def _goes_on_by_itself(state: State) -> bool:
    actor = state.actor()
    return actor == CHANCE or (actor != OVER and len(state.moves()) == 1)
