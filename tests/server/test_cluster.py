"""Processes that cannot hear each other for a while: nobody waits for a letter that was lost."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import cast

from garrison.server.cluster.cluster import Cluster
from garrison.server.cluster.ports import Letter, OthersAway, Process, Renewed
from garrison.server.tables.registry import TableRegistry
from garrison.table.dispatch import Gone, Item
from garrison.table.messages.client import Bye, Done, Hello, Interruption
from garrison.table.ports import Subscriber
from table.tables import Reader


class Shared:
    """What all processes see: owners, who lives, and the posts that hear."""

    def __init__(self) -> None:
        self.owners: dict[str, Process] = {}
        self.living: dict[Process, int] = {}
        self.posts: dict[Process, Post] = {}
        self.is_away = False

    def check(self) -> None:
        if self.is_away:
            raise OthersAway


class SharedLeases:
    """The leases as one process sees them."""

    def __init__(self, shared: Shared, process: Process) -> None:
        self._shared, self._process = shared, process

    async def owner(self, table: str) -> Process:
        self._shared.check()
        return self._shared.owners.setdefault(table, self._process)

    async def owners(self, tables: Sequence[str]) -> dict[str, Process]:
        self._shared.check()
        return {table: self._shared.owners[table] for table in tables}

    async def renew(self, tables: Sequence[str], times_up: int) -> Renewed:
        self._shared.check()
        self._shared.living[self._process] = times_up
        regained = [table for table in tables if table not in self._shared.owners]
        self._shared.owners.update(dict.fromkeys(regained, self._process))
        return Renewed(regained=regained)

    async def release(self, table: str) -> None:
        self._shared.owners.pop(table, None)

    async def living(self, processes: Sequence[Process]) -> dict[Process, int]:
        self._shared.check()
        return {each: self._shared.living[each] for each in processes}


class Post:
    """The post of one process; `cut` and `mend` are what a network does to it."""

    def __init__(self, shared: Shared, process: Process) -> None:
        self._shared = shared
        self._receive: Callable[[Letter], None] | None = None
        self.is_up, self.times_up = asyncio.Event(), 0
        shared.posts[process] = self
        self.mend()

    def start(
        self, receive: Callable[[Letter], None], undelivered: Callable[[Process], None]
    ) -> None:
        self._receive = receive

    async def stop(self) -> None:
        self._receive = None

    def send(self, to: Process, letter: Letter) -> None:
        there = self._shared.posts[to]
        if self.is_up.is_set() and there._receive is not None:
            there._receive(letter)

    def cut(self) -> None:
        self.is_up.clear()

    def mend(self) -> None:
        self.times_up += 1
        self.is_up.set()


class Table:
    """A table that answers every greeting and remembers who is there."""

    def __init__(self) -> None:
        self.audience: list[Subscriber] = []
        self.is_rechecked = False

    def post(self, sender: Subscriber, item: Item) -> None:
        if isinstance(item, Gone):
            self.audience.remove(sender)
        else:
            self.audience.append(sender)
            sender.send(Done(1, 1))


class Tables:
    """The tables of one process."""

    def __init__(self, own: dict[str, Table]) -> None:
        self._own = own

    def ids(self) -> list[str]:
        return list(self._own)

    def running(self, table: str) -> Table | None:
        return self._own.get(table)

    def recheck_ownership(self, table: str) -> None:
        self._own[table].is_rechecked = True


class Pair:
    """Process `a` owns the only table; clients of `b` play there."""

    def __init__(self) -> None:
        self.shared, self.table = Shared(), Table()
        self.shared.owners["table"] = "a"
        self.a = self._join("a", {"table": self.table})
        self.b = self._join("b", {})

    def _join(self, process: Process, own: dict[str, Table]) -> Cluster:
        tables = cast("TableRegistry", Tables(own))
        post, leases = Post(self.shared, process), SharedLeases(self.shared, process)
        return Cluster(process, leases, post, tables, 0.02)

    async def greet(self) -> Reader:
        """A client comes to `b` and greets the table."""
        client = Reader()
        handle = await self.b.reach("table", client)
        handle.post(client, Hello(token="", seen=0))
        return client

    async def look_around(self) -> None:
        """Give both processes time to see what has changed."""
        await asyncio.sleep(0.1)


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(30):
        while not holds():
            await asyncio.sleep(0.005)


async def sent_away(client: Reader) -> None:
    """Wait until a client was told to come again."""
    await until(lambda: client.is_closed)
    last = client.heard[-1]
    assert isinstance(last, Bye)
    assert last.again


@asynccontextmanager
async def processes() -> AsyncIterator[Pair]:
    pair = Pair()
    for each in (pair.a, pair.b):
        await each.start()
    await until(lambda: len(pair.shared.living) == 2)
    try:
        yield pair
    finally:
        for each in (pair.a, pair.b):
            await each.stop([])


def test_a_client_that_is_answered_stays() -> None:
    async def scene() -> None:
        async with processes() as pair:
            client = await pair.greet()
            await pair.look_around()
            assert client.heard == [Done(1, 1)]
            assert not client.is_closed

    asyncio.run(scene())


def test_whoever_waits_for_an_answer_the_owner_could_not_send_comes_again() -> None:
    async def scene() -> None:
        async with processes() as pair:
            client, post = await pair.greet(), pair.shared.posts["a"]
            post.mend()  # it begins to hear anew, and is cut off before it has told anybody
            post.cut()
            await pair.look_around()
            late = await pair.greet()
            post.mend()
            await sent_away(late)
            await sent_away(client)

    asyncio.run(scene())


def test_whoever_left_without_a_letter_about_it_is_seen_off() -> None:
    async def scene() -> None:
        async with processes() as pair:
            client = await pair.greet()
            assert len(pair.table.audience) == 1
            post = pair.shared.posts["b"]
            post.cut()
            await pair.look_around()
            assert len(pair.table.audience) == 1, "nobody can tell yet"
            post.mend()
            await sent_away(client)
            await until(lambda: not pair.table.audience)

    asyncio.run(scene())


def test_an_interruption_ends_though_the_post_was_up_all_along() -> None:
    async def scene() -> None:
        async with processes() as pair:
            client = await pair.greet()
            pair.shared.is_away = True
            await until(lambda: isinstance(client.heard[-1], Interruption))
            pair.shared.is_away = False
            await sent_away(client)

    asyncio.run(scene())


def test_a_table_that_nobody_is_known_to_own_is_looked_at_again() -> None:
    async def scene() -> None:
        async with processes() as pair:
            assert not pair.table.is_rechecked
            pair.shared.owners.clear()
            await until(lambda: pair.table.is_rechecked)

    asyncio.run(scene())
