"""A position of the siege: one row of numbers, two piles of cards and the pending work.

Places of enemies: sections 1 to 24 clockwise from the gate, squares 25 to 30, the citadel 31.
Tiles of defenders: districts 0 to 5 clockwise from the gate, the citadel 6.
Piles are values: a pile is replaced, never changed, so copies of a position may share it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.core.contract import require_over
from garrison.core.piles import Pile
from garrison.core.refusals import Domain, PendingFault
from garrison.core.steps import Step, Steps
from garrison.core.task_steps import TaskState
from garrison.core.tasks import argument
from garrison.core.verbs import Task
from garrison.games.bastion.rules.facts import SOURCE, Card, Facts, SpellType
from garrison.games.bastion.rules.mana import Colour, Mana, amount, some
from garrison.games.bastion.rules.switches import number
from garrison.games.bastion.rules.terms import SPELL

USABLE_SECTIONS: Final[i64] = number("usable-sections", 24, "sections")

Seat = i64
Place = i64
"""Where an enemy can stand: a section, a square or the citadel."""
Tile = i64
"""Where a defender can stand."""
Slot = i64
"""A source: district position * 5 + 0 to 2 for the printed ones, 3 and 4 for the foundations."""

CLASS_COUNT: Final[i64] = 12
LEGEND_COUNT: Final[i64] = 10
RITUAL_KINDS: Final[i64] = 5
COLOUR_COUNT: Final[i64] = 6
LEGENDS: Final[i64] = CLASS_COUNT * COLOUR_COUNT
"""The number of the first legend."""
BEASTS: Final[i64] = 0
FLYERS: Final[i64] = 6 * COLOUR_COUNT
DRAGONS: Final[i64] = 11 * COLOUR_COUNT
"""The first card of each class that the set-up of a scenario names."""
FIRST_SUPPORT_CLASS: Final[i64] = 4
"""The classes before it march in every army."""
ENEMIES: Final[i64] = LEGENDS + LEGEND_COUNT
RITUALS: Final[i64] = RITUAL_KINDS * COLOUR_COUNT
SPELL_TYPES: Final[i64] = 16
"""The most spell types a box may hold."""

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1
SEATS: Final[i64] = 4
DISTRICTS: Final[i64] = 6
CITADEL: Final[i64] = DISTRICTS
SLOTS: Final[i64] = 5
FOUNDATION_COUNT: Final[i64] = DISTRICTS * 2
SECTIONS: Final[i64] = 24
SQUARES: Final[i64] = SECTIONS + 1
"""The square of the first district."""
CITADEL_STACK: Final[i64] = SQUARES + DISTRICTS
PLACES: Final[i64] = CITADEL_STACK + 1

# Where a card is, if not at a place.
UNSEEN: Final[i64] = 0
HAND: Final[i64] = PLACES
"""HAND + seat: a spell of that defender."""
AIR: Final[i64] = HAND + SEATS
"""AIR + seat: a spell being cast, which comes back if the attack comes to nothing."""
SPENT: Final[i64] = AIR + SEATS
ASIDE: Final[i64] = SPENT + 1
BOXED: Final[i64] = ASIDE + 1
BROKE_IN: Final[i64] = BOXED + 1
"""The card that found no section: with it the game is lost."""

# Where a ritual card is.
IN_DECK: Final[i64] = 0
HELD: Final[i64] = IN_DECK + 1
OFFERED: Final[i64] = HELD + SEATS
ARTIFACT: Final[i64] = OFFERED + SEATS
FOUNDATIONS: Final[i64] = ARTIFACT + SEATS
"""FOUNDATIONS + foundation (position * 2 + 0 or 1): a structure that stands."""
RITUAL_OUT: Final[i64] = FOUNDATIONS + FOUNDATION_COUNT
RITUAL_RETURNED: Final[i64] = RITUAL_OUT + 1
"""Given back at set-up, to be shuffled under the deck."""

# The row of numbers.
HEAD: Final[i64] = 0
"""For each place: the top card there."""
BELOW: Final[i64] = HEAD + PLACES
"""For each card: the one under it."""
WHERE: Final[i64] = BELOW + ENEMIES
"""For each card: where it is."""
RITUAL_AT: Final[i64] = WHERE + ENEMIES
BUILT_ON: Final[i64] = RITUAL_AT + RITUALS
"""For each foundation: the ritual card on it."""
DISTRICT_AT: Final[i64] = BUILT_ON + FOUNDATION_COUNT
"""For each position clockwise from the gate: the district's colour."""
MANA_ON: Final[i64] = DISTRICT_AT + DISTRICTS
"""For each source slot and then each tower: 0, or 1 plus the colour of the disc on it."""
TOWERS: Final[i64] = MANA_ON + DISTRICTS * SLOTS
PURSE: Final[i64] = TOWERS + DISTRICTS
RESERVE: Final[i64] = PURSE + SEATS
AT: Final[i64] = RESERVE + 1
"""For each seat: its tile."""
HOLDS: Final[i64] = AT + SEATS
"""For each seat: the spell types it holds, as a bit set."""
COUNTS: Final[i64] = HOLDS + SEATS
"""For each seat and spell type: how many it holds."""
REFUSED: Final[i64] = COUNTS + SEATS * SPELL_TYPES
"""For each seat: what it declined to lend this turn: spell types, and bit 16 for mana."""
DAMAGED: Final[i64] = REFUSED + SEATS
USED: Final[i64] = DAMAGED + 1
"""Artifacts used this turn, as a bit set."""
IN_SETUP: Final[i64] = USED + 1
ENDING: Final[i64] = IN_SETUP + 1
TURN: Final[i64] = ENDING + 1
DONE: Final[i64] = TURN + 1
"""Which actions were done this phase."""
ON_THE_RUN: Final[i64] = DONE + 1
"""Whether the last thing the defender did was to move, so that Speed may follow."""
DUTY: Final[i64] = ON_THE_RUN + 1
"""Whether the defender began his turn beside a dragon and must attack it or leave."""
CREDIT: Final[i64] = DUTY + 1
"""Defeated parts that can still complete a ritual, by colour."""
TARGET: Final[i64] = CREDIT + 1
RELIEF: Final[i64] = TARGET + 1
"""How much Flame and Lightning take off the attack under way."""
ALCHEMY_CAST: Final[i64] = RELIEF + 1
CAME_FROM: Final[i64] = ALCHEMY_CAST + 1
"""1 plus the tile from which a closed tile is being entered; 0 otherwise."""
RAN_IN: Final[i64] = CAME_FROM + 1
"""Whether a closed tile is being entered by Speed."""
PAID_SO_FAR: Final[i64] = RAN_IN + 1
PAYING_COLOUR: Final[i64] = PAID_SO_FAR + 1
SOURCE_USED: Final[i64] = PAYING_COLOUR + 1
"""1 plus the slot of the source being channelled; 0 otherwise."""
GAIN_COLOUR: Final[i64] = SOURCE_USED + 1
EXTRA: Final[i64] = GAIN_COLOUR + 1
"""What Plenty adds to the source being channelled."""
CLASSES: Final[i64] = EXTRA + 1
"""Support classes that chance picked, as a bit set."""
FIRST_PICK: Final[i64] = CLASSES + 1
"""The first section chosen for Exchange or Teleport."""
CELLS: Final[i64] = FIRST_PICK + 1

# Actions of DONE.
MOVED: Final[i64] = 1
CHANNELLED: Final[i64] = 2
ATTACKED: Final[i64] = 4
REVIVED: Final[i64] = 8

MANA_REFUSED: Final[i64] = 1 << 16

WON: Final[i64] = 1
"""The ending of a bastion that stands; the others are in `rules.ending`."""

_NO_PILE: Final = Pile()
_NO_BOX: Final = Facts()


class Position(TaskState):
    """The numbers of a siege, with the questions every rule asks about them."""

    def __init__(self) -> None:
        super().__init__()
        self.facts: Facts = _NO_BOX
        self.cells: vec[i64] = vec[i64]()
        self.deck: Pile = _NO_PILE
        self.rituals: Pile = _NO_PILE

    def steps(self) -> "Steps[Position]":
        return STEPS

    def size_of(self, domain: Domain) -> i64:
        return len(self.facts.spell_kind) if domain is SPELL else domain.size

    def cell(self, at: i64) -> i64:
        """One number of the row. Compiled, an index that has a name is read without counting uses
        of the row, which takes longer than the reading."""
        return self.cells[at]

    def has(self, card: Card, property: i64) -> bool:
        """Whether a card has a property."""
        return self.facts.properties[card] & property != 0

    def is_on(self, switch: i64) -> bool:
        """Whether this edition has a rule."""
        return self.facts.switches[switch] != 0

    def head(self, place: Place) -> Card:
        """The top card at a place, or NOTHING."""
        return self.cell(HEAD + place)

    def below(self, card: Card) -> Card:
        """The card under this one, or NOTHING."""
        return self.cell(BELOW + card)

    def part_below(self, card: Card, place: Place) -> Card:
        """The next part of the same unit. Dragons in the citadel lie on, not under, each other."""
        return NOTHING if place == CITADEL_STACK else self.cell(BELOW + card)

    def where(self, card: Card) -> i64:
        return self.cell(WHERE + card)

    def is_in_play(self, card: Card) -> bool:
        """Whether the card is an enemy on the wall or inside the bastion."""
        where = self.cell(WHERE + card)
        return 0 < where < PLACES

    def purse(self, seat: Seat) -> Mana:
        return self.cell(PURSE + seat)

    def reserve(self) -> Mana:
        return self.cells[RESERVE]

    def tile(self, seat: Seat) -> Tile:
        return self.cell(AT + seat)

    def has_done(self, action: i64) -> bool:
        return self.cells[DONE] & action != 0

    def has_dragon(self) -> bool:
        """Whether the citadel is held by an enemy."""
        return self.cells[HEAD + CITADEL_STACK] >= 0

    def wall_is_empty(self) -> bool:
        for section in range(1, SECTIONS + 1):
            if self.cell(HEAD + section) >= 0:
                return False
        return True

    def source_colour(self, slot: Slot) -> Colour:
        """The colour of a source, or NOTHING where none is."""
        position = slot // SLOTS
        index = slot - position * SLOTS
        if index < 3:
            return self.facts.sources[self.cell(DISTRICT_AT + position) * 3 + index]
        built = self.cell(BUILT_ON + position * 2 + index - 3)
        first = SOURCE * COLOUR_COUNT
        return built - first if first <= built < first + COLOUR_COUNT else NOTHING

    def take_from_reserve(self, seat: Seat, count: i64, colour: Colour) -> i64:
        """Give a defender mana, or what is left of it. Returns how many discs."""
        left = amount(self.cells[RESERVE], colour)
        taken = count if count < left else left
        self.cells[RESERVE] -= some(taken, colour)
        self.cells[PURSE + seat] += some(taken, colour)
        return taken

    def clear_mana(self, first: i64, count: i64) -> Mana:
        """Lift the discs off so many sources or towers. Returns them."""
        lifted: i64 = 0
        for at in range(first, first + count):
            disc = self.cell(MANA_ON + at)
            if disc:
                lifted += some(1, disc - 1)
                self.cells[MANA_ON + at] = 0
        return lifted

    def give_spell(self, seat: Seat, card: Card) -> None:
        """A defeated enemy becomes a spell in this hand."""
        type = self.facts.spell[card]
        self.cells[WHERE + card] = HAND + seat
        self.show_spell(seat, type)

    def hide_spell(self, seat: Seat, type: SpellType) -> None:
        """Count a spell of this type out of a hand, though its card is still there."""
        at = COUNTS + seat * SPELL_TYPES + type
        self.cells[at] -= 1
        if not self.cells[at]:
            self.cells[HOLDS + seat] &= ~(1 << type)

    def show_spell(self, seat: Seat, type: SpellType) -> None:
        """Count it in again."""
        self.cells[COUNTS + seat * SPELL_TYPES + type] += 1
        self.cells[HOLDS + seat] |= 1 << type

    def lift_spell(self, seat: Seat, type: SpellType) -> Card:
        """Take a spell of this type out of a hand; which card it was makes no difference."""
        self.hide_spell(seat, type)
        card: i64 = 0
        while self.cell(WHERE + card) != HAND + seat or self.facts.spell[card] != type:
            card += 1
        return card

    def held_by_anyone(self) -> i64:
        """Every spell type in some hand, as a bit set."""
        held: i64 = 0
        for seat in range(self.facts.seats):
            held |= self.cell(HOLDS + seat)
        return held

    def count_held(self, seat: Seat, type: SpellType) -> i64:
        return self.cell(COUNTS + seat * SPELL_TYPES + type)

    def deck_is_empty(self) -> bool:
        return self.deck.size() == 0

    def copy(self) -> "Position":
        twin = Position()
        twin.game = self.game
        twin.facts = self.facts
        twin.cells = self.cells[:]
        twin.deck = self.deck.share()
        twin.rituals = self.rituals.share()
        twin.tasks.fill_from(self.tasks)
        return twin

    def key(self) -> list[int]:
        row = [int(cell) for cell in self.cells]
        pending = self.tasks.key()
        return [*row, len(pending), *pending, *self.deck.key(), *self.rituals.key()]

    def ending(self) -> int:
        return int(self.cells[ENDING])

    def scores(self) -> list[int]:
        require_over(self)
        return [1 if self.cells[ENDING] == WON else 0] * int(self.facts.seats)


class SeatStep(Step[Position]):
    """Something that the seat named first in its task decides."""

    def decider(self, state: Position, task: Task) -> int:
        return int(argument(task, 0))

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return None if argument(task, 0) < state.facts.seats else NEVER_PENDING


class AttackStep(SeatStep):
    """Something that is decided while an enemy is under attack."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return super().fault(state, task) if state.cells[TARGET] else NEVER_PENDING


STEPS: Final[Steps[Position]] = Steps()
"""Every step of the game; each is added in the file of its phase."""
NEVER_PENDING: Final = STEPS.add_fault("pending")
CHANCE_DECIDES: Final = STEPS.refusals.add("chance", section="turn")
"""Why an outcome is refused that cannot come: only chance could tell."""


def tile_of(place: Place) -> Tile:
    """The tile to which a section, a square or the citadel belongs."""
    if place <= SECTIONS:
        return (place - 1) // 4
    return place - SQUARES


def blank_cells() -> vec[i64]:
    """A row of numbers with nothing anywhere."""
    zeros: list[i64] = [0] * CELLS
    cells = vec[i64](zeros)
    for at in range(HEAD, HEAD + PLACES + ENEMIES):
        cells[at] = NOTHING
    for at in range(BUILT_ON, BUILT_ON + FOUNDATION_COUNT):
        cells[at] = NOTHING
    for at in range(DISTRICT_AT, DISTRICT_AT + DISTRICTS):
        cells[at] = NOTHING
    return cells
