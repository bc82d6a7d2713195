"""What perfect foresight wins: the planning of `search`, told which cards will come.

Nobody plays like this at a table. It tells how many sieges could have been won at all, as far as
the search finds the way: the ceiling for every bot that must do without the knowledge.
"""

from dataclasses import dataclass
from time import monotonic
from typing import Final

from librt.random import Random

from garrison.bots.engine.budget import Budget
from garrison.bots.engine.evaluator import Evaluator
from garrison.bots.engine.future import Future
from garrison.bots.engine.multi_turn import Candidate, MultiTurnSearch
from garrison.bots.engine.plan import Planner
from garrison.bots.evaluators import evaluator_of
from garrison.bots.plan_cache import PlanCache
from garrison.core.contract import CHANCE, OVER, Move, State
from garrison.core.game import Game, S

NODES: Final = 200_000
BEAM: Final = 40
PLANS: Final = 24
_SEEDS: Final = 1 << 40


@dataclass(frozen=True)
class Foreseen:
    """One game played with the future known."""

    seed: int
    won: bool
    left: float
    """How much was still to be done at the end (see `Evaluator.remaining_work`)."""


def play_foreseen(game: Game[S], seed: int, nodes: int) -> Foreseen:
    """A whole game, all seats played by one mind that knows what chance will bring."""
    future, state = Future(Random(seed).randrange(_SEEDS)), game.start()
    evaluator = evaluator_of(game)
    planner = _ForesightPlanner(evaluator, future, nodes)
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.play(future.outcome(state))
        else:
            state.play(planner.move(state))
    return Foreseen(seed, bool(state.scores()[0]), evaluator.remaining_work(state))


class _ForesightPlanner:
    """Plans every turn anew, to the end of the game, and follows a way to win once there is one."""

    def __init__(self, evaluator: Evaluator, future: Future, nodes: int) -> None:
        self._evaluator = evaluator
        self._future = future
        self._nodes = nodes
        self._plans = PlanCache()

    def move(self, state: State) -> Move:
        planned = self._plans.next(state)
        return planned[0] if planned is not None else self._think(state)

    def _think(self, state: State) -> Move:
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        budget = Budget(self._nodes, 0.0, monotonic)
        plans = Planner(self._evaluator, state.actor(), budget, BEAM).plans(state, PLANS)
        candidates = [Candidate(plan) for plan in plans]
        search = MultiTurnSearch(self._evaluator, candidates, Random(0), budget, self._future)
        search.run()
        best = max(search.compared(), key=lambda candidate: candidate.mean())
        victory = best.victory if best.mean() >= 1.0 else []
        self._plans.note(state, [*best.plan.moves, *victory], best.mean())
        return best.plan.moves[0]
