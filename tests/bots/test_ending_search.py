"""Where the end is in sight, a chance to win rests on what `search` finds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from garrison import load
from garrison.bots import ending_search, estimate
from garrison.bots.ending_search import search_ending
from garrison.bots.evaluators import evaluator_of
from garrison.bots.ladder_log import LadderLog
from garrison.core.contract import CHANCE, OVER, State
from garrison.core.game import Game

LOG = Path(__file__).parents[2] / "benchmarks" / "calibration" / "bastion.jsonl"


def late_positions(won: bool, before_end: int) -> Iterator[tuple[Game[State], State]]:
    """A decision so many moves before the end of every logged game that ended like this."""
    for pairing, outcome in LadderLog(LOG).games():
        if outcome.won == won:
            game = load(pairing.game)
            state = game.start()
            for choice in outcome.choices[:-before_end]:
                state.play(state.moves()[choice])
            while state.actor() == CHANCE:
                state.play(state.moves()[0])
            assert state.actor() != OVER
            yield game, state


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending_search, "NODES", 2000)


def test_a_way_to_win_that_is_found_makes_a_win_all_but_certain() -> None:
    game, state = next(late_positions(won=True, before_end=4))
    assert search_ending(game, state, 1, evaluator_of(game)) == 1.0
    assert estimate(game, state, 0, seed=1, playouts=8).win > 0.95


def test_where_every_line_is_lost_the_chance_is_small() -> None:
    told = []
    for game, state in late_positions(won=False, before_end=4):
        found = search_ending(game, state, 1, evaluator_of(game))
        assert found is not None
        if found < 0.001:
            told.append(estimate(game, state, 0, seed=1, playouts=8).win)
    assert len(told) > 5
    assert sum(told) / len(told) < 0.25


def test_a_siege_that_is_lost_whatever_anybody_does_is_told_to_be_lost() -> None:
    """One forced move before the end nothing is left to chance."""
    forced = [
        estimate(game, state, 0, seed=1, playouts=8).win
        for game, state in late_positions(won=False, before_end=1)
        if len(state.moves()) == 1
    ]
    assert forced
    assert max(forced) == 0.0


def test_early_in_a_siege_and_in_games_of_chance_nothing_is_found() -> None:
    game = load("bastion/2018?level=easy&seats=4")
    assert search_ending(game, game.start(), 1, evaluator_of(game)) is None
    other = load("last-bastion?seats=2")
    assert search_ending(other, other.start(), 1, evaluator_of(other)) is None
