"""Several processes with one log: nobody is shown what has become old, nor waits for long."""

import asyncio
from collections.abc import Awaitable, Callable

from garrison.server.thinking.thinkers import RandomThinker
from garrison.table.live import LiveTable
from garrison.table.messages.client import Bye, Hello, Welcome
from garrison.table.model.entries import LogEntry
from garrison.table.ports import Batch
from table.tables import Reader, race, seat


class SharedLog:
    """What all processes have stored."""

    def __init__(self) -> None:
        self.entries: list[LogEntry] = []
        self.times_read = 0

    async def append(self, batch: Batch) -> None:
        self.entries += batch.entries

    async def since(self, table: str, version: int) -> list[LogEntry]:
        self.times_read += 1
        return self.entries[version:]


def play(scene: Callable[[LiveTable, SharedLog], Awaitable[None]]) -> None:
    """Let something happen at a table that two have come to."""

    async def run() -> None:
        table, log = race(), SharedLog()
        for name, place in (("Ann", 0), ("Bob", 1)):
            seat(table, name, [place])
        live = LiveTable(table, 1, log, RandomThinker(), lambda: 1_000.0)
        live.start()
        await asyncio.wait_for(scene(live, log), 10)
        live.abandon()

    asyncio.run(run())


async def greet(live: LiveTable, seen: int) -> Reader:
    reader = Reader()
    live.post(reader, Hello(token="Ann", seen=seen))
    while not reader.heard:
        await asyncio.sleep(0)
    return reader


def test_whoever_has_seen_more_than_the_table_knows_is_sent_to_its_owner() -> None:
    async def scene(live: LiveTable, log: SharedLog) -> None:
        early = await greet(live, 0)
        log.entries.append(log.entries[-1])  # the owner stores a move
        reader = await greet(live, len(log.entries))
        for told in (reader.heard[-1], early.heard[-1]):
            assert isinstance(told, Bye)
            assert told.again
        assert not live.is_running()

    play(scene)


def test_whoever_claims_to_have_seen_more_than_there_is_hears_it_all() -> None:
    async def scene(live: LiveTable, log: SharedLog) -> None:
        reader = await greet(live, 99)
        told = reader.heard[0]
        assert isinstance(told, Welcome)
        assert [entry.version for entry in told.entries] == [entry.version for entry in log.entries]

    play(scene)


def test_a_table_checked_again_goes_on_if_nobody_has_stored_anything_meanwhile() -> None:
    async def scene(live: LiveTable, log: SharedLog) -> None:
        await greet(live, 0)
        live.recheck_ownership()
        assert isinstance((await greet(live, 0)).heard[0], Welcome)
        log.entries.append(log.entries[-1])
        live.recheck_ownership()
        while live.is_running():
            await asyncio.sleep(0)

    play(scene)


def test_what_was_read_for_the_first_to_come_is_at_hand_for_the_next() -> None:
    async def scene(live: LiveTable, log: SharedLog) -> None:
        await greet(live, 0)
        opened = LiveTable(live.table, 2, log, RandomThinker(), lambda: 1_000.0)
        opened.start()
        first, second = await greet(opened, 0), await greet(opened, 1)
        assert log.times_read == 1
        for reader, seen in ((first, 0), (second, 1)):
            told = reader.heard[0]
            assert isinstance(told, Welcome)
            assert [each.version for each in told.entries] == [
                each.version for each in log.entries[seen:]
            ]
        opened.abandon()

    play(scene)
