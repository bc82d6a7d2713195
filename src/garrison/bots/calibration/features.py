"""What a game's forecast looks at, and how a chance to win is made of it."""

from collections.abc import Sequence
from dataclasses import dataclass

from garrison.bots.engine.evaluator import chance


@dataclass(frozen=True)
class Feature:
    """A number that tells of a position."""

    name: str
    sign: int = 0
    """1 where more of it can only be good, -1 where it can only be bad, 0 where nobody knows."""
    is_floor: bool = False
    """Whether it is log-odds of quick play, than which `search` does no worse."""


def win_of(features: Sequence[Feature], values: Sequence[float], weights: Sequence[float]) -> float:
    """The chance to win: weights and values may go on after those of the features."""
    win = chance(dot(values, weights))
    floors = [values[at] for at, feature in enumerate(features) if feature.is_floor]
    return max([win, *map(chance, floors)])


def dot(left: Sequence[float], right: Sequence[float]) -> float:
    return sum(one * other for one, other in zip(left, right, strict=True))
