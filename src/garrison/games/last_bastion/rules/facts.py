"""What is in the box: cards, counts, geometry and dice, shared by every position of a game."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from garrison.games.last_bastion.rules.terms import (
    BLACK,
    EXIT,
    FACES,
    KINDS,
    NOTHING,
    PER_CARD,
    PER_KIND,
    SIDES,
    Card,
    Colour,
    Effect,
    Roll,
)

MOST_DICE: Final[i64] = 4
NO_DICE: Final[i64] = 0
"""The roll of no dice at all."""


class Facts:
    """Everything about a game that never changes while it is played."""

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.seat_sides: vec[i64] = vec[i64]()
        """For each seat: the side of the bastion where it sits."""
        self.side_seats: vec[i64] = vec[i64]()
        """For each side: the seat there, or NOTHING."""
        self.supply: vec[i64] = vec[i64]()
        """For each kind of token: how many there are."""
        self.start_life: i64 = 0
        self.start_calls: i64 = 0
        self.start_own: i64 = 0
        """Equipment of the own colour, and of black, that a hero starts with."""
        self.start_black: i64 = 0
        self.healed_life: i64 = 0
        self.healed_calls: i64 = 0
        self.white_dice: i64 = 0
        self.grey_dice: i64 = 0
        self.market_dice: i64 = 0
        self.turns: i64 = 0
        """After so many turns of heroes the siege is lost."""
        self.lost_tiles: i64 = 0
        """So many grasped tiles lose the game."""
        self.monsters_above: i64 = 0
        self.monsters_between: i64 = 0
        """Monsters on top of the first warlord, and under each warlord."""
        self.warlords: i64 = 0

        self.board_orders: vec[i64] = vec[i64]()
        """Every order of the four boards: four colours each, north first."""

        self.cards: i64 = 0
        self.monsters: i64 = 0
        """Cards are numbered from 0: monsters first, then warlords."""
        self.card_colours: vec[i64] = vec[i64]()
        self.resistances: vec[i64] = vec[i64]()
        self.card_bits: vec[i64] = vec[i64]()
        """Each card's bit in a set of cards. Doubled, not shifted: compiled, a literal 1 has only
        32 bits."""
        self.effects: vec[i64] = vec[i64]()
        """PER_CARD numbers a card: PER_KIND each of entrance, recurring, lasting, exit."""

        self.facing: vec[i64] = vec[i64]()
        """For each slot: the three places of its line, the nearest first."""
        self.beside: list[vec[i64]] = []
        """For each place: the slots next to it."""
        self.in_line: list[vec[i64]] = []
        """For each place: the slots at the ends of its row and column."""
        self.neighbours: list[vec[i64]] = []
        """For each place: the places a step away."""

        self.rolls: i64 = 0
        """How many different rolls of any number of dice there are."""
        self.roll_counts: vec[i64] = vec[i64]()
        """For each roll: how many dice show each face."""
        self.rolls_of: list[list[int]] = []
        """For each number of dice: its rolls, and in how many ways each comes."""
        self.roll_weights: list[list[int]] = []
        self.roll_totals: list[int] = []
        self.roll_parts: list[list[int]] = []
        """For each roll of white dice: every choice among its dice, none and all included."""
        self.roll_numbers: dict[int, int] = {}
        """The roll with these counts, four bits a face."""

    def add_card(self, colour: Colour, resistance: i64, effects: list[list[int]]) -> None:
        """A card with its entrance, recurring, lasting and exit effects; monsters come first."""
        self.card_colours = append(self.card_colours, colour)
        self.resistances = append(self.resistances, resistance)
        last = self.card_bits[self.cards - 1] if self.cards else 0
        self.card_bits = append(self.card_bits, last + last if self.cards else 1)
        for kind in effects:
            for at in range(PER_KIND):
                effect = kind[at] if at < len(kind) else NOTHING
                self.effects = append(self.effects, effect)
        self.cards += 1

    def is_warlord(self, card: Card) -> bool:
        return card >= self.monsters

    def effect(self, card: Card, at: i64) -> Effect:
        """The effect in one of the PER_CARD spots of a card, or NOTHING."""
        return self.effects[card * PER_CARD + at]

    def has_exit(self, card: Card) -> bool:
        return self.effects[card * PER_CARD + EXIT * PER_KIND] != NOTHING

    def shown(self, roll: Roll, face: i64) -> i64:
        """How many dice of a roll show this face."""
        return self.roll_counts[roll * FACES + face]

    def dice_in(self, roll: Roll) -> i64:
        total: i64 = 0
        for face in range(FACES):
            total += self.roll_counts[roll * FACES + face]
        return total

    def join(self, one: i64, other: i64, sign: i64) -> i64:
        """The roll of both together (sign 1), or of the first without the second (sign -1)."""
        packed: i64 = 0
        for face in range(FACES):
            packed |= (self.shown(one, face) + sign * self.shown(other, face)) << 4 * face
        return self.roll_numbers[int(packed)]

    def is_part(self, part: Roll, whole: Roll) -> bool:
        """Whether a roll's dice are among those of another."""
        for face in range(FACES):
            if self.shown(part, face) > self.shown(whole, face):
                return False
        return True


def take_seats(facts: Facts, sides: list[int]) -> None:
    """Seat the players at these sides; every other board is neutral."""
    facts.seats = len(sides)
    seats: list[i64] = [NOTHING] * int(SIDES)
    for seat in range(len(sides)):
        seats[sides[seat]] = seat
        facts.seat_sides = append(facts.seat_sides, sides[seat])
    facts.side_seats = vec[i64](seats)


def fill_supply(facts: Facts, equipment: i64, calls: i64, life: i64, grasps: i64) -> None:
    """So many tokens of each equipment colour, and of the other kinds."""
    supply: list[i64] = [equipment] * int(BLACK + 1)
    supply.extend([calls, life, grasps])
    assert len(supply) == KINDS
    facts.supply = vec[i64](supply)
