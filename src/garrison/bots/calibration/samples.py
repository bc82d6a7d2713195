"""Positions of finished games with what became of them: what a calibration is fitted to.

Games come from the logs of ladders. A game is played again by the choices written down, and every
sixth turn is asked about; of one without them only the beginning is known.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import log10
from typing import Final

from garrison.api import load
from garrison.bots.calibration.weights import features_of, setup_of
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
SEED: Final = 1


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


class Sampler:
    """Makes samples of games; the beginning of each set-up is looked at only once."""

    def __init__(self) -> None:
        self._beginnings: dict[tuple[str, Seat], tuple[float, ...]] = {}

    def samples(self, pairing: Pairing, outcome: Outcome) -> Iterator[Sample]:
        """The positions of one game; none if its players were not all the same `search`."""
        game = load(pairing.game, pairing.own)
        thinking = _thinking(game, pairing.specs)
        if thinking is None:
            return
        setup, whole, shared = setup_of(game.name), bool(outcome.choices), evaluator_of(game).shared
        start = self._beginning(game, 0 if shared else pairing.seat)
        yield Sample(setup, pairing.seed, start, thinking, outcome.won, whole)
        positions = list(_positions(game, outcome.choices))
        for number, state in enumerate(positions[:-1]):
            seat = 0 if shared else number % game.seats
            won = bool(positions[-1].scores()[seat])
            yield Sample(setup, pairing.seed, _features(game, state, seat), thinking, won, whole)

    def _beginning(self, game: Game[State], seat: Seat) -> tuple[float, ...]:
        key = (game.name, seat)
        if key not in self._beginnings:
            self._beginnings[key] = _features(game, game.start(), seat)
        return self._beginnings[key]


def _features(game: Game[State], state: State, seat: Seat) -> tuple[float, ...]:
    evaluator = evaluator_of(game)
    played = play_quickly(game, state, seat, SEED, QUICK_GAMES, evaluator)
    return tuple(features_of(game)(evaluator, played.starts, played.ends, seat))


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
    return log10(usual(player.limit, evaluator).nodes / evaluator.nodes)
