"""What whoever runs a server does from the command line: list, export, delete, back up."""

import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from urllib.parse import quote

from garrison.core.records import write_record
from garrison.server.blocking import network_name
from garrison.server.settings import Settings
from garrison.server.storage.database import connect
from garrison.server.storage.migrate import migrate
from garrison.server.storage.store import Store, StoredTable
from garrison.server.tables.catalog import GameCatalog
from garrison.server.tables.registry import NoSuchTable
from garrison.table.model import snapshots
from garrison.table.ports import StorageAway


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """The storage of a server, whether or not it runs."""
    store = Store(connect(settings.database_url()))
    try:
        await migrate(store.database)
        yield store
    finally:
        await store.close()


async def list_tables(settings: Settings) -> list[StoredTable]:
    async with opened(settings) as store:
        return await store.all_tables()


async def export_table(settings: Settings, games: GameCatalog, id: str) -> str:
    """The record of a table as it stands. Nothing is taken from whoever plays there."""
    async with opened(settings) as store:
        stored = await store.find(id)
        if stored is None:
            raise NoSuchTable(id)
        saved = await store.saved(id)
    game = games.load(stored.game)
    seed, snapshot, later = stored.seed, saved.snapshot, saved.later
    table = snapshots.load(id, game, seed, snapshot, later, lambda: stored.touched, saved.positions)
    return write_record(table.record())


async def delete(settings: Settings, id: str) -> None:
    """Forget a table, or a record that was taken in. Raises NoSuchTable if it is neither."""
    async with opened(settings) as store:
        if not await store.delete(id) and not await store.delete_record(id):
            raise NoSuchTable(id)


async def block(settings: Settings, address: str) -> str:
    """Keep an address or network out; a running server follows in seconds. Returns what is kept."""
    name = network_name(address)
    async with opened(settings) as store:
        await store.block(name, int(time.time()))
    return name


async def unblock(settings: Settings, address: str) -> bool:
    """Let an address or network in again. Says whether it had been kept out."""
    name = network_name(address)
    async with opened(settings) as store:
        return await store.unblock(name)


async def blocked(settings: Settings) -> list[str]:
    """Everything that is kept out."""
    async with opened(settings) as store:
        return await store.blocked()


def back_up(settings: Settings, to: Path) -> None:
    """Copy the SQLite file of a running server, as of one moment. Raises StorageAway."""
    source = settings.folder / "garrison.db"
    try:
        with (
            closing(sqlite3.connect(f"file:{quote(str(source))}?mode=ro", uri=True)) as live,
            closing(sqlite3.connect(to)) as copy,
        ):
            live.backup(copy)
    except sqlite3.Error as fault:
        raise StorageAway(str(fault)) from fault
