"""A dice-and-cards race: the smallest game that uses every part of the contract.

In turn a seat rolls two dice and runs as far as the higher one shows, or draws one of nine cards
face down, or plays the card it holds and runs as far as that says. First to 20 wins.

Its files are those of every game: `terms`, `position`, a file for each phase (there is one, the
turn), `events`, and what users meet in `game`.
"""

from demo.race.events import DREW, RAN
from demo.race.game import RaceGame
from demo.race.position import Race
from demo.race.terms import CARDS, GOAL, NOTHING

__all__ = ["CARDS", "DREW", "GOAL", "NOTHING", "RAN", "Race", "RaceGame"]
