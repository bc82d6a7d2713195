"""A server whose games of Unbreakable Castle begin at the position their edition names: port, folder.

The edition without a name begins shortly before the end.
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
from web.castle_positions import POSITIONS, Position
from web.serving import CLIENT

BUILT: Final[Json] = {"tower": 2, "wall": 2}
GOODS: Final[Json] = {"wood": 10, "clay": 3, "ore": 6, "stone": 3, "gold": 1, "mana": 3}

Make = Callable[[str, Options, Path | None], Game[State]]


class Begun(CastleGame):
    """The same game, begun in the middle; where races are chosen, it begins at the beginning."""

    def __init__(self, game: CastleGame, position: Position) -> None:
        vars(self).update(vars(game))
        self._position = position

    def start(self) -> Castle:
        document = dict(self._position.document)
        if "races=choose" in self.name and not document:
            return super().start()
        state = self.read(document or late(self.seats))
        for line in self._position.lines:
            self.play(state, line)
        return state


def late(seats: int) -> Document:
    """Everybody has two towers and two walls and can pay for the rest."""
    letters = "ABCDEF"[:seats]
    return {
        "castles": dict.fromkeys(letters, BUILT),
        "goods": dict.fromkeys(letters, GOODS),
    }


def _begun(make: Make, position: Position, own_options: bool) -> Make:
    chosen = dict(each.split("=") for each in position.options.split("&"))

    def begin(name: str, options: Options, own: Path | None) -> Game[State]:
        game = make(name, {**options, **chosen} if own_options else options, own)
        assert isinstance(game, CastleGame)
        return any_game(Begun(game, position))

    return begin


def components() -> Components:
    registry = Registry()
    entry = next(each for each in garrison.available_games() if each.name == "unbreakable-castle")
    usual = entry.editions[0]
    late = Edition(usual.name, usual.options, _begun(usual.make, Position(), False))
    named = [
        Edition(name, usual.options, _begun(usual.make, position, True))
        for name, position in POSITIONS.items()
    ]
    registry.add(Entry(entry.name, [late, *named]))
    return Components(InstalledGames(registry), RandomThinker())


if __name__ == "__main__":
    port, folder = sys.argv[1:]
    settings = Settings(folder=Path(folder), client=CLIENT)
    make_server(settings, "127.0.0.1", int(port), components()).run()
