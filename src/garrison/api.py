"""The public names of the library. `docs/library.md` shows each at work."""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Final
from warnings import warn

from librt.random import Random

from garrison.core.contract import CHANCE, ONLOOKER, OVER, Move, State
from garrison.core.errors import BadDocument, BadNotation, GarrisonError, IllegalMove, NotNow
from garrison.core.game import Game, S
from garrison.core.laws import check
from garrison.core.playout import play_out, random_move, random_moves
from garrison.core.reasons import Reason, translate_with
from garrison.core.registry import Entry, Registry
from garrison.games import built_in

__all__ = [
    "CHANCE",
    "ONLOOKER",
    "OVER",
    "BadDocument",
    "BadNotation",
    "Game",
    "GarrisonError",
    "IllegalMove",
    "NotNow",
    "Random",
    "State",
    "available_games",
    "check",
    "load",
    "play_out",
    "random_move",
    "random_moves",
    "sentence",
]

ENTRY_POINTS: Final = "garrison.games"
"""The group under which other packages offer games: each names an `Entry`."""


def available_games() -> list[Entry]:
    """Every game of this installation, with its editions and their options."""
    return _installed().entries()


def entry_of(game: Game[S]) -> Entry | None:
    """The entry this game was loaded from; None if it was made in another way."""
    name = game.name.partition("?")[0].partition("/")[0]
    return next((entry for entry in available_games() if entry.name == name), None)


def load(name: str, own: Path | None = None) -> Game[State]:
    """The game with this name: `bastion/2018?level=hard&classes=scouts,giants,dragons&seats=3`.

    `own` is a player's own data file, used in place of what we had to reconstruct. An unknown
    name or option raises `BadNotation`, which lists the valid ones and the nearest spelling.
    A game never changes, so the same name gives the same game until its file changes.
    """
    return _load(name, own, _version_of(own))


def sentence(game: Game[S], state: S, move: Move, language: str = "en") -> str:
    """A move, or an outcome of chance, in words of this language."""
    described = game.describe_move(state, move)
    args = described["args"]
    assert isinstance(args, Mapping)
    return _translate(language, str(described["id"]), args)


@lru_cache(maxsize=256)
def _load(name: str, own: Path | None, version: int) -> Game[State]:
    game = _installed().load(name, own)
    game.origin = (load, (game.name, own))
    return game


def _version_of(own: Path | None) -> int:
    try:
        return own.stat().st_mtime_ns if own else 0
    except OSError:  # whoever reads it will say what is wrong
        return 0


@cache
def _installed() -> Registry:
    """The games of this package, then those that other packages offer."""
    from importlib.metadata import entry_points  # slow to import; most programs load one game

    registry = Registry()
    for module in built_in():
        registry.add(import_module(module).ENTRY)
    for point in entry_points(group=ENTRY_POINTS):
        try:
            _add(registry, point.load())
        except Exception as error:
            warn(f"the game '{point.name}' of {point.value} cannot be used: {error}", stacklevel=2)
    return registry


def _add(registry: Registry, entry: Entry) -> None:
    """Take in a game of another package, with its words."""
    if any(known.name == entry.name for known in registry.entries()):
        raise ValueError(f"there is a game called '{entry.name}' already")
    if entry.texts:
        from garrison.texts import add_catalogues

        add_catalogues(entry.texts)
    registry.add(entry)


def _translate(language: str, id: str, args: Mapping[str, object]) -> str:
    from garrison.texts import translator  # reads catalogues, which most programs never need

    return translator(language)(id, args)


def _in_english(reason: Reason) -> str:
    return _translate("en", reason.id, reason.args)


translate_with(_in_english)
