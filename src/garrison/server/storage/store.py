"""Tables, their logs and records in the database."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Executable, delete, func, insert, select, update

from garrison.server.storage.appending import append, journal_row
from garrison.server.storage.database import Database
from garrison.server.storage.schema import BLOCKED, COMMITMENTS, JOURNAL, RECORDS, SNAPSHOTS, TABLES
from garrison.table.model.entries import LogEntry
from garrison.table.model.settings import AnyLanguage, Level
from garrison.table.ports import Batch

COMMITMENT_SECONDS: Final = 3600
"""How long a promised seed waits for its table."""

_entries = msgspec.json.Decoder(list[LogEntry])


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
    free_seats: int
    over: bool
    turn: int
    """The person whose turn it is; 0: nobody's."""
    turn_name: str
    title: str = ""
    language: AnyLanguage = ""
    level: Level = ""
    locked: bool = False


class Saved(Struct, frozen=True):
    """What a table is opened from."""

    snapshot: bytes
    later: list[LogEntry]
    """Every entry after the snapshot."""
    positions: list[bytes]
    """How these entries changed the position, one after the other."""


class StoredRecord(Struct, frozen=True):
    """A finished game somebody brought or saved."""

    id: str
    game: str
    created: int
    body: str


class Store:
    """All reading and writing. Every method raises StorageAway if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ping(self) -> None:
        """See whether the database answers."""
        await self.database.read(lambda connection: connection.execute(select(1)))

    async def close(self) -> None:
        await self.database.close()

    async def create(
        self, table: StoredTable, entries: Sequence[LogEntry], snapshot: bytes
    ) -> None:
        """Keep a new table with its first entries, which its snapshot includes."""
        kept = {"table_id": table.id, "version": table.version, "body": snapshot}

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLES), msgspec.structs.asdict(table))
            connection.execute(insert(SNAPSHOTS), kept)
            if entries:
                connection.execute(insert(JOURNAL), journal_row(table.id, entries, None))

        await self.database.write(work)

    async def add_commitment(self, hash: str, seed: bytes, now: int) -> None:
        """Keep a seed for a table that is opened soon; those of long ago are forgotten."""
        row = {"hash": hash, "seed": seed, "created": now}

        def work(connection: Connection) -> None:
            old = COMMITMENTS.c.created < now - COMMITMENT_SECONDS
            connection.execute(delete(COMMITMENTS).where(old))
            connection.execute(insert(COMMITMENTS), row)

        await self.database.write(work)

    async def take_commitment(self, hash: str) -> bytes | None:
        """The seed that was promised by this hash; it can be used once."""
        this = COMMITMENTS.c.hash == hash

        def work(connection: Connection) -> bytes | None:
            seed = connection.execute(select(COMMITMENTS.c.seed).where(this)).scalar()
            taken = connection.execute(delete(COMMITMENTS).where(this)).rowcount
            return bytes(seed) if seed is not None and taken else None

        return await self.database.write(work)

    async def find(self, id: str) -> StoredTable | None:
        if not is_id(id):
            return None
        return await self.database.read(partial(_find, id=id))

    async def claim(self, id: str) -> tuple[StoredTable, Saved] | None:
        """Become the owner of a table: whoever owned it before can write no more."""
        if not is_id(id):
            return None
        raising = update(TABLES).where(TABLES.c.id == id).values(epoch=TABLES.c.epoch + 1)

        def work(connection: Connection) -> tuple[StoredTable, Saved] | None:
            connection.execute(raising)
            stored = _find(connection, id)
            return (stored, _saved(connection, id)) if stored else None

        return await self.database.write(work)

    async def saved(self, id: str) -> Saved:
        """What a table is opened from, for whoever only looks at it."""
        return await self.database.read(partial(_saved, id=id))

    async def since(self, id: str, version: int) -> list[LogEntry]:
        """Every entry of a table after this version."""
        return await self.database.read(partial(_since, id=id, version=version))

    async def open_tables(self, limit: int, before: int) -> list[StoredTable]:
        """Public tables that go on and have a free seat, the latest first."""
        wanted = (
            select(TABLES)
            .where(TABLES.c.public, ~TABLES.c.over, ~TABLES.c.locked, TABLES.c.free_seats > 0)
            .where(TABLES.c.touched < before)
            .order_by(TABLES.c.touched.desc(), TABLES.c.id)
            .limit(limit)
        )
        return await self.database.read(partial(_tables, wanted=wanted))

    async def all_tables(self) -> list[StoredTable]:
        """Every table, the latest first."""
        wanted = select(TABLES).order_by(TABLES.c.touched.desc(), TABLES.c.id)
        return await self.database.read(partial(_tables, wanted=wanted))

    async def delete(self, id: str) -> bool:
        """Forget a table. Whoever plays at it is sent away with the next move."""

        def work(connection: Connection) -> bool:
            connection.execute(delete(JOURNAL).where(JOURNAL.c.table_id == id))
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id))
            return connection.execute(delete(TABLES).where(TABLES.c.id == id)).rowcount > 0

        return await self.database.write(work)

    async def add_record(self, record: StoredRecord) -> None:

        def work(connection: Connection) -> None:
            row = msgspec.structs.asdict(record)
            connection.execute(insert(RECORDS), {**row, "size": len(record.body)})

        await self.database.write(work)

    async def record(self, id: str) -> StoredRecord | None:
        if not is_id(id):
            return None
        columns = RECORDS.c.id, RECORDS.c.game, RECORDS.c.created, RECORDS.c.body
        wanted = select(*columns).where(RECORDS.c.id == id)
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        return StoredRecord(*row) if row else None

    async def record_bytes(self) -> int:
        """How much room all records take."""
        wanted = select(func.coalesce(func.sum(RECORDS.c.size), 0))
        return await self.database.read(
            lambda connection: int(connection.execute(wanted).scalar_one())
        )

    async def delete_record(self, id: str) -> bool:
        """Forget a record. Says whether there was one."""

        def work(connection: Connection) -> bool:
            return connection.execute(delete(RECORDS).where(RECORDS.c.id == id)).rowcount > 0

        return await self.database.write(work)

    async def delete_older(self, tables: int, records: int) -> int:
        """Forget tables and records that were last touched before these times. Says how many."""

        def work(connection: Connection) -> int:
            old = select(TABLES.c.id).where(TABLES.c.touched < tables)
            for logs in (JOURNAL, SNAPSHOTS):
                connection.execute(delete(logs).where(logs.c.table_id.in_(old)))
            gone = connection.execute(delete(TABLES).where(TABLES.c.touched < tables)).rowcount
            stale = delete(RECORDS).where(RECORDS.c.created < records)
            return gone + connection.execute(stale).rowcount

        return await self.database.write(work)

    async def blocked(self) -> list[str]:
        """Addresses and networks that are kept out."""
        wanted = select(BLOCKED.c.address)
        return await self.database.read(
            lambda connection: list(connection.execute(wanted).scalars())
        )

    async def block(self, address: str, now: int) -> None:
        """Keep an address out from now on."""

        def work(connection: Connection) -> None:
            connection.execute(delete(BLOCKED).where(BLOCKED.c.address == address))
            connection.execute(insert(BLOCKED), {"address": address, "created": now})

        await self.database.write(work)

    async def unblock(self, address: str) -> bool:
        """Let an address in again. Says whether it had been kept out."""

        def work(connection: Connection) -> bool:
            gone = connection.execute(delete(BLOCKED).where(BLOCKED.c.address == address))
            return gone.rowcount > 0

        return await self.database.write(work)

    async def append(self, batches: Sequence[Batch], now: int) -> set[str]:
        """Keep the entries of several tables in one transaction.

        Returns the tables that were refused because they belong to somebody else by now.
        """
        return await self.database.write(partial(append, batches=batches, now=now))


def is_id(id: str) -> bool:
    """Whether this can be the id of a table or record; PostgreSQL cannot even look for others."""
    return 0 < len(id) <= 20 and id.isascii() and id.isalnum()


def _find(connection: Connection, id: str) -> StoredTable | None:
    found = _tables(connection, select(TABLES).where(TABLES.c.id == id))
    return found[0] if found else None


def _tables(connection: Connection, wanted: Executable) -> list[StoredTable]:
    return [StoredTable(*row) for row in connection.execute(wanted)]


def _saved(connection: Connection, id: str) -> Saved:
    """The latest snapshot of a table, and what came after it."""
    wanted = select(SNAPSHOTS.c.version, SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == id)
    version, body = connection.execute(wanted).one()
    changes = (
        select(JOURNAL.c.position)
        .where(JOURNAL.c.table_id == id, JOURNAL.c.position.is_not(None))
        .where(JOURNAL.c.upto > version)
        .order_by(JOURNAL.c.version)
    )
    later = _since(connection, id, version)
    return Saved(body, later, list(connection.execute(changes).scalars()))


def _since(connection: Connection, id: str, version: int) -> list[LogEntry]:
    wanted = (
        select(JOURNAL.c.body)
        .where(JOURNAL.c.table_id == id, JOURNAL.c.upto > version)
        .order_by(JOURNAL.c.version)
    )
    found = [
        entry for body in connection.execute(wanted).scalars() for entry in _entries.decode(body)
    ]
    return [entry for entry in found if entry.version > version]
