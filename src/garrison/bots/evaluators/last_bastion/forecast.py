"""What tells whether a siege of Last Bastion will be won: how often quick play wins it."""

from math import log
from typing import Final

from garrison.bots.calibration.features import Feature
from garrison.bots.engine.evaluator import Evaluator
from garrison.bots.quick_games import QuickGames
from garrison.games.last_bastion.rules.position import Position

FEATURES: Final = (Feature("always"), Feature("won", 1, is_floor=True))


def features(evaluator: Evaluator, played: QuickGames[Position]) -> list[float]:
    """How often quick play wins; what else was looked at told no more (docs/bots-diary.md)."""
    won = sum(end.scores()[0] for end in played.ends)
    return [1.0, log((won + 0.5) / (len(played.ends) - won + 0.5))]
