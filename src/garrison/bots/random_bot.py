"""The weakest player: any legal move, all alike."""

from librt.random import Random

from garrison.bots.protocol import ConsideredMove, Thought
from garrison.core.contract import Move, Seat
from garrison.core.game import Game, S
from garrison.core.reasons import Reason


class RandomBot:
    """Plays at random."""

    name = "random"

    def think(self, game: Game[S], state: S, seat: Seat, seed: int) -> Thought:
        moves = state.moves()
        move: Move = moves[Random(seed).randrange(len(moves))]
        choices = [ConsideredMove(move, 0.5, 1)]
        choices += [ConsideredMove(other, 0.5) for other in moves if other != move]
        return Thought(move, 0.5, tuple(choices), (Reason("bot-intent-random"),), 1, 0)
