"""What tells whether a siege of Last Bastion will be won: how often quick play wins it."""

from collections.abc import Sequence
from math import log
from typing import Final

from garrison.bots.calibration.features import Feature
from garrison.bots.engine.evaluator import Evaluator
from garrison.core.contract import Seat
from garrison.games.last_bastion.rules.position import Position

FEATURES: Final = (
    Feature("always"),
    Feature("won", 1, is_floor=True),
    Feature("warlords", -1),
    Feature("deck", -1),
    Feature("value", 1),
    Feature("few heroes", -1),
)


def features(
    evaluator: Evaluator, starts: Sequence[Position], ends: Sequence[Position], seat: Seat
) -> list[float]:
    """How often quick play wins, how near it comes otherwise, what the evaluator says."""
    state = starts[0]
    won = sum(end.scores()[0] for end in ends)
    left = sum(end.facts.warlords - end.beaten for end in ends) / len(ends)
    value = min(0.999, max(0.001, evaluator.value(state, seat)))
    return [
        1.0,
        log((won + 0.5) / (len(ends) - won + 0.5)),
        left,
        state.deck.size() / 50.0,
        log(value / (1.0 - value)),
        float(4 - state.facts.seats),
    ]
