"""Castle-defence board games to play, learn and study.

import garrison
game = garrison.load("bastion/2018?level=hard&seats=3")
state = game.start()
"""

from garrison._compiled import prefer_source

prefer_source()

from garrison.api import (  # noqa: E402  (after prefer_source)
    CHANCE,
    ONLOOKER,
    OVER,
    Game,
    State,
    available_games,
    check,
    load,
    sentence,
)

__all__ = [
    "CHANCE",
    "ONLOOKER",
    "OVER",
    "Game",
    "State",
    "available_games",
    "check",
    "load",
    "sentence",
]
__version__ = "0.1.0"
