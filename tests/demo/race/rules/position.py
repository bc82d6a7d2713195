"""A position: runners on a line, a card in some hands, a pile face down, and pending work."""

from typing import ClassVar, Final

from garrison.core.contract import require_over
from garrison.core.fields import copy_of
from garrison.core.piles import new_pile
from garrison.core.step_state import StepState
from garrison.core.steps import Steps
from garrison.core.tasks import Tasks
from garrison.core.verbs import Task

from .terms import CARDS, GOAL, NOTHING


class Race(StepState):
    """Fields, and what every position owes. Copies and keys follow from the fields."""

    implied: ClassVar[list[str]] = ["spent"]

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.turn, self.places, self.hands = 0, [0] * seats, [NOTHING] * seats
        self.pile, self.tasks, self.spent = new_pile(len(CARDS)), Tasks(), 0

    def steps(self) -> "Steps[Race]":
        return STEPS

    def pending(self) -> Task:
        return self.tasks.top()

    def begin_step(self) -> Task:
        return self.tasks.pop()

    def settle(self) -> None:
        """Nothing happens by itself."""

    def copy(self) -> "Race":
        return copy_of(self)

    def ending(self) -> int:
        return int(max(self.places) >= GOAL)

    def scores(self) -> list[int]:
        require_over(self)
        return [int(place >= GOAL) for place in self.places]


STEPS: Final[Steps[Race]] = Steps()


def lay_pile(state: Race, cards: list[int]) -> None:
    """These cards lie face down, in an order nobody knows."""
    state.pile = new_pile(len(CARDS))
    state.pile.add_layer([state.pile.add_pool(cards, len(cards))], len(cards))
