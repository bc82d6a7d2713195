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


def some(count: i64, colour: Colour) -> Mana:
    """So many discs of one colour."""
    return count << colour * 8


def amount(mana: Mana, colour: Colour) -> i64:
    """How many discs of this colour, or in the slot ANY."""
    return mana >> colour * 8 & _SLOT


def total(mana: Mana) -> i64:
    """How many discs, all slots together."""
    count: i64 = 0
    while mana:
        count += mana & _SLOT
        mana >>= 8
    return count


def covers(purse: Mana, price: Mana) -> bool:
    """Whether the purse holds at least this much of every colour."""
    for colour in range(COLOURS):
        if amount(purse, colour) < amount(price, colour):
            return False
    return True


def shortfall(purse: Mana, price: Mana) -> i64:
    """How many discs of the right colours are missing."""
    missing: i64 = 0
    for colour in range(COLOURS):
        lack = amount(price, colour) - amount(purse, colour)
        if lack > 0:
            missing += lack
    return missing
