"""A server that offers the demonstration game."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from demo.race import RaceGame
from garrison.core.contract import State
from garrison.core.game import Game, any_game
from garrison.core.registry import Edition, Entry, Option, Options, Registry
from garrison.server.house import Parts
from garrison.server.library import AllGames
from garrison.server.running import make_server
from garrison.server.settings import Limits, Settings
from garrison.server.thinking import RandomThinker
from garrison.table.seams import Thinker
from server.services import free_port

UNLIMITED = Limits(messages_per_second=0, requests_per_second=0, thoughts_per_second=0)


def demo_parts(thinker: Thinker | None = None, game: type[RaceGame] = RaceGame) -> Parts:
    def make(name: str, options: Options, own: Path | None) -> Game[State]:
        return any_game(game(int(options["seats"])))

    registry = Registry()
    seats = Option("seats", ["1", "2", "3", "4"], "2")
    registry.add(Entry("race", [Edition("", [seats], make)]))
    return Parts(AllGames(registry), thinker or RandomThinker())


@asynccontextmanager
async def serving(settings: Settings, parts: Parts | None = None) -> AsyncIterator[str]:
    """A server in this very process, and its address."""
    port = free_port()
    server = make_server(settings, "127.0.0.1", port, parts or demo_parts())
    running = asyncio.create_task(server.serve())
    while not server.started:
        assert not running.done(), "the server did not start"
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await running
