"""The few names a user of the library needs."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

from garrison.core.contract import CHANCE, ONLOOKER, OVER, Move, State
from garrison.core.game import Game, S
from garrison.core.laws import check
from garrison.core.registry import Entry, Registry
from garrison.games import GAMES
from garrison.texts import translator

__all__ = [
    "CHANCE",
    "ONLOOKER",
    "OVER",
    "Game",
    "State",
    "available_games",
    "check",
    "load",
    "sentence",
]

_registry = Registry()


def _all_games() -> Registry:
    if not _registry.entries():
        for module in GAMES:
            _registry.add(import_module(module).ENTRY)
    return _registry


def available_games() -> list[Entry]:
    """Every game, with its editions and their options."""
    return _all_games().entries()


def sentence(game: Game[S], state: S, move: Move, language: str = "en") -> str:
    """A move, or an outcome of chance, in words of this language."""
    described = game.describe_move(state, move)
    args = described["args"]
    assert isinstance(args, Mapping)
    return translator(language)(str(described["id"]), args)


def load(name: str, own: Path | None = None) -> Game[State]:
    """The game with this name: `bastion/2018?level=hard&classes=scouts,giants,dragons&seats=3`.

    `own` is a player's own data file, used in place of what we had to reconstruct. An unknown
    name or option raises `BadNotation`, which lists the valid ones and the nearest spelling.
    """
    return _all_games().load(name, own)
