"""What tells who will build the castle first: how often each seat wins quick games."""

from math import log
from typing import Final

from garrison.bots.calibration.features import Feature
from garrison.bots.engine.evaluator import Evaluator
from garrison.bots.quick_games import QuickGames
from garrison.games.unbreakable_castle.rules.position import Position

FEATURES: Final = (Feature("won", 1), Feature("outlook", 1), Feature("share"))
LOOKS: Final = 8
"""The outlook is asked about so many of the positions that a seat cannot tell apart."""


def features(evaluator: Evaluator, played: QuickGames[Position]) -> list[float]:
    """The odds by quick play and by the outlook, and those of an even share."""
    rivals = float(played.starts[0].facts.seats - 1)
    won = sum(end.scores()[played.seat] for end in played.ends)
    looks = [evaluator.prospects(start)[played.seat] for start in played.starts[:LOOKS]]
    outlook = min(0.999, max(0.001, sum(looks) / len(looks)))
    return [
        log((won + 0.5) / (len(played.ends) - won + 0.5 * rivals)),
        log(outlook / (1.0 - outlook)),
        -log(rivals) if rivals else 0.0,
    ]
