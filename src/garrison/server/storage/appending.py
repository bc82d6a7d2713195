"""Writing the entries of many tables in one transaction, each only if its writer still owns it."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from garrison.server.storage.schema import JOURNAL, SNAPSHOTS, TABLES
from garrison.server.storage.sqlite_group import append_whole
from garrison.table.model.entries import LogEntry
from garrison.table.ports import Batch


def append(connection: Connection, batches: Sequence[Batch], now: int) -> set[str]:
    """Keep the entries. Returns the tables that belong to somebody else by now."""
    refused = _append(connection, batches, now)
    for batch in batches:
        if batch.listing is not None and batch.table not in refused:
            listing = msgspec.structs.asdict(batch.listing)
            connection.execute(update(TABLES).where(TABLES.c.id == batch.table).values(**listing))
    return refused


def _append(connection: Connection, batches: Sequence[Batch], now: int) -> set[str]:
    if connection.dialect.name == "sqlite" and append_whole(connection, batches, now):
        return set()
    owned = _owned(connection, [batch.table for batch in batches])
    mine = [b for b in batches if owned.get(b.table) == (b.before, b.epoch)]
    # After a broken connection a batch may come again although it had been kept.
    again = {b.table for b in batches if owned.get(b.table) == (b.after, b.epoch)}
    _write(connection, mine, now)
    return {batch.table for batch in batches} - {batch.table for batch in mine} - again


def journal_row(id: str, entries: Sequence[LogEntry], position: bytes | None) -> dict[str, object]:
    """Entries of one table that were accepted together, as they are kept."""
    first, last = entries[0].version, entries[-1].version
    body = msgspec.json.encode(entries)
    return {"table_id": id, "version": first, "upto": last, "body": body, "position": position}


def _owned(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Version and epoch of these tables, held until the transaction ends."""
    wanted = (
        select(TABLES.c.id, TABLES.c.version, TABLES.c.epoch)
        .where(TABLES.c.id.in_(ids))
        .order_by(TABLES.c.id)
        .with_for_update()
    )
    return {id: (version, epoch) for id, version, epoch in connection.execute(wanted)}


_RAISE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_id"))
    .values(
        version=bindparam("version"),
        touched=bindparam("touched"),
        free_seats=bindparam("free_seats"),
        over=bindparam("over"),
        turn=bindparam("turn"),
        turn_name=bindparam("turn_name"),
    )
)


# Once a game is over its snapshot tells the position for good.
_FORGET = update(JOURNAL).where(JOURNAL.c.position.is_not(None)).values(position=None)


def _write(connection: Connection, batches: Sequence[Batch], now: int) -> None:
    if batches:
        connection.execute(_RAISE, [_raised(batch, now) for batch in batches])
    rows = [journal_row(b.table, b.entries, b.position) for b in batches if b.entries]
    if rows:
        connection.execute(insert(JOURNAL), rows)
    saved = [batch for batch in batches if batch.snapshot is not None]
    if saved:
        ids = [batch.table for batch in saved]
        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id.in_(ids)))
        rows = [{"table_id": b.table, "version": b.after, "body": b.snapshot} for b in saved]
        connection.execute(insert(SNAPSHOTS), rows)
    over = [batch.table for batch in saved if batch.over]
    if over:
        connection.execute(_FORGET.where(JOURNAL.c.table_id.in_(over)))


def _raised(batch: Batch, now: int) -> dict[str, object]:
    return {
        "b_id": batch.table,
        "version": batch.after,
        "touched": now,
        "free_seats": batch.free_seats,
        "over": batch.over,
        "turn": batch.turn,
        "turn_name": batch.turn_name,
    }
