"""Connecting to the database: SQLite in one file, or PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from garrison.table.ports import StorageAway


def connect(url: str) -> AsyncEngine:
    """An engine for this address. Nothing is opened yet."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=10, pool_timeout=5, connect_args={"timeout": 5})
    engine = create_async_engine(url, connect_args={"timeout": 10})
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Readers never wait for writers (WAL), and a commit is on the disk when it returns (FULL)."""
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@contextmanager
def storage_faults() -> Iterator[None]:
    """Whatever keeps the database from answering is one thing to us: it is away."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, PoolTimeout, OSError) as fault:
        raise StorageAway(str(fault)) from fault


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection to read from. Raises StorageAway if the database does not answer."""
    with storage_faults():
        async with engine.connect() as connection:
            yield connection


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction to write in: all or nothing. Raises StorageAway as `reading` does."""
    async with reading(engine) as connection:
        if engine.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection
        await connection.commit()
