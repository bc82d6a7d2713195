"""The usual case on SQLite: every table of a group is still ours, so all are written at once.

For each row it is handed, the driver lets go of the interpreter and then waits until the event
loop lets go of it in turn. A statement with all the rows waits once.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Final, TypeAlias

import msgspec
from sqlalchemy import Connection

from garrison.table.ports import Batch

Value: TypeAlias = str | int | bytes | None

_RAISE: Final = """
UPDATE tables SET version = column4, touched = ?, free_seats = column5, over = column6,
    turn = column7, turn_name = column8
FROM (VALUES {rows})
WHERE id = column1 AND epoch = column2 AND version = column3
"""
_NOTE: Final = "INSERT INTO journal (table_id, version, upto, body, position) VALUES {rows}"
_SAVE: Final = "INSERT OR REPLACE INTO snapshots (table_id, version, body) VALUES {rows}"
_FORGET: Final = """
UPDATE journal SET position = NULL WHERE position IS NOT NULL AND table_id IN (VALUES {rows})
"""


def append_whole(connection: Connection, batches: Sequence[Batch], now: int) -> bool:
    """Keep all the batches, or nothing if one of them must not be kept. Says which."""
    connection.exec_driver_sql("SAVEPOINT whole")
    raised = [
        (b.table, b.epoch, b.before, b.after, b.free_seats, int(b.over), b.turn, b.turn_name)
        for b in batches
    ]
    if _run(connection, _RAISE, raised, now) != len(batches):
        connection.exec_driver_sql("ROLLBACK TO whole")
        return False
    notes = [
        (b.table, b.before + 1, b.after, msgspec.json.encode(b.entries), b.position)
        for b in batches
        if b.entries
    ]
    _run(connection, _NOTE, notes)
    saved = [b for b in batches if b.snapshot]
    _run(connection, _SAVE, [(b.table, b.after, b.snapshot) for b in saved])
    _run(connection, _FORGET, [(b.table,) for b in saved if b.over])
    return True


def _run(
    connection: Connection, statement: str, rows: Sequence[tuple[Value, ...]], *first: Value
) -> int:
    """Run a statement over all the rows. Returns how many it changed."""
    if not rows:
        return 0
    places = ",".join(["(" + ",".join("?" * len(rows[0])) + ")"] * len(rows))
    values = (*first, *chain.from_iterable(rows))
    return connection.exec_driver_sql(statement.format(rows=places), values).rowcount
