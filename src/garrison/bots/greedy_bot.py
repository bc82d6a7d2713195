"""A player that makes the most of its own turn by an evaluation whose every term has a name."""

from time import monotonic
from typing import Final

from librt.random import Random

from garrison.bots.agenda import Agenda
from garrison.bots.engine.budget import Budget
from garrison.bots.engine.judge import Judge
from garrison.bots.engine.plan import Planner
from garrison.bots.engine.turn import TurnSearch
from garrison.bots.judges import judge_of
from garrison.bots.protocol import Choice, Thought
from garrison.bots.words import intent
from garrison.core.contract import Move, Seat, State
from garrison.core.game import Game, S

NODES: Final = 6_000
BEAM: Final = 40


class GreedyBot:
    """Looks no further than the end of its turn."""

    name = "greedy"

    def __init__(self) -> None:
        self._agenda = Agenda()

    def think(self, game: Game[S], state: S, seat: Seat, seed: int) -> Thought:
        position = game.imagine(state, seat, Random(seed))
        judge = judge_of(game)
        planned = self._agenda.next(position)
        budget = Budget(NODES, 0.0, monotonic)
        if planned is not None:
            choices = follow(planned[0], planned[1], state.moves())
        elif judge.plans:
            choices = self._plan(judge, position, seat, budget)
        else:
            choices = _look(judge, position, seat, budget)
        best = choices[0]
        said = intent(game, state, seat, best.move, best.value)
        return Thought(best.move, best.value, choices, said, len(choices), int(budget.nodes))

    def _plan(
        self, judge: Judge, position: State, seat: Seat, budget: Budget
    ) -> tuple[Choice, ...]:
        plans = Planner(judge, seat, budget, BEAM).plans(position, NODES)
        self._agenda.note(position, plans[0].moves, plans[0].value)
        values: dict[Move, float] = {}
        for plan in plans:
            values.setdefault(plan.moves[0], plan.value)
        return complete(
            [Choice(move, value, 1) for move, value in values.items()], position.moves()
        )


def _look(judge: Judge, position: State, seat: Seat, budget: Budget) -> tuple[Choice, ...]:
    moves = position.moves()
    worth = TurnSearch(judge, seat, budget).rank(position, moves)
    choices = [Choice(move, value, 1) for move, value in zip(moves, worth, strict=True)]
    return tuple(sorted(choices, key=lambda choice: choice.value, reverse=True))


def follow(move: Move, value: float, moves: list[Move]) -> tuple[Choice, ...]:
    """The choices of a bot that goes on with its plan."""
    return complete([Choice(move, value)], moves)


def complete(choices: list[Choice], moves: list[Move]) -> tuple[Choice, ...]:
    """The choices, followed by the moves nobody looked at."""
    known = {choice.move for choice in choices}
    rest = [Choice(move, 0.0) for move in moves if move not in known]
    return (*choices, *rest)
