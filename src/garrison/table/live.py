"""One live game as one task with one inbox: everything that happens to a table happens here.

What waits in the inbox is done in order, the new entries are kept, and only when they are safe
does anybody hear of them.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias, TypeVar

from msgspec import Struct

from garrison.core.reasons import Reason
from garrison.table import house, messages, playing, reception, requests, seating, snapshots
from garrison.table.absence import Absence
from garrison.table.audience import Audience
from garrison.table.botwork import BotWork
from garrison.table.council import Council
from garrison.table.entries import Entry, Rebased
from garrison.table.inbox import Inbox
from garrison.table.messages import Answer, Bye, Done, FromClient, Hello, Refusal, Trouble
from garrison.table.people import PersonId, Refused
from garrison.table.seams import Batch, Chosen, Fenced, Journal, StorageAway, Thinker, Watcher
from garrison.table.shapes import words
from garrison.table.table import Clock, Table

SNAPSHOT_EVERY: Final = 32
TAIL: Final = 64
"""So many entries stay in memory for whoever comes back after a moment."""
RETRY_SECONDS: Final = 0.3

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Gone(Struct, frozen=True):
    """A connection ended."""


class Thought(Struct, frozen=True):
    """A bot has chosen its move for the position of this version."""

    at: int
    chosen: Chosen


class Nudge(Struct, frozen=True):
    """Look whether something is due."""


Item: TypeAlias = FromClient | house.FromHouse | Gone | Thought | Nudge


class LiveTable:
    """A table with its viewers, its bots at work, and its log being kept."""

    def __init__(
        self, table: Table, epoch: int, journal: Journal, thinker: Thinker, clock: Clock
    ) -> None:
        self.table = table
        self.audience = Audience(table)
        self.idle_since = clock()
        """When the last viewer left."""
        self._epoch, self._journal, self._thinker, self._clock = epoch, journal, thinker, clock
        self._absence = Absence(table, self.audience, clock)
        self._bots = BotWork(
            table, thinker, lambda at, chosen: self.post(None, Thought(at, chosen))
        )
        self._council = Council(table, thinker)
        self._inbox: Inbox[tuple[Watcher | None, Item]] = Inbox()
        self._tail: deque[Entry] = deque(maxlen=TAIL)
        self._kept = self._snapshot_at = table.version - table.fresh_count()
        self._afterwards: list[Callable[[], None]] = []
        self._newcomers: list[tuple[Watcher, PersonId, int]] = []
        self._alarm: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        """Begin to work; what loading added to the log is kept first."""
        self._task = asyncio.create_task(self._run())

    def post(self, watcher: Watcher | None, item: Item) -> None:
        """Put something into the inbox. Answers go to the watcher."""
        self._inbox.put((watcher, item))

    def is_running(self) -> bool:
        return self._task is not None and not self._task.done()

    def is_idle(self) -> bool:
        return not len(self.audience) and not len(self._council) and not len(self._inbox)

    async def close(self, reason: Reason) -> None:
        """Finish what is in the inbox, save a snapshot, and say goodbye."""
        self._closing = True
        self.post(None, Nudge())
        if self._task is not None:
            await asyncio.wait([self._task])
        self.audience.say_bye(reason)

    def abandon(self) -> None:
        """Stop at once, without keeping anything: somebody else owns the table."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        reason = Reason("server-table-moved")
        try:
            await self._settle()
            while len(self._inbox) or not self._closing:
                await self._take_next()
            if self._snapshot_at < self.table.version:
                await self._keep([])
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
            self._council.stop(reason)
            self._set_alarm(None)
            self._turn_away(reason)

    async def _take_next(self) -> None:
        await self._inbox.wait()
        while len(self._inbox):
            self._handle(*self._inbox.take())
        await self._settle()

    def _handle(self, watcher: Watcher | None, item: Item) -> None:
        try:
            match item:
                case Thought():
                    self._bots.stop()
                    if item.at == self.table.position_version and self.table.bot_to_move():
                        playing.bot_move(self.table, item.chosen)
                case Nudge():
                    self._cover()
                case _ if watcher is not None:
                    self._attend(watcher, item)
        except Refused as refused:
            if watcher is not None and isinstance(item, messages.Request):
                self._reply(watcher, Refusal(item.n, words(refused.reason)))

    def _attend(self, watcher: Watcher, item: FromClient | house.FromHouse | Gone) -> None:
        match item:
            case Gone():
                self._see_off(watcher)
            case Hello():
                person = reception.identify(self.table, self.audience, watcher, item)
                self._absence.came(person)
                self._newcomers.append((watcher, person, item.seen))
            case house.Appraise() | house.Advise():
                self._afterwards.append(partial(self._council.ask, watcher, item))
            case _ if isinstance(item, reception.Received):
                self._reply(watcher, reception.receive(self.table, self.audience, item))
            case _:
                self._serve(watcher, item)

    def _serve(self, watcher: Watcher, item: FromClient) -> None:
        """Do what somebody at the table asks."""
        if watcher not in self.audience:
            raise Refused(Reason("server-hello-first"))
        person = self.audience.person(watcher)
        match item:
            case messages.WhyNot():
                reason = playing.why_not(self.table, person, item.say)
                self._reply(watcher, Answer(item.n, words(reason) if reason else None))
                return
            case messages.Look():
                self._afterwards.append(partial(self.audience.look, watcher, item.seat))
            case messages.Ping():
                place = requests.ping_place(person, item)
                self._afterwards.append(partial(self.audience.ping, person, place))
            case _:
                requests.fulfil(self.table, person, item, self._thinker)
        self._reply(watcher, Done(item.n, self.table.version))

    def _reply(self, watcher: Watcher, message: messages.ToClient | house.ToHouse) -> None:
        self._afterwards.append(partial(watcher.send, message))

    def _see_off(self, watcher: Watcher) -> None:
        person = self.audience.person(watcher)
        self._council.dismiss(watcher)
        self._newcomers = [each for each in self._newcomers if each[0] is not watcher]
        self.audience.dismiss(watcher)
        if person and not self.audience.is_here(person):
            self._absence.went(person)
        if not len(self.audience):
            self.idle_since = self._clock()

    def _cover(self) -> None:
        seat = self._absence.seat_to_cover()
        if seat is not None:
            seating.cover(self.table, seat)

    def _turn_away(self, reason: Reason) -> None:
        """Whoever still waits at the door is to come again."""
        waiting = [watcher for watcher, _, _ in self._newcomers]
        while len(self._inbox):
            watcher, _ = self._inbox.take()
            if watcher is not None:
                waiting.append(watcher)
        for watcher in dict.fromkeys(waiting):
            watcher.send(Bye(words(reason), again=True))
            watcher.close()

    async def _settle(self) -> None:
        """Keep what is new, tell it, answer, greet, and see what is due next."""
        fresh = self.table.take_fresh()
        if fresh:
            await self._keep(fresh)
            self._tail.extend(fresh)
            self.audience.tell(fresh)
        afterwards, self._afterwards = self._afterwards, []
        for act in afterwards:
            act()
        for watcher, person, seen in self._newcomers:
            self.audience.admit(watcher, person, await self._missed(seen))
        self._newcomers = []
        self._bots.look(wanted=len(self.audience) > 0)
        self._set_alarm(self._absence.seconds_left())

    async def _missed(self, seen: int) -> list[Entry]:
        """The entries after the version somebody has seen; all, if they have seen another log."""
        if seen == self._kept:
            return []
        seen = seen if seen < self._kept else 0
        if self._tail and self._tail[0].version <= seen + 1:
            return [entry for entry in self._tail if entry.version > seen]
        return await self._with_patience(partial(self._journal.since, self.table.id, seen))

    async def _keep(self, fresh: list[Entry]) -> None:
        table = self.table
        due = not fresh or table.version - self._snapshot_at >= SNAPSHOT_EVERY
        due = due or table.line.is_over() or self._snapshot_at == 0
        due = due or any(isinstance(entry, Rebased) for entry in fresh)
        moved = table.position_version > self._kept
        batch = Batch(
            table=table.id,
            epoch=self._epoch,
            before=self._kept,
            entries=fresh,
            snapshot=snapshots.save(table) if due else None,
            standing=snapshots.stand(table) if moved and not due else None,
            free_seats=sum(chair.is_free() for chair in table.chairs),
            over=table.line.is_over(),
        )
        await self._with_patience(partial(self._journal.append, batch))
        self._kept = table.version
        if due:
            self._snapshot_at = table.version

    async def _with_patience(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something with the storage; while it is away, say so and try again."""
        troubled = False
        while True:
            try:
                result = await work()
                break
            except StorageAway:
                if self._closing:  # what is not kept was not promised to anybody
                    raise
                if not troubled:
                    self.audience.send_all(Trouble(words(Reason("server-storage-away"))))
                troubled = True
                await asyncio.sleep(RETRY_SECONDS)
        if troubled:
            self.audience.send_all(Trouble(None))
        return result

    def _set_alarm(self, seconds: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, seconds) + 0.01, self.post, None, Nudge())
