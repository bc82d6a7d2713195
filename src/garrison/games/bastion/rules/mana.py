"""Mana as one number: eight bits a colour, and a seventh slot for "of any colour".

Six small counts fit into one machine integer, so purses, prices and payments are added and
subtracted whole.
"""

from typing import Final

from mypy_extensions import i64

Mana = i64
"""So many discs of each colour."""

Colour = i64
"""From 0 to 5: plains, fire, mountain, forest, swamp, dark."""

COLOURS: Final[i64] = 6
ANY: Final[i64] = 6
"""The slot of a price that may be paid in any colours."""

ONE_OF_EACH: Final[i64] = 0x010101010101
_SLOT: Final[i64] = 255
_PAIR: Final[i64] = 0xFFFF
_EVEN_SLOTS: Final[i64] = 0x00FF00FF00FF00FF
_SIX_SLOTS: Final[i64] = 0xFFFFFFFFFFFF
_TOP_BITS: Final[i64] = 0x808080808080
"""No slot ever holds so much, so that all slots can be compared at once."""


def some(count: i64, colour: Colour) -> Mana:
    """So many discs of one colour."""
    return count << colour * 8


def amount(mana: Mana, colour: Colour) -> i64:
    """How many discs of this colour, or in the slot ANY."""
    return mana >> colour * 8 & _SLOT


def total(mana: Mana) -> i64:
    """How many discs, all slots together."""
    pairs = (mana & _EVEN_SLOTS) + (mana >> 8 & _EVEN_SLOTS)
    halves = pairs + (pairs >> 16)
    return halves + (halves >> 32) & _PAIR


def lacks(purse: Mana, price: Mana) -> Mana:
    """How many discs of each colour the purse has too few."""
    left = (price & _SIX_SLOTS | _TOP_BITS) - (purse & _SIX_SLOTS)
    more = left & _TOP_BITS  # a slot's top bit is still there unless the purse holds more
    return left & (more - (more >> 7))


def covers(purse: Mana, price: Mana) -> bool:
    """Whether the purse holds at least this much of every colour."""
    return not lacks(purse, price)


def shortfall(purse: Mana, price: Mana) -> i64:
    """How many discs of the right colours are missing."""
    return total(lacks(purse, price))
