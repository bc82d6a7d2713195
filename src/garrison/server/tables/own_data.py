"""Data files of players, in place of what the games had to reconstruct."""

from collections.abc import Iterable, Mapping
from pathlib import Path

import garrison
from garrison.core.errors import BadDocument


def own_file(files: Mapping[str, Path], name: str) -> Path | None:
    """The file that a game with this full name is played with."""
    game = name.partition("?")[0].partition("/")[0]
    return files.get(game)


def assign_files(files: Iterable[Path]) -> dict[str, Path]:
    """Which game each file belongs to: the one that can read it.

    Raises BadDocument for a file that no game can read, with the faults that the game found which
    understands most of it.
    """
    return {_game_of(file): file for file in files}


def _game_of(file: Path) -> str:
    refusals: list[BadDocument] = []
    for entry in garrison.available_games():
        try:
            if garrison.load(entry.name, file).data:
                return entry.name
        except BadDocument as error:
            refusals.append(error)
    raise min(refusals, key=lambda refusal: len(refusal.faults))
