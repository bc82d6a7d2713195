"""Positions of finished games with what became of them: what a calibration is fitted to.

Games come from the logs of ladders. A game is played again by the choices written down, and every
sixth turn is asked about; of one without them only the beginning is known.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import log10
from typing import Final

from garrison.api import load
from garrison.bots.calibration.weights import features_of, setup_of
from garrison.bots.ending_search import search_ending
from garrison.bots.evaluators import evaluator_of
from garrison.bots.hint_follower import HintFollower
from garrison.bots.naming import bot
from garrison.bots.pairing import Outcome, Pairing
from garrison.bots.quick_games import play_quickly
from garrison.bots.search_bot import SearchBot, usual
from garrison.core.contract import OVER, Seat, State
from garrison.core.game import Game

EVERY: Final = 6
"""So many turns lie between two positions that are asked about."""
QUICK_GAMES: Final = 60
GAME_WEIGHT: Final = 4.0
"""The positions of a game have one end: together they weigh no more than so many that are apart."""
SEED: Final = 1
LEAST_THINKING: Final = 1 / 30
"""Players who think less than this part of what is usual play another game."""


@dataclass(frozen=True)
class Sample:
    """A position, and whether the seat it was asked for won."""

    setup: str
    deal: int
    features: tuple[float, ...]
    thinking: float
    """How much longer than usual the players thought, as a power of ten."""
    won: bool
    is_whole: bool
    """Whether the whole game is known, and not only how it ended."""
    weight: float
    """How much it counts when weights are fitted."""


class Sampler:
    """Makes samples of games; the beginning of each set-up is looked at only once."""

    def __init__(self) -> None:
        self._beginnings: dict[tuple[str, Seat], tuple[float, ...]] = {}

    def samples(self, pairing: Pairing, outcome: Outcome) -> Iterator[Sample]:
        """The positions of one game; none if its players were not all one `search` that thinks."""
        game = load(pairing.game, pairing.own)
        thinking = _thinking(game, pairing.specs)
        if thinking is None:
            return
        setup, deal = setup_of(game.name), pairing.seed
        if not outcome.choices:
            start = self._beginning(game, 0 if evaluator_of(game).shared else pairing.seat)
            yield Sample(setup, deal, start, thinking, outcome.won, False, 1.0)
            return
        *positions, end = _positions(game, outcome.choices)
        seats = range(1 if evaluator_of(game).shared else game.seats)
        weight = min(1.0, GAME_WEIGHT / (1 + len(positions)))
        for seat in seats:
            won = bool(end.scores()[seat])
            known = [self._beginning(game, seat)]
            known.extend(_features(game, state, seat) for state in positions)
            for features in known:
                yield Sample(setup, deal, features, thinking, won, True, weight)

    def _beginning(self, game: Game[State], seat: Seat) -> tuple[float, ...]:
        key = (game.name, seat)
        if key not in self._beginnings:
            self._beginnings[key] = _features(game, game.start(), seat)
        return self._beginnings[key]


_SAMPLER: Final = Sampler()


def samples_of(played: tuple[Pairing, Outcome]) -> list[Sample]:
    """The positions of one game (see `Sampler`); this is what a process does."""
    return list(_SAMPLER.samples(*played))


def _features(game: Game[State], state: State, seat: Seat) -> tuple[float, ...]:
    evaluator = evaluator_of(game)
    played = play_quickly(game, state, seat, SEED, QUICK_GAMES, evaluator)
    ending = search_ending(game, state, SEED, evaluator)
    return tuple(features_of(game)(evaluator, replace(played, ending=ending)))


def _positions(game: Game[State], choices: Iterable[int]) -> Iterator[State]:
    """The beginning of every sixth turn, and the end."""
    state, evaluator, last, turns = game.start(), evaluator_of(game), OVER, 0
    for choice in choices:
        turn = evaluator.turn_of(state)
        if turn >= 0 and turn != last:
            turns += 1
            if turns % EVERY == 0:
                yield state.copy()
        last = turn
        state.play(state.moves()[choice])
    yield state


def _thinking(game: Game[State], specs: tuple[str, ...]) -> float | None:
    named = bot(specs[0])
    player = named.adviser if isinstance(named, HintFollower) else named
    if len(set(specs)) > 1 or not isinstance(player, SearchBot) or player.limit.seconds:
        return None
    evaluator = evaluator_of(game)
    share = usual(player.limit, evaluator).nodes / evaluator.nodes
    return log10(share) if share >= LEAST_THINKING else None
