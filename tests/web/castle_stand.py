"""A server whose games of Unbreakable Castle begin shortly before the end: port, folder.

Everybody has two towers and two walls and can pay for the rest.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import garrison
from garrison.core.contract import State
from garrison.core.documents import Document, Json
from garrison.core.game import Game, any_game
from garrison.core.registry import Edition, Entry, Options, Registry
from garrison.games.unbreakable_castle.face.game import CastleGame
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.server.running import make_server
from garrison.server.services import Components
from garrison.server.settings import Settings
from garrison.server.tables.catalog import InstalledGames
from garrison.server.thinking.thinkers import RandomThinker
from web.serving import CLIENT

BUILT: Final[Json] = {"tower": 2, "wall": 2}
GOODS: Final[Json] = {"wood": 10, "clay": 3, "ore": 6, "stone": 3, "gold": 1, "mana": 3}

Make = Callable[[str, Options, Path | None], Game[State]]


def position(seats: int) -> Document:
    letters = "ABCDEF"[:seats]
    return {
        "castles": dict.fromkeys(letters, BUILT),
        "goods": dict.fromkeys(letters, GOODS),
    }


class LateCastle(CastleGame):
    """The same game, begun late; where races are chosen, it begins at the beginning."""

    def __init__(self, game: CastleGame) -> None:
        vars(self).update(vars(game))

    def start(self) -> Castle:
        return super().start() if "races=choose" in self.name else self.read(position(self.seats))


def _late(make: Make) -> Make:
    def begin(name: str, options: Options, own: Path | None) -> Game[State]:
        game = make(name, options, own)
        assert isinstance(game, CastleGame)
        return any_game(LateCastle(game))

    return begin


def components() -> Components:
    registry = Registry()
    for entry in garrison.available_games():
        if entry.name == "unbreakable-castle":
            editions = [Edition(e.name, e.options, _late(e.make)) for e in entry.editions]
            registry.add(Entry(entry.name, editions))
    return Components(InstalledGames(registry), RandomThinker())


if __name__ == "__main__":
    port, folder = sys.argv[1:]
    make_server(
        Settings(folder=Path(folder), client=CLIENT), "127.0.0.1", int(port), components()
    ).run()
