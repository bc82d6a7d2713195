"""Tables, their logs and records in the database."""

from collections.abc import Sequence
from functools import partial

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from garrison.server.storage.engine import reading, writing
from garrison.server.storage.schema import JOURNAL, RECORDS, TABLES
from garrison.server.storage.writer import Writer
from garrison.table.entries import Entry
from garrison.table.seams import Batch

_entries = msgspec.json.Decoder(list[Entry])


class StoredTable(Struct, frozen=True):
    """What the database holds of a table besides its log."""

    id: str
    game: str
    seed: bytes
    invite: str
    host: str
    public: bool
    created: int
    touched: int
    epoch: int
    version: int
    snapshot: bytes
    snapshot_version: int
    free_seats: int
    over: bool
    standing: bytes | None = None


class StoredRecord(Struct, frozen=True):
    """A finished game somebody brought or saved."""

    id: str
    game: str
    created: int
    body: str


class Store:
    """All reading and writing. Every method raises StorageAway if the database does not answer."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = Writer(engine)

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()

    async def create(self, table: StoredTable, entries: Sequence[Entry]) -> None:
        """Keep a new table with its first entries."""
        async with writing(self.engine) as connection:
            await connection.execute(insert(TABLES), msgspec.structs.asdict(table))
            if entries:
                await connection.execute(insert(JOURNAL), [_row(table.id, entries)])

    async def find(self, id: str) -> StoredTable | None:
        async with reading(self.engine) as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).first()
        return StoredTable(*row) if row else None

    async def claim(self, id: str) -> StoredTable | None:
        """Become the owner of a table: whoever owned it before can write no more."""
        async with writing(self.engine) as connection:
            raising = update(TABLES).where(TABLES.c.id == id).values(epoch=TABLES.c.epoch + 1)
            await connection.execute(raising)
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).first()
        return StoredTable(*row) if row else None

    async def since(self, id: str, version: int) -> list[Entry]:
        """Every entry of a table after this version."""
        wanted = (
            select(JOURNAL.c.body)
            .where(JOURNAL.c.table_id == id, JOURNAL.c.upto > version)
            .order_by(JOURNAL.c.version)
        )
        async with reading(self.engine) as connection:
            bodies = (await connection.execute(wanted)).scalars().all()
        found = [entry for body in bodies for entry in _entries.decode(body)]
        return [entry for entry in found if entry.version > version]

    async def open_tables(self, limit: int, before: int) -> list[StoredTable]:
        """Public tables that go on and have a free seat, the latest first."""
        wanted = (
            select(TABLES)
            .where(TABLES.c.public, ~TABLES.c.over, TABLES.c.free_seats > 0)
            .where(TABLES.c.touched < before)
            .order_by(TABLES.c.touched.desc(), TABLES.c.id)
            .limit(limit)
        )
        async with reading(self.engine) as connection:
            return [StoredTable(*row) for row in await connection.execute(wanted)]

    async def all_tables(self) -> list[StoredTable]:
        """Every table, the latest first."""
        wanted = select(TABLES).order_by(TABLES.c.touched.desc(), TABLES.c.id)
        async with reading(self.engine) as connection:
            return [StoredTable(*row) for row in await connection.execute(wanted)]

    async def delete(self, id: str) -> bool:
        """Forget a table. Whoever plays at it is sent away with the next move."""
        async with writing(self.engine) as connection:
            await connection.execute(delete(JOURNAL).where(JOURNAL.c.table_id == id))
            gone = await connection.execute(delete(TABLES).where(TABLES.c.id == id))
        return gone.rowcount > 0

    async def add_record(self, record: StoredRecord) -> None:
        async with writing(self.engine) as connection:
            await connection.execute(insert(RECORDS), msgspec.structs.asdict(record))

    async def record(self, id: str) -> StoredRecord | None:
        async with reading(self.engine) as connection:
            row = (await connection.execute(select(RECORDS).where(RECORDS.c.id == id))).first()
        return StoredRecord(*row) if row else None

    async def append(self, batches: Sequence[Batch], now: int) -> set[str]:
        """Keep the entries of several tables in one transaction.

        Returns the tables that were refused because they belong to somebody else by now.
        """
        return await self._writer.run(partial(_append, batches=batches, now=now))


def _append(connection: Connection, batches: Sequence[Batch], now: int) -> set[str]:
    standing = _standing(connection, [batch.table for batch in batches])
    mine = [b for b in batches if standing.get(b.table) == (b.before, b.epoch)]
    # After a broken connection a batch may come again although it had been kept.
    again = {b.table for b in batches if standing.get(b.table) == (b.after, b.epoch)}
    _write(connection, mine, now)
    return {batch.table for batch in batches} - {batch.table for batch in mine} - again


def _standing(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Version and epoch of these tables, held until the transaction ends."""
    wanted = (
        select(TABLES.c.id, TABLES.c.version, TABLES.c.epoch)
        .where(TABLES.c.id.in_(ids))
        .order_by(TABLES.c.id)
        .with_for_update()
    )
    return {id: (version, epoch) for id, version, epoch in connection.execute(wanted)}


def _write(connection: Connection, batches: Sequence[Batch], now: int) -> None:
    whole = [batch for batch in batches if batch.snapshot is not None]
    moved = [b for b in batches if b.snapshot is None and b.standing is not None]
    plain = [b for b in batches if b.snapshot is None and b.standing is None]
    if plain:
        connection.execute(_RAISE, [_raised(batch, now) for batch in plain])
    if moved:
        rows = [_raised(b, now) | {"standing": b.standing} for b in moved]
        connection.execute(_RAISE_MOVED, rows)
    if whole:
        rows = [_raised(b, now) | {"snapshot": b.snapshot} for b in whole]
        connection.execute(_RAISE_WHOLE, rows)
    rows = [_row(batch.table, batch.entries) for batch in batches if batch.entries]
    if rows:
        connection.execute(insert(JOURNAL), rows)


_RAISE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_id"))
    .values(
        version=bindparam("version"),
        touched=bindparam("touched"),
        free_seats=bindparam("free_seats"),
        over=bindparam("over"),
    )
)
_RAISE_MOVED = _RAISE.values(standing=bindparam("standing"))
_RAISE_WHOLE = _RAISE.values(
    snapshot=bindparam("snapshot"), snapshot_version=bindparam("version"), standing=None
)


def _raised(batch: Batch, now: int) -> dict[str, object]:
    return {
        "b_id": batch.table,
        "version": batch.after,
        "touched": now,
        "free_seats": batch.free_seats,
        "over": batch.over,
    }


def _row(id: str, entries: Sequence[Entry]) -> dict[str, object]:
    first, last = entries[0].version, entries[-1].version
    return {
        "table_id": id,
        "version": first,
        "upto": last,
        "body": msgspec.json.encode(entries),
    }
