"""Bots for live tables."""

from librt.random import Random

from garrison.core.contract import Seat, State
from garrison.core.game import Game
from garrison.core.playout import random_move
from garrison.table.seams import Chosen


class RandomThinker:
    """Plays any legal move."""

    def names(self) -> list[str]:
        return ["random"]

    def knows(self, spec: str) -> bool:
        return spec == "random"

    async def think(
        self, game: Game[State], state: State, seat: Seat, spec: str, seed: int
    ) -> Chosen:
        return Chosen(random_move(state, Random(seed)))
