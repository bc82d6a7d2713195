"""The strongest player: tree search, under a limit, on positions its seat cannot tell apart."""

from collections.abc import Mapping
from time import monotonic
from typing import Final

from librt.random import Random

from garrison.bots.engine.budget import Budget
from garrison.bots.engine.judge import Judge
from garrison.bots.engine.tree import Node, TreeSearch
from garrison.bots.judges import judge_of
from garrison.bots.protocol import Choice, Limit, Thought
from garrison.bots.words import intent
from garrison.core.contract import Seat, State
from garrison.core.game import Game

DEFAULT_NODES: Final = 20_000
SAMPLES: Final = 16
"""How many positions are imagined where something is hidden."""
RISKS: Final[Mapping[str, float]] = {"low": 1.0, "normal": 0.0, "high": -1.0}
"""How many standard errors are taken off a value before moves are compared."""


class SearchBot:
    """Looks ahead."""

    def __init__(self, name: str, limit: Limit, risk: float) -> None:
        self.name = name
        self.limit = limit
        self.risk = risk
        self._judge: Judge | None = None
        self._game = ""

    def think(self, game: Game[State], state: State, seat: Seat, seed: int) -> Thought:
        dice = Random(seed)
        budget = Budget(self.limit.nodes, self.limit.seconds, monotonic)
        search = TreeSearch(self._judge_of(game), imagined(game, state, seat, dice), dice, budget)
        if len(state.moves()) > 1:
            search.run()
        choices = self._ranked(search.root, state.moves())
        best = choices[0]
        said = intent(game, state, seat, best.move, best.value)
        visits, nodes = int(search.simulations), int(budget.nodes)
        return Thought(best.move, best.value, choices, said, visits, nodes)

    def _judge_of(self, game: Game[State]) -> Judge:
        if self._judge is None or self._game != game.name:
            self._judge, self._game = judge_of(game), game.name
        return self._judge

    def _ranked(self, root: Node, moves: list[int]) -> tuple[Choice, ...]:
        """What was tried most comes first; a taste for risk looks at value and error instead."""
        choices = []
        for move in moves:
            node = root.children.get(move, Node())
            choices.append(Choice(move, node.mean(), int(node.visits), node.error()))
        return tuple(sorted(choices, key=self._merit, reverse=True))

    def _merit(self, choice: Choice) -> tuple[float, float]:
        if self.risk:
            return choice.value - self.risk * choice.error, choice.visits
        return choice.visits, choice.value


def imagined(game: Game[State], state: State, seat: Seat, dice: Random) -> list[State]:
    """Positions this seat cannot tell from the real one; just one where nothing is hidden."""
    first = game.imagine(state, seat, dice)
    if type(game).imagine is Game.imagine:
        return [first]
    return [first, *(game.imagine(state, seat, dice) for _ in range(SAMPLES - 1))]
