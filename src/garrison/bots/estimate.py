"""How likely a seat is to win from here, with the error of the estimate; cheap enough to show.

The rest of the game is played out quickly many times, by the evaluator's own moves for every seat.
What comes of it is weighed by a calibration that was fitted to games of `search`: so the number is
the chance to win of those who play like it. A game without a calibration is told by the share won.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import hypot, log, sqrt
from statistics import stdev
from typing import Final

from garrison.bots.calibration.weights import calibration_of, features_of
from garrison.bots.ending_search import search_ending
from garrison.bots.engine.evaluator import Evaluator
from garrison.bots.evaluators import evaluator_of
from garrison.bots.quick_games import QuickGames, play_quickly
from garrison.bots.seating import hides_nothing
from garrison.core.contract import OVER, Move, Seat, State
from garrison.core.game import Game, S

PLAYOUTS: Final = 100
PARTS: Final = 4
"""The quick games are also weighed in so many parts, to see how much chance is in them."""
SURE: Final = 0.12
"""An estimate with a larger standard error is a rough guess."""


@dataclass(frozen=True)
class WinEstimate:
    """A winning chance of `search`, its standard error, and how it may be lost."""

    win: float
    error: float
    defeats: Mapping[str, float]
    """The chance to lose by each named ending."""
    playouts: int

    @property
    def is_rough(self) -> bool:
        """Whether it is no more than a guess."""
        return self.error > SURE


def estimate(
    game: Game[S],
    state: S,
    seat: Seat,
    seed: int,
    playouts: int = PLAYOUTS,
    evaluator: Evaluator | None = None,
    first: Move | None = None,
) -> WinEstimate:
    """The chance of this seat (an onlooker sees that of the first) to win from this position.

    `first` is played before anything else, on a determinization: what making the move would
    only then reveal does not change the answer. Another evaluator than the game's own plays the
    quick games by its moves, and nothing is calibrated.
    """
    end = _play_forced_moves(state) if first is None else state
    if end.actor() == OVER:
        return WinEstimate(float(end.scores()[max(seat, 0)]), 0.0, {}, 0)
    quick = evaluator or evaluator_of(game)
    if quick.shared and hides_nothing(game):
        seat = 0  # one number for all who know and win alike
    played = play_quickly(game, state, seat, seed, playouts, quick, first)
    if evaluator is None and calibration_of(game) is not None:
        position = state if first is None else played.starts[0]
        played = replace(played, ending=search_ending(game, position, seed, quick))
    calibrated = None if evaluator else _calibrated(game, quick, played)
    if calibrated is None:
        won = played.won()
        win, error = won / playouts, standard_error(won, playouts)
    else:
        win, error = calibrated
    defeats = played.lost_by(game.endings)
    shares = {ending: (1.0 - win) * share for ending, share in defeats.items()}
    return WinEstimate(win, error, shares, playouts)


def _play_forced_moves(state: State) -> State:
    """The position as soon as there is something to decide, or the end that nobody can avert."""
    position = state.copy()
    while position.actor() != OVER and len(moves := position.moves()) == 1:
        position.play(moves[0])
    return position


def _calibrated(
    game: Game[S], evaluator: Evaluator, played: QuickGames[S]
) -> tuple[float, float] | None:
    """The chance and its standard error, if the game has a calibration.

    The error comes from how much parts of the quick games differ, and from the calibration's own.
    """
    calibration = calibration_of(game)
    if calibration is None:
        return None
    features = features_of(game)

    def win(some: QuickGames[S]) -> float:
        return calibration.win(features(evaluator, some))

    parts = [win(part) for part in played.parts(PARTS)]
    chance_in_it = stdev(parts) / sqrt(len(parts)) if len(parts) > 1 else 0.5
    told = win(played)
    return told, hypot(chance_in_it, calibration.error_of(game.name, told))


def log_odds(win: float) -> float:
    """The logarithm of the odds; certainty is taken for a chance of a thousandth."""
    likely = min(0.999, max(0.001, win))
    return log(likely / (1.0 - likely))


def standard_error(won: float, played: int) -> float:
    """Of a share; two wins and two losses are added so that 0 of n is not taken for certain."""
    share = (won + 2) / (played + 4)
    return sqrt(share * (1 - share) / (played + 4))


def wilson(won: int, played: int, deviations: float = 1.96) -> tuple[float, float]:
    """Wilson's confidence interval of a share; 1.96 deviations make it one of 95 %."""
    if not played:
        return 0.0, 1.0
    share, square = won / played, deviations * deviations
    middle = share + square / (2 * played)
    reach = deviations * sqrt(share * (1 - share) / played + square / (4 * played * played))
    scale = 1 + square / played
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
