"""The numbers the rules work with, and the domains that moves and refusals name them by."""

from typing import Final

from mypy_extensions import i64

from garrison.core.refusals import Domain

Seat = i64
Resource = i64
Race = i64
Side = i64
Part = i64
Card = i64
Quest = i64
Cell = i64

BUILDING: Final[i64] = 4
"""Resources below this number build castles: wood, clay, ore, stone."""
GOLD: Final[i64] = 4
MANA: Final[i64] = 5
TRADABLE: Final[i64] = 5
"""Resources below this number can change hands; mana never does."""
RESOURCES: Final[i64] = 6

RACES: Final[i64] = 10
LIGHT: Final[i64] = 0
DARK: Final[i64] = 1

PARTS: Final[i64] = 4
"""Citadel, tower, gates, wall."""

NOTHING: Final[i64] = -1
ANY_BUILDING: Final[i64] = 6
"""What a trader takes who takes any one building resource."""

BONUS: Final[i64] = 1
SIGN: Final[i64] = 2
HORN: Final[i64] = 3
TRADER: Final[i64] = 4
TOLL: Final[i64] = 5
CENTRE_FIELDS: Final[i64] = 6
"""Numbers a card's centre has: its kind (0 if it is empty) and up to five particulars.

Bonus: resource, count. Horn: side. Trader: takes, how many, gives, how many, times.
"""

DOUBLE: Final[i64] = -1
"""The reward of a quest that doubles a gift; others build or destroy a part."""

RANDOM_RACES: Final[i64] = 0
CHOSEN_RACES: Final[i64] = 1
GIVEN_RACES: Final[i64] = 2

SEAT: Final = Domain("seat")
RACE: Final = Domain("race", 10)
CELL: Final = Domain("cell")
CARD: Final = Domain("card")
QUEST: Final = Domain("quest")
PART: Final = Domain("part", 4)
RESOURCE: Final = Domain("resource", 6)
BUILDING_RESOURCE: Final = Domain("building", 4)
DEAL: Final = Domain("deal", 1 << 40, bits=40)
"""What two players give each other, see `rules.offers`."""
