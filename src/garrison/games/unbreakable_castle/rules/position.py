"""A position: everything on the table, and what somebody holds, but no order nobody has seen."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.core.contract import GOING_ON, State
from garrison.core.piles import Pile, new_pile
from garrison.games.unbreakable_castle.rules.box import (
    DARK,
    LIGHT,
    NOTHING,
    PARTS,
    RESOURCES,
    Box,
    Part,
    Resource,
    Seat,
    Side,
)
from garrison.games.unbreakable_castle.rules.verbs import EVEN

RACE_STAGE: Final[i64] = 0
DEALER_STAGE: Final[i64] = 1
OPEN_STAGE: Final[i64] = 2
CARD_STAGE: Final[i64] = 3
READING: Final[i64] = 4
"""A card is being read; never left standing when a move has been played."""
FRIEND_STAGE: Final[i64] = 5
FULFIL_STAGE: Final[i64] = 6
HELP_STAGE: Final[i64] = 7
STRIKE_STAGE: Final[i64] = 8
TOLL_STAGE: Final[i64] = 9
FAVOUR_STAGE: Final[i64] = 10
QUEST_STAGE: Final[i64] = 11
MARKET_STAGE: Final[i64] = 12
ANSWER_STAGE: Final[i64] = 13
COUNTER_STAGE: Final[i64] = 14
"""The active player answers the other's counter-offer."""
OVER_STAGE: Final[i64] = 15

TOP: Final[i64] = 0
LEFT_UPPER: Final[i64] = 1
LEFT_LOWER: Final[i64] = 2
CENTRE: Final[i64] = 3
RIGHT_UPPER: Final[i64] = 4
RIGHT_LOWER: Final[i64] = 5
BOTTOM: Final[i64] = 6
READ: Final[i64] = 7
"""Steps of reading a card, in their order."""

BOUGHT_ENDING: Final = 1
QUEST_ENDING: Final = 2
ALLY_ENDING: Final = 3

_NO_BOX: Final = Box()
_NO_PILE: Final = new_pile(0)


class Position(State):
    """Flat fields, and the questions every rule asks of them. Make one with `lay`."""

    def __init__(self) -> None:
        super().__init__()
        self.box: Box = _NO_BOX
        self.stage: i64 = RACE_STAGE
        self.seat: i64 = 0
        """Whose turn it is; while races are taken, who takes the next one."""
        self.dealer: i64 = 0
        self.cell: i64 = NOTHING
        """The card chosen this turn."""
        self.step: i64 = TOP
        """What is read next of the opened card."""
        self.subject: i64 = 0
        """What a question is about: a quest, or a bit set of quests to choose from."""
        self.has_quested: bool = False
        self.has_built: bool = False
        self.offers: i64 = 0
        self.trader_uses: i64 = 0
        """How often the trader on the opened card still serves."""
        self.partner: i64 = NOTHING
        self.deal: i64 = EVEN
        """The deal on the table, as the active player sees it."""
        self.winner: i64 = NOTHING
        self.how: i64 = GOING_ON
        self.opened: i64 = 0
        """How many cards of this deal are open."""
        self.older: i64 = 0
        """How many cells, from the first, were filled from the deck before it was reshuffled."""
        self.discarded: i64 = 0
        self.races: vec[i64] = vec[i64]()
        self.goods: vec[i64] = vec[i64]()
        self.bank: vec[i64] = vec[i64]()
        """Tokens left; below zero when the bank is unlimited and has made more."""
        self.parts: vec[i64] = vec[i64]()
        self.stock: vec[i64] = vec[i64]()
        """Castle cards left in each pile."""
        self.field: vec[i64] = vec[i64]()
        """For each cell its card, or nothing while it lies face down."""
        self.horns: vec[i64] = vec[i64]()
        """For each side the seat that holds its horn, or nothing."""
        self.hands: vec[i64] = vec[i64]()
        """For each seat a bit set of the quests it holds."""
        self.decks: vec[i64] = vec[i64]()
        self.spent: vec[i64] = vec[i64]()
        self.unseen: vec[i64] = vec[i64]()
        """For each side a bit set: what a quest drawn now may be, for all the table knows."""
        self.slot: vec[i64] = vec[i64]()
        """For each held quest its place in the row of face-down quests before its holder."""
        self.could_be: vec[i64] = vec[i64]()
        """For each held quest a bit set: what the table thinks that face-down card may be."""
        self.pile: Pile = _NO_PILE

    def good(self, seat: Seat, resource: Resource) -> i64:
        return self.goods[seat * RESOURCES + resource]

    def owned(self, seat: Seat, part: Part) -> i64:
        return self.parts[seat * PARTS + part]

    def side_of(self, seat: Seat) -> Side:
        return self.box.side[self.races[seat]]

    def has_horn(self, seat: Seat) -> bool:
        return self.horns[LIGHT] == seat or self.horns[DARK] == seat

    def gain(self, seat: Seat, resource: Resource, count: i64) -> i64:
        """Take tokens from the bank; a strict bank gives what it has left. Returns how many."""
        if self.box.is_bank_strict and self.bank[resource] < count:
            count = self.bank[resource]
        self.bank[resource] -= count
        self.goods[seat * RESOURCES + resource] += count
        return count

    def pay(self, seat: Seat, resource: Resource, count: i64) -> None:
        self.bank[resource] += count
        self.goods[seat * RESOURCES + resource] -= count

    def missing(self, seat: Seat, part: Part) -> i64:
        """How many of a part the seat's castle still lacks."""
        short = self.box.need[part] - self.owned(seat, part)
        return short if short > 0 else 0

    def surplus(self, seat: Seat, resource: Resource) -> i64:
        """What is left of a building resource once every missing part is paid; may be negative."""
        left = self.good(seat, resource)
        for part in range(PARTS):
            left -= self.missing(seat, part) * self.box.costs(part, resource)
        return left

    def fill(self, twin: "Position") -> None:
        """Make the twin equal to this position."""
        twin.box = self.box
        twin.stage = self.stage
        twin.seat = self.seat
        twin.dealer = self.dealer
        twin.cell = self.cell
        twin.step = self.step
        twin.subject = self.subject
        twin.has_quested = self.has_quested
        twin.has_built = self.has_built
        twin.offers = self.offers
        twin.trader_uses = self.trader_uses
        twin.partner = self.partner
        twin.deal = self.deal
        twin.winner = self.winner
        twin.how = self.how
        twin.opened = self.opened
        twin.older = self.older
        twin.discarded = self.discarded
        twin.races = self.races[:]
        twin.goods = self.goods[:]
        twin.bank = self.bank[:]
        twin.parts = self.parts[:]
        twin.stock = self.stock[:]
        twin.field = self.field[:]
        twin.horns = self.horns[:]
        twin.hands = self.hands[:]
        twin.decks = self.decks[:]
        twin.spent = self.spent[:]
        twin.unseen = self.unseen[:]
        twin.slot = self.slot[:]
        twin.could_be = self.could_be[:]
        twin.pile = self.pile.copy()

    def key(self) -> list[int]:
        key: list[int] = [
            int(self.stage),
            int(self.seat),
            int(self.dealer),
            int(self.cell),
            int(self.step),
            int(self.subject),
            int(self.has_quested),
            int(self.has_built),
            int(self.offers),
            int(self.trader_uses),
            int(self.partner),
            int(self.deal),
            int(self.winner),
            int(self.how),
            int(self.opened),
            int(self.older),
            int(self.discarded),
        ]
        for numbers in (self.races, self.goods, self.bank, self.parts, self.stock, self.field):
            key.extend([int(number) for number in numbers])
        for numbers in (self.horns, self.hands, self.decks, self.spent, self.unseen):
            key.extend([int(number) for number in numbers])
        for numbers in (self.slot, self.could_be):
            key.extend([int(number) for number in numbers])
        return key + self.pile.key()

    def ending(self) -> int:
        return int(self.how)

    def scores(self) -> list[int]:
        return [int(seat == self.winner) for seat in range(self.box.seats)]


def lay(position: Position, box: Box) -> None:
    """Open the box: tokens in the bank, castle cards in their piles, both quest decks shuffled.

    UC set-up 1-3 and 5. No races are taken and no cards are laid out yet.
    """
    cards = int(box.cards())
    position.box = box
    position.races = _filled(NOTHING, box.seats)
    position.goods = _filled(0, box.seats * RESOURCES)
    position.bank = box.tokens[:]
    position.parts = _filled(0, box.seats * PARTS)
    position.stock = box.supply[:]
    position.field = _filled(NOTHING, box.cells())
    position.horns = _filled(NOTHING, 2)
    position.hands = _filled(0, box.seats)
    position.decks = box.side_quests[:]
    position.spent = _filled(0, 2)
    position.unseen = box.side_quests[:]
    position.slot = _filled(0, len(box.quest_side))
    position.could_be = _filled(0, len(box.quest_side))
    position.pile = new_pile(cards)
    position.pile.add_layer([position.pile.add_pool(list(range(cards)), cards)], cards)


def _filled(value: i64, count: i64) -> vec[i64]:
    values: list[i64] = [value] * int(count)
    return vec[i64](values)
