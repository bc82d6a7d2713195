"""Everything a running server consists of, made once and handed to whoever needs it."""

import asyncio
import logging
import shutil
import time
from dataclasses import dataclass
from typing import Final

from garrison.server import metrics
from garrison.server.blocking import Blocklist
from garrison.server.cluster.by_redis import join_by_redis
from garrison.server.cluster.cluster import Cluster, TableHandle
from garrison.server.cluster.ports import Process
from garrison.server.processes.broker_client import BrokerClient
from garrison.server.rate_limit import ConnectionLimit, RateLimiter
from garrison.server.settings import Settings
from garrison.server.sockets.connection import Encoding
from garrison.server.storage.database import connect
from garrison.server.storage.journal import GroupJournal
from garrison.server.storage.migrate import migrate_when_ready
from garrison.server.storage.store import Store
from garrison.server.tables.catalog import GameCatalog, InstalledGames
from garrison.server.tables.record_cache import RecordCache
from garrison.server.tables.record_import import RecordImport
from garrison.server.tables.registry import TableRegistry
from garrison.server.tables.reply import REPLY_SECONDS, ReplyWaiter
from garrison.server.thinking.thinkers import PoolThinker
from garrison.table.dispatch import Gone
from garrison.table.messages.schemas import Estimate
from garrison.table.messages.server import ServerReply, ServerRequest
from garrison.table.ports import StorageAway, Subscriber, Thinker
from garrison.table.thinking.shared_work import SharedWork
from garrison.table.visibility.audience import Capacity

SWEEP_SECONDS: Final = 5.0
CLEAN_SECONDS: Final = 3600.0

_log = logging.getLogger(__name__)


@dataclass
class Dependencies:
    """What a server is given, so that others can be put in their place: its games and its bots."""

    games: GameCatalog
    thinker: Thinker

    @classmethod
    def default(cls, settings: Settings | None = None) -> "Dependencies":
        """Every installed game, and bots in processes of their own."""
        chosen = settings or Settings()
        games = InstalledGames(files=chosen.data)
        return cls(games, PoolThinker(chosen.thinking_processes, chosen.limits, chosen.data))


class Services:
    """One server process."""

    def __init__(
        self, settings: Settings, dependencies: Dependencies, broker: BrokerClient | None = None
    ) -> None:
        self.settings, self.games, self.thinker = settings, dependencies.games, dependencies.thinker
        self.clock = time.time
        self.store = Store(connect(settings.database_url()))
        self.journal = GroupJournal(self.store, self.clock)
        limits = settings.limits
        self.tables = TableRegistry(
            self.store,
            self.journal,
            self.games,
            self.thinker,
            self.clock,
            Capacity(limits.onlookers_per_table, limits.connections_per_person),
        )
        self.requests = RateLimiter(
            limits.requests_per_second, limits.request_burst, time.monotonic
        )
        self.files = RateLimiter(limits.files_per_second, limits.file_burst, time.monotonic)
        self.thoughts = RateLimiter(
            limits.thoughts_per_second, limits.thought_burst, time.monotonic
        )
        self.new_tables = RateLimiter.per_hour(limits.tables_per_hour, time.monotonic)
        self.new_records = RateLimiter.per_hour(limits.records_per_hour, time.monotonic)
        self.blocklist = Blocklist()
        self.connections = ConnectionLimit(limits.connections_per_address)
        self.estimates: SharedWork[str, Estimate] = SharedWork(remembered=1000)
        """Of whole games before their start, by their names."""
        self.record_cache = RecordCache(self.store, self.games)
        self.record_import = RecordImport(self.store, self.games, limits, self.clock)
        self.encoding = Encoding()
        self.broker = broker
        """The other processes of this machine, if there are any."""
        self.cluster: Cluster | None = None
        self.is_ready = False
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make the database ready and begin to work."""
        if not self.settings.database:
            self.settings.folder.mkdir(parents=True, exist_ok=True)
        await migrate_when_ready(self.store.database, self.settings.database_seconds)
        self.journal.start()
        self.blocklist.set(await self.store.blocked())
        await self._join_others()
        self._sweeper = asyncio.create_task(self._sweep())
        self.is_ready = True

    async def _join_others(self) -> None:
        """Take our place among several processes, if there are."""
        seconds, others = self.settings.lease_seconds, self.broker
        if others is not None:
            await others.connect()
        if self.settings.redis:
            self.cluster = join_by_redis(self.settings.redis, self.tables, seconds)
        elif others is not None:
            self.cluster = Cluster(others.process, others, others, self.tables, seconds)
        if self.cluster is not None:
            await self.cluster.start()

    async def owner_elsewhere(self, table: str) -> Process | None:
        """The other process that owns a table, if one does."""
        return await self.cluster.owner_elsewhere(table) if self.cluster else None

    async def close(self) -> None:
        """Finish moves in flight and stop."""
        self.is_ready = False
        if self._sweeper is not None:
            self._sweeper.cancel()
        tables = self.tables.ids()
        await self.tables.close()
        if self.cluster is not None:
            await self.cluster.stop(tables)
        if self.broker is not None:
            await self.broker.disconnect()
        self.thinker.close()
        await self.journal.stop()
        await self.store.close()

    async def reach(self, table: str, subscriber: Subscriber) -> TableHandle:
        """Where requests for a table go. Raises NoSuchTable or StorageAway."""
        if self.cluster is None:
            return await self.tables.open(table)
        return await self.cluster.reach(table, subscriber)

    def forget(self, handle: TableHandle) -> None:
        """A subscriber that reached a table by this handle is gone."""
        if self.cluster is not None:
            self.cluster.forget(handle)

    async def ask(
        self,
        table: str,
        request: ServerRequest,
        seconds: float = REPLY_SECONDS,
        address: str = "",
    ) -> ServerReply:
        """Ask a table something for somebody who need not be connected. Raises Refused."""
        answer = ReplyWaiter(seconds, address)
        handle = await self.reach(table, answer)
        handle.post(answer, request)
        if not handle.is_running():
            answer.close()
        try:
            return await answer.reply()
        finally:
            handle.post(answer, Gone())
            self.forget(handle)

    def measure(self) -> None:
        """Bring the gauges up to date."""
        metrics.TABLES.set(len(self.tables))
        metrics.CONNECTIONS.set(self.tables.connections())
        metrics.THOUGHTS_WAITING.set(self.thinker.waiting())
        if self.settings.folder.is_dir():
            metrics.DISK_FREE.set(shutil.disk_usage(self.settings.folder).free)

    async def _sweep(self) -> None:
        """Put idle tables away, and now and then delete what nobody needs any longer."""
        cleaned = float("-inf")
        while True:
            due = time.monotonic() + SWEEP_SECONDS
            await asyncio.sleep(SWEEP_SECONDS)
            metrics.LOOP_LAG.set(max(0.0, time.monotonic() - due))
            self.measure()
            for table in await self.tables.put_away_idle(self.settings.idle_seconds):
                if self.cluster is not None:
                    await self.cluster.release([table])
            await self._read_blocklist()
            if time.monotonic() - cleaned >= CLEAN_SECONDS:
                cleaned = time.monotonic()
                await self._clean()

    async def _read_blocklist(self) -> None:
        try:
            self.blocklist.set(await self.store.blocked())
        except StorageAway:  # the one that was read before stays
            _log.warning("the list of blocked addresses cannot be read")

    async def _clean(self) -> None:
        now, days = int(self.clock()), 86_400
        tables, records = self.settings.keep_tables_days, self.settings.keep_records_days
        if not tables and not records:
            return
        try:
            gone = await self.store.delete_older(
                now - tables * days if tables else 0, now - records * days if records else 0
            )
        except StorageAway:
            return
        if gone:
            _log.info("old tables and records were deleted", extra={"count": gone})
