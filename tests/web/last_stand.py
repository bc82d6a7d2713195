"""A server whose games of Bastion begin one blow before victory: port, folder."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import garrison
from garrison.core.contract import State
from garrison.core.documents import Document
from garrison.core.game import Game, any_game
from garrison.core.registry import Edition, Entry, Options, Registry
from garrison.games.bastion import BastionGame
from garrison.games.bastion.rules.state import Bastion
from garrison.server.running import make_server
from garrison.server.services import Components
from garrison.server.settings import Settings
from garrison.server.tables.catalog import InstalledGames
from garrison.server.thinking.thinkers import RandomThinker
from web.serving import CLIENT

POSITION: Final[Document] = {
    "wall": {"3": "fire rider"},
    "deck": [],
    "defenders": {"D1": ["A"]},
    "seats": {"A": {"mana": {"fire": 7, "dark": 2}}},
}

Make = Callable[[str, Options, Path | None], Game[State]]


class LastStand(BastionGame):
    """One enemy is left, and the defender can pay for it."""

    def start(self) -> Bastion:
        return self.read(POSITION)


def _at_the_end(make: Make) -> Make:
    def stand(name: str, options: Options, own: Path | None) -> Game[State]:
        game = make(name, options, own)
        assert isinstance(game, BastionGame)
        return any_game(LastStand(game.name, game.contents, game.facts, game.army))

    return stand


def components() -> Components:
    registry = Registry()
    for entry in garrison.available_games():
        if entry.name == "bastion":
            editions = [Edition(e.name, e.options, _at_the_end(e.make)) for e in entry.editions]
            registry.add(Entry(entry.name, editions))
    return Components(InstalledGames(registry), RandomThinker())


if __name__ == "__main__":
    port, folder = sys.argv[1:]
    make_server(
        Settings(folder=Path(folder), client=CLIENT), "127.0.0.1", int(port), components()
    ).run()
