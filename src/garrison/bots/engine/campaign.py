"""Planning several turns ahead: everybody's turns, on futures drawn by chance.

One future of cards is drawn; on it, turn after turn, the best few ways to spend each turn are
kept, whoever's turn it is, for where all seats win together they can be expected to pull in one
direction. What the turn at hand is worth is the best that came of it. Several futures are
averaged, as many as the budget allows.
"""

from math import sqrt
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from garrison.bots.engine.budget import Budget
from garrison.bots.engine.judge import LONGEST, Judge
from garrison.bots.engine.plan import Plan, Planner
from garrison.core.contract import CHANCE, OVER, State
from garrison.core.playout import pick_weighted

_SEEDS: Final = 1 << 40


class Opening:
    """A plan for the turn at hand and what came of it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.visits: i64 = 0
        self.total = 0.0
        self.squares = 0.0

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else self.plan.value

    def error(self) -> float:
        if self.visits < 2:
            return 0.5
        count = float(self.visits)
        mean = self.total / count
        spread = self.squares / count - mean * mean
        return sqrt(spread / count) if spread > 0.0 else 0.0

    def note(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value


class Line:
    """A line of play: where it stands, which opening it began with, how good it looks."""

    def __init__(self, state: State, opening: int, value: float) -> None:
        self.state = state
        self.opening = opening
        self.value = value


class Campaign:
    """Compares openings by what several turns can make of them."""

    def __init__(self, judge: Judge, openings: list[Opening], dice: Random, budget: Budget) -> None:
        self.judge = judge
        self.openings = openings
        self.dice = dice
        self.budget = budget
        self.futures: i64 = 0

    def run(self) -> None:
        """Draw futures until the budget is spent; one at least."""
        while not self.futures or not self.budget.is_spent():
            self._follow(self.dice.randrange(_SEEDS))
            self.futures += 1
            self.budget.spend()  # a future that ends the game at once would cost nothing

    def _follow(self, seed: int) -> None:
        best = [-1.0] * len(self.openings)
        lines: list[Line] = []
        for at in range(len(self.openings)):
            lines.append(self._enter(self.openings[at].plan.state.copy(), at, seed))
        for turn in range(self.judge.turns_ahead):
            lines = self._next_turn(lines, seed + turn + 1)
        for line in lines:
            if line.value > best[line.opening]:
                best[line.opening] = line.value
        for at in range(len(self.openings)):
            self.openings[at].note(best[at])

    def _next_turn(self, lines: list[Line], seed: int) -> list[Line]:
        """The best few lines of each opening, a turn later."""
        found: list[Line] = []
        for opening in range(len(self.openings)):
            later: list[Line] = []
            for line in lines:
                if line.opening == opening:
                    self._extend(line, seed, later)
            found.extend(best_lines(later, self.judge.lines_kept))
        return found

    def _extend(self, line: Line, seed: int, later: list[Line]) -> None:
        if line.state.actor() == OVER:
            later.append(line)
            return
        seat = self.judge.turn_of(line.state)
        planner = Planner(self.judge, seat, self.budget, self.judge.narrow_beam)
        for plan in planner.plans(line.state, self.judge.lines_kept):
            later.append(self._enter(plan.state, line.opening, seed))

    def _enter(self, state: State, opening: int, seed: int) -> Line:
        """Let chance, and quick answers to what it asks, lead to the next turn."""
        dice = Random(seed)
        made = 0
        while state.actor() != OVER and not self.judge.is_quiet(state) and made < LONGEST:
            moves = state.moves()
            if state.actor() == CHANCE:
                state.play(moves[pick_weighted(state.weights(), dice)])
            else:
                state.play(self.judge.pick(state, moves, dice))
            made += 1
        self.budget.spend(made)
        return Line(state, opening, self.judge.value(state, 0))


def best_lines(lines: list[Line], keep: int) -> list[Line]:
    order = sorted([(-lines[at].value, at) for at in range(len(lines))])
    return [lines[at] for _, at in order[:keep]]
