"""Other people's engines playing at random: what we compare ourselves with.

They come with the `peers` extra and are only imported here. Run as a module this measures one peer
and prints JSON.
"""

import json
import random
import sys
from collections.abc import Callable
from dataclasses import asdict
from statistics import median
from typing import Final

from garrison.bench.measure import ROUNDS, Speed, rate


def measure_catanatron(seconds: float) -> Speed:
    """Four random players at Catan."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in Color], seed=random.randrange(1 << 30))
        game.play()
        return len(game.state.actions)

    def copy() -> int:
        for _ in range(20):
            middle.copy()
        return 20

    middle = Game([RandomPlayer(colour) for colour in Color], seed=1)
    middle.play()
    return _measure("catanatron", play, copy, seconds)


def measure_open_spiel(name: str, seconds: float) -> Speed:
    """A game of OpenSpiel, driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            made += 1
        return made

    def copy() -> int:
        for _ in range(200):
            start.clone()
        return 200

    start = game.new_initial_state()
    return _measure(f"open_spiel {name}", play, copy, seconds)


PEERS: Final[dict[str, Callable[[float], Speed]]] = {
    "catanatron": measure_catanatron,
    "hanabi": lambda seconds: measure_open_spiel("hanabi", seconds),
    "backgammon": lambda seconds: measure_open_spiel("backgammon", seconds),
    "chess": lambda seconds: measure_open_spiel("chess", seconds),
}


def _measure(name: str, play: Callable[[], int], copy: Callable[[], int], seconds: float) -> Speed:
    moves = [rate(play, seconds / 2 / ROUNDS) for _ in range(ROUNDS)]
    copies = [rate(copy, seconds / 2 / ROUNDS) for _ in range(ROUNDS)]
    return Speed(name, median(moves), median(copies), True)


if __name__ == "__main__":
    random.seed(1)
    print(json.dumps(asdict(PEERS[sys.argv[1]](float(sys.argv[2])))))
