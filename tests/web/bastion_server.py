"""A server whose games of Bastion begin at a position: port, folder.

The usual editions begin a few blows before victory; the others are named like their positions.
"""

import sys
from collections.abc import Callable
from pathlib import Path

import garrison
from garrison.core.contract import State
from garrison.core.documents import Document
from garrison.core.game import Game, any_game
from garrison.core.registry import Edition, Entry, Options, Registry
from garrison.games.bastion import BastionGame
from garrison.games.bastion.rules.state import Bastion
from garrison.server.running import make_server
from garrison.server.services import Dependencies
from garrison.server.settings import Limits, Settings
from garrison.server.tables.catalog import InstalledGames
from garrison.server.thinking.thinkers import RandomThinker
from web.bastion_positions import POSITIONS, Position, beginning
from web.serving import CLIENT

ROOMY = Limits(requests_per_second=0, tables_per_hour=0, thoughts_per_second=0)
"""All browsers of a test come from one address."""

Make = Callable[[str, Options, Path | None], Game[State]]


class Begun(BastionGame):
    """The same game, begun in the middle."""

    def __init__(self, game: BastionGame, document: Document) -> None:
        super().__init__(game.name, game.contents, game.facts, game.army)
        self._document = document

    def start(self) -> Bastion:
        return self.read(self._document)


def _usual(make: Make) -> Make:
    def begin(name: str, options: Options, own: Path | None) -> Game[State]:
        game = make(name, options, own)
        assert isinstance(game, BastionGame)
        return any_game(Begun(game, beginning(game.seats)))

    return begin


def _named(make: Make, position: Position) -> Make:
    def begin(name: str, options: Options, own: Path | None) -> Game[State]:
        game = make(name, {**options, "seats": str(position.seats)}, own)
        assert isinstance(game, BastionGame)
        return any_game(Begun(game, position.document))

    return begin


def dependencies() -> Dependencies:
    entry = next(each for each in garrison.available_games() if each.name == "bastion")
    second = next(each for each in entry.editions if each.name == "2018")
    usual = [Edition(each.name, each.options, _usual(each.make)) for each in entry.editions]
    named = [
        Edition(name, second.options, _named(second.make, position))
        for name, position in POSITIONS.items()
    ]
    registry = Registry()
    registry.add(Entry(entry.name, [*usual, *named]))
    return Dependencies(InstalledGames(registry), RandomThinker())


if __name__ == "__main__":
    port, folder = sys.argv[1:]
    settings = Settings(folder=Path(folder), client=CLIENT, limits=ROOMY)
    make_server(settings, "127.0.0.1", int(port), dependencies()).run()
