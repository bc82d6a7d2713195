"""Bots for live tables."""

from librt.random import Random

from garrison.core.contract import Move, Seat, State
from garrison.core.game import Game
from garrison.core.playout import random_move


class RandomThinker:
    """Plays any legal move."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice

    def names(self) -> list[str]:
        return ["random"]

    def knows(self, spec: str) -> bool:
        return spec == "random"

    async def think(self, game: Game[State], state: State, seat: Seat, spec: str) -> Move:
        return random_move(state, self._dice)
