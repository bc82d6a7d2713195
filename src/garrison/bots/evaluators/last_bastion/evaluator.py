"""Last Bastion evaluated: will the heroes and their tiles hold until the warlords are beaten."""

from typing import Final

from librt.random import Random

from garrison.bots.engine.evaluator import Evaluator
from garrison.bots.evaluators.last_bastion.cards import dangers
from garrison.bots.evaluators.last_bastion.policy import quick_move, shortlist
from garrison.bots.evaluators.last_bastion.rolls import distinct_rolls
from garrison.bots.evaluators.last_bastion.terms import (
    figure_terms,
    hero_terms,
    post_term,
    tile_term,
    token_terms,
    warlord_term,
)
from garrison.core.contract import OVER, State
from garrison.core.tasks import code_of
from garrison.games.last_bastion.rules.hero_phase import HERO_PHASE
from garrison.games.last_bastion.rules.horde_phase import BOARD_STEP
from garrison.games.last_bastion.rules.position import Position

TERMS: Final = (
    ("always", -3.1, 1.0),
    ("deck", -0.04, -0.105),
    ("warlords", -0.37, -0.37),
    ("deadline", -1.2, -1.4),
    ("heroes", 0.73, 0.0),
    ("life", 0.17, 0.26),
    ("wounded", -0.58, -0.6),
    ("powerless", -0.12, -0.1),
    ("prone", -0.05, -0.3),
    ("tiles", -0.22, -0.2),
    ("danger", -0.08, -0.095),
    ("equipment", 0.05, 0.13),
    ("calls", 0.18, 0.25),
    ("trap", 0.15, 0.28),
    ("standard", 0.06, 0.08),
    ("posts", 0.1, 0.2),
)
"""Every term with its weight for three or four heroes and for fewer (docs/bots-diary.md)."""


class LastBastionEvaluator(Evaluator):
    """Evaluates positions of Last Bastion. All heroes win or lose together."""

    def __init__(self) -> None:
        super().__init__()
        self.shared = True
        self.horizon = 30
        self.width = 20
        self.exploration = 0.15
        self.names = [name for name, _, _ in TERMS]
        self.weights = [weight for _, weight, _ in TERMS]
        self.few_weights = [weight for _, _, weight in TERMS]
        """What the terms are worth with fewer than three heroes."""

    def measure(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        found = [1.0, float(state.deck.size()), float(state.facts.warlords - state.beaten)]
        found.append(warlord_term(state))
        found.extend(hero_terms(state))
        found.append(tile_term(state))
        threats = dangers(state, False)
        total = 0.0
        for threat in threats:
            total += threat
        found.append(total)
        found.extend(token_terms(state))
        found.extend(figure_terms(state))
        found.append(post_term(state, threats))
        return found

    def weigh(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        return self.few_weights if state.facts.seats < 3 else self.weights

    def pick(self, state: State, moves: list[int], dice: Random) -> int:
        assert isinstance(state, Position)
        return quick_move(state, moves, dice)

    def shortlist(self, state: State, moves: list[int]) -> list[int]:
        assert isinstance(state, Position)
        return shortlist(state, moves)

    def outcomes(self, state: State) -> tuple[list[int], list[int]]:
        assert isinstance(state, Position)
        return distinct_rolls(state)

    def turn_of(self, state: State) -> int:
        """The seat in turn during its hero phase; nobody while the horde acts."""
        assert isinstance(state, Position)
        if state.actor() == OVER or not _in_hero_phase(state):
            return OVER
        return int(state.active())

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, Position)
        return code_of(state.tasks.top()) == HERO_PHASE


def _in_hero_phase(state: Position) -> bool:
    """Whether the horde is done: the hero phase lies at the bottom and no board step above it."""
    for task in state.tasks.key():
        if code_of(task) == BOARD_STEP:
            return False
    return len(state.tasks.key()) > 0 and code_of(state.tasks.key()[0]) == HERO_PHASE


def make_evaluator() -> Evaluator:
    return LastBastionEvaluator()
