"""Trade between players: an offer, an answer, at most one counter-offer.

UC "Рынок": players trade at any agreed price, but never mana or the horn. The limits on offers
are our rulings: the active player makes them, after the card is read and before building.
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import COUNT, OK, Argument, PendingFault, Refused
from garrison.core.steps import Step
from garrison.core.verbs import Task, Verb, first
from garrison.games.unbreakable_castle.rules.events import AGREED, COUNTERED, DECLINED, OFFERED
from garrison.games.unbreakable_castle.rules.market import (
    EXCHANGE,
    BankExchange,
    can_exchange,
    why_too_few,
)
from garrison.games.unbreakable_castle.rules.offers import (
    EVEN,
    amount,
    is_two_sided,
    reversed_deal,
    with_amount,
)
from garrison.games.unbreakable_castle.rules.position import (
    READ,
    READING,
    STEPS,
    Position,
    TurnStep,
    fault_unless,
)
from garrison.games.unbreakable_castle.rules.terms import (
    BUILDING,
    DEAL,
    GOLD,
    NOTHING,
    RESOURCE,
    RESOURCES,
    SEAT,
    TRADABLE,
    Resource,
    Seat,
)

_REFUSALS: Final = STEPS.refusals
NO_TRADE: Final = _REFUSALS.add("no-trade", section="trading")
TRADE_BEFORE_BUILDING: Final = _REFUSALS.add("trade-before-building", section="trading")
OFFERS_USED_UP: Final = _REFUSALS.add("offers-used-up", Argument("count", COUNT), section="trading")
OFFER_TO_SELF: Final = _REFUSALS.add("offer-to-self", section="trading")
ONE_SIDED: Final = _REFUSALS.add("one-sided", section="trading")
SAME_DEAL: Final = _REFUSALS.add("same-deal", section="trading")
CANNOT_KEEP: Final = _REFUSALS.add(
    "cannot-keep",
    Argument("resource", RESOURCE),
    Argument("seat", SEAT),
    Argument("need", COUNT),
    section="trading",
)


def why_no_offers(position: Position) -> Refused:
    """The active player makes three offers a turn, and none after building."""
    facts = position.facts
    if not facts.has_trade:
        return NO_TRADE.told()
    if position.has_built:
        return TRADE_BEFORE_BUILDING.told()
    if position.offers >= facts.offers_a_turn:
        return OFFERS_USED_UP.told(facts.offers_a_turn)
    return OK


def why_not_give(position: Position, seat: Seat, deal: i64) -> Refused:
    """A deal is two-sided, and whoever proposes it holds what they give."""
    if not is_two_sided(deal):
        return ONE_SIDED.told()
    for resource in range(TRADABLE):
        refused = why_too_few(position, seat, resource, amount(deal, resource))
        if refused:
            return refused
    return OK


def can_offer_at_all(position: Position) -> bool:
    """Whether somebody could be offered something: one of mine for one of another kind."""
    if why_no_offers(position) or position.facts.seats < 2:
        return False
    return any(position.good(position.seat, resource) for resource in range(TRADABLE))


class Offer(Verb[Position]):
    """Propose any two-sided deal to one other player."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        """What I have too much of for what I lack and the other has.

        One for one and two for one between building resources, and for a gold what the bank gives.
        """
        if why_no_offers(state):
            return
        seat, lacks = state.seat, _lacks(state)
        for give in range(BUILDING):
            spare = state.surplus(seat, give)
            if spare <= 0:
                continue
            for partner in range(state.facts.seats):
                if partner != seat:
                    self._add_offers(state, into, partner, give, spare, lacks)

    def _add_offers(
        self, state: Position, into: Moves, partner: Seat, give: Resource, spare: i64, lacks: i64
    ) -> None:
        for want in range(BUILDING):
            if lacks >> want & 1 and state.good(partner, want):
                asked = with_amount(EVEN, want, -1)
                into.add(self.to(partner, with_amount(asked, give, 1)))
                if spare >= 2:
                    into.add(self.to(partner, with_amount(asked, give, 2)))
        price = state.facts.gold_buys
        if spare >= price and state.good(partner, GOLD):
            asked = with_amount(EVEN, GOLD, -1)
            into.add(self.to(partner, with_amount(asked, give, price)))

    def to(self, partner: Seat, deal: i64) -> i64:
        return self.code | partner << 8 | deal << 16

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        refused = why_no_offers(state)
        if refused:
            return refused
        if first(move) == state.seat:
            return OFFER_TO_SELF.told()
        return why_not_give(state, state.seat, offered(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.offers += 1
        state.partner = first(move)
        state.deal = offered(move)
        state.stage = ANSWER_STAGE
        state.emit(OFFERED, int(state.seat), int(state.partner), int(state.deal))


def _lacks(position: Position) -> i64:
    """The building resources of which the seat in turn needs more, as a bit set."""
    one: i64 = 1
    lacks: i64 = 0
    for resource in range(BUILDING):
        if position.surplus(position.seat, resource) < 0:
            lacks |= one << resource
    return lacks


def offered(move: i64) -> i64:
    """The deal that an offer proposes."""
    return move >> 16


def answerer(position: Position) -> Seat:
    return position.partner if position.stage == ANSWER_STAGE else position.seat


def own_deal(position: Position) -> i64:
    """The deal on the table as whoever answers it sees it."""
    if position.stage == ANSWER_STAGE:
        return reversed_deal(position.deal)
    return position.deal


class Counter(Verb[Position]):
    """Propose another deal instead, of things one holds; once."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        """One more of what is offered, or one less of what is wanted."""
        mine = own_deal(state)
        for resource in range(TRADABLE):
            given = amount(mine, resource)
            wanted_more = given < 0 and state.good(state.seat, resource) > -given
            if wanted_more or given > 1:
                move = self.code | with_amount(mine, resource, -1) << 8
                if self.why_not(state, task, move) == OK:
                    into.add(move)

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        deal = move >> 8
        if deal == own_deal(state):
            return SAME_DEAL.told()
        return why_not_give(state, state.partner, deal)

    def take(self, state: Position, task: Task, move: i64) -> None:
        deal = move >> 8
        state.deal = reversed_deal(deal)
        state.stage = COUNTER_STAGE
        state.emit(COUNTERED, int(state.partner), int(state.seat), int(deal))


def why_not_keep(position: Position, seat: Seat, deal: i64) -> Refused:
    """Whether a player still holds what they give: they may have been to the bank meanwhile."""
    for resource in range(TRADABLE):
        given = amount(deal, resource)
        if given > position.good(seat, resource):
            return CANNOT_KEEP.told(resource, seat, given)
    return OK


def holds(position: Position, seat: Seat, deal: i64) -> bool:
    """Whether the seat has what it gives in this deal, seen from its side."""
    return why_not_keep(position, seat, deal) == OK


class Accept(Verb[Position]):
    """Agree to the deal on the table."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        refused = why_not_keep(state, state.seat, state.deal)
        return refused or why_not_keep(state, state.partner, reversed_deal(state.deal))

    def take(self, state: Position, task: Task, move: i64) -> None:
        for resource in range(TRADABLE):
            given = amount(state.deal, resource)
            state.goods[state.seat * RESOURCES + resource] -= given
            state.goods[state.partner * RESOURCES + resource] += given
        state.emit(AGREED, int(state.seat), int(state.partner), int(state.deal))
        _close(state)


class Decline(Verb[Position]):
    """Refuse the deal on the table."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        seat = answerer(state)
        other = state.seat if seat == state.partner else state.partner
        state.emit(DECLINED, int(seat), int(other))
        _close(state)


def _close(position: Position) -> None:
    """The turn goes on where the offer interrupted it."""
    position.partner = NOTHING
    position.deal = EVEN
    position.stage = READING


class HelpfulExchange(BankExchange):
    """Exchange with the bank before answering; what gets what is asked for is worth listing."""

    def who(self, state: Position) -> Seat:
        return answerer(state)

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        seat, mine = answerer(state), own_deal(state)
        for get in range(BUILDING):
            if amount(mine, get) <= state.good(seat, get):
                continue
            for give in range(TRADABLE):
                if amount(mine, give) <= 0 and can_exchange(state, seat, give, get):
                    into.add(self.of(give, get))


class AnswerOffer(Step[Position]):
    """Somebody proposed a deal to another player, who answers it."""

    def decider(self, state: Position, task: Task) -> int:
        return int(state.partner)

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return fault_unless(has_deal(state) and holds(state, state.seat, state.deal))


class AnswerCounter(TurnStep):
    """The active player answers the other's counter-offer."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return fault_unless(has_deal(state))


def has_deal(position: Position) -> bool:
    """Whether an offer can have been made this turn."""
    is_open = position.facts.has_trade and not position.has_built
    return is_open and position.step == READ and position.offers > 0


OFFER: Final = Offer("offer {seat} {deal}", SEAT, DEAL, is_listed=False)
ACCEPT: Final = Accept("accept")
DECLINE: Final = Decline("decline")
COUNTER: Final = Counter("counter {deal}", DEAL, is_listed=False)
_EXCHANGE: Final = HelpfulExchange(EXCHANGE, RESOURCE, RESOURCE, is_listed=False)
ANSWER_STAGE: Final[i64] = STEPS.add(AnswerOffer("answer", ACCEPT, DECLINE, COUNTER, _EXCHANGE))
COUNTER_STAGE: Final[i64] = STEPS.add(AnswerCounter("counter", ACCEPT, DECLINE, _EXCHANGE))
