"""A server whose games of Unbreakable Castle begin at a position: port, folder.

Editions are named like their positions; the one without a name begins shortly before the end.
"""

import sys
from collections.abc import Callable, Mapping
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
from garrison.server.services import Dependencies
from garrison.server.settings import Limits, Settings
from garrison.server.tables.catalog import InstalledGames
from garrison.server.thinking.thinkers import RandomThinker
from garrison.table.ports import Thinker
from web.castle_positions import POSITIONS, Position
from web.serving import CLIENT

BUILT: Final[Json] = {"tower": 2, "wall": 2}
GOODS: Final[Json] = {"wood": 10, "clay": 3, "ore": 6, "stone": 3, "gold": 1, "mana": 3}

ROOMY: Final = Limits(requests_per_second=0, tables_per_hour=0, thoughts_per_second=0)
"""All browsers of a test come from one address."""

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


def begun_at(
    position: Position,
    named: Mapping[str, Position] | None = None,
    thinker: Thinker | None = None,
) -> Dependencies:
    """Games that begin at this position; its editions at others."""
    entry = next(each for each in garrison.available_games() if each.name == "unbreakable-castle")
    usual, registry = entry.editions[0], Registry()
    editions = [
        Edition(name, usual.options, _begun(usual.make, each, bool(name)))
        for name, each in {"": position, **(named or {})}.items()
    ]
    registry.add(Entry(entry.name, editions))
    return Dependencies(InstalledGames(registry), thinker or RandomThinker())


if __name__ == "__main__":
    port, folder = sys.argv[1:]
    settings = Settings(folder=Path(folder), client=CLIENT, limits=ROOMY)
    make_server(settings, "127.0.0.1", int(port), begun_at(Position(), POSITIONS)).run()
