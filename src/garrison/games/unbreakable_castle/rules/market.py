"""Exchanges with the bank and with the trader on the opened card."""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import COUNT, OK, Argument, Refused
from garrison.core.verbs import Task, Verb, first, second
from garrison.games.unbreakable_castle.rules.events import BARTERED, EXCHANGED
from garrison.games.unbreakable_castle.rules.position import STEPS, Position
from garrison.games.unbreakable_castle.rules.terms import (
    ANY_BUILDING,
    BUILDING,
    GOLD,
    MANA,
    NOTHING,
    PARTS,
    RESOURCE,
    TRADABLE,
    Card,
    Resource,
    Seat,
)

_REFUSALS: Final = STEPS.refusals
MANA_STAYS: Final = _REFUSALS.add("mana-stays", section="bank")
SAME_FOR_SAME: Final = _REFUSALS.add("same-for-same", section="bank")
GOLD_NOT_SOLD: Final = _REFUSALS.add("gold-not-sold", section="bank")
BANK_EMPTY: Final = _REFUSALS.add("bank-empty", Argument("resource", RESOURCE), section="bank")
TOO_FEW: Final = _REFUSALS.add(
    "too-few",
    Argument("resource", RESOURCE),
    Argument("need", COUNT),
    Argument("have", COUNT),
    section="bank",
)
NO_TRADER: Final = _REFUSALS.add("no-trader", section="traders")
TRADER_OTHERWISE: Final = _REFUSALS.add("trader-otherwise", section="traders")


def why_too_few(position: Position, seat: Seat, resource: Resource, need: i64) -> Refused:
    have = position.good(seat, resource)
    return OK if have >= need else TOO_FEW.told(resource, need, have)


def bank_takes(position: Position, give: Resource) -> i64:
    """How many the bank wants: three of a building resource, or one gold. UC "Рынок"."""
    one: i64 = 1
    return one if give == GOLD else position.facts.bank_takes


def bank_gives(position: Position, give: Resource) -> i64:
    """How many the bank hands out: one for building resources, three for a gold. UC "Рынок"."""
    one: i64 = 1
    return position.facts.gold_buys if give == GOLD else one


def why_bank_empty(position: Position, resource: Resource, count: i64) -> Refused:
    has_it = not position.facts.is_bank_strict or position.bank[resource] >= count
    return OK if has_it else BANK_EMPTY.told(resource)


def why_not_exchange(position: Position, seat: Seat, give: Resource, get: Resource) -> Refused:
    """Gold and building resources buy building resources; nothing buys gold or mana. UC "Рынок".

    Otherwise three of one would buy a gold and the gold three of another.
    """
    if give == MANA or get == MANA:
        return MANA_STAYS.told()
    if give == get:
        return SAME_FOR_SAME.told()
    if get == GOLD:
        return GOLD_NOT_SOLD.told()
    refused = why_too_few(position, seat, give, bank_takes(position, give))
    return refused or why_bank_empty(position, get, bank_gives(position, give))


def can_exchange(position: Position, seat: Seat, give: Resource, get: Resource) -> bool:
    return why_not_exchange(position, seat, give, get) == OK


def exchange(position: Position, seat: Seat, give: Resource, get: Resource) -> None:
    position.pay(seat, give, bank_takes(position, give))
    position.gain(seat, get, bank_gives(position, give))
    position.emit(EXCHANGED, int(seat), int(give), int(get))


def can_exchange_at_all(position: Position, seat: Seat) -> bool:
    for give in range(TRADABLE):
        if position.good(seat, give) < bank_takes(position, give):
            continue
        for get in range(BUILDING):
            if can_exchange(position, seat, give, get):
                return True
    return False


class BankExchange(Verb[Position]):
    """Exchange with the bank. Any exchange may be made; here none is worth listing."""

    def who(self, state: Position) -> Seat:
        return state.seat

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        pass

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return why_not_exchange(state, self.who(state), first(move), second(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        exchange(state, self.who(state), first(move), second(move))


class UsefulExchange(BankExchange):
    """Exchange with the bank; what brings a missing part nearer is worth listing."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        seat = state.seat
        for give in range(TRADABLE):
            if state.good(seat, give) < bank_takes(state, give):
                continue
            for get in range(BUILDING):
                if can_exchange(state, seat, give, get) and brings_nearer(state, seat, give, get):
                    into.add(self.of(give, get))


def brings_nearer(position: Position, seat: Seat, give: Resource, get: Resource) -> bool:
    """Whether some missing part lacks what is got and can spare what is given."""
    left = position.good(seat, give) - bank_takes(position, give)
    have = position.good(seat, get)
    for part in range(PARTS):
        if have >= position.costs(part, get) or position.missing(seat, part) == 0:
            continue
        if give == GOLD or left >= position.costs(part, give):
            return True
    return False


def trader_card(position: Position) -> Card:
    """The opened card if its trader still serves, else nothing."""
    if not position.trader_uses:
        return NOTHING
    return position.field[position.cell]


def why_not_barter(position: Position, give: Resource, get: Resource) -> Refused:
    """A trader serves who opened the card, until the turn ends, as often as the card says.

    UC "Рынок".
    """
    card, facts = trader_card(position), position.facts
    if card == NOTHING:
        return NO_TRADER.told()
    if give == get:
        return SAME_FOR_SAME.told()
    takes = facts.centre_of(card, 1)
    fits = give < BUILDING if takes == ANY_BUILDING else give == takes
    if not fits or get != facts.centre_of(card, 3):
        return TRADER_OTHERWISE.told()
    refused = why_too_few(position, position.seat, give, facts.centre_of(card, 2))
    return refused or why_bank_empty(position, get, facts.centre_of(card, 4))


def barter(position: Position, give: Resource, get: Resource) -> None:
    card, facts, seat = trader_card(position), position.facts, position.seat
    position.pay(seat, give, facts.centre_of(card, 2))
    position.gain(seat, get, facts.centre_of(card, 4))
    position.trader_uses -= 1
    position.emit(BARTERED, int(seat), int(give), int(get), int(card))


class Barter(Verb[Position]):
    """Exchange with the trader on the opened card."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        card = trader_card(state)
        if card == NOTHING:
            return
        get = state.facts.centre_of(card, 3)
        for give in range(TRADABLE):
            if why_not_barter(state, give, get) == OK:
                into.add(self.of(give, get))

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return why_not_barter(state, first(move), second(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        barter(state, first(move), second(move))


def can_barter_at_all(position: Position) -> bool:
    card = trader_card(position)
    if card == NOTHING:
        return False
    get = position.facts.centre_of(card, 3)
    return any(why_not_barter(position, give, get) == OK for give in range(TRADABLE))


EXCHANGE: Final = "exchange {give} for {get}"
"""How an exchange with the bank is written, whenever it is made."""
BARTER: Final = Barter("barter {give} for {get}", RESOURCE, RESOURCE)
