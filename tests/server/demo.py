"""A server that offers the demonstration game."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from demo.race import Race, RaceGame
from garrison.core.contract import State
from garrison.core.game import Game, any_game
from garrison.core.registry import Edition, Entry, Option, Options, Registry
from garrison.server.running import make_server
from garrison.server.services import Dependencies
from garrison.server.settings import Limits, Settings
from garrison.server.tables.catalog import InstalledGames
from garrison.server.thinking.thinkers import RandomThinker
from garrison.table.ports import Thinker
from server.services import free_port

UNLIMITED = Limits(
    messages_per_second=0,
    requests_per_second=0,
    thoughts_per_second=0,
    tables_per_hour=0,
    records_per_hour=0,
    connections_per_address=0,
)


def race_under(number: int) -> type[RaceGame]:
    """The demonstration game under other rules, which begin elsewhere: playing it again shows."""

    class OtherRace(RaceGame):
        rules = number

        def start(self) -> Race:
            state = super().start()
            state.turn = (number - 1) % 2
            return state

    return OtherRace


def demo_dependencies(
    thinker: Thinker | None = None, game: type[RaceGame] = RaceGame
) -> Dependencies:
    def make(name: str, options: Options, own: Path | None) -> Game[State]:
        return any_game(game(int(options["seats"])))

    registry = Registry()
    seats = Option("seats", ["1", "2", "3", "4"], "2")
    registry.add(Entry("race", [Edition("", [seats], make)]))
    return Dependencies(InstalledGames(registry), thinker or RandomThinker())


@asynccontextmanager
async def serving(
    settings: Settings, dependencies: Dependencies | None = None
) -> AsyncIterator[str]:
    """A server in this very process, and its address."""
    port = free_port()
    server = make_server(settings, "127.0.0.1", port, dependencies or demo_dependencies())
    running = asyncio.create_task(server.serve())
    while not server.started:
        assert not running.done(), "the server did not start"
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await running
