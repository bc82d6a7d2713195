"""What `search` makes of a position, told from how quick play ends from there.

A game's package offers `forecast.FEATURES` and `forecast.features`: numbers that tell of a position
and of quick games played on from it. Their weights are fitted to games of bots by `garrison
calibrate --fit`; they lie beside as `calibration.toml`, with what they were fitted to.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from math import sqrt
from typing import Final, TypeAlias

from garrison.bots.calibration.features import Feature, win_of
from garrison.bots.engine.evaluator import Evaluator
from garrison.bots.evaluators import package_of
from garrison.bots.quick_games import QuickGames
from garrison.core.data import open_data
from garrison.core.game import Game, S

Features: TypeAlias = Callable[[Evaluator, QuickGames[S]], list[float]]

FILE: Final = "calibration.toml"
UNMEASURED: Final = 0.15
"""The standard error of an estimate for a set-up of which too few games were measured."""
ENOUGH_GAMES: Final = 20
"""So many games of a set-up are enough."""
_MOST: Final = 1 << 31
DIFFICULTY: Final = ("level", "siege", "scenario", "seats")
"""The options that make a game harder or easier; others change too little to be told apart."""


@dataclass(frozen=True)
class Calibration:
    """The weights of a game's features, and how far to trust them."""

    features: tuple[Feature, ...]
    weights: tuple[float, ...]
    thinking: float
    """The weight of thinking ten times as long as `search` usually does."""
    error: float
    """By how much the chances told differ from the shares won, on deals not fitted to."""
    setups: tuple[str, ...]
    """What was measured often enough: see `setup_of`."""

    def win(self, values: Sequence[float]) -> float:
        """The chance to win where the features have these values."""
        return win_of(self.features, values, self.weights)

    def error_of(self, name: str, win: float) -> float:
        """The standard error of a chance in games of this name, apart from that of the quick games.

        Near certainty there is less room for it than at an even chance.
        """
        if setup_of(name) not in self.setups:
            return max(self.error, UNMEASURED)
        return self.error * 2.0 * sqrt(win * (1.0 - win))


def setup_of(name: str) -> str:
    """The name of a game without the options that change little."""
    path, _, query = name.partition("?")
    kept = [part for part in query.split("&") if part.partition("=")[0] in DIFFICULTY]
    return f"{path}?{'&'.join(sorted(kept))}" if kept else path


def calibration_of(game: Game[S]) -> Calibration | None:
    """The calibration of this game; none where it was never fitted."""
    package = package_of(game)
    return _read(package) if package else None


def features_of(game: Game[S]) -> Features[S]:
    """What tells of a position, in a game that can be calibrated."""
    features: Features[S] = import_module(f"{package_of(game)}.forecast").features
    return features


def feature_list(game: Game[S]) -> tuple[Feature, ...]:
    """What these numbers are, in their order."""
    return _features(str(package_of(game)))


def _features(package: str) -> tuple[Feature, ...]:
    features: tuple[Feature, ...] = import_module(f"{package}.forecast").FEATURES
    return features


@lru_cache(maxsize=32)
def _read(package: str) -> Calibration | None:
    if not files(package).joinpath(FILE).is_file():
        return None
    reader = open_data(package, FILE)
    weights, features = reader.child("weights"), _features(package)
    setups = reader.child("setups")
    games = {setup: setups.number(setup, 0, _MOST) for setup in setups.keys()}
    found = Calibration(
        features,
        tuple(weights.amount(feature.name, low=-1000.0) for feature in features),
        weights.amount("thinking", low=-1000.0),
        reader.amount("error"),
        tuple(setup for setup, count in games.items() if count >= ENOUGH_GAMES),
    )
    weights.close()
    reader.finish(FILE)
    return found
