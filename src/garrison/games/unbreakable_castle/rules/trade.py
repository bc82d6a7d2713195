"""Trade between players: an offer, an answer, at most one counter-offer.

UC "Рынок": players trade at any agreed price, but never mana or the horn. The limits on offers
are our rulings: the active player makes them, after the card is read and before building.
"""

from mypy_extensions import i64

from garrison.games.unbreakable_castle.rules.box import (
    BUILDING,
    GOLD,
    NOTHING,
    RESOURCES,
    TRADABLE,
    Resource,
    Seat,
)
from garrison.games.unbreakable_castle.rules.events import AGREED, COUNTERED, DECLINED, OFFERED
from garrison.games.unbreakable_castle.rules.market import can_exchange
from garrison.games.unbreakable_castle.rules.position import (
    ANSWER_STAGE,
    COUNTER_STAGE,
    MARKET_STAGE,
    Position,
)
from garrison.games.unbreakable_castle.rules.verbs import (
    ACCEPT,
    DECLINE,
    EVEN,
    EXCHANGE,
    NO_AMOUNT,
    amount,
    counter_move,
    move,
    offer_move,
    reversed_deal,
    with_amount,
)


def may_offer(position: Position) -> bool:
    """Whether the active player has offers left: three a turn, and none after building."""
    return (
        position.box.has_trade
        and position.stage == MARKET_STAGE
        and not position.has_built
        and position.offers < position.box.offers_a_turn
    )


def is_two_sided(deal: i64) -> bool:
    """Both give something. No resource goes both ways: the form of a deal cannot even say so."""
    gives = wants = False
    for resource in range(TRADABLE):
        if amount(deal, resource) == -NO_AMOUNT:
            return False  # seen from the other side this amount could not be written
        gives = gives or amount(deal, resource) > 0
        wants = wants or amount(deal, resource) < 0
    return gives and wants


def holds(position: Position, seat: Seat, deal: i64) -> bool:
    """Whether the seat has what it gives in this deal, seen from its side."""
    for resource in range(TRADABLE):
        if amount(deal, resource) > position.good(seat, resource):
            return False
    return True


def can_offer(position: Position, partner: Seat, deal: i64) -> bool:
    """Any two-sided deal with one other player, of things the active player holds."""
    return (
        may_offer(position)
        and 0 <= partner < position.box.seats
        and partner != position.seat
        and 0 < deal < 1 << 40
        and is_two_sided(deal)
        and holds(position, position.seat, deal)
    )


def can_offer_at_all(position: Position) -> bool:
    """Whether somebody could be offered something: one of mine for one of another kind."""
    if not may_offer(position) or position.box.seats < 2:
        return False
    return any(position.good(position.seat, resource) for resource in range(TRADABLE))


def offer(position: Position, partner: Seat, deal: i64) -> None:
    position.offers += 1
    position.partner = partner
    position.deal = deal
    position.stage = ANSWER_STAGE
    position.emit(OFFERED, int(position.seat), int(partner), int(deal))


def can_counter(position: Position, deal: i64) -> bool:
    """The other may propose another deal instead, of things they hold; once."""
    return (
        position.stage == ANSWER_STAGE
        and 0 < deal < 1 << 40
        and is_two_sided(deal)
        and holds(position, position.partner, deal)
        and reversed_deal(deal) != position.deal
    )


def counter(position: Position, deal: i64) -> None:
    position.deal = reversed_deal(deal)
    position.stage = COUNTER_STAGE
    position.emit(COUNTERED, int(position.partner), int(position.seat), int(deal))


def answerer(position: Position) -> Seat:
    return position.partner if position.stage == ANSWER_STAGE else position.seat


def own_deal(position: Position) -> i64:
    """The deal on the table as whoever answers it sees it."""
    if position.stage == ANSWER_STAGE:
        return reversed_deal(position.deal)
    return position.deal


def can_accept(position: Position) -> bool:
    """Both still hold what they give: either may have been to the bank meanwhile."""
    return holds(position, position.seat, position.deal) and holds(
        position, position.partner, reversed_deal(position.deal)
    )


def accept(position: Position) -> None:
    for resource in range(TRADABLE):
        given = amount(position.deal, resource)
        position.goods[position.seat * RESOURCES + resource] -= given
        position.goods[position.partner * RESOURCES + resource] += given
    position.emit(AGREED, int(position.seat), int(position.partner), int(position.deal))
    _close(position)


def decline(position: Position) -> None:
    seat = answerer(position)
    other = position.seat if seat == position.partner else position.partner
    position.emit(DECLINED, int(seat), int(other))
    _close(position)


def _close(position: Position) -> None:
    position.partner = NOTHING
    position.deal = EVEN
    position.stage = MARKET_STAGE


def useful_offers(position: Position) -> list[int]:
    """Offers worth considering: what I have too much of for what I lack and the other has.

    One for one and two for one between building resources, and three for a gold.
    """
    found: list[int] = []
    if not may_offer(position):
        return found
    seat = position.seat
    for give in range(BUILDING):
        spare = position.surplus(seat, give)
        if spare <= 0:
            continue
        for partner in range(position.box.seats):
            if partner != seat:
                _add_offers(position, found, partner, give, spare)
    return found


def _add_offers(
    position: Position, found: list[int], partner: Seat, give: Resource, spare: i64
) -> None:
    for want in range(BUILDING):
        if position.surplus(position.seat, want) < 0 and position.good(partner, want):
            asked = with_amount(EVEN, want, -1)
            found.append(offer_move(partner, with_amount(asked, give, 1)))
            if spare >= 2:
                found.append(offer_move(partner, with_amount(asked, give, 2)))
    if spare >= 3 and position.good(partner, GOLD):
        asked = with_amount(EVEN, GOLD, -1)
        found.append(offer_move(partner, with_amount(asked, give, 3)))


def answers(position: Position) -> list[int]:
    """Accepting and declining, the counter-offers worth considering, and helpful exchanges."""
    found: list[int] = []
    if can_accept(position):
        found.append(move(ACCEPT))
    found.append(move(DECLINE))
    if position.stage == ANSWER_STAGE:
        _add_counters(position, found)
    _add_helpful_exchanges(position, found)
    return found


def _add_counters(position: Position, found: list[int]) -> None:
    """One more of what is offered, or one less of what is wanted."""
    mine = own_deal(position)
    for resource in range(TRADABLE):
        given = amount(mine, resource)
        deal = with_amount(mine, resource, -1)
        wanted_more = given < 0 and position.good(position.seat, resource) > -given
        if (wanted_more or given > 1) and can_counter(position, deal):
            found.append(counter_move(deal))


def _add_helpful_exchanges(position: Position, found: list[int]) -> None:
    """Exchanges with the bank that get what is asked for and still lacking."""
    seat, mine = answerer(position), own_deal(position)
    for get in range(BUILDING):
        if amount(mine, get) <= position.good(seat, get):
            continue
        for give in range(TRADABLE):
            if amount(mine, give) <= 0 and can_exchange(position, seat, give, get):
                found.append(move(EXCHANGE, give, get))
