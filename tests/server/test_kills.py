"""Whatever is acknowledged survives: a server killed at random moments loses no move."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from garrison.server.http.schemas import Ticket
from garrison.table.messages.client import Bye, Hello, Welcome
from server.demo_process import LEASE_SECONDS
from server.players import Client, Player, join_table, open_table, socket_address
from server.processes import ServerProcess
from server.services import postgres, redis


async def seat_players(addresses: list[str], count: int) -> list[Player]:
    """So many people, two at a table."""

    async def seat_two(n: int) -> list[Player]:
        host = await open_table(addresses[0], "Ann", [0])
        guest = await join_table(addresses[0], host, "Bob", [1])
        return [Player(addresses, host, n), Player(addresses, guest, n + 1)]

    pairs = await asyncio.gather(*(seat_two(n) for n in range(0, count, 2)))
    return [player for pair in pairs for player in pair]


async def renew(address: str, players: list[Player]) -> None:
    """Tables whose game is over get a new one, so that there is always somebody playing."""
    for at in range(0, len(players), 2):
        if players[at].is_over and players[at + 1].is_over:
            await check(address, players[at : at + 2])
            players[at : at + 2] = await seat_players([address], 2)


async def check(address: str, players: list[Player]) -> None:
    """Everything that was promised to these players is there, and they see what the server sees."""
    await asyncio.gather(*(check_one(address, player) for player in players))


async def check_one(address: str, player: Player) -> None:
    fresh = await look(address, player.ticket)
    moves = {(told.version, told.say) for told in fresh.entries if told.by}
    for promise in player.acknowledged:
        assert promise in moves, f"{promise} was acknowledged and is lost"
    assert player.seen.log == fresh.entries[: len(player.seen.log)]


async def look(address: str, ticket: Ticket) -> Welcome:
    """Everything as it stands. Whoever is cut off, as an owner changes or dies, comes again."""
    for _ in range(20):
        with suppress(OSError, WebSocketException):
            async with connect(socket_address(address, ticket.table), open_timeout=60) as socket:
                client = Client(socket)
                await client.send(Hello(token=ticket.token))
                message = await client.receive()
            if isinstance(message, Welcome):
                return message
            assert isinstance(message, Bye), message
            assert message.again, message
        await asyncio.sleep(0.2)
    raise AssertionError("the table cannot be reached")


async def catch_up(players: list[Player]) -> None:
    """Let everybody see the present version, then stop."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(1.0)
    for player in players:
        player.stop()
    await asyncio.wait_for(asyncio.gather(*tasks), 20)


async def play_has_begun(players: list[Player], seconds: float = 20.0) -> None:
    """Wait for as many acknowledged moves as there are tables: a kill hits people at play."""
    for _ in range(int(seconds / 0.02)):
        made = sum(len(player.acknowledged) for player in players)
        if made >= len(players) // 2 or all(player.is_over for player in players):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("nobody plays")


async def survive(server: ServerProcess, kills: int, clients: int, seed: int) -> int:
    """Play through so many kills. Returns how many moves were acknowledged."""
    random, acknowledged = Random(seed), 0
    players = await seat_players([server.address], clients)
    for kill in range(kills):
        tasks = [asyncio.create_task(player.play()) for player in players]
        await play_has_begun(players)
        await asyncio.sleep(random.uniform(0.0, 0.5))
        server.kill()
        await asyncio.to_thread(server.start)
        for player in players:
            player.stop()
        await asyncio.wait_for(asyncio.gather(*tasks), 20)
        await check(server.address, players)
        acknowledged += sum(len(player.acknowledged) for player in players)
        print(f"kill {kill + 1}: {acknowledged} moves acknowledged, all kept")
        players = [again(player, server.address) for player in players]
        await renew(server.address, players)
    await catch_up(players)
    await check(server.address, players)
    return acknowledged


def again(player: Player, address: str) -> Player:
    """The same person with the same knowledge, ready to play on."""
    fresh = Player([address], player.ticket, len(player.seen.log))
    fresh.seen = player.seen
    return fresh


def test_a_server_killed_while_people_play_loses_nothing(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    try:
        assert asyncio.run(survive(server, kills=3, clients=8, seed=1)) > 20
    finally:
        server.kill()


@pytest.mark.soak
def test_a_hundred_kills_with_fifty_clients_lose_nothing(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    try:
        assert asyncio.run(survive(server, kills=100, clients=50, seed=2)) > 2_000
    finally:
        server.kill()


def test_on_postgresql_likewise(tmp_path: Path) -> None:
    with postgres() as database:
        url = f"postgresql://garrison@127.0.0.1:{database.port}/postgres"
        server = ServerProcess(tmp_path, database=url)
        server.start()
        try:
            assert asyncio.run(survive(server, kills=2, clients=6, seed=3)) > 10
        finally:
            server.kill()


def test_a_server_that_is_asked_to_stop_finishes_and_saves(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()

    async def scene() -> list[Player]:
        players = await seat_players([server.address], 4)
        tasks = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(0.3)
        await asyncio.to_thread(server.stop)
        for player in players:
            player.stop()
        await asyncio.gather(*tasks)
        await asyncio.to_thread(server.start)
        await check(server.address, players)
        return players

    try:
        players = asyncio.run(scene())
        assert any(player.acknowledged for player in players)
        assert "Traceback" not in server.log()
    finally:
        server.kill()


async def all_play_on(players: list[Player], seconds: float = 10.0) -> None:
    """Wait until everybody sees more than they have seen now, or the end."""
    before = [player.seen.version for player in players]
    for _ in range(int(seconds / 0.05)):
        each = zip(players, before, strict=True)
        if all(player.is_over or player.seen.version > version for player, version in each):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("somebody could not play on with the other server")


async def two_servers(folder: Path, database: str, url: str, kills: int, clients: int) -> int:
    """Kill the owner again and again; the other one takes over within seconds.

    Returns how many moves were acknowledged.
    """
    acknowledged = 0
    servers = [ServerProcess(folder, database, url) for _ in range(2)]
    for server in servers:
        server.start()
    try:
        addresses = [server.address for server in servers]
        players = await seat_players(addresses, clients)
        for round in range(kills):
            tasks = [asyncio.create_task(player.play()) for player in players]
            await play_has_begun(players)
            victim = servers[round % 2]
            victim.kill()
            await all_play_on(players)
            for player in players:
                player.stop()
            await asyncio.wait_for(asyncio.gather(*tasks), 20)
            await asyncio.to_thread(victim.start)
            await check(servers[(round + 1) % 2].address, players)
            await check(victim.address, players)
            acknowledged += sum(len(player.acknowledged) for player in players)
            print(f"kill {round + 1}: {acknowledged} moves acknowledged, all kept")
            players = await seat_players(addresses, clients)
        return acknowledged
    finally:
        for server in servers:
            server.kill()


def test_when_the_owner_of_a_table_dies_another_process_takes_over(tmp_path: Path) -> None:
    with redis() as post:
        url = f"redis://127.0.0.1:{post.port}"
        assert asyncio.run(two_servers(tmp_path, "", url, kills=2, clients=8)) > 20


@pytest.mark.soak
def test_owners_die_a_hundred_times_on_postgresql(tmp_path: Path) -> None:
    with redis() as post, postgres() as database:
        url = f"postgresql://garrison@127.0.0.1:{database.port}/postgres"
        seen = asyncio.run(
            two_servers(tmp_path, url, f"redis://127.0.0.1:{post.port}", kills=100, clients=50)
        )
        assert seen > 2_000


async def sleepers(folder: Path, database: str, url: str, rounds: int, clients: int) -> int:
    """Freeze an owner past its lease: the other takes over, and the sleeper writes over nothing.

    Returns how many moves were acknowledged.
    """
    acknowledged = 0
    servers = [ServerProcess(folder, database, url) for _ in range(2)]
    for server in servers:
        server.start()
    try:
        addresses = [server.address for server in servers]
        for round in range(rounds):
            players = await seat_players(addresses, clients)
            tasks = [asyncio.create_task(player.play()) for player in players]
            await play_has_begun(players)
            await asyncio.to_thread(servers[round % 2].sleep, 2 * LEASE_SECONDS)
            await all_play_on(players, seconds=20.0)
            for player in players:
                player.stop()
            await asyncio.wait_for(asyncio.gather(*tasks), 20)
            for address in addresses:
                await check(address, players)
            acknowledged += sum(len(player.acknowledged) for player in players)
        return acknowledged
    finally:
        for server in servers:
            server.kill()


@pytest.mark.soak
def test_an_owner_that_sleeps_past_its_lease_writes_over_nothing(tmp_path: Path) -> None:
    with redis() as post, postgres() as database:
        url = f"postgresql://garrison@127.0.0.1:{database.port}/postgres"
        bus = f"redis://127.0.0.1:{post.port}"
        assert asyncio.run(sleepers(tmp_path, url, bus, rounds=20, clients=20)) > 200


def test_two_processes_show_the_same_table(tmp_path: Path) -> None:
    async def scene(addresses: list[str]) -> None:
        host = await open_table(addresses[0], "Ann", [0])
        guest = await join_table(addresses[1], host, "Bob", [1])
        players = [Player([addresses[0]], host, 1), Player([addresses[1]], guest, 2)]
        await asyncio.wait_for(asyncio.gather(*(p.play() for p in players)), 30)
        for address in addresses:
            await check(address, players)
            async with httpx.AsyncClient(base_url=address) as client:
                record = await client.get(f"/api/tables/{host.table}/record")
                assert record.status_code == 200, record.text

    with redis() as post:
        servers = [
            ServerProcess(tmp_path, redis=f"redis://127.0.0.1:{post.port}") for _ in range(2)
        ]
        for server in servers:
            server.start()
        try:
            asyncio.run(scene([server.address for server in servers]))
        finally:
            for server in servers:
                server.kill()
