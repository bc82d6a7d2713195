"""How long greedy games last: the economy of the game as it was measured."""

from statistics import median

import pytest
from librt.random import Random

from garrison._compiled import is_compiled
from garrison.core.contract import OVER
from garrison.core.game import EventRecorder
from garrison.games.unbreakable_castle.rules import events
from unbreakable_castle.arranging import castle_game
from unbreakable_castle.playing import greedy_move

GAMES = 300 if is_compiled() else 60


def winners_turns(seats: int, seed: int) -> int:
    """How many cards the winner of a greedy game opened. Case 38: never more than 300 turns."""
    state, dice, recorder = castle_game(f"seats={seats}").start(), Random(seed), EventRecorder()
    state.listener = recorder
    while state.actor() != OVER:
        state.play(greedy_move(state, dice))
    openers = [event.a for event in recorder.events if event.kind == events.OPENED]
    assert len(openers) <= 300
    return openers.count(int(state.winner))


@pytest.mark.parametrize(("seats", "turns"), [(2, 19), (3, 17), (4, 16)])
def test_greedy_winners_need_as_many_turns_as_were_measured(seats: int, turns: int) -> None:
    """Case 38."""
    found = median(winners_turns(seats, 1000 * seats + game) for game in range(GAMES))
    assert abs(found - turns) <= 2
