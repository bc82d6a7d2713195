"""Bots for live tables."""

import os
from typing import Final

from librt.random import Random

from garrison.bots import KINDS, BotPool
from garrison.bots.naming import bot
from garrison.bots.search_bot import SearchBot
from garrison.core.contract import Seat, State
from garrison.core.errors import BadNotation
from garrison.core.game import Game
from garrison.core.playout import random_move
from garrison.table.seams import Chosen

MOST_SECONDS: Final = 20.0
MOST_NODES: Final = 2_000_000
"""How long people may let a bot of a shared server think about one decision."""


class PoolThinker:
    """Bots that think in processes of their own, so that no table waits for another's."""

    def __init__(self) -> None:
        self._pool = BotPool(max(1, (os.cpu_count() or 2) - 1))

    def names(self) -> list[str]:
        return [kind.name for kind in KINDS]

    def knows(self, spec: str) -> bool:
        try:
            named = bot(spec)
        except BadNotation:
            return False
        limit = named.limit if isinstance(named, SearchBot) else None
        return limit is None or (limit.seconds <= MOST_SECONDS and limit.nodes <= MOST_NODES)

    async def think(
        self, game: Game[State], state: State, seat: Seat, spec: str, seed: int
    ) -> Chosen:
        thought = await self._pool.think(game.name, None, game.write(state), seat, spec, seed)
        return Chosen(thought.move, list(thought.intent))

    def close(self) -> None:
        self._pool.close()


class RandomThinker:
    """Plays any legal move, at once and in this process."""

    def names(self) -> list[str]:
        return ["random"]

    def knows(self, spec: str) -> bool:
        return spec == "random"

    async def think(
        self, game: Game[State], state: State, seat: Seat, spec: str, seed: int
    ) -> Chosen:
        return Chosen(random_move(state, Random(seed)))

    def close(self) -> None:
        """Nothing runs that could be stopped."""
