"""One live game as one task with one inbox: everything that happens to a table happens here.

What waits in the inbox is done in order (`dispatch`), the new entries are stored, and only when
they are safe does anybody hear of them.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

from garrison.core.reasons import Reason
from garrison.table.dispatch import NO_SENDER, BotDecided, CheckTimers, Dispatcher, Item
from garrison.table.inbox import Inbox
from garrison.table.messages.client import Bye, Interruption
from garrison.table.messages.schemas import words
from garrison.table.model.entries import (
    HandedOn,
    Left,
    Locked,
    LogEntry,
    Removed,
    Renamed,
)
from garrison.table.model.table import Clock, Table
from garrison.table.ports import (
    Batch,
    BotMove,
    Fenced,
    Journal,
    Listing,
    StorageAway,
    Subscriber,
    Thinker,
)
from garrison.table.saving import TableSaver
from garrison.table.thinking.absence import Absence
from garrison.table.thinking.analysis import Analysis
from garrison.table.thinking.bot_player import BotPlayer
from garrison.table.thinking.deadline import Deadline
from garrison.table.visibility.audience import Audience, Capacity

TAIL: Final = 64
"""So many entries stay in memory for whoever comes back after a moment."""
RETRY_SECONDS: Final = 0.3

_OF_HOST: Final = frozenset((Renamed, Locked, Left, Removed, HandedOn))
"""Entries that may change what a list of tables says."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


class LiveTable:
    """A table with its audience, its bots at work, and its log being stored."""

    def __init__(
        self,
        table: Table,
        epoch: int,
        journal: Journal,
        thinker: Thinker,
        clock: Clock,
        capacity: Capacity | None = None,
    ) -> None:
        self.table = table
        self.audience = Audience(table, capacity)
        self.idle_since = clock()
        """When somebody was last seen here."""
        self._epoch, self._journal, self._clock = epoch, journal, clock
        self._absence = Absence(table, self.audience, clock)
        self._deadline = Deadline(table, clock)
        self._bots = BotPlayer(table, thinker, self._bot_decided, self.audience.address)
        self._analysis = Analysis(table, thinker)
        self._dispatcher = Dispatcher(
            table,
            self.audience,
            thinker,
            self._absence,
            self._deadline,
            self._bots,
            self._analysis,
        )
        self._inbox: Inbox[tuple[Subscriber, Item]] = Inbox()
        self._tail: deque[LogEntry] = deque(maxlen=TAIL)
        self._stored = table.version - table.fresh_count()
        self._saver = TableSaver(table)
        self._alarm: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._was_watched = self._closing = self._must_recheck = False

    def start(self) -> None:
        """Begin to work; what loading added to the log is stored first."""
        self._task = asyncio.create_task(self._run())

    def post(self, sender: Subscriber, item: Item) -> None:
        """Put something into the inbox. Answers go to the sender."""
        self._inbox.put((sender, item))

    def _bot_decided(self, at: int, chosen: BotMove) -> None:
        self.post(NO_SENDER, BotDecided(at, chosen))

    def is_running(self) -> bool:
        return self._task is not None and not self._task.done()

    def is_idle(self) -> bool:
        return not len(self.audience) and not len(self._analysis) and not len(self._inbox)

    async def close(self, reason: Reason) -> None:
        """Finish what is in the inbox, save a snapshot, and say goodbye."""
        self._closing = True
        self.post(NO_SENDER, CheckTimers())
        if self._task is not None:
            await asyncio.wait([self._task])
        self.audience.say_bye(reason)

    def abandon(self) -> None:
        """Stop at once, without storing anything: another process owns the table."""
        if self._task is not None:
            self._task.cancel()

    def recheck_ownership(self) -> None:
        """See whether another process has owned the table meanwhile; if so, stop."""
        self._must_recheck = True
        self.post(NO_SENDER, CheckTimers())

    async def _run(self) -> None:
        reason = Reason("server-table-moved")
        try:
            await self._settle()
            while len(self._inbox) or not self._closing:
                await self._take_next()
            if self._saver.has_old_snapshot():
                await self._store([])
        except (Fenced, StorageAway):
            self.audience.say_bye(reason)
        except asyncio.CancelledError:
            self.audience.say_bye(reason)
            raise
        except Exception:
            _log.exception("a table failed", extra={"table": self.table.id})
            self.audience.say_bye(Reason("server-table-failed"))
        finally:
            self._bots.stop()
            self._analysis.stop(reason)
            self._set_alarm(None)
            self._turn_away(reason)

    async def _take_next(self) -> None:
        await self._inbox.wait()
        while len(self._inbox):
            self._dispatcher.handle(*self._inbox.take())
        await self._settle()

    def _turn_away(self, reason: Reason) -> None:
        """Whoever still waits for an answer is to connect again."""
        waiting = [each.subscriber for each in self._dispatcher.take_newcomers()]
        while len(self._inbox):
            waiting.append(self._inbox.take()[0])
        for subscriber in dict.fromkeys(waiting):
            subscriber.send(Bye(words(reason), again=True))
            subscriber.close()

    async def _settle(self) -> None:
        """Store what is new, tell it, answer, greet, and see what is due next."""
        fresh = self.table.take_fresh()
        if fresh:
            await self._store(fresh)
            self._tail.extend(fresh)
            self.audience.tell(fresh, await self._kept(fresh))
        elif self._saver.is_behind:
            await self._store([])
        for act in self._dispatcher.take_afterwards():
            act()
        if self._must_recheck or self._dispatcher.most_seen() > self._stored:
            await self._check_ownership()
        for newcomer in self._dispatcher.take_newcomers():
            count = self.table.version_for(self.table.seats_of(newcomer.person))
            seen = newcomer.seen if newcomer.seen <= count else 0
            missed = await self._since(seen) if seen < count else []
            self.audience.admit(newcomer.subscriber, newcomer.person, missed, seen)
        if len(self.audience) or self._was_watched:
            self.idle_since = self._clock()
        self._was_watched = len(self.audience) > 0
        self._bots.look(wanted=len(self.audience) > 0)
        due = self._absence.seconds_left(), self._deadline.seconds_left()
        self._set_alarm(min((left for left in due if left is not None), default=None))

    async def _check_ownership(self) -> None:
        """Raise Fenced if more is stored than we know: another process owns the table by now."""
        if await self._with_retries(partial(self._journal.since, self.table.id, self._stored)):
            raise Fenced
        self._must_recheck = False

    async def _kept(self, fresh: list[LogEntry]) -> list[LogEntry]:
        """Earlier entries that some hear of only now; see `secret_questions`."""
        kept = self.table.secret_questions.kept_until(fresh[0].version, fresh[-1].version)
        entries = await self._since(kept[0] - 1) if kept else []
        return [entry for entry in entries if entry.version in kept]

    async def _since(self, seen: int) -> list[LogEntry]:
        """The entries after this version."""
        if self._tail and self._tail[0].version <= seen + 1:
            return [entry for entry in self._tail if entry.version > seen]
        entries = await self._with_retries(partial(self._journal.since, self.table.id, seen))
        if entries and entries[-1].version == self._stored:
            self._tail = deque(entries, maxlen=TAIL)
        return entries

    async def _store(self, fresh: list[LogEntry]) -> None:
        """Store entries; without any, the whole table as it stands."""
        table, saving = self.table, self._saver.save(fresh)
        turn, turn_name = table.whose_turn()
        batch = Batch(
            table=table.id,
            epoch=self._epoch,
            before=self._stored,
            entries=fresh,
            snapshot=saving.snapshot,
            position=saving.position,
            free_seats=sum(holder.is_free() for holder in table.holders),
            over=table.history.is_over(),
            turn=turn,
            turn_name=turn_name,
            listing=None if _OF_HOST.isdisjoint(map(type, fresh)) else _listing(table),
        )
        await self._with_retries(partial(self._journal.append, batch))
        self._stored = table.version

    async def _with_retries(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something with the storage; while it is away, say so and try again."""
        troubled = False
        while True:
            try:
                result = await work()
                break
            except StorageAway:
                if self._closing:  # what is not stored was not promised to anybody
                    raise
                if not troubled:
                    self.audience.send_all(Interruption(words(Reason("server-storage-away"))))
                troubled = True
                await asyncio.sleep(RETRY_SECONDS)
        if troubled:
            self.audience.send_all(Interruption(None))
        return result

    def _set_alarm(self, seconds: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if seconds is not None:
            loop = asyncio.get_running_loop()
            delay = max(0.0, seconds) + 0.01
            self._alarm = loop.call_later(delay, self.post, NO_SENDER, CheckTimers())


def _listing(table: Table) -> Listing:
    return Listing(table.title, table.host_name(), table.locked)
