"""An offer as one number: for each tradable resource how many whoever proposes it gives.

Eight bits a resource: what is given counts up from 128, what is wanted counts down from it.
"""

from typing import Final

from mypy_extensions import i64

from garrison.games.unbreakable_castle.rules.terms import TRADABLE, Resource

NO_AMOUNT: Final[i64] = 128
EVEN: Final[i64] = 0x8080808080
"""The deal in which nobody gives anything."""


def amount(deal: i64, resource: Resource) -> i64:
    """How many of a resource whoever proposes the deal gives; negative if they want it."""
    return (deal >> 8 * resource & 255) - NO_AMOUNT


def with_amount(deal: i64, resource: Resource, more: i64) -> i64:
    """The deal with so many more given."""
    return deal + (more << 8 * resource)


def reversed_deal(deal: i64) -> i64:
    """The same deal as the other one sees it."""
    turned = EVEN
    for resource in range(TRADABLE):
        turned = with_amount(turned, resource, -amount(deal, resource))
    return turned


def is_two_sided(deal: i64) -> bool:
    """Both give something. No resource goes both ways: the form of a deal cannot even say so."""
    gives = wants = False
    for resource in range(TRADABLE):
        if amount(deal, resource) == -NO_AMOUNT:
            return False  # seen from the other side this amount could not be written
        gives = gives or amount(deal, resource) > 0
        wants = wants or amount(deal, resource) < 0
    return gives and wants
