"""A player that makes the most of its own turn by an evaluation whose every term has a name."""

from time import monotonic
from typing import Final

from librt.random import Random

from garrison.bots.engine.budget import Budget
from garrison.bots.engine.judge import Judge
from garrison.bots.engine.turn import TurnSearch
from garrison.bots.judges import judge_of
from garrison.bots.protocol import Choice, Thought
from garrison.bots.words import intent
from garrison.core.contract import Seat, State
from garrison.core.game import Game

NODES: Final = 2_000


class GreedyBot:
    """Looks no further than the end of its turn."""

    name = "greedy"

    def __init__(self) -> None:
        self._judge: Judge | None = None
        self._game = ""

    def think(self, game: Game[State], state: State, seat: Seat, seed: int) -> Thought:
        dice = Random(seed)
        position, moves = game.imagine(state, seat, dice), state.moves()
        budget = Budget(NODES, 0.0, monotonic)
        worth = TurnSearch(self._judge_of(game), seat, budget).rank(position, moves)
        choices = [Choice(move, value, 1) for move, value in zip(moves, worth, strict=True)]
        choices.sort(key=lambda choice: choice.value, reverse=True)
        best = choices[0]
        said = intent(game, state, seat, best.move, best.value)
        return Thought(best.move, best.value, tuple(choices), said, len(moves), int(budget.nodes))

    def _judge_of(self, game: Game[State]) -> Judge:
        if self._judge is None or self._game != game.name:
            self._judge, self._game = judge_of(game), game.name
        return self._judge
