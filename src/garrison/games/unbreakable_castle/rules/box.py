"""What is in the box and what was agreed before the game: everything that never changes in it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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


class Box:
    """Cards, quests, races, prices and agreements as flat tables."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.rows: i64 = 0
        self.columns: i64 = 0
        self.how_races: i64 = RANDOM_RACES
        self.given_races: vec[i64] = vec[i64]()
        self.has_trade: bool = True
        self.is_bank_strict: bool = False
        self.has_sign_gift: bool = False
        """Whether Order and Chaos take a building resource at a quest sign (house rule)."""
        self.offers_a_turn: i64 = 0

        self.top: vec[i64] = vec[i64]()
        """For each card the resource of its top half symbol."""
        self.bottom: vec[i64] = vec[i64]()
        self.bottom_count: vec[i64] = vec[i64]()
        self.portrait: vec[i64] = vec[i64]()
        """For each card four races: left upper, left lower, right upper, right lower."""
        self.coin: vec[i64] = vec[i64]()
        """The resource beside each portrait, in the same order."""
        self.coin_count: vec[i64] = vec[i64]()
        self.centre: vec[i64] = vec[i64]()

        self.side: vec[i64] = vec[i64]()
        """For each race Light or Dark; Order stands with Light and Chaos with Dark."""
        self.draws_quests: vec[i64] = vec[i64]()
        self.friend: vec[i64] = vec[i64]()
        """For each race the race of the other side it may take for an ally, or nothing."""
        self.kit: vec[i64] = vec[i64]()
        """For each race six numbers: what it starts with."""

        self.cost: vec[i64] = vec[i64]()
        """For each part four numbers: what it is built of."""
        self.need: vec[i64] = vec[i64]()
        self.supply: vec[i64] = vec[i64]()
        self.tokens: vec[i64] = vec[i64]()
        self.bank_takes: i64 = 0
        """How many of one building resource the bank takes for one of another."""
        self.gold_buys: i64 = 0

        self.quest_side: vec[i64] = vec[i64]()
        self.reward: vec[i64] = vec[i64]()
        """For each quest the part it builds (Light) or destroys (Dark), or DOUBLE."""
        self.kill_quests: vec[i64] = vec[i64]()
        """For each race a bit set: the quests that its defeat fulfils."""
        self.find_quests: vec[i64] = vec[i64]()
        self.side_quests: vec[i64] = vec[i64]()
        """For each side a bit set of its quests."""

    def cards(self) -> i64:
        return len(self.top)

    def cells(self) -> i64:
        return self.rows * self.columns

    def centre_of(self, card: Card, field: i64) -> i64:
        return self.centre[card * CENTRE_FIELDS + field]

    def costs(self, part: Part, resource: Resource) -> i64:
        return self.cost[part * BUILDING + resource]
