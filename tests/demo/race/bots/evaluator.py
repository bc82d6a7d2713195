"""What a position of the race is worth: who is ahead, and what the card in hand adds."""

from garrison.bots.engine.evaluator import Evaluator
from garrison.core.contract import State

from ..rules.position import Race
from ..rules.terms import NOTHING


class RaceEvaluator(Evaluator):
    """Counts the lead over the best of the others, and the card in hand."""

    def __init__(self) -> None:
        super().__init__()
        self.names, self.weights = ["lead", "card"], [0.3, 0.2]

    def measure(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Race)
        others = [place for other, place in enumerate(state.places) if other != seat]
        card = state.hands[seat]
        held = 0.0 if card == NOTHING else float(1 + card)
        return [float(state.places[seat] - max(others)), held]


def make_evaluator() -> Evaluator:
    return RaceEvaluator()
