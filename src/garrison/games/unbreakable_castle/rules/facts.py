"""What is in the box and what was agreed before the game: everything that never changes in it."""

from librt.vecs import vec
from mypy_extensions import i64

from garrison.games.unbreakable_castle.rules.terms import (
    CENTRE_FIELDS,
    RANDOM_RACES,
    Card,
)


class Facts:
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
        at = card * CENTRE_FIELDS + field
        return self.centre[at]
