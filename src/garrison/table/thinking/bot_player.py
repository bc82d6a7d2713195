"""A bot at work for a table: it thinks beside the inbox and never on an old position."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from garrison.core.contract import Seat, State
from garrison.core.fairness import BOTS, FairDice
from garrison.core.game import Game
from garrison.table.errors import Unavailable
from garrison.table.model.table import Table
from garrison.table.ports import BotMove, Thinker

BUSY_SECONDS: Final = 1.0
"""How long a bot waits before it asks again for a place to think."""

_log = logging.getLogger(__name__)


class BotPlayer:
    """At most one bot thinks for a table at a time."""

    def __init__(
        self,
        table: Table,
        thinker: Thinker,
        tell: Callable[[int, BotMove], None],
        address: Callable[[], str],
    ) -> None:
        self._table, self._thinker, self._tell, self._address = table, thinker, tell, address
        self._task: asyncio.Task[None] | None = None
        self._job = (-1, "")

    def look(self, wanted: bool) -> None:
        """Start thinking if a bot is to decide, and stop if what is thought about has changed."""
        spec = self._table.bot_to_move() if wanted else ""
        job = (self._table.position_version, spec)
        if self._task is not None and job != self._job:
            self.stop()
        if spec and self._task is None:
            self._job = job
            self._task = asyncio.create_task(self._think(*job))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _think(self, at: int, spec: str) -> None:
        game, state = self._table.game, self._table.history.state
        seat: Seat = state.actor()
        try:
            chosen = await self._choose(game, state.copy(), seat, spec, self._seed())
        except Exception:  # a bot that fails must not stop the table: any legal move goes on
            _log.exception("a bot failed", extra={"table": self._table.id, "bot": spec})
            chosen = BotMove(state.moves()[0])
        self._tell(at, chosen)

    async def _choose(
        self, game: Game[State], state: State, seat: Seat, spec: str, seed: int
    ) -> BotMove:
        """What the bot does; where too many wait to think, it waits too."""
        while True:
            try:
                return await self._thinker.think(game, state, seat, spec, seed, self._address())
            except Unavailable:
                await asyncio.sleep(BUSY_SECONDS)

    def _seed(self) -> int:
        """Where a bot's own chance comes from: the table's seed and the version as onlookers count.

        What another seat was asked in secret must not change what a bot does.
        """
        dice = FairDice(self._table.history.seed, (0, 0, 0, self._table.position_for(())))
        return dice.below(BOTS, 1 << 31)
