"""Group commit: moves of many tables that wait together are kept in one transaction."""

import asyncio
import logging
from typing import Final

from garrison.server import metrics
from garrison.server.storage.store import Store
from garrison.table.inbox import Inbox
from garrison.table.model.entries import LogEntry
from garrison.table.model.table import Clock
from garrison.table.ports import Batch, Fenced, StorageAway

AT_ONCE: Final = 400

_log = logging.getLogger(__name__)


class GroupJournal:
    """The journal of all tables of a process. Start it once; stop it last."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._inbox: Inbox[tuple[Batch, asyncio.Future[None]]] = Inbox()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def append(self, batch: Batch) -> None:
        kept = asyncio.get_running_loop().create_future()
        self._inbox.put((batch, kept))
        await kept

    async def since(self, table: str, version: int) -> list[LogEntry]:
        return await self._store.since(table, version)

    async def _run(self) -> None:
        while True:
            await self._inbox.wait()
            count = min(AT_ONCE, len(self._inbox))
            await self._keep([self._inbox.take() for _ in range(count)])

    async def _keep(self, group: list[tuple[Batch, asyncio.Future[None]]]) -> None:
        batches = [batch for batch, _ in group]
        try:
            with metrics.COMMIT_SECONDS.time():
                refused = await self._store.append(batches, int(self._clock()))
        except Exception as fault:
            await self._keep_what_can_be(group, fault)
            return
        metrics.ENTRIES.inc(sum(len(batch.entries) for batch in batches))
        for batch, kept in group:
            _settle(kept, Fenced(batch.table) if batch.table in refused else None)

    async def _keep_what_can_be(
        self, group: list[tuple[Batch, asyncio.Future[None]]], fault: Exception
    ) -> None:
        """Store the halves of a group apart, down to the batch that cannot be stored.

        If the database is away there is no use in that: everybody tries again later.
        """
        metrics.STORAGE_FAULTS.inc()
        _log.warning("entries could not be stored", extra={"fault": str(fault)})
        if len(group) > 1 and await self._answers():
            middle = len(group) // 2
            await self._keep(group[:middle])
            await self._keep(group[middle:])
            return
        for _, kept in group:
            _settle(kept, StorageAway(str(fault)))

    async def _answers(self) -> bool:
        try:
            await self._store.ping()
        except StorageAway:
            return False
        return True


def _settle(kept: asyncio.Future[None], fault: Exception | None) -> None:
    if kept.done():  # whoever waited was stopped
        return
    if fault is None:
        kept.set_result(None)
    else:
        kept.set_exception(fault)
