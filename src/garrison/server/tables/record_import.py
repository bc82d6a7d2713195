"""Records from outside: they are checked away from the event loop, and within limits."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from garrison.core.errors import BadDocument, GarrisonError
from garrison.core.game import Game, S
from garrison.core.reasons import Fault, Reason
from garrison.core.records import Record, read_record
from garrison.core.replays import replay, verify
from garrison.server.settings import Limits
from garrison.server.storage.store import Store, StoredRecord
from garrison.server.tables.catalog import GameCatalog
from garrison.server.tables.registry import new_id
from garrison.table.errors import Unavailable

MOST_WAITING: Final = 8
"""So many records may wait to be checked; one is checked at a time."""
NAME_LENGTH: Final = 120
"""Names of seats in a record: a person's name, or that of a bot with its parameters."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Imported:
    """A record that was taken in."""

    id: str
    record: Record
    proven: bool
    """Whether its seed proves its dice."""


class RecordImport:
    """Takes records in."""

    def __init__(
        self, store: Store, games: GameCatalog, limits: Limits, clock: Callable[[], float]
    ) -> None:
        self._store, self._games, self._limits, self._clock = store, games, limits, clock
        self._checking = asyncio.Semaphore(1)
        self._waiting = 0

    async def take_in(self, body: bytes) -> Imported:
        """Store a record. It must follow the rules; if it has its seed, its dice must be fair.

        Raises BadDocument if it does not, Unavailable if too many wait or there is no room.
        """
        if len(body) > self._limits.record_bytes:
            raise _refuse(Reason("record-too-big", {"most": self._limits.record_bytes}))
        if self._waiting >= MOST_WAITING:
            raise Unavailable(Reason("server-busy"))
        if await self._store.record_bytes() + len(body) > self._limits.stored_record_bytes:
            raise Unavailable(Reason("server-records-full"))
        self._waiting += 1
        try:
            async with self._checking:
                text = _decode(body)
                record, proven = await asyncio.to_thread(self._check, text)
        finally:
            self._waiting -= 1
        stored = StoredRecord(new_id(), record.header.game, int(self._clock()), text)
        await self._store.add_record(stored)
        return Imported(stored.id, record, proven)

    def _check(self, text: str) -> tuple[Record, bool]:
        """Play the record again. Says whether its dice are proven."""
        record = read_record(text)
        self._check_size(record)
        game = self._games.load(record.header.game)
        try:
            if record.seed:
                verify(record, game)
            _show_through(record, game)
        except GarrisonError:
            raise
        except Exception as fault:  # a crafted position that the rules cannot play
            _log.warning("a record broke the rules", extra={"fault": repr(fault)})
            raise _refuse(Reason("record-impossible")) from fault
        return record, bool(record.seed)

    def _check_size(self, record: Record) -> None:
        if not 0 < len(record.moves) <= self._limits.record_moves:
            raise _refuse(Reason("record-length", {"most": self._limits.record_moves}))
        if any(len(name) > NAME_LENGTH for name in record.header.seats):
            raise _refuse(Reason("record-long-name", {"length": NAME_LENGTH}))


def _show_through(record: Record, game: Game[S]) -> None:
    """Play a record that has no seed to prove it; see that a foreign start can be shown."""
    if record.seed and record.header.start is None:
        return
    for state in replay(record, game):
        if record.header.start is not None:
            for seat in game.viewpoints():
                game.view(state, seat)


def _decode(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError as fault:
        raise _refuse(Reason("record-not-json")) from fault


def _refuse(reason: Reason) -> BadDocument:
    return BadDocument([Fault("", reason)])
