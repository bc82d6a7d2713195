"""A position: everything on the table, and what somebody holds, but no order nobody has seen."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.core.contract import GOING_ON, require_over
from garrison.core.piles import Pile, new_pile
from garrison.core.refusals import Domain, PendingFault
from garrison.core.step_state import StepState
from garrison.core.steps import Step, Steps
from garrison.core.verbs import Task
from garrison.games.unbreakable_castle.rules.facts import Facts
from garrison.games.unbreakable_castle.rules.offers import EVEN
from garrison.games.unbreakable_castle.rules.terms import (
    BUILDING,
    CARD,
    CELL,
    DARK,
    LIGHT,
    NOTHING,
    PARTS,
    QUEST,
    RESOURCES,
    SEAT,
    Part,
    Resource,
    Seat,
    Side,
)

READING: Final[i64] = -1
"""A card is being read; never left standing when a move has been played."""
OVER_STAGE: Final[i64] = -2

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

_NO_FACTS: Final = Facts()
_NO_PILE: Final = new_pile(0)


class Flow:
    """How play goes on between decisions; the file of the turn knows."""

    def carry_on(self, position: "Position") -> None:
        raise NotImplementedError


class PlayFlow:
    """Who knows it, filled in by the file of the turn."""

    def __init__(self) -> None:
        self.flow: Flow = Flow()


PLAY: Final = PlayFlow()


class Position(StepState):
    """Flat fields, and the questions every rule asks of them. Make one with `lay`."""

    def __init__(self) -> None:
        super().__init__()
        self.facts: Facts = _NO_FACTS
        self.stage: i64 = 0
        """The step that is waited for; see `core.steps`."""
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

    def steps(self) -> "Steps[Position]":
        return STEPS

    def pending(self) -> Task:
        return self.stage

    def settle(self) -> None:
        PLAY.flow.carry_on(self)

    def size_of(self, domain: Domain) -> i64:
        facts = self.facts
        if domain is SEAT:
            return facts.seats
        if domain is CELL:
            return facts.cells()
        if domain is CARD:
            return facts.cards()
        return len(facts.quest_side) if domain is QUEST else domain.size

    def good(self, seat: Seat, resource: Resource) -> i64:
        at = seat * RESOURCES + resource
        return self.goods[at]

    def owned(self, seat: Seat, part: Part) -> i64:
        at = seat * PARTS + part
        return self.parts[at]

    def costs(self, part: Part, resource: Resource) -> i64:
        """How many of a resource a part is built of."""
        at = part * BUILDING + resource
        return self.facts.cost[at]

    def side_of(self, seat: Seat) -> Side:
        return self.facts.side[self.races[seat]]

    def has_horn(self, seat: Seat) -> bool:
        return self.horns[LIGHT] == seat or self.horns[DARK] == seat

    def gain(self, seat: Seat, resource: Resource, count: i64) -> i64:
        """Take tokens from the bank; a strict bank gives what it has left. Returns how many."""
        if self.facts.is_bank_strict and self.bank[resource] < count:
            count = self.bank[resource]
        self.bank[resource] -= count
        self.goods[seat * RESOURCES + resource] += count
        return count

    def pay(self, seat: Seat, resource: Resource, count: i64) -> None:
        self.bank[resource] += count
        self.goods[seat * RESOURCES + resource] -= count

    def missing(self, seat: Seat, part: Part) -> i64:
        """How many of a part the seat's castle still lacks."""
        short = self.facts.need[part] - self.owned(seat, part)
        if short < 0:
            return 0
        return short

    def surplus(self, seat: Seat, resource: Resource) -> i64:
        """What is left of a building resource once every missing part is paid; may be negative."""
        left = self.good(seat, resource)
        for part in range(PARTS):
            missing = self.missing(seat, part)
            if missing:
                left -= missing * self.costs(part, resource)
        return left

    def copy(self) -> "Position":
        twin = Position()
        twin.game = self.game
        twin.facts = self.facts
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
        twin.pile = self.pile.share()
        return twin

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

    def is_at_centre(self, kind: i64) -> bool:
        """Whether the middle of the opened card was read last, and is of this kind."""
        at_centre = self.step == CENTRE + 1
        return at_centre and self.facts.centre_of(self.field[self.cell], 0) == kind

    def ending(self) -> int:
        return int(self.how)

    def scores(self) -> list[int]:
        require_over(self)
        return [int(seat == self.winner) for seat in range(self.facts.seats)]


class TurnStep(Step[Position]):
    """Something that whoever's turn it is decides."""

    def decider(self, state: Position, task: Task) -> int:
        return int(state.seat)


STEPS: Final[Steps[Position]] = Steps()
"""Every step of the game; each is added in the file of its phase."""
_NEVER_ASKED: Final = STEPS.add_fault("question", "stage")


def fault_unless(can_be: bool) -> PendingFault | None:
    """Why a question cannot be asked; None where the opened card and the holdings lead to it."""
    return None if can_be else _NEVER_ASKED


def lay(position: Position, facts: Facts) -> None:
    """Open the box: tokens in the bank, castle cards in their piles, both quest decks shuffled.

    UC set-up 1-3 and 5. No races are taken and no cards are laid out yet.
    """
    cards = int(facts.cards())
    position.facts = facts
    position.races = _filled(NOTHING, facts.seats)
    position.goods = _filled(0, facts.seats * RESOURCES)
    position.bank = facts.tokens[:]
    position.parts = _filled(0, facts.seats * PARTS)
    position.stock = facts.supply[:]
    position.field = _filled(NOTHING, facts.cells())
    position.horns = _filled(NOTHING, 2)
    position.hands = _filled(0, facts.seats)
    position.decks = facts.side_quests[:]
    position.spent = _filled(0, 2)
    position.unseen = facts.side_quests[:]
    position.slot = _filled(0, len(facts.quest_side))
    position.could_be = _filled(0, len(facts.quest_side))
    position.pile = new_pile(cards)
    position.pile.add_layer([position.pile.add_pool(list(range(cards)), cards)], cards)


def _filled(value: i64, count: i64) -> vec[i64]:
    values: list[i64] = [value] * int(count)
    return vec[i64](values)
