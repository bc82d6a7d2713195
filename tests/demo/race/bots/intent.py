"""What a move of the race is for."""

from garrison.core.contract import Move, Seat, State
from garrison.core.game import Game
from garrison.core.reasons import Reason


def intent(game: Game[State], state: State, seat: Seat, move: Move) -> list[Reason]:
    """The move itself says it all."""
    described = game.describe_move(state, move)
    return [Reason(str(described["id"]))]
