"""How fast one game plays at random and copies, in this process.

Run as a module it measures one game and prints JSON, so that each measurement has a process of
its own and the interpreted engine can be measured beside the compiled one.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median
from time import process_time

from librt.random import Random

import garrison
from garrison._compiled import is_compiled
from garrison.core.contract import OVER, State
from garrison.core.playout import play_out, random_move

ROUNDS = 5
_NO_LIMIT = 1 << 40


@dataclass(frozen=True)
class Speed:
    """Medians of several rounds of processor time."""

    name: str
    moves_per_second: float
    copies_per_second: float
    compiled: bool = False


def measure_game(name: str, seconds: float) -> Speed:
    """Random play and copying of one game, in this process."""
    game = garrison.load(name)
    dice = Random(1)
    moves = [
        rate(lambda: play_out(game.start(), dice, _NO_LIMIT), seconds / 2 / ROUNDS)
        for _ in range(ROUNDS)
    ]
    state = _middle(game.start(), Random(1))
    copies = [rate(lambda: _copy(state), seconds / 2 / ROUNDS) for _ in range(ROUNDS)]
    return Speed(name, median(moves), median(copies), is_compiled())


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of the work is done in a second of processor time."""
    done, start = 0, process_time()
    while process_time() - start < seconds:
        done += work()
    return done / (process_time() - start)


def _copy(state: State) -> int:
    for _ in range(1000):
        state.copy()
    return 1000


def _middle(state: State, dice: Random) -> State:
    """A position half-way through a random game."""
    twin, length = state.copy(), 0
    while twin.actor() != OVER:
        twin.play(random_move(twin, dice))
        length += 1
    for _ in range(length // 2):
        if state.actor() != OVER:
            state.play(random_move(state, dice))
    return state


if __name__ == "__main__":
    print(json.dumps(asdict(measure_game(sys.argv[1], float(sys.argv[2])))))
