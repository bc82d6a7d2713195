"""Games to try the library on, and positions some way into them."""

from typing import Final

from librt.random import Random

import garrison
from garrison.core.contract import State

SOME_GAMES: Final = (
    "bastion/2015?seats=3",
    "bastion/2018?level=hard&seats=2",
    "last-bastion?seats=4",
    "unbreakable-castle?seats=3",
)


def after(name: str, moves: int, seed: int = 3) -> State:
    """A position after so many random moves, or the end of the game."""
    state, dice = garrison.load(name).start(), Random(seed)
    garrison.play_out(state, dice, moves)
    return state


def at(name: str, actor: int) -> State:
    """The first position of a random game where this actor decides."""
    state, dice = garrison.load(name).start(), Random(3)
    while state.actor() != actor:
        state.play(garrison.random_move(state, dice))
    return state
