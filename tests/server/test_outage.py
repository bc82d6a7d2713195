"""The database or Redis goes away for a while: play pauses with a clear message and goes on."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from server.players import Player
from server.processes import ServerProcess
from server.services import Service, postgres, redis
from server.test_kills import check, seat_players

SECONDS = [2.0, pytest.param(10.0, marks=pytest.mark.soak)]
"""How long a service is away."""
TIMES = [
    [2.0],
    [0.3, 0.1, 0.5],
    pytest.param([10.0], marks=pytest.mark.soak),
    pytest.param([0.1 * (turn % 9) for turn in range(40)], marks=pytest.mark.soak),
]
"""How long it is away each time. Owners of tables change while nobody has heard of it yet."""


async def through_outages(
    service: Service, addresses: list[str], times: Sequence[float]
) -> list[Player]:
    """Play while a service is stopped and started again, each time away for so long."""
    players = await seat_players(addresses, 6)
    for at in range(0, 6, 2):  # both of a table at different servers, if there are two
        players[at] = Player(addresses[:1], players[at].ticket, at, 0.1)
        players[at + 1] = Player(addresses[-1:], players[at + 1].ticket, at + 1, 0.1)
    tasks = [asyncio.create_task(player.play()) for player in players]
    while any(player.seen.turn is None or not player.seen.turn.moves for player in players):
        await asyncio.sleep(0.02)
    for seconds in times:
        await asyncio.to_thread(service.stop)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(service.start)
        await asyncio.sleep(seconds)
    deadline = time.monotonic() + 60
    while not all(player.is_over for player in players):
        stuck = [(player.seen.version, player.comebacks) for player in players]
        assert time.monotonic() < deadline, f"play did not go on: {stuck}"
        await asyncio.sleep(0.1)
    await asyncio.gather(*tasks)
    await check(addresses[0], players)
    return players


@pytest.mark.parametrize("seconds", SECONDS)
def test_without_its_database_a_table_waits_and_says_so(tmp_path: Path, seconds: float) -> None:
    with postgres() as database:
        url = f"postgresql://garrison@127.0.0.1:{database.port}/postgres"
        server = ServerProcess(tmp_path, database=url)
        server.start()
        try:
            players = asyncio.run(through_outages(database, [server.address], [seconds]))
            assert sum(player.troubles for player in players) > 0
        finally:
            server.kill()


def test_without_the_database_the_server_is_alive_but_not_ready(tmp_path: Path) -> None:
    with postgres() as database:
        url = f"postgresql://garrison@127.0.0.1:{database.port}/postgres"
        server = ServerProcess(tmp_path, database=url)
        server.start()
        try:
            database.stop()
            assert httpx.get(f"{server.address}/health").status_code == 200
            assert httpx.get(f"{server.address}/ready", timeout=20).status_code == 503
            refused = httpx.get(f"{server.address}/api/tables", timeout=20)
            assert refused.status_code == 503
            assert refused.json()["reason"]["id"] == "server-storage-away"
            database.start()
            assert httpx.get(f"{server.address}/ready", timeout=20).status_code == 200
        finally:
            server.kill()


@pytest.mark.parametrize("times", TIMES)
def test_without_redis_tables_wait_and_go_on(tmp_path: Path, times: Sequence[float]) -> None:
    with redis() as post:
        url = f"redis://127.0.0.1:{post.port}"
        servers = [ServerProcess(tmp_path, redis=url) for _ in range(2)]
        for server in servers:
            server.start()
        try:
            addresses = [server.address for server in servers]
            players = asyncio.run(through_outages(post, addresses, times))
            assert sum(player.troubles for player in players) > 0
        finally:
            for server in servers:
                server.kill()
