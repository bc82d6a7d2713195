"""All live tables of this process."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final

from garrison.core.contract import Seat
from garrison.core.errors import GarrisonError
from garrison.core.fairness import SEED_BYTES, seed_hash
from garrison.core.reasons import Reason
from garrison.server.storage.store import Store, StoredTable
from garrison.server.tables import lessons
from garrison.server.tables.catalog import GameCatalog
from garrison.table.actions.joining import enter
from garrison.table.actions.seating import must_be_bot, place_bot
from garrison.table.errors import BadRequest
from garrison.table.live import LiveTable
from garrison.table.messages.server import Enter, Entered, StartingPosition
from garrison.table.model import snapshots
from garrison.table.model.people import HOST
from garrison.table.model.settings import TableSettings
from garrison.table.model.table import Clock, Table
from garrison.table.ports import Journal, Thinker
from garrison.table.visibility.audience import Capacity

ID_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody takes for others."""


class NoSuchTable(GarrisonError):
    """Nobody knows a table with this name."""

    def __init__(self, id: str) -> None:
        super().__init__(Reason("server-no-such-table", {"table": id}))


class NoSuchRecord(GarrisonError):
    """Nobody knows a record with this name."""

    def __init__(self, id: str) -> None:
        super().__init__(Reason("server-no-such-record", {"record": id}))


class TableRegistry:
    """Opens tables when somebody asks for them and puts them away when nobody does."""

    def __init__(
        self,
        store: Store,
        journal: Journal,
        games: GameCatalog,
        thinker: Thinker,
        clock: Clock,
        capacity: Capacity,
    ) -> None:
        self._store, self._journal, self._games = store, journal, games
        self._thinker, self._clock, self._capacity = thinker, clock, capacity
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}

    def __len__(self) -> int:
        return len(self._live)

    def ids(self) -> list[str]:
        """The tables that are open here; one that has ended by itself is free for others."""
        return [id for id, live in self._live.items() if live.is_running()]

    def connections(self) -> int:
        return sum(len(live.audience) for live in self._live.values())

    async def create(
        self,
        game: str,
        settings: TableSettings,
        host: Enter,
        bots: Sequence[tuple[Seat, str]] = (),
        start: StartingPosition | None = None,
        commitment: str = "",
    ) -> tuple[StoredTable, Entered]:
        """A new table with its host and its bots. Raises GarrisonError if it cannot be opened."""
        for bot in {settings.away_bot, *(bot for _, bot in bots)} - {""}:
            must_be_bot(self._thinker, bot)
        if settings.lesson:
            begun = lessons.opening(settings.lesson, game)
            seed, start = begun.seed, begun.start
        else:
            seed = await self._seed_for(commitment, host.nonce)
        table = Table(new_id(), self._games.load(game), settings, seed, self._clock)
        if start is not None:
            table.take_up(start)
        entered = enter(table, host)
        for seat, bot in bots:
            table.holder(seat)
            place_bot(table, entered.person, seat, bot)
        table.advance()
        entries, stored = table.take_fresh(), _stored(table, int(self._clock()))
        await self._store.create(stored, entries, snapshots.save(table))
        return stored, entered

    async def commit(self) -> str:
        """Choose a seed for a table that is opened soon. Returns its hash."""
        seed = secrets.token_bytes(SEED_BYTES)
        await self._store.add_commitment(seed_hash(seed), seed, int(self._clock()))
        return seed_hash(seed)

    async def _seed_for(self, commitment: str, nonce: str) -> bytes:
        """The promised seed, or a new one. A nonce proves nothing unless the seed came first."""
        if not commitment and not nonce:
            return secrets.token_bytes(SEED_BYTES)
        seed = await self._store.take_commitment(commitment)
        if seed is None:
            raise BadRequest(Reason("server-no-commitment"))
        return seed

    def running(self, id: str) -> LiveTable | None:
        """The live table with this name, if this process has it open."""
        live = self._live.get(id)
        return live if live is not None and live.is_running() else None

    async def open(self, id: str) -> LiveTable:
        """The live table with this name, loaded if need be. Raises NoSuchTable or StorageAway."""
        running = self.running(id)
        if running is not None:
            return running
        if id not in self._opening:
            self._opening[id] = asyncio.ensure_future(self._load(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _load(self, id: str) -> LiveTable:
        claimed = await self._store.claim(id)
        if claimed is None:
            raise NoSuchTable(id)
        stored, saved = claimed
        game = self._games.load(stored.game)
        table = snapshots.load(
            id, game, stored.seed, saved.snapshot, saved.later, self._clock, saved.positions
        )
        live = LiveTable(
            table, stored.epoch, self._journal, self._thinker, self._clock, self._capacity
        )
        live.start()
        self._live[id] = live
        return live

    async def put_away_idle(self, seconds: float) -> list[str]:
        """Put tables away that nobody has watched for so long. Returns which."""
        now, gone = self._clock(), []
        for id, live in list(self._live.items()):
            if not live.is_running():
                self._live.pop(id, None)
                gone.append(id)
            elif live.is_idle() and now - live.idle_since >= seconds:
                await self.put_away(id)
                gone.append(id)
        return gone

    async def put_away(self, id: str, reason: str = "server-table-moved") -> None:
        live = self._live.pop(id, None)
        if live is not None:
            await live.close(Reason(reason))

    def abandon(self, id: str) -> None:
        """Drop a table that another process owns by now."""
        live = self._live.pop(id, None)
        if live is not None:
            live.abandon()

    def recheck_ownership(self, id: str) -> None:
        """Another process may have owned this table meanwhile."""
        live = self.running(id)
        if live is not None:
            live.recheck_ownership()

    async def close(self) -> None:
        """Finish moves in flight, keep snapshots, say goodbye."""
        closing = [self.put_away(id, "server-stopping") for id in list(self._live)]
        await asyncio.gather(*closing)


def _stored(table: Table, now: int) -> StoredTable:
    """A new table as the database lists it."""
    turn, turn_name = table.whose_turn()
    return StoredTable(
        id=table.id,
        game=table.game.name,
        seed=table.history.seed,
        invite=secrets.token_urlsafe(9),
        host=table.people[HOST].name,
        public=table.settings.public,
        created=now,
        touched=now,
        epoch=0,
        version=table.version,
        free_seats=sum(holder.is_free() for holder in table.holders),
        over=table.history.is_over(),
        turn=turn,
        turn_name=turn_name,
        language=table.settings.language,
        level=table.settings.level,
    )


def new_id(length: int = 10) -> str:
    """A name for a table or record that nobody guesses."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(length))
