"""Which package evaluates which game, found by the game's name.

A package offers `evaluator.make_evaluator`, compiled with the engine (see `engine.evaluator`), and
`intent.intent`, which says what a move is for; `intent.DEEDS` may name those that a planned turn is
told by. For winning chances that hold it also offers a
`forecast` (see `calibration.weights`).
"""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from garrison.api import entry_of
from garrison.bots.engine.evaluator import Evaluator
from garrison.core.contract import Move, Seat
from garrison.core.game import Game, S
from garrison.core.reasons import Reason

Intent: TypeAlias = Callable[[Game[S], S, Seat, Move], list[Reason]]


def evaluator_of(game: Game[S]) -> Evaluator:
    """The evaluator of this game; a game without one gets the plain evaluator."""
    return _evaluator(package_of(game), game.seats)


def intent_of(game: Game[S], state: S, seat: Seat, move: Move) -> list[Reason]:
    """What this move is for; nothing where the game has no evaluator of its own."""
    package = package_of(game)
    if package is None:
        return []
    intent: Intent[S] = import_module(f"{package}.intent").intent
    return intent(game, state, seat, move)


def deeds_of(game: Game[S]) -> frozenset[str]:
    """The intents of this game that a whole turn is for, if it names any."""
    package = package_of(game)
    deeds: frozenset[str] = frozenset()
    return getattr(import_module(f"{package}.intent"), "DEEDS", deeds) if package else deeds


def package_of(game: Game[S]) -> str | None:
    """The package that the game's entry names, or the one of its name in this folder."""
    entry = entry_of(game)
    if entry is None or entry.evaluator:
        return entry.evaluator if entry else None
    package = f"{__name__}.{entry.name.replace('-', '_')}"
    return package if find_spec(package) else None


@lru_cache(maxsize=32)
def _evaluator(package: str | None, seats: int) -> Evaluator:
    if package is None:
        evaluator = Evaluator()
    else:
        make: Callable[[], Evaluator] = import_module(f"{package}.evaluator").make_evaluator
        evaluator = make()
    evaluator.seats = seats
    return evaluator
