"""Codes of the kinds of moves, and how the numbers of a move are packed.

The code is in the low 8 bits, then each field in 8 bits. An offer holds one amount for each
tradable resource: what is given counts up from 128, what is wanted counts down from it.
"""

from typing import Final

from mypy_extensions import i64

from garrison.games.unbreakable_castle.rules.box import TRADABLE

RACE: Final = 0
DEALER: Final = 1
OPEN: Final = 2
CARD: Final = 3
QUEST: Final = 4
FIGHT: Final = 5
BEFRIEND: Final = 6
FULFIL: Final = 7
HELP: Final = 8
STRIKE: Final = 9
FORGO: Final = 10
LOSE: Final = 11
FAVOUR: Final = 12
EXCHANGE: Final = 13
BARTER: Final = 14
BUILD: Final = 15
OFFER: Final = 16
ACCEPT: Final = 17
DECLINE: Final = 18
COUNTER: Final = 19
END: Final = 20

NO_AMOUNT: Final[i64] = 128
EVEN: Final[i64] = 0x8080808080
"""The deal in which nobody gives anything."""


def move(verb: i64, a: i64 = 0, b: i64 = 0) -> int:
    return int(verb | a << 8 | b << 16)


def first(code: i64) -> i64:
    return code >> 8 & 255


def second(code: i64) -> i64:
    return code >> 16 & 255


def amount(deal: i64, resource: i64) -> i64:
    """How many of a resource whoever proposes the deal gives; negative if they want it."""
    return (deal >> 8 * resource & 255) - NO_AMOUNT


def with_amount(deal: i64, resource: i64, more: i64) -> i64:
    """The deal with so many more given."""
    return deal + (more << 8 * resource)


def reversed_deal(deal: i64) -> i64:
    """The same deal as the other one sees it."""
    turned = EVEN
    for resource in range(TRADABLE):
        turned = with_amount(turned, resource, -amount(deal, resource))
    return turned


def offer_move(partner: i64, deal: i64) -> int:
    return int(OFFER | partner << 8 | deal << 16)


def offered(code: i64) -> i64:
    return code >> 16


def counter_move(deal: i64) -> int:
    return int(COUNTER | deal << 8)


def countered(code: i64) -> i64:
    return code >> 8
