"""Where everything is written.

To SQLite only one connection can write at a time, and several that want to would wait for each
other without any order, some for too long: one thread writes, in turn. Each statement through the
asynchronous driver would be a trip to a thread and back; a transaction makes one trip for all of
its statements. PostgreSQL has no such thread and needs no such order.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

from garrison.server.storage.engine import prepare_sqlite, storage_faults, writing

T = TypeVar("T")


class TransactionWriter:
    """Runs transactions, one at a time."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._thread: ThreadPoolExecutor | None = None
        self._sqlite: Engine | None = None
        if engine.dialect.name == "sqlite":
            self._thread = ThreadPoolExecutor(1, "sqlite-writer")
            self._sqlite = create_engine(engine.url.set(drivername="sqlite"))
            event.listen(self._sqlite, "connect", prepare_sqlite)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do the work in one transaction. Raises StorageAway if the database does not answer."""
        if self._thread is None:
            async with writing(self._engine) as connection:
                return await connection.run_sync(work)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._run_here, work)

    async def close(self) -> None:
        if self._thread is not None and self._sqlite is not None:
            self._thread.shutdown()
            self._sqlite.dispose()

    def _run_here(self, work: Callable[[Connection], T]) -> T:
        assert self._sqlite is not None
        with storage_faults(), self._sqlite.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            result = work(connection)
            connection.commit()
            return result
