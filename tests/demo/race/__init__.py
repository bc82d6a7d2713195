"""A dice-and-cards race: the smallest game that uses every part of the contract.

In turn a seat rolls two dice and runs as far as the higher one shows, or draws one of nine cards
face down, or plays the card it holds and runs as far as that says. First to 20 wins.

Its files are those of every game: the numbers, the position, a file for each phase (there is one,
the turn) in `rules`; what users meet in `face`.
"""

from pathlib import Path
from typing import Final

from garrison.core.contract import State
from garrison.core.game import Game, any_game
from garrison.core.registry import Edition, Entry, Option, Options

from .face.game import RaceGame
from .rules.events import DREW, RAN
from .rules.position import Race
from .rules.terms import CARDS, GOAL, NOTHING


def _make(name: str, options: Options, own: Path | None) -> Game[State]:
    return any_game(RaceGame(int(options["seats"])))


ENTRY: Final = Entry(
    "race",
    [Edition("", [Option("seats", ("2", "3", "4"), "2")], _make)],
    texts=f"{__name__}.texts",
    evaluator=f"{__name__}.bots",
    web=f"{__name__}.web",
)

__all__ = ["CARDS", "DREW", "ENTRY", "GOAL", "NOTHING", "RAN", "Race", "RaceGame"]
