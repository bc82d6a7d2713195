"""Everything a running server consists of, made once and handed to whoever needs it."""

import asyncio
import time
from dataclasses import dataclass
from typing import Final

from garrison.server import metrics
from garrison.server.cluster.cluster import Cluster, Door
from garrison.server.connection import Encoding
from garrison.server.hall import Hall
from garrison.server.library import AllGames, Library
from garrison.server.oneshot import PATIENCE_SECONDS, OneShot
from garrison.server.pace import Buckets
from garrison.server.settings import Settings
from garrison.server.shelf import Shelf
from garrison.server.storage.engine import connect
from garrison.server.storage.journal import GroupJournal
from garrison.server.storage.migrate import migrate
from garrison.server.storage.store import Store
from garrison.server.thinking import PoolThinker
from garrison.table.house import FromHouse, ToHouse
from garrison.table.live import Gone
from garrison.table.seams import Thinker, Watcher
from garrison.table.shapes import Estimate
from garrison.table.sharing import Shared

SWEEP_SECONDS: Final = 5.0


@dataclass
class Parts:
    """What can be put in place of the usual: other games, other bots, another clock."""

    library: Library
    thinker: Thinker

    @classmethod
    def usual(cls) -> "Parts":
        return cls(AllGames(), PoolThinker())


class House:
    """One server process."""

    def __init__(self, settings: Settings, parts: Parts) -> None:
        self.settings, self.library, self.thinker = settings, parts.library, parts.thinker
        self.clock = time.time
        self.store = Store(connect(settings.database_url()))
        self.journal = GroupJournal(self.store, self.clock)
        self.hall = Hall(self.store, self.journal, self.library, self.thinker, self.clock)
        limits = settings.limits
        self.requests = Buckets(limits.requests_per_second, limits.request_burst, time.monotonic)
        self.thoughts = Buckets(limits.thoughts_per_second, limits.thought_burst, time.monotonic)
        self.estimates: Shared[str, Estimate] = Shared(remembered=1000)
        """Of whole games before their start, by their names."""
        self.shelf = Shelf(self.store, self.library)
        self.encoding = Encoding()
        self.cluster: Cluster | None = None
        self.is_ready = False
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make the database ready and begin to work."""
        if not self.settings.database:
            self.settings.folder.mkdir(parents=True, exist_ok=True)
        await migrate(self.store.engine)
        self.journal.start()
        if self.settings.redis:
            self.cluster = Cluster(self.settings.redis, self.hall, self.settings.lease_seconds)
            await self.cluster.start()
        self._sweeper = asyncio.create_task(self._sweep())
        self.is_ready = True

    async def close(self) -> None:
        """Finish moves in flight and stop."""
        self.is_ready = False
        if self._sweeper is not None:
            self._sweeper.cancel()
        tables = self.hall.ids()
        await self.hall.close()
        if self.cluster is not None:
            await self.cluster.stop(tables)
        self.thinker.close()
        await self.journal.stop()
        await self.store.close()

    async def reach(self, table: str, watcher: Watcher) -> Door:
        """Where requests for a table go. Raises NoSuchTable or StorageAway."""
        if self.cluster is None:
            return await self.hall.open(table)
        return await self.cluster.reach(table, watcher)

    def forget(self, door: Door) -> None:
        """A watcher that reached a table by this door is gone."""
        if self.cluster is not None:
            self.cluster.forget(door)

    async def ask(
        self, table: str, request: FromHouse, seconds: float = PATIENCE_SECONDS
    ) -> ToHouse:
        """Ask a table something for somebody who need not be connected. Raises Refused."""
        answer = OneShot(seconds)
        door = await self.reach(table, answer)
        door.post(answer, request)
        if not door.is_running():
            answer.close()
        try:
            return await answer.reply()
        finally:
            door.post(answer, Gone())
            self.forget(door)

    def measure(self) -> None:
        """Bring the gauges up to date."""
        metrics.TABLES.set(len(self.hall))
        metrics.CONNECTIONS.set(self.hall.connections())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for table in await self.hall.put_away_idle(self.settings.idle_seconds):
                if self.cluster is not None:
                    await self.cluster.release([table])
