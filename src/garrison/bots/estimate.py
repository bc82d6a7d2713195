"""How likely a seat is to win from here, with the error of the estimate; cheap enough to show.

The rest of the game is played out quickly many times, by the evaluator's own moves for every seat.
The evaluator says what each end means for players who think: where quick play nearly always loses,
by how much it lost tells more than that it did.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Final

from librt.random import Random

from garrison.bots.engine.evaluator import Evaluator, play_on
from garrison.bots.evaluators import evaluator_of
from garrison.core.contract import Move, Seat
from garrison.core.game import Game, S

PLAYOUTS: Final = 100
_LONGEST: Final = 20_000
"""A playout this long is given up and counts for nobody."""


@dataclass(frozen=True)
class WinEstimate:
    """A winning chance, its standard error, and how the playouts ended."""

    win: float
    error: float
    defeats: Mapping[str, float]
    """The chance to lose by each named ending."""
    playouts: int


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
    only then reveal does not change the answer.
    """
    dice, quick = Random(seed), evaluator or evaluator_of(game)
    defeats: defaultdict[str, float] = defaultdict(float)
    won = 0.0
    for _ in range(playouts):
        twin = game.determinize(state, seat, dice)
        remaining_work = quick.remaining_work(twin)
        if first is not None:
            twin.play(first)
        play_on(quick, twin, dice, _LONGEST)
        if not twin.ending():  # one that goes on for too long is neither won nor lost
            continue
        chance = quick.win_chance_after(twin, remaining_work, max(seat, 0))
        won += chance
        if chance < 1.0:
            defeats[game.endings[twin.ending()]] += 1.0 - chance
    shares = {ending: count / playouts for ending, count in defeats.items()}
    return WinEstimate(won / playouts, standard_error(won, playouts), shares, playouts)


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
