"""One server of several processes: they share the tables, and one that dies costs no move."""

import asyncio
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from garrison.server.cluster.ports import Letter, OthersAway
from garrison.server.processes.broker import Broker
from garrison.server.processes.broker_client import BrokerClient
from garrison.server.processes.handover import Handover, open_channels
from server.players import Player
from server.processes import ServerProcess
from server.test_kills import all_play_on, check, play_has_begun, renew, seat_players


@asynccontextmanager
async def connected(*names: str) -> AsyncIterator[list[BrokerClient]]:
    """Some processes at one broker."""
    server, clients = Broker(), []
    serving = []
    for name in names:
        ours, theirs = socket.socketpair()
        serving.append(asyncio.create_task(server.serve(name, ours)))
        clients.append(BrokerClient(name, theirs))
        await clients[-1].connect()
    try:
        yield clients
    finally:
        for each in clients:
            await each.disconnect()
        await asyncio.gather(*serving)


def test_whoever_asks_first_owns_a_table_until_it_is_given_up() -> None:
    async def scene() -> None:
        async with connected("0.1", "1.1") as (one, two):
            assert await one.owner("abc") == "0.1"
            assert await two.owner("abc") == "0.1"
            await two.release("abc")
            assert await two.owners(["abc", "def"]) == {"abc": "0.1"}
            await one.release("abc")
            assert await one.owners(["abc"]) == {}
            assert await two.owner("abc") == "1.1"

    asyncio.run(scene())


def test_the_tables_of_a_process_that_ends_are_free_at_once() -> None:
    async def scene() -> None:
        async with connected("0.1", "1.1") as (one, two):
            await one.owner("abc")
            assert "0.1" in await two.living(["0.1"])
            await one.disconnect()
            while "0.1" in await two.living(["0.1"]):
                await asyncio.sleep(0)
            assert await two.owner("abc") == "1.1"

    asyncio.run(scene())


def test_letters_arrive_in_order_and_whoever_writes_to_nobody_is_told() -> None:
    async def scene() -> None:
        async with connected("0.1", "1.1") as (one, two):
            arrived: asyncio.Queue[str] = asyncio.Queue()
            two.start(lambda letter: arrived.put_nowait(letter.connection), arrived.put_nowait)
            one.start(lambda letter: None, arrived.put_nowait)
            for number in ("1", "2", "3"):
                one.send("1.1", Letter("say", "0.1", number))
            assert [await arrived.get() for _ in range(3)] == ["1", "2", "3"]
            one.send("7.1", Letter("say", "0.1", "4"))
            assert await arrived.get() == "7.1"

    asyncio.run(scene())


def test_a_process_whose_broker_is_gone_ends_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    monkeypatch.setattr(os, "kill", lambda _, number: told.append(number))

    async def scene() -> None:
        ours, theirs = socket.socketpair()
        alone = BrokerClient("0.1", theirs)
        await alone.connect()
        asked = asyncio.create_task(alone.owner("abc"))
        await asyncio.sleep(0)
        ours.close()
        with pytest.raises(OthersAway):
            await asked
        assert told == [signal.SIGTERM]
        with pytest.raises(OthersAway):
            await alone.owner("abc")
        await alone.disconnect()

    asyncio.run(scene())


def test_a_socket_is_handed_over_with_what_was_read_of_it() -> None:
    async def scene() -> None:
        pairs = open_channels(2)
        outsides, (near, far) = [outside for outside, _ in pairs], [inside for _, inside in pairs]

        async def owner(table: str) -> str | None:
            return "1.4" if table == "abc" else None

        giver, taker = Handover(near, outsides, owner), Handover(far, outsides, owner)
        taken: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        async def take(connection: socket.socket, head: bytes) -> None:
            connection.send(b"welcome")
            connection.close()
            taken.set_result(head)

        taker.start(take)
        client, accepted = socket.socketpair()
        assert not await giver.hand_over("/ws/tables/def", accepted.fileno(), b"head")
        assert not await giver.hand_over("/health", accepted.fileno(), b"head")
        assert await giver.hand_over("/ws/tables/abc", accepted.fileno(), b"head")
        accepted.close()
        assert await asyncio.wait_for(taken, 30) == b"head"
        assert client.recv(100) == b"welcome"
        taker.stop()
        for each in (client, *(end for pair in pairs for end in pair)):
            each.close()

    asyncio.run(scene())


async def play_through(server: ServerProcess, faults: Sequence[int], clients: int) -> int:
    """Let processes die or freeze while people play. Returns how many moves were acknowledged."""
    random, acknowledged = Random(5), 0
    players = await seat_players([server.address], clients)
    for fault in faults:
        tasks = [asyncio.create_task(player.play()) for player in players]
        await play_has_begun(players, 60.0)
        os.kill(random.choice(server.workers()), fault)
        await all_play_on(players, 60.0)
        for player in players:
            player.stop()
        await asyncio.wait_for(asyncio.gather(*tasks), 60)
        await check(server.address, players)
        acknowledged += sum(len(player.acknowledged) for player in players)
        players = [_again(player, server.address) for player in players]
        await renew(server.address, players)
        await _has_workers(server, 2)
    return acknowledged


def _again(player: Player, address: str) -> Player:
    fresh = Player([address], player.ticket, len(player.seen.log))
    fresh.seen = player.seen
    return fresh


async def _has_workers(server: ServerProcess, count: int) -> None:
    """Wait until a process that ended was replaced."""
    deadline = time.monotonic() + 60
    while len(server.workers()) < count:
        assert time.monotonic() < deadline, server.log()
        await asyncio.sleep(0.05)


def test_a_process_that_is_killed_is_replaced_and_loses_nothing(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, processes=2)
    server.start()
    try:
        acknowledged = asyncio.run(play_through(server, [signal.SIGKILL], clients=12))
        assert acknowledged > 10
        assert _entries(server) >= acknowledged, "whichever process tells them, numbers are of all"
        server.stop()
        assert "Traceback" not in server.log()
    finally:
        server.kill()


def _entries(server: ServerProcess) -> float:
    told = httpx.get(f"{server.address}/metrics", timeout=60).text.splitlines()
    lines = dict(line.split(" ") for line in told if not line.startswith("#"))
    return float(lines["garrison_entries_total"])


@pytest.mark.soak
def test_processes_die_and_freeze_forty_times_and_lose_nothing(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, processes=3)
    server.start()
    faults = [signal.SIGKILL if turn % 8 else signal.SIGSTOP for turn in range(1, 41)]
    try:
        assert asyncio.run(play_through(server, faults, clients=30)) > 1_000
    finally:
        server.kill()
