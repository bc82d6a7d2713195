"""Who judges which game. Each judge is compiled with the engine; see `engine.judge`."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from typing import Final

from garrison.bots.engine.judge import Judge
from garrison.core.game import Game, S

JUDGES: Final[Mapping[str, str]] = {
    "bastion": "garrison.bots.judges.bastion",
    "last-bastion": "garrison.bots.judges.last_bastion",
    "unbreakable-castle": "garrison.bots.judges.unbreakable_castle",
}
"""For each game with a judge of its own: the module that offers `make_judge`."""
PLAIN: Final = "garrison.bots.engine.judge"


def judge_of(game: Game[S]) -> Judge:
    """The judge of this game; a game without one gets the plain judge."""
    kind = game.name.partition("?")[0].partition("/")[0]
    return _judge(JUDGES.get(kind, PLAIN), game.seats)


@lru_cache(maxsize=32)
def _judge(module: str, seats: int) -> Judge:
    make: Callable[[], Judge] = import_module(module).make_judge
    judge = make()
    judge.seats = seats
    return judge
