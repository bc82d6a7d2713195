"""Random play, compiled with the engine: what the laws, the bench and rollouts run on."""

from collections.abc import Iterator

from librt.random import Random

from garrison.core.contract import NO_MOVE, State
from garrison.core.errors import NotNow
from garrison.core.moves import Moves, borrow, give_back
from garrison.core.reasons import Reason


def pick_weighted(weights: list[int], dice: Random) -> int:
    """An index, each as likely as its weight."""
    total = 0
    for weight in weights:
        total += weight
    left = dice.randrange(total)
    index = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index


def random_move(state: State, dice: Random) -> int:
    """One move of whoever is to act: outcomes by their weights, decisions all alike.

    Once the game is over it raises NotNow.
    """
    into = borrow()
    move = state.pick_move(dice, into)
    give_back(into)
    if move == NO_MOVE:
        raise NotNow(Reason("not-now-ended"))
    return int(move)


def random_moves(state: State, dice: Random) -> Iterator[int]:
    """A random move for the position as it then is, time and again until the game is over.

    Whoever takes a move from it plays it before taking the next.
    """
    buffer = Moves()
    while (move := state.pick_move(dice, buffer)) != NO_MOVE:
        yield int(move)


def play_out(state: State, dice: Random, limit: int) -> int:
    """Play at random to the end, or so many moves. Returns how many moves were made."""
    made = 0
    moves = Moves()
    while made < limit and state.play_at_random(dice, moves):
        made += 1
    return made
