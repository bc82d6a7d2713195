"""A server that is killed at any moment and comes back with other rules loses nothing."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from garrison.server.maintenance import opened
from garrison.server.settings import Settings
from garrison.table.messages.client import Welcome
from server.demo import UNLIMITED, race_under
from server.players import Player, open_table
from server.processes import ServerProcess
from server.services import postgres
from server.test_kills import again, check, look, play_has_begun


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == "sqlite":
        yield ""
        return
    with postgres() as service:
        yield f"postgresql://garrison@127.0.0.1:{service.port}/postgres"


def view_after(told: Welcome, rules: int) -> object:
    """What the moves of this log lead to from the beginning under the rules it was opened with."""
    game = race_under(rules)(2)
    state = game.start()
    for entry in told.entries:
        if entry.kind in ("moved", "chance"):
            assert entry.say is not None
            state.play(game.parse(state, entry.say))
    return msgspec.json.decode(msgspec.json.encode(game.view(state, told.seen_from)))


async def check_position(address: str, player: Player, rules: int) -> None:
    """Every move that was promised is there, the game stands where they led, and none was lost."""
    await check(address, [player])
    now = await look(address, player.ticket)
    assert now.view == view_after(now, rules)
    changes = [entry for entry in now.entries if entry.kind == "rebased"]
    assert all(entry.words[0].args["lost"] == 0 for entry in changes)


async def change_rules(server: ServerProcess, kills: int, tables: int, seed: int) -> int:
    """Kill the server again and again while people play; each time it comes back with other rules.

    Returns how many moves were acknowledged.
    """
    random, acknowledged = Random(seed), 0
    players: list[Player] = []
    begun: dict[str, int] = {}
    for kill in range(kills):
        going_on = [again(player, server.address) for player in players if not player.is_over]
        tickets = [
            await open_table(server.address, "Ann", [0, 1]) for _ in range(tables - len(going_on))
        ]
        players = going_on + [
            Player([server.address], ticket, random.randrange(1000)) for ticket in tickets
        ]
        begun |= {ticket.table: kill + 1 for ticket in tickets}
        tasks = [asyncio.create_task(player.play()) for player in players]
        await play_has_begun(players)
        await asyncio.sleep(random.uniform(0.0, 0.3))
        server.kill()
        for player in players:
            player.stop()
        await asyncio.wait_for(asyncio.gather(*tasks), 20)
        await asyncio.to_thread(server.start, kill + 2)
        for player in players:
            await check_position(server.address, player, begun[player.ticket.table])
        acknowledged += sum(len(player.acknowledged) for player in players)
        print(f"kill {kill + 1}: {acknowledged} moves acknowledged, all kept")
    return acknowledged


def test_a_crash_and_new_rules_together_lose_nothing(tmp_path: Path, database: str) -> None:
    server = ServerProcess(tmp_path, database)
    server.start()
    try:
        assert asyncio.run(change_rules(server, kills=3, tables=3, seed=1)) >= 3
    finally:
        server.kill()


@pytest.mark.soak
def test_fifty_crashes_and_new_rules_lose_nothing(tmp_path: Path, database: str) -> None:
    server = ServerProcess(tmp_path, database)
    server.start()
    try:
        assert asyncio.run(change_rules(server, kills=50, tables=10, seed=2)) > 250
    finally:
        server.kill()


def test_a_table_opened_under_new_rules_is_saved_with_them(tmp_path: Path, database: str) -> None:
    """Another crash does not begin with the old rules again."""
    server = ServerProcess(tmp_path, database)
    server.start()
    settings = Settings(folder=tmp_path, database=database, limits=UNLIMITED)

    async def scene() -> None:
        player = Player([server.address], await open_table(server.address, "Ann", [0, 1]), 1)
        playing = asyncio.create_task(player.play())
        await play_has_begun([player])
        server.kill()
        player.stop()
        await playing
        await asyncio.to_thread(server.start, 2)
        await check_position(server.address, player, 1)
        async with opened(settings) as store:
            assert not (await store.saved(player.ticket.table)).later

    try:
        asyncio.run(scene())
    finally:
        server.kill()
