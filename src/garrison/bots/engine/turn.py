"""Looking to the end of one's own turn: every line of play within it, and nothing beyond.

The best of one's decisions, the average over chance, the evaluator's word where the turn ends. The
look goes deeper by one decision at a time, so that all moves are always compared at the same
depth, and stops when the turn or the budget is used up.
"""

from garrison.bots.engine.budget import Budget
from garrison.bots.engine.evaluator import Evaluator
from garrison.core.contract import CHANCE, OVER, State


class TurnSearch:
    """Values moves by what the turn can still bring."""

    def __init__(self, evaluator: Evaluator, seat: int, budget: Budget) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.budget = budget
        self._seen: dict[tuple[int, ...], float] = {}
        self._cut = False

    def rank(self, state: State, moves: list[int]) -> list[float]:
        """The value of each move, from the deepest look that was finished."""
        worth = self._look(state, moves, 0)
        depth = 1
        while self._cut and not self.budget.is_spent():
            deeper = self._look(state, moves, depth)
            if not self.budget.is_spent():
                worth = deeper
            depth += 1
        return worth

    def _look(self, state: State, moves: list[int], depth: int) -> list[float]:
        self._seen = {}
        self._cut = False
        worth: list[float] = []
        for move in moves:
            twin = state.copy()
            twin.play(move)
            self.budget.spend()
            worth.append(self._worth(twin, depth))
        return worth

    def _worth(self, state: State, depth: int) -> float:
        actor = state.actor()
        if actor == OVER or self.evaluator.turn_of(state) != self.seat or self.budget.is_spent():
            return self.evaluator.value(state, self.seat)
        if actor == CHANCE:
            return self._average(state, depth)
        if actor != self.seat:
            return self.evaluator.value(state, self.seat)
        if depth == 0:
            self._cut = True
            return self.evaluator.value(state, self.seat)
        key = (depth, *state.key())
        known = self._seen.get(key)
        if known is None:
            known = self._best(state, depth)
            self._seen[key] = known
        return known

    def _best(self, state: State, depth: int) -> float:
        best = 0.0
        for move in self.evaluator.shortlist(state, state.moves()):
            twin = state.copy()
            twin.play(move)
            self.budget.spend()
            worth = self._worth(twin, depth - 1)
            if worth > best:
                best = worth
        return best

    def _average(self, state: State, depth: int) -> float:
        outcomes, weights = few_outcomes(self.evaluator, state)
        total, share = 0.0, 0.0
        for at in range(len(outcomes)):
            twin = state.copy()
            twin.play(outcomes[at])
            self.budget.spend()
            total += weights[at] * self._worth(twin, depth)
            share += weights[at]
        return total / share


def few_outcomes(evaluator: Evaluator, state: State) -> tuple[list[int], list[float]]:
    """The outcomes of chance with their weights; of many only some, evenly over the weights."""
    moves, weights = evaluator.outcomes(state)
    if len(moves) <= evaluator.width:
        return moves, [float(weight) for weight in weights]
    total = 0
    for weight in weights:
        total += weight
    chosen: list[int] = []
    passed, at = 0, 0
    for number in range(evaluator.width):
        mark = (2 * number + 1) * total // (2 * evaluator.width)
        while passed + weights[at] <= mark:
            passed += weights[at]
            at += 1
        chosen.append(moves[at])
    return chosen, [1.0] * evaluator.width
