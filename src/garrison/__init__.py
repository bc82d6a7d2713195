"""Castle-defence board games to play, learn and study.

>>> import garrison
>>> game = garrison.load("bastion/2018?level=hard&seats=3")
>>> state = game.start()

`docs/library.md` shows the rest.
"""

from garrison._compiled import prefer_source

prefer_source()

from garrison.api import *  # noqa: E402, F403  (after prefer_source; api.__all__ is the list)
from garrison.api import __all__  # noqa: E402, F401

__version__ = "0.1.0"
