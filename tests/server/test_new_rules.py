"""A server that crashed comes back with other rules: all but the last second is still there."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from demo.race import RaceGame
from garrison.server.http.schemas import Ticket
from garrison.server.maintenance import opened
from garrison.server.settings import Settings
from garrison.table.messages.client import Welcome
from garrison.table.saving import POSITION_SECONDS
from server.demo import UNLIMITED, demo_components, serving
from server.players import Player, open_table
from server.processes import ServerProcess
from server.services import postgres
from server.test_kills import check, look


class NewRules(RaceGame):
    rules = 2


class NewerRules(RaceGame):
    rules = 3


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == "sqlite":
        yield ""
        return
    with postgres() as service:
        yield f"postgresql://garrison@127.0.0.1:{service.port}/postgres"


async def play_some(address: str, ticket: Ticket, moves: int) -> Player:
    """Play until so many moves were acknowledged."""
    player = Player([address], ticket, moves)
    playing = asyncio.create_task(player.play())
    while len(player.acknowledged) < moves and not player.is_over:
        await asyncio.sleep(0.01)
    player.stop()
    await playing
    return player


def test_a_crash_and_new_rules_together_lose_nothing_that_is_a_second_old(
    tmp_path: Path, database: str
) -> None:
    settings = Settings(folder=tmp_path, database=database, limits=UNLIMITED)
    server = ServerProcess(tmp_path, database)
    server.start()

    async def before() -> tuple[Player, Welcome]:
        ticket = await open_table(server.address, "Ann", [0, 1])
        player = await play_some(server.address, ticket, 3)
        await asyncio.sleep(POSITION_SECONDS + 1)
        return player, await look(server.address, ticket)

    async def after(game: type[RaceGame], player: Player, then: Welcome) -> Welcome:
        async with serving(settings, demo_components(game=game)) as address:
            now = await look(address, player.ticket)
            assert now.view == then.view
            assert now.turn.moves == then.turn.moves
            assert now.entries[:-1] == then.entries
            assert now.entries[-1].kind == "rebased"
            assert now.entries[-1].words[0].args == {"rules": game.rules, "lost": 0}
            async with opened(settings) as store:
                kept = await store.saved(player.ticket.table)
            assert not kept.later, "another crash would begin with old rules"
            await check(address, [player])
            again = await play_some(address, player.ticket, 1)
            await check(address, [again])
            return await look(address, player.ticket)

    try:
        player, then = asyncio.run(before())
    finally:
        server.kill()
    assert len(player.acknowledged) >= 3
    then = asyncio.run(after(NewRules, player, then))
    asyncio.run(after(NewerRules, player, then))
