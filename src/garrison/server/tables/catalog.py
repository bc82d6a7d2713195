"""The games a server offers."""

from functools import lru_cache
from typing import Protocol

import garrison
from garrison.core.contract import State
from garrison.core.game import Game
from garrison.core.registry import Entry, Registry


class GameCatalog(Protocol):
    """Games by name. A game is immutable, so tables share it."""

    def load(self, name: str) -> Game[State]:
        """The game with this name. Raises BadNotation or BadDocument."""

    def entries(self) -> list[Entry]:
        """Every game with its editions and options."""


class InstalledGames:
    """Every game of this installation, or of another registry."""

    def __init__(self, registry: Registry | None = None) -> None:
        self._registry = registry
        self.load = lru_cache(maxsize=256)(self._load)

    def _load(self, name: str) -> Game[State]:
        return garrison.load(name) if self._registry is None else self._registry.load(name)

    def entries(self) -> list[Entry]:
        return garrison.available_games() if self._registry is None else self._registry.entries()
