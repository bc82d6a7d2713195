"""Records that were taken in, ready to be leafed through."""

import asyncio
from functools import partial

from garrison.core.contract import CHANCE
from garrison.core.records import Record, read_record
from garrison.core.replays import replay
from garrison.server.hall import NoSuchRecord
from garrison.server.library import Library
from garrison.server.storage.store import Store
from garrison.table.line import BY_BOT, BY_CHANCE, Line
from garrison.table.sharing import Shared


class Shelf:
    """The records somebody looked at lately, as lines."""

    def __init__(self, store: Store, library: Library) -> None:
        self._store, self._library = store, library
        self._lines: Shared[str, Line] = Shared(remembered=64)

    async def line(self, id: str) -> Line:
        """A record as a line. Raises NoSuchRecord, or BadDocument if its rules are not ours."""
        return await self._lines.get(id, partial(self._read, id))

    async def _read(self, id: str) -> Line:
        stored = await self._store.record(id)
        if stored is None:
            raise NoSuchRecord(id)
        return await asyncio.to_thread(self._line_of, read_record(stored.body))

    def _line_of(self, record: Record) -> Line:
        game = self._library.load(record.header.game)
        for _ in replay(record, game):
            pass
        line = Line(game, bytes.fromhex(record.seed))
        if record.header.start is not None:
            line.begin_at(record.header.start)
        for say in record.moves:
            maker = BY_CHANCE if line.state.actor() == CHANCE else BY_BOT
            line.play(game.move(line.state, say), maker)
        return line
