"""Whatever is said on a socket: no crash, no leak, no change by those who may change nothing."""

import asyncio
import gc
import resource
import tracemalloc
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from garrison.server.http.schemas import Ticket
from garrison.server.settings import Settings
from garrison.table.messages.client import Hello, Ping, Welcome
from server.demo import UNLIMITED, serving
from server.players import Client, join_table, open_table, socket_address

VERBS = [
    "hello",
    "move",
    "undo",
    "redo",
    "vote",
    "sit",
    "rise",
    "seat-bot",
    "chat",
    "phrase",
    "ping",
    "see-from",
    "pause",
    "resume",
    "why-not",
    "enter",
    "leave",
    "rekey",
    "export",
    "show",
    "fork",
    "appraise",
    "advise",
    "done",
    "welcome",
    "nothing",
]
FIELDS = ("n", "token", "seen", "say", "to", "ballot", "agree", "seat", "bot", "text", "phrase")
VALUES: list[object] = [
    0, 1, -1, 2**31, 2**70, 1.5, True, None, "", "roll", "draw", "fly", "phrase-hello", "random",
    "x" * 300, "\u0000", "<script>", [], {}, [[1]], {"a": 1},
]  # fmt: skip


BURST = 200
"""So many messages are said before their answers are read."""
LAST = 2**31 - 1


def malformed(random: Random) -> str | bytes:
    """Something that is no message, or hardly one."""
    kind = random.randrange(5)
    if kind == 0:
        return random.randbytes(random.randrange(80))
    if kind == 1:
        return "[" * random.randrange(2000)
    if kind == 2:
        return '{"do":"move","say":"' + "x" * random.randrange(9000) + '","seen":0}'
    if kind == 3:
        return '{"do":"chat","text":"' + chr(random.randrange(0xD800)) + '"}'
    return random.choice(
        ["", "null", "{}", "0", '{"do":1}', '{"do":"move"}', '"hello"', "\ufeff{}"]
    )


def wild(random: Random, version: int) -> str | bytes:
    """A message with any fields and values; often almost right, sometimes stale."""
    if random.random() < 0.3:
        return malformed(random)
    message: dict[str, object] = {"do": random.choice(VERBS)}
    for field in random.sample(FIELDS, random.randrange(4)):
        message[field] = random.choice([*VALUES, version, version - 1, version - 5])
    return msgspec.json.encode(message)


async def shout(address: str, table: str, token: str, count: int, seed: int) -> int:
    """Say wild things over and over; come again when sent away. Returns how many were said."""
    random, said = Random(seed), 0
    while said < count:
        async with connect(socket_address(address, table)) as socket:
            client = Client(socket)
            await client.send(Hello(token=token))
            try:
                while said < count:
                    for _ in range(min(BURST, count - said)):
                        await client.send_raw(wild(random, said))
                        said += 1
                    await hear_out(client)
            except ConnectionClosed:
                said += 1
    return said


async def hear_out(client: Client) -> None:
    """Read every answer: the last message is one that is answered whoever says it."""
    await client.send(Ping(place="1", n=LAST))
    await client.answer(LAST)
    client.heard.clear()


async def look(address: str, ticket: Ticket) -> Welcome:
    async with connect(socket_address(address, ticket.table)) as socket:
        client = Client(socket)
        await client.send(Hello(token=ticket.token))
        welcome = await client.receive()
        assert isinstance(welcome, Welcome)
        return welcome


def resident() -> int:
    """Bytes of this process, and so of the server in it, that are in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


async def fuzz(folder: Path, count: int) -> None:
    async with serving(Settings(folder=folder, limits=UNLIMITED)) as address:
        ann = await open_table(address, "Ann", [0])
        bob = await join_table(address, ann, "Bob", [])
        other = await open_table(address, "Eve", [0, 1])
        before, others = await look(address, ann), await look(address, other)
        part = count // 4
        # An onlooker and somebody with a foreign token change nothing at all.
        for token in ("", other.token, "\u00e9" * 10):
            assert await shout(address, ann.table, token, part, 1) >= part
        assert (await look(address, ann)).version == before.version
        # Somebody at the table may do what people may do, and nothing breaks.
        settled = resident()
        await shout(address, ann.table, bob.token, part - part // 10, 2)
        await shout_without_leaving_a_trace(address, ann.table, part // 10)
        assert resident() - settled < 100_000_000
        assert await look(address, other) == others


async def shout_without_leaving_a_trace(address: str, table: str, count: int) -> None:
    gc.collect()
    tracemalloc.start()
    settled = tracemalloc.get_traced_memory()[0]
    await shout(address, table, "", count, 3)
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - settled
    tracemalloc.stop()
    assert grown < 500_000, f"{grown} bytes are held after {count} messages"


def test_thousands_of_wild_messages_change_and_break_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(fuzz(tmp_path, 4_000))
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.soak
def test_a_million_wild_messages_change_and_break_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(fuzz(tmp_path, 1_000_000))
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_huge_message_ends_the_connection_and_nothing_else(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(Settings(folder=tmp_path, limits=UNLIMITED)) as address:
            ann = await open_table(address, "Ann", [0])
            before = await look(address, ann)
            async with connect(socket_address(address, ann.table)) as socket:
                await socket.send("x" * 100_000)
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
            assert await look(address, ann) == before

    asyncio.run(scene())
