"""What tells whether a siege of Bastion will be won: what quick play leaves at the wall."""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from garrison.bots.calibration.features import Feature
from garrison.bots.engine.evaluator import Evaluator
from garrison.core.contract import Seat
from garrison.games.bastion.rules.position import Position

FEATURES: Final = (
    Feature("always"),
    Feature("left", -1),
    Feature("share left", -1),
    Feature("won", 1, is_floor=True),
    Feature("spread"),
    Feature("few seats"),
)
DISCS: Final = 50.0
"""What the army costs is counted in so many discs."""


def features(
    evaluator: Evaluator, starts: Sequence[Position], ends: Sequence[Position], seat: Seat
) -> list[float]:
    """What is left after quick play, in discs and as a share of what there was to do."""
    work = max(1.0, evaluator.remaining_work(starts[0]))
    left = [evaluator.remaining_work(end) for end in ends]
    mean = sum(left) / len(left)
    spread = sqrt(sum((each - mean) ** 2 for each in left) / len(left))
    won = sum(end.scores()[0] for end in ends)
    return [
        1.0,
        mean / DISCS,
        mean / work,
        log((won + 0.5) / (len(ends) - won + 0.5)),
        spread / DISCS,
        float(4 - starts[0].facts.seats),
    ]
