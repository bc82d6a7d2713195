"""One process among several: finding the owner of a table, serving others, taking over."""

import asyncio
import logging
import math
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import count
from typing import TypeAlias

import msgspec

from garrison.core.reasons import Reason
from garrison.server.cluster.ports import Bus, Leases, Letter, OthersAway, Process
from garrison.server.cluster.remote import RemoteSubscriber, RemoteTable
from garrison.server.tables.registry import NoSuchTable, TableRegistry
from garrison.table.dispatch import Gone
from garrison.table.live import LiveTable
from garrison.table.messages.client import Bye, FromClient, Interruption, ToClient
from garrison.table.messages.schemas import words
from garrison.table.messages.server import ServerReply, ServerRequest
from garrison.table.ports import Subscriber

TableHandle: TypeAlias = LiveTable | RemoteTable
"""Where requests for a table are put, wherever it lives."""

_said = msgspec.json.Decoder(FromClient)
_asked = msgspec.json.Decoder(ServerRequest)
_answered = msgspec.json.Decoder(ToClient | ServerReply)

_log = logging.getLogger(__name__)


class Cluster:
    """This process's part in the cluster."""

    def __init__(
        self, process: Process, leases: Leases, bus: Bus, tables: TableRegistry, seconds: float
    ) -> None:
        self.process = process
        self._leases, self._bus, self._tables, self._seconds = leases, bus, tables, seconds
        self._numbers = count(1)
        self._near: dict[str, tuple[Subscriber, RemoteTable]] = {}
        """Our own clients at tables of other processes."""
        self._far: dict[tuple[str, str], tuple[RemoteSubscriber, str]] = {}
        """Clients of other processes at our tables."""
        self._task: asyncio.Task[None] | None = None
        self._troubled = False
        self._times_up = 1

    async def start(self) -> None:
        self._bus.start(self._receive, self._call_back)
        self._task = asyncio.create_task(self._keep_watch())

    async def stop(self, tables: Sequence[str]) -> None:
        """Leave the cluster and give our tables up, so that others take them at once."""
        if self._task is not None:
            self._task.cancel()
        await self.release(tables)
        await self._bus.stop()

    async def release(self, tables: Sequence[str]) -> None:
        """Give tables up. If nobody hears it, the leases just run out."""
        try:
            for table in tables:
                await self._leases.release(table)
        except OthersAway:
            _log.warning("leases could not be given up and will run out")

    async def reach(self, table: str, subscriber: Subscriber) -> TableHandle:
        """The table here if we own it or nobody does, else the way to its owner."""
        running = self._tables.running(table)
        if running is not None and not self._bus.is_up.is_set():
            return running
        owner = await self._leases.owner(table)
        if owner == self.process:
            return await self._open(table)
        times_up = (await self._leases.living([owner])).get(owner, 0)
        number = str(next(self._numbers))
        handle = RemoteTable(self._bus, self.process, owner, times_up, table, number)
        self._near[number] = (subscriber, handle)
        return handle

    async def owner_elsewhere(self, table: str) -> Process | None:
        """The other process that owns a table, if one does; else it is ours from now on."""
        if self._tables.running(table) is not None:
            return None
        try:
            owner = await self._leases.owner(table)
        except OthersAway:
            return None
        return None if owner == self.process else owner

    async def _open(self, table: str) -> LiveTable:
        try:
            return await self._tables.open(table)
        except NoSuchTable:
            await self.release([table])
            raise

    def forget(self, handle: TableHandle) -> None:
        """A connection of ours has ended."""
        if isinstance(handle, RemoteTable):
            self._near.pop(handle.connection, None)

    def _receive(self, letter: Letter) -> None:
        if letter.kind in ("back", "shut"):
            self._hand_back(letter)
        else:
            self._serve(letter)

    def _hand_back(self, letter: Letter) -> None:
        """The owner of a table speaks to a client of ours."""
        subscriber, _ = self._near.get(letter.connection, (None, None))
        if subscriber is None:
            return
        if letter.kind == "shut":
            subscriber.close()
        else:
            subscriber.send(_answered.decode(letter.body))

    def _serve(self, letter: Letter) -> None:
        """A client of another process speaks to a table of ours."""
        key = letter.sender, letter.connection
        subscriber, _ = self._far.get(key, (None, ""))
        if subscriber is None:
            subscriber = RemoteSubscriber(self._bus, self.process, letter)
            self._far[key] = (subscriber, letter.table)
        live = self._tables.running(letter.table)
        if letter.kind == "gone":
            del self._far[key]
        if live is None:
            subscriber.send(Bye(words(Reason("server-table-moved")), again=True))
            subscriber.close()
        elif letter.kind == "gone":
            live.post(subscriber, Gone())
        else:
            decoder = _said if letter.kind == "say" else _asked
            live.post(subscriber, decoder.decode(letter.body))

    def _call_back(self, owner: Process) -> None:
        """An owner did not hear us: whoever spoke to it comes again."""
        for subscriber, handle in list(self._near.values()):
            if handle.process == owner:
                _send_again(subscriber, "server-others-away")

    async def _keep_watch(self) -> None:
        with suppress(TimeoutError):  # the first heartbeat tells that we hear, if we do
            await asyncio.wait_for(self._bus.is_up.wait(), self._seconds / 4)
        while True:
            try:
                await self._look_around()
                if self._troubled or self._bus.times_up > self._times_up:
                    self._start_afresh()
            except OthersAway:
                self._announce_interruption()
            await asyncio.sleep(self._seconds / 4)

    async def _look_around(self) -> None:
        """Renew our leases; see which tables were taken from us, and who died or was cut off."""
        renewed = await self._leases.renew(self._tables.ids(), self._bus.times_up)
        for table in renewed.lost:
            _log.warning("a table was taken over by another process", extra={"table": table})
            self._tables.abandon(table)
        for table in renewed.regained:
            self._tables.recheck_ownership(table)
        near, far = list(self._near.values()), list(self._far.items())
        owners = await self._leases.owners(sorted({handle.table for _, handle in near}))
        processes = {handle.process for _, handle in near} | {process for (process, _), _ in far}
        living = await self._leases.living(sorted(processes))
        for subscriber, handle in near:
            if owners.get(handle.table) != handle.process or _is_cut_off(handle, living):
                _send_again(subscriber, "server-table-moved")
        for key, (remote, _) in far:
            if key in self._far and _is_cut_off(remote, living):
                self._see_off(key)

    def _see_off(self, key: tuple[Process, str]) -> None:
        """A client of another process has gone, with the process or without a word."""
        subscriber, table = self._far.pop(key)
        subscriber.close()
        live = self._tables.running(table)
        if live is not None:
            live.post(subscriber, Gone())

    def _announce_interruption(self) -> None:
        """While nobody knows the owners, our clients at tables of others wait."""
        if not self._troubled:
            self._troubled = True
            for subscriber, _ in self._near.values():
                subscriber.send(Interruption(words(Reason("server-others-away"))))

    def _start_afresh(self) -> None:
        """Letters may have been lost: whoever depends on them comes again and catches up."""
        self._troubled, self._times_up = False, self._bus.times_up
        for subscriber, _ in list(self._near.values()):
            _send_again(subscriber, "server-table-moved")
        for key in list(self._far):
            self._see_off(key)


def _is_cut_off(end: RemoteTable | RemoteSubscriber, living: Mapping[Process, int]) -> bool:
    """Whether the process there has died, or has begun to hear anew and letters may be lost."""
    return end.times_up < living.get(end.process, math.inf)


def _send_again(subscriber: Subscriber, reason: str) -> None:
    subscriber.send(Bye(words(Reason(reason)), again=True))
    subscriber.close()
