"""Which drawing belongs to which game; a game without one is shown as its view's fields."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from typing import Final, TypeAlias

from garrison.terminal.drawing import Line
from garrison.texts import Translator

Plain: TypeAlias = Mapping[str, object]
Draw: TypeAlias = Callable[[Plain, Translator], list[Line]]

DRAWINGS: Final[Mapping[str, str]] = {
    "bastion": "garrison.terminal.boards.bastion",
    "last-bastion": "garrison.terminal.boards.last_bastion",
    "unbreakable-castle": "garrison.terminal.boards.unbreakable_castle",
}
FIELDS: Final = "garrison.terminal.boards.fields"


def draw(game: str, view: Plain, say: Translator) -> list[Line]:
    """The board as lines of at most `WIDTH` columns."""
    kind = game.partition("?")[0].partition("/")[0]
    return _drawing(DRAWINGS.get(kind, FIELDS))(view, say)


@lru_cache
def _drawing(module: str) -> Draw:
    """The drawing of a module. Here what came as JSON gets the type its game declares for it."""
    found: Draw = import_module(module).draw
    return found
