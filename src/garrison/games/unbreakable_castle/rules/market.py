"""Exchanges with the bank and with the trader on the opened card."""

from mypy_extensions import i64

from garrison.games.unbreakable_castle.rules.box import (
    ANY_BUILDING,
    BUILDING,
    GOLD,
    MANA,
    NOTHING,
    PARTS,
    TRADABLE,
    Card,
    Resource,
    Seat,
)
from garrison.games.unbreakable_castle.rules.events import BARTERED, EXCHANGED
from garrison.games.unbreakable_castle.rules.position import Position
from garrison.games.unbreakable_castle.rules.verbs import BARTER, EXCHANGE, move


def bank_takes(position: Position, give: Resource) -> i64:
    """How many the bank wants: three of a building resource, or one gold. UC "Рынок"."""
    one: i64 = 1
    return one if give == GOLD else position.box.bank_takes


def bank_gives(position: Position, give: Resource) -> i64:
    """How many the bank hands out: one for building resources, three for a gold. UC "Рынок"."""
    one: i64 = 1
    return position.box.gold_buys if give == GOLD else one


def bank_has(position: Position, resource: Resource, count: i64) -> bool:
    return not position.box.is_bank_strict or position.bank[resource] >= count


def can_exchange(position: Position, seat: Seat, give: Resource, get: Resource) -> bool:
    """Gold and building resources buy building resources; nothing buys gold or mana. UC "Рынок".

    Otherwise three of one would buy a gold and the gold three of another.
    """
    return (
        give != get
        and 0 <= give < TRADABLE
        and 0 <= get < BUILDING
        and position.good(seat, give) >= bank_takes(position, give)
        and bank_has(position, get, bank_gives(position, give))
    )


def exchange(position: Position, seat: Seat, give: Resource, get: Resource) -> None:
    position.pay(seat, give, bank_takes(position, give))
    position.gain(seat, get, bank_gives(position, give))
    position.emit(EXCHANGED, int(seat), int(give), int(get))


def can_exchange_at_all(position: Position, seat: Seat) -> bool:
    for give in range(TRADABLE):
        for get in range(BUILDING):
            if can_exchange(position, seat, give, get):
                return True
    return False


def brings_nearer(position: Position, seat: Seat, give: Resource, get: Resource) -> bool:
    """Whether some missing part lacks what is got and can spare what is given."""
    box = position.box
    left = position.good(seat, give) - bank_takes(position, give)
    for part in range(PARTS):
        lacks = position.missing(seat, part) and position.good(seat, get) < box.costs(part, get)
        if lacks and (give == GOLD or left >= box.costs(part, give)):
            return True
    return False


def useful_exchanges(position: Position, seat: Seat) -> list[int]:
    """The exchanges with the bank that are worth considering."""
    found: list[int] = []
    for give in range(TRADABLE):
        if position.good(seat, give) < bank_takes(position, give):
            continue
        for get in range(BUILDING):
            if can_exchange(position, seat, give, get) and brings_nearer(position, seat, give, get):
                found.append(move(EXCHANGE, give, get))
    return found


def trader_card(position: Position) -> Card:
    """The opened card if its trader still serves, else nothing."""
    if not position.trader_uses:
        return NOTHING
    return position.field[position.cell]


def can_barter(position: Position, give: Resource, get: Resource) -> bool:
    """A trader serves who opened the card, until the turn ends, as often as the card says.

    UC "Рынок".
    """
    card, box = trader_card(position), position.box
    if card == NOTHING or give == get or not 0 <= give < TRADABLE:
        return False
    takes = box.centre_of(card, 1)
    fits = give < BUILDING if takes == ANY_BUILDING else give == takes
    return (
        fits
        and get == box.centre_of(card, 3)
        and get != MANA
        and position.good(position.seat, give) >= box.centre_of(card, 2)
        and bank_has(position, get, box.centre_of(card, 4))
    )


def barters(position: Position) -> list[int]:
    """Every deal with the trader that is possible now."""
    card = trader_card(position)
    found: list[int] = []
    if card == NOTHING:
        return found
    get = position.box.centre_of(card, 3)
    for give in range(TRADABLE):
        if can_barter(position, give, get):
            found.append(move(BARTER, give, get))
    return found


def barter(position: Position, give: Resource, get: Resource) -> None:
    card, box, seat = trader_card(position), position.box, position.seat
    position.pay(seat, give, box.centre_of(card, 2))
    position.gain(seat, get, box.centre_of(card, 4))
    position.trader_uses -= 1
    position.emit(BARTERED, int(seat), int(give), int(get), int(card))
