"""Planning a whole turn where nothing is left to chance within it.

A turn of many small decisions is searched decision by decision: of all positions reached, the
most promising are kept (a beam), each only once however it was reached. A plan ends where the
turn does, or where chance has a word.
"""

from typing import Final

from garrison.bots.engine.budget import Budget
from garrison.bots.engine.evaluator import Evaluator
from garrison.core.contract import CHANCE, OVER, State

LONGEST: Final = 30
"""No plan has more decisions."""


class Plan:
    """Decisions in a row and where they lead."""

    def __init__(self, state: State, moves: list[int], value: float) -> None:
        self.state = state
        self.moves = moves
        self.value = value


class Planner:
    """Finds the best ways to spend a turn."""

    def __init__(
        self, evaluator: Evaluator, seat: int, budget: Budget, beam: int, narrow: bool = False
    ) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.beam = beam
        """How many positions are kept after each decision."""
        self.narrow = narrow
        """Whether only moves are tried that look good at first sight."""
        self.budget = budget
        self._seen: dict[int, bool] = {}
        self._ended: list[Plan] = []
        self._open: list[Plan] = []
        self._may_retreat = False
        """Only if there is no other way: bots that planned to turn back might do so for ever."""

    def plans(self, state: State, keep: int) -> list[Plan]:
        """The best plans, best first: one for each position a turn can lead to."""
        if self.evaluator.shared:  # who is asked for help plans with the one who asks
            self.seat = self.evaluator.turn_of(state)
        self._look(state)
        if not self._ended and not self._open:
            self._may_retreat = True
            self._look(state)
        if not self._ended:
            self._narrow()
        return best_plans(self._ended if self._ended else self._open, keep)

    def _look(self, state: State) -> None:
        """Go on decision by decision until every plan is at its end or the budget is spent."""
        self._seen = {}
        self._ended = []
        self._open = [Plan(state, [], 0.0)]
        for _ in range(LONGEST):
            going_on, self._open = self._open, []
            for plan in going_on:
                self._extend(plan)
            if len(self._open) > self.beam:
                self._narrow()
            if not self._open or self.budget.is_spent():
                break

    def _narrow(self) -> None:
        """Keep the most promising of too many; as long as there are few, none needs evaluating."""
        for plan in self._open:
            self._evaluate(plan)
        self._open = best_plans(self._open, self.beam)

    def _evaluate(self, plan: Plan) -> None:
        plan.value = self.evaluator.value(plan.state, self.seat)
        self.budget.spend()

    def _extend(self, plan: Plan) -> None:
        for move in self._moves(plan.state):
            if plan.moves and not self._may_retreat and self.evaluator.is_retreat(move):
                continue
            twin = plan.state.copy()
            twin.play(move)
            mark = self.evaluator.fingerprint(twin)
            if mark in self._seen:
                continue
            self._seen[mark] = True
            longer = Plan(twin, [*plan.moves, move], 0.0)
            if self._is_ended(twin):
                self._evaluate(longer)
                self._ended.append(longer)
            else:
                self._open.append(longer)

    def _moves(self, state: State) -> list[int]:
        if self.narrow:
            return self.evaluator.narrow_shortlist(state, state.moves())
        return self.evaluator.shortlist(state, state.moves())

    def _is_ended(self, state: State) -> bool:
        actor = state.actor()
        return actor == OVER or actor == CHANCE or self.evaluator.turn_of(state) != self.seat


def best_plans(plans: list[Plan], keep: int) -> list[Plan]:
    """So many of the plans, the most valuable first; equals in the order they were found."""
    order = sorted([(-plans[at].value, at) for at in range(len(plans))])
    return [plans[at] for _, at in order[:keep]]
