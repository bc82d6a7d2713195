"""A player that makes the most of its own turn by an evaluation whose every term has a name."""

from time import monotonic
from typing import Final

from librt.random import Random

from garrison.bots.engine.budget import Budget
from garrison.bots.engine.evaluator import Evaluator
from garrison.bots.engine.plan import Planner
from garrison.bots.engine.turn import TurnSearch
from garrison.bots.evaluators import evaluator_of
from garrison.bots.intents import intent
from garrison.bots.plan_cache import PlanCache
from garrison.bots.protocol import ConsideredMove, Thought
from garrison.core.contract import Move, Seat, State
from garrison.core.game import Game, S

NODES: Final = 6_000
BEAM: Final = 40


class GreedyBot:
    """Looks no further than the end of its turn."""

    name = "greedy"

    def __init__(self) -> None:
        self._plan_cache = PlanCache()

    def think(self, game: Game[S], state: S, seat: Seat, seed: int) -> Thought:
        position = game.determinize(state, seat, Random(seed))
        evaluator = evaluator_of(game)
        planned = self._plan_cache.next(position)
        budget = Budget(NODES, 0.0, monotonic)
        if planned is not None:
            choices = follow(planned[0], planned[1], state.moves())
        elif evaluator.plans:
            choices = self._plan(evaluator, position, seat, budget)
        else:
            choices = _look(evaluator, position, seat, budget)
        best = choices[0]
        said = intent(game, state, seat, best.move, self._plan_cache.turn(position, seat))
        return Thought(best.move, best.value, choices, said, len(choices), int(budget.nodes))

    def _plan(
        self, evaluator: Evaluator, position: State, seat: Seat, budget: Budget
    ) -> tuple[ConsideredMove, ...]:
        plans = Planner(evaluator, seat, budget, BEAM).plans(position, NODES)
        self._plan_cache.note(position, plans[0].moves, plans[0].value)
        values: dict[Move, float] = {}
        for plan in plans:
            values.setdefault(plan.moves[0], plan.value)
        return complete(
            [ConsideredMove(move, value, 1) for move, value in values.items()], position.moves()
        )


def _look(
    evaluator: Evaluator, position: State, seat: Seat, budget: Budget
) -> tuple[ConsideredMove, ...]:
    moves = evaluator.willing(position, position.moves())
    worth = TurnSearch(evaluator, seat, budget).rank(position, moves)
    choices = [ConsideredMove(move, value, 1) for move, value in zip(moves, worth, strict=True)]
    ranked = sorted(choices, key=lambda choice: choice.value, reverse=True)
    return complete(ranked, position.moves())


def follow(move: Move, value: float, moves: list[Move]) -> tuple[ConsideredMove, ...]:
    """The choices of a bot that goes on with its plan."""
    return complete([ConsideredMove(move, value)], moves)


def complete(choices: list[ConsideredMove], moves: list[Move]) -> tuple[ConsideredMove, ...]:
    """The choices, followed by the moves nobody looked at."""
    known = {choice.move for choice in choices}
    rest = [ConsideredMove(move, 0.0) for move in moves if move not in known]
    return (*choices, *rest)
