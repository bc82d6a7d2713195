"""The strongest player: tree search, under a limit, on positions its seat cannot tell apart."""

from collections.abc import Mapping
from time import monotonic
from typing import Final

from librt.random import Random

from garrison.bots.engine.budget import Budget
from garrison.bots.engine.evaluator import Evaluator
from garrison.bots.engine.multi_turn import Candidate, MultiTurnSearch
from garrison.bots.engine.plan import Planner
from garrison.bots.engine.tree import Node, TreeSearch
from garrison.bots.evaluators import evaluator_of
from garrison.bots.greedy_bot import complete, follow
from garrison.bots.intents import intent
from garrison.bots.kept_tree import KeptTree
from garrison.bots.plan_cache import PlanCache
from garrison.bots.protocol import ConsideredMove, Limit, Thought
from garrison.bots.seating import hides_nothing
from garrison.core.contract import Move, Seat, State
from garrison.core.game import Game, S

SAMPLES: Final = 16
"""How many positions are sampled where something is hidden."""
PLANNING: Final = 0.15
"""Which part of the limit goes into finding plans; the rest goes into comparing them."""
BEAM: Final = 40
"""How many positions are kept after each decision while plans are made."""
PLANS: Final = 24
"""How many plans there are to compare at most."""
RISKS: Final[Mapping[str, float]] = {"low": 1.0, "normal": 0.0, "high": -1.0}
"""How many standard errors are taken off a value before moves are compared."""


class SearchBot:
    """Looks ahead."""

    def __init__(self, name: str, limit: Limit, risk: float) -> None:
        self.name = name
        self.limit = limit
        self.risk = risk
        self._plan_cache = PlanCache()
        self._kept_tree = KeptTree()

    def think(self, game: Game[S], state: S, seat: Seat, seed: int) -> Thought:
        dice, evaluator = Random(seed), evaluator_of(game)
        samples = determinizations(game, state, seat, dice)
        planned = self._plan_cache.next(samples[0])
        limit = usual(self.limit, evaluator).scaled(evaluator.effort(samples[0]))
        budget = Budget(limit.nodes, limit.seconds, monotonic)
        moves, visits = state.moves(), 0
        if planned is not None:
            choices = follow(planned[0], planned[1], moves)
        elif len(moves) == 1:
            choices = (ConsideredMove(moves[0], evaluator.value(samples[0], seat)),)
        elif evaluator.plans:
            choices, visits = self._plan(evaluator, samples[0], seat, dice, budget)
        else:
            choices, visits = self._search(evaluator, samples, dice, budget)
        best = choices[0]
        said = intent(game, state, seat, best.move, self._plan_cache.turn(samples[0], seat))
        return Thought(best.move, best.value, choices, said, visits, int(budget.nodes))

    def _search(
        self, evaluator: Evaluator, samples: list[State], dice: Random, budget: Budget
    ) -> tuple[tuple[ConsideredMove, ...], int]:
        search = TreeSearch(evaluator, samples, dice, budget)
        nothing_hidden = len(samples) == 1
        if nothing_hidden:
            self._kept_tree.resume(search)
        search.run(until_settled=nothing_hidden and not self.risk)
        choices = []
        for move in samples[0].moves():
            node = search.root.children.get(move, Node())
            choices.append(ConsideredMove(move, node.mean(), int(node.visits), node.error()))
        ranked = self._ranked(choices)
        if nothing_hidden:
            self._kept_tree.keep(search, ranked[0].move)
        return ranked, int(search.simulations)

    def _plan(
        self, evaluator: Evaluator, position: State, seat: Seat, dice: Random, budget: Budget
    ) -> tuple[tuple[ConsideredMove, ...], int]:
        """Find ways to spend the turn by the evaluator, then see what may come of each."""
        part = Budget(round(int(budget.limit) * PLANNING), 0.0, monotonic)
        plans = Planner(evaluator, seat, part, BEAM).plans(position, PLANS)
        budget.spend(part.nodes)
        search = MultiTurnSearch(evaluator, [Candidate(plan) for plan in plans], dice, budget)
        if len(plans) > 1:
            search.run()
        choices: dict[Move, ConsideredMove] = {}
        compared = search.compared()
        best, best_choice, visits = compared[0], None, 0
        for candidate in compared:
            visits += int(candidate.visits)
            move = candidate.plan.moves[0]
            choice = ConsideredMove(
                move, candidate.mean(), int(candidate.visits), candidate.error()
            )
            if move not in choices or self._merit(choice) > self._merit(choices[move]):
                choices[move] = choice
            if best_choice is None or self._merit(choice) > self._merit(best_choice):
                best, best_choice = candidate, choice
        victory = best.victory if best.mean() >= 1.0 else []
        self._plan_cache.note(position, [*best.plan.moves, *victory], best.mean())
        ranked = self._ranked(list(choices.values()))
        return complete(list(ranked), position.moves()), visits

    def _ranked(self, choices: list[ConsideredMove]) -> tuple[ConsideredMove, ...]:
        """What was tried most comes first; a taste for risk looks at value and error instead."""
        return tuple(sorted(choices, key=self._merit, reverse=True))

    def _merit(self, choice: ConsideredMove) -> tuple[float, float]:
        if self.risk:
            return choice.value - self.risk * choice.error, choice.visits
        return choice.visits, choice.value


def usual(limit: Limit, evaluator: Evaluator) -> Limit:
    """The limit, or the game's own where none is set."""
    return limit if limit.nodes or limit.seconds else Limit(evaluator.nodes)


def determinizations(game: Game[S], state: S, seat: Seat, dice: Random) -> list[State]:
    """Positions this seat cannot tell from the real one; just one where nothing is hidden."""
    first = game.determinize(state, seat, dice)
    if hides_nothing(game):
        return [first]
    return [first, *(game.determinize(state, seat, dice) for _ in range(SAMPLES - 1))]
