"""Castle-defence board games to play, learn and study.

import garrison
game = garrison.load("bastion/2018?level=hard&seats=3")
state = game.start()
"""

from garrison._compiled import prefer_source

prefer_source()

from garrison.api import Game, State, check, games, load  # noqa: E402  (after prefer_source)

__all__ = ["Game", "State", "check", "games", "load"]
__version__ = "0.1.0"
