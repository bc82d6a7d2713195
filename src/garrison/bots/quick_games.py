"""The rest of a game played out quickly many times, by the evaluator's own moves for every seat."""

from collections import Counter
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import Final, Generic

from librt.random import Random

from garrison.bots.engine.evaluator import Evaluator, play_on
from garrison.core.contract import OVER, Move, Seat
from garrison.core.game import Game, S

_LONGEST: Final = 20_000
"""A quick game this long is given up: it is neither won nor lost."""


@dataclass(frozen=True)
class QuickGames(Generic[S]):
    """Quick games from one position."""

    seat: Seat
    """The seat whose success counts."""
    starts: Sequence[S]
    """Where each began: positions that the seat cannot tell from the real one."""
    ends: Sequence[S]
    ending: float | None = None
    """What `search` finds from here, where the end is in sight (see `search_ending`)."""

    def parts(self, count: int) -> "list[QuickGames[S]]":
        """The same games in so many parts, or fewer if there are not that many."""
        count = min(count, len(self.ends))
        return [
            QuickGames(self.seat, self.starts[at::count], self.ends[at::count], self.ending)
            for at in range(count)
        ]

    def won(self) -> int:
        """How many the seat won."""
        return sum(end.scores()[self.seat] for end in self.ends if end.actor() == OVER)

    def lost_by(self, endings: Sequence[str]) -> dict[str, float]:
        """How the games ended that it did not win, each ending with its share of them."""
        lost = [end for end in self.ends if end.actor() == OVER and not end.scores()[self.seat]]
        named = Counter(endings[end.ending()] for end in lost)
        return {ending: count / len(lost) for ending, count in named.items()}


def play_quickly(
    game: Game[S],
    state: S,
    seat: Seat,
    seed: int,
    count: int,
    evaluator: Evaluator,
    first: Move | None = None,
) -> QuickGames[S]:
    """So many quick games from what this seat knows of the position, `first` played before."""
    dice = Random(seed)
    starts: list[S] = []
    ends: list[S] = []
    for _ in range(count):
        twin = game.determinize(state, seat, dice)
        if first is not None:
            twin.play(first)
        starts.append(copy(twin))
        play_on(evaluator, twin, dice, _LONGEST)
        ends.append(twin)
    return QuickGames(max(seat, 0), starts, ends)
