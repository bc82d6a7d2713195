"""What tells whether a siege of Bastion will be won: what quick play leaves at the wall, and, where
the end is in sight, whether `search` finds a way to win."""

from math import log
from typing import Final

from garrison.bots.calibration.features import Feature
from garrison.bots.engine.evaluator import Evaluator
from garrison.bots.evaluators.bastion.evaluator import NARROWLY
from garrison.bots.quick_games import QuickGames
from garrison.games.bastion.rules.position import Position

FEATURES: Final = (
    Feature("always"),
    Feature("left", -1),
    Feature("share left", -1),
    Feature("won", 1, is_floor=True),
    Feature("way found", 1),
    Feature("missing a turn", -1),
)
DISCS: Final = 50.0
"""What the army costs is counted in so many discs."""


def features(evaluator: Evaluator, played: QuickGames[Position]) -> list[float]:
    """What is left after quick play, in discs and as a share of what there was to do.

    Where a way to win is known nothing is left. Where all that was looked at is lost, it counts how
    many discs the best line lacked, and in how few turns they would have to be found.
    """
    work = max(1.0, evaluator.remaining_work(played.starts[0]))
    left = sum(evaluator.remaining_work(end) for end in played.ends) / len(played.ends)
    won = sum(end.scores()[0] for end in played.ends)
    ending = played.ending
    found = ending is not None and ending >= 1.0
    if found:
        left = 0.0
    return [
        1.0,
        left / DISCS,
        left / work,
        log((won + 0.5) / (len(played.ends) - won + 0.5)),
        float(found),
        0.0 if ending is None else _discs_missing(ending) / _turns_left(evaluator, played),
    ]


def _discs_missing(value: float) -> float:
    """How many discs are missing where a search found this value: see `defeat_margin`.

    Nothing where it found a line of play that is not lost.
    """
    return NARROWLY / value - 1.0 if 0.0 < value <= NARROWLY else 0.0


def _turns_left(evaluator: Evaluator, played: QuickGames[Position]) -> float:
    """This turn, and as many as the last enemy has marches left if nobody is killed."""
    slack = evaluator.names.index("slack")
    return 1.0 + evaluator.measure(played.starts[0], played.seat)[slack]
