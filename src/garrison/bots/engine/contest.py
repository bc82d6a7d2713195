"""Comparing positions by playing on from them: the worse half drops out, round after round.

All contestants of a round meet the same luck (they are played on with the same dice), so that
differences show sooner. This is sequential halving.
"""

from math import sqrt
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from garrison.bots.engine.budget import Budget
from garrison.bots.engine.judge import Judge, play_on
from garrison.core.contract import State

TRUST: Final = 4.0
"""The judge's word on a contestant counts like so many playouts."""
_SEEDS: Final = 1 << 40


class Contestant:
    """A position and how playing on from it went."""

    def __init__(self, state: State, guess: float) -> None:
        self.state = state
        self.guess = guess
        self.visits: i64 = 0
        self.total = 0.0
        self.squares = 0.0

    def mean(self) -> float:
        return (self.total + TRUST * self.guess) / (float(self.visits) + TRUST)

    def error(self) -> float:
        if self.visits < 2:
            return 0.5
        count = float(self.visits)
        mean = self.total / count
        spread = self.squares / count - mean * mean
        return sqrt(spread / count) if spread > 0.0 else 0.0


class Contest:
    """Plays contestants off against each other."""

    def __init__(self, judge: Judge, seat: int, dice: Random, budget: Budget) -> None:
        self.judge = judge
        self.seat = seat
        self.dice = dice
        self.budget = budget
        self.playouts: i64 = 0

    def run(self, contestants: list[Contestant]) -> list[Contestant]:
        """All of them, the best first, those who dropped out first last."""
        left, out = contestants, list[Contestant]()
        rounds = 1
        while 1 << rounds < len(contestants):
            rounds += 1
        first = float(self.budget.nodes)
        for number in range(rounds):
            share = float(number + 1) / float(rounds)
            until = first + (float(self.budget.limit) - first) * share
            self._round(left, until)
            left = ranked(left)
            half = (len(left) + 1) // 2
            if number + 1 < rounds:
                out = [*left[half:], *out]
                left = left[:half]
        return [*left, *out]

    def _round(self, contestants: list[Contestant], until: float) -> None:
        """Play on from each in turn, once at least, until so many nodes are spent."""
        while True:
            seed = self.dice.randrange(_SEEDS)
            for contestant in contestants:
                self._play_on(contestant, Random(seed))
            if float(self.budget.nodes) >= until or self.budget.is_spent():
                return

    def _play_on(self, contestant: Contestant, dice: Random) -> None:
        twin = contestant.state.copy()
        self.budget.spend(play_on(self.judge, twin, dice, self.judge.horizon) + 1)
        value = self.judge.value(twin, self.seat)
        contestant.visits += 1
        contestant.total += value
        contestant.squares += value * value
        self.playouts += 1


def ranked(contestants: list[Contestant]) -> list[Contestant]:
    order = sorted([(-contestants[at].mean(), at) for at in range(len(contestants))])
    return [contestants[at] for _, at in order]
