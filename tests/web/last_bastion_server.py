"""A server whose games of Last Bastion begin at the position their edition names: port, folder."""

import json
import sys
from pathlib import Path

import garrison
from garrison.core.contract import State
from garrison.core.documents import Document
from garrison.core.game import Game, any_game
from garrison.core.registry import Edition, Entry, Options, Registry
from garrison.games.last_bastion.face.game import LastBastionGame
from garrison.games.last_bastion.rules.setup import SetupChoices
from garrison.games.last_bastion.rules.state import LastBastion
from garrison.server.running import make_server
from garrison.server.services import Dependencies
from garrison.server.settings import Limits, Settings
from garrison.server.tables.catalog import InstalledGames
from garrison.server.thinking.thinkers import RandomThinker
from web.last_bastion_positions import POSITIONS, Position
from web.serving import CLIENT

MANY_TABLES = 10_000
NOTHING_CHOSEN = SetupChoices([], [], [], -1, True)


class Begun(LastBastionGame):
    """A game that begins in the middle."""

    def __init__(self, name: str, position: Position) -> None:
        options = dict(each.split("=") for each in position.options.split("&"))
        super().__init__(name, options["level"], int(options["seats"]), NOTHING_CHOSEN)
        self._position = position

    def start(self) -> LastBastion:
        if not self._position.document:
            return super().start()
        document: Document = json.loads(json.dumps(self._position.document))
        state = self.read(document)
        for line in self._position.lines:
            self.play(state, line)
        return state


def _edition(name: str, position: Position) -> Edition:
    def make(name: str, options: Options, own: Path | None) -> Game[State]:
        return any_game(Begun(name, position))

    return Edition(name, (), make)


def dependencies() -> Dependencies:
    registry = Registry()
    installed = next(each for each in garrison.available_games() if each.name == "last-bastion")
    begun = [_edition(name, position) for name, position in POSITIONS.items()]
    registry.add(Entry("last-bastion", [*installed.editions, *begun]))
    return Dependencies(InstalledGames(registry), RandomThinker())


if __name__ == "__main__":
    port, folder = sys.argv[1:]
    limits = Limits(tables_per_hour=MANY_TABLES)
    settings = Settings(folder=Path(folder), client=CLIENT, limits=limits)
    make_server(settings, "127.0.0.1", int(port), dependencies()).run()
