"""The database: SQLite in one file, or PostgreSQL. Work on it is a function of a connection."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from garrison.core.errors import BadNotation
from garrison.core.reasons import Reason
from garrison.table.ports import StorageAway

READERS: Final = 4
"""So many threads read from SQLite; the connections of these and the writer stay open."""

T = TypeVar("T")


class Database(Protocol):
    """Where everything is kept. All but `close` raise StorageAway if it does not answer."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that changes nothing."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work in one transaction: all of it is kept when this returns, or nothing."""

    async def close(self) -> None:
        """Finish the work at hand and let the connections go."""


def connect(url: str) -> Database:
    """The database at this address. Nothing is opened yet.

    Raises BadNotation for what is no address of a database.
    """
    try:
        return SqliteDatabase(url) if url.startswith("sqlite") else PostgresDatabase(url)
    except (ArgumentError, ValueError) as error:
        raise BadNotation(Reason("server-bad-database", {"problem": str(error)})) from error


class SqliteDatabase:
    """One file.

    Its driver blocks, so work is done in threads: one trip there and back for all the statements of
    a piece of work. Only one connection can write at a time, and several that want to would wait
    for each other without any order, some for too long: one thread writes, in turn.
    """

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url, pool_size=READERS + 1, connect_args={"timeout": 10})
        event.listen(self._engine, "connect", _prepare)
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        with _faults(), self._engine.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with _faults(), self._engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            result = work(connection)
            connection.commit()
            return result


def _prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Readers never wait for writers (WAL), and a commit is on the disk when it returns (FULL)."""
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class PostgresDatabase:
    """A server with an asynchronous driver; it needs neither threads nor an order of writers."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(
            url, pool_size=10, pool_timeout=5, connect_args={"timeout": 5}
        )

    async def read(self, work: Callable[[Connection], T]) -> T:
        with _faults():
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        with _faults():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


@contextmanager
def _faults() -> Iterator[None]:
    """Whatever keeps the database from answering is one thing to us: it is away."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, PoolTimeout, OSError) as fault:
        raise StorageAway(str(fault)) from fault
