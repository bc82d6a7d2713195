"""Records that were taken in, ready to be leafed through."""

import asyncio
from functools import partial

from garrison.core.contract import CHANCE
from garrison.core.records import Record, read_record
from garrison.core.replays import replay
from garrison.server.storage.store import Store
from garrison.server.tables.catalog import GameCatalog
from garrison.server.tables.registry import NoSuchRecord
from garrison.table.model.history import BY_BOT, BY_CHANCE, History
from garrison.table.thinking.shared_work import SharedWork


class RecordCache:
    """The records somebody looked at lately, played through."""

    def __init__(self, store: Store, games: GameCatalog) -> None:
        self._store, self._games = store, games
        self._histories: SharedWork[str, History] = SharedWork(remembered=64)

    async def history(self, id: str) -> History:
        """A record as a history. Raises NoSuchRecord, or BadDocument if its rules are not ours."""
        return await self._histories.get(id, partial(self._read, id))

    async def _read(self, id: str) -> History:
        stored = await self._store.record(id)
        if stored is None:
            raise NoSuchRecord(id)
        return await asyncio.to_thread(self._history_of, read_record(stored.body))

    def _history_of(self, record: Record) -> History:
        game = self._games.load(record.header.game)
        for _ in replay(record, game):
            pass
        history = History(game, bytes.fromhex(record.seed))
        if record.header.start is not None:
            history.begin_at(record.header.start)
        for say in record.moves:
            maker = BY_CHANCE if history.state.actor() == CHANCE else BY_BOT
            move = game.move(history.state, say)
            history.play(move, game.say(history.state, move), maker)
        return history
