"""The laws of declared steps: what is listed and what is permitted agree.

They try moves of the notation's whole alphabet, not only those that random play meets.
"""

from collections.abc import Sequence
from typing import Final

from garrison.core.contract import OVER
from garrison.core.laws_of_moments import Law, MomentUnderTest

_PLAYED: Final = 5
"""How many moves are tried at a position by laws that play them or take them apart."""


def permitted_moves_are_listed(moment: MomentUnderTest) -> str | None:
    """A move that its guard permits is in the list, unless its kind is too many to list."""
    game, state = moment.game, moment.state
    listed = set(state.moves())
    for move in game.alphabet(state, moment.dice):
        if move in listed or not state.allows(move):
            continue
        if game.lists_all(state, move):
            return f"'{game.say(state, move)}' is permitted but not listed"
    return None


def unlisted_moves_can_be_played(moment: MomentUnderTest) -> str | None:
    """What a guard permits beyond the list can be played: components stay, the game goes on."""
    game, state = moment.game, moment.state
    listed = set(state.moves())
    tried = game.alphabet(state, moment.dice)
    able = [move for move in tried if move not in listed and state.allows(move)]
    for _ in range(min(_PLAYED, len(able))):
        move, twin = able[moment.dice.randrange(len(able))], state.copy()
        line = game.say(state, move)
        twin.play(move)
        if dict(game.inventory(twin)) != dict(moment.inventory):
            return f"'{line}' changes what is in the box"
        if not twin.moves() and twin.actor() != OVER:
            return f"after '{line}' nobody can do anything"
    return None


def numbers_that_write_no_move_are_refused(moment: MomentUnderTest) -> str | None:
    """A move is one number: neither negative ones nor longer ones stand for it as well."""
    for move in moment.state.moves()[:_PLAYED]:
        for alias in (move | 1 << 62, move | 1 << 70, move - (1 << 62), -1 - move):
            if moment.state.allows(alias):
                return f"{alias} is permitted as if it were {move}"
    return None


OF_STEPS: Final[Sequence[Law]] = (
    permitted_moves_are_listed,
    unlisted_moves_can_be_played,
    numbers_that_write_no_move_are_refused,
)
