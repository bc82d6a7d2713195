"""The strongest player: tree search, under a limit, on positions its seat cannot tell apart."""

from collections.abc import Mapping
from time import monotonic
from typing import Final

from librt.random import Random

from garrison.bots.agenda import Agenda
from garrison.bots.engine.budget import Budget
from garrison.bots.engine.campaign import Campaign, Opening
from garrison.bots.engine.judge import Judge
from garrison.bots.engine.plan import Planner
from garrison.bots.engine.tree import Node, TreeSearch
from garrison.bots.greedy_bot import complete, follow
from garrison.bots.judges import judge_of
from garrison.bots.protocol import Choice, Limit, Thought
from garrison.bots.seating import hides_nothing
from garrison.bots.words import intent
from garrison.core.contract import Move, Seat, State
from garrison.core.game import Game, S

SAMPLES: Final = 16
"""How many positions are imagined where something is hidden."""
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
        self._agenda = Agenda()

    def think(self, game: Game[S], state: S, seat: Seat, seed: int) -> Thought:
        dice, judge = Random(seed), judge_of(game)
        samples = imagined(game, state, seat, dice)
        planned = self._agenda.next(samples[0])
        limit = usual(self.limit, judge).scaled(judge.effort(samples[0]))
        budget = Budget(limit.nodes, limit.seconds, monotonic)
        moves, visits = state.moves(), 0
        if planned is not None:
            choices = follow(planned[0], planned[1], moves)
        elif len(moves) == 1:
            choices = (Choice(moves[0], judge.value(samples[0], seat)),)
        elif judge.plans:
            choices, visits = self._plan(judge, samples[0], seat, dice, budget)
        else:
            choices, visits = self._search(judge, samples, dice, budget)
        best = choices[0]
        said = intent(game, state, seat, best.move, best.value)
        return Thought(best.move, best.value, choices, said, visits, int(budget.nodes))

    def _search(
        self, judge: Judge, samples: list[State], dice: Random, budget: Budget
    ) -> tuple[tuple[Choice, ...], int]:
        search = TreeSearch(judge, samples, dice, budget)
        search.run()
        choices = []
        for move in samples[0].moves():
            node = search.root.children.get(move, Node())
            choices.append(Choice(move, node.mean(), int(node.visits), node.error()))
        return self._ranked(choices), int(search.simulations)

    def _plan(
        self, judge: Judge, position: State, seat: Seat, dice: Random, budget: Budget
    ) -> tuple[tuple[Choice, ...], int]:
        """Find ways to spend the turn by the judge's word, then look at what may come of each."""
        part = Budget(round(int(budget.limit) * PLANNING), 0.0, monotonic)
        plans = Planner(judge, seat, part, BEAM).plans(position, PLANS)
        budget.spend(part.nodes)
        campaign = Campaign(judge, [Opening(plan) for plan in plans], dice, budget)
        if len(plans) > 1:
            campaign.run()
        choices: dict[Move, Choice] = {}
        compared = campaign.compared()
        best, best_choice, visits = compared[0], None, 0
        for opening in compared:
            visits += int(opening.visits)
            move = opening.plan.moves[0]
            choice = Choice(move, opening.mean(), int(opening.visits), opening.error())
            if move not in choices or self._merit(choice) > self._merit(choices[move]):
                choices[move] = choice
            if best_choice is None or self._merit(choice) > self._merit(best_choice):
                best, best_choice = opening, choice
        victory = best.victory if best.mean() >= 1.0 else []
        self._agenda.note(position, [*best.plan.moves, *victory], best.mean())
        ranked = self._ranked(list(choices.values()))
        return complete(list(ranked), position.moves()), visits

    def _ranked(self, choices: list[Choice]) -> tuple[Choice, ...]:
        """What was tried most comes first; a taste for risk looks at value and error instead."""
        return tuple(sorted(choices, key=self._merit, reverse=True))

    def _merit(self, choice: Choice) -> tuple[float, float]:
        if self.risk:
            return choice.value - self.risk * choice.error, choice.visits
        return choice.visits, choice.value


def usual(limit: Limit, judge: Judge) -> Limit:
    """The limit, or the game's own where none is set."""
    return limit if limit.nodes or limit.seconds else Limit(judge.nodes)


def imagined(game: Game[S], state: S, seat: Seat, dice: Random) -> list[State]:
    """Positions this seat cannot tell from the real one; just one where nothing is hidden."""
    first = game.imagine(state, seat, dice)
    if hides_nothing(game):
        return [first]
    return [first, *(game.imagine(state, seat, dice) for _ in range(SAMPLES - 1))]
