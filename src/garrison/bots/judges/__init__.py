"""Who judges which game. Each judge is compiled with the engine; see `engine.judge`."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib import import_module
from typing import Final

from garrison.bots.engine.judge import Judge
from garrison.core.contract import State
from garrison.core.game import Game

JUDGES: Final[Mapping[str, str]] = {
    "bastion": "garrison.bots.judges.bastion",
    "last-bastion": "garrison.bots.judges.last_bastion",
    "unbreakable-castle": "garrison.bots.judges.unbreakable_castle",
}
"""For each game with a judge of its own: the module that offers `make_judge`."""

MakeJudge = Callable[[Game[State]], Judge]


@lru_cache(maxsize=32)
def judge_of(game: Game[State]) -> Judge:
    """The judge of this game; a game without one gets the plain judge."""
    kind = game.name.partition("?")[0].partition("/")[0]
    if kind not in JUDGES:
        judge = Judge()
        judge.seats = game.seats
        return judge
    make: MakeJudge = import_module(JUDGES[kind]).make_judge
    return make(game)
