"""The games a server offers."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Protocol

import garrison
from garrison.core.contract import State
from garrison.core.game import Game
from garrison.core.registry import Entry, Registry
from garrison.server.tables.own_data import own_file


class GameCatalog(Protocol):
    """Games by name. A game is immutable, so tables share it."""

    def load(self, name: str) -> Game[State]:
        """The game with this name. Raises BadNotation or BadDocument."""

    def entries(self) -> list[Entry]:
        """Every game with its editions and options."""


class InstalledGames:
    """Every game of this installation, or of another registry, some with files of players."""

    def __init__(
        self, registry: Registry | None = None, files: Mapping[str, Path] | None = None
    ) -> None:
        self._registry, self._files = registry, files or {}
        self.load = lru_cache(maxsize=256)(self._load)

    def _load(self, name: str) -> Game[State]:
        own = own_file(self._files, name)
        if self._registry is None:
            return garrison.load(name, own)
        return self._registry.load(name, own)

    def entries(self) -> list[Entry]:
        return garrison.available_games() if self._registry is None else self._registry.entries()
