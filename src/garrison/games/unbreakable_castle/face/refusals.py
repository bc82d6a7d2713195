"""Why a well-written move cannot be made now."""

from collections.abc import Callable
from typing import Final

from garrison.core.contract import CHANCE, OVER, Move
from garrison.core.reasons import Reason
from garrison.games.unbreakable_castle.face.words import PARTS, RACES, RESOURCES, SEATS, STAGES
from garrison.games.unbreakable_castle.rules import position as stages
from garrison.games.unbreakable_castle.rules import verbs
from garrison.games.unbreakable_castle.rules.box import (
    ANY_BUILDING,
    BUILDING,
    GOLD,
    MANA,
    NOTHING,
    TRADABLE,
)
from garrison.games.unbreakable_castle.rules.building import can_pay
from garrison.games.unbreakable_castle.rules.castle import Castle
from garrison.games.unbreakable_castle.rules.market import bank_takes, trader_card
from garrison.games.unbreakable_castle.rules.trade import is_two_sided, own_deal

_TURN_STAGES: Final = (stages.MARKET_STAGE, stages.FRIEND_STAGE, stages.FULFIL_STAGE)
"""Stages that are named alike, so that a refusal does not give a secret question away."""

_ANSWER_STAGES: Final = (stages.ANSWER_STAGE, stages.COUNTER_STAGE)

_STAGES_OF: Final = {
    verbs.RACE: (stages.RACE_STAGE,),
    verbs.DEALER: (stages.DEALER_STAGE,),
    verbs.OPEN: (stages.OPEN_STAGE,),
    verbs.CARD: (stages.CARD_STAGE,),
    verbs.QUEST: (stages.QUEST_STAGE,),
    verbs.FIGHT: (stages.FRIEND_STAGE,),
    verbs.BEFRIEND: (stages.FRIEND_STAGE,),
    verbs.FULFIL: (stages.FULFIL_STAGE,),
    verbs.HELP: (stages.HELP_STAGE,),
    verbs.STRIKE: (stages.STRIKE_STAGE,),
    verbs.FORGO: (stages.STRIKE_STAGE,),
    verbs.LOSE: (stages.TOLL_STAGE,),
    verbs.FAVOUR: (stages.FAVOUR_STAGE,),
    verbs.EXCHANGE: (stages.OPEN_STAGE, stages.MARKET_STAGE, *_ANSWER_STAGES),
    verbs.BARTER: (stages.MARKET_STAGE,),
    verbs.BUILD: (stages.MARKET_STAGE,),
    verbs.OFFER: (stages.MARKET_STAGE,),
    verbs.ACCEPT: _ANSWER_STAGES,
    verbs.DECLINE: _ANSWER_STAGES,
    verbs.COUNTER: (stages.ANSWER_STAGE,),
    verbs.END: (stages.MARKET_STAGE,),
}
"""When each kind of move can be made at all."""


def refusal(state: Castle, move: Move) -> Reason:
    verb = move & 255
    if state.actor() == OVER:
        return _reason("over")
    if state.stage not in _STAGES_OF[verb]:
        return _not_now(state)
    return _WHY[verb](state, move)


def _reason(name: str, **args: str | int) -> Reason:
    return Reason(f"unbreakable-castle-{name}", args)


def _not_now(state: Castle) -> Reason:
    if state.stage in _TURN_STAGES:
        return _reason("not-now", stage="@unbreakable-castle-stage-turn")
    if state.actor() == CHANCE:
        return _reason("not-now", stage="@unbreakable-castle-stage-chance")
    return _reason("not-now", stage=f"@unbreakable-castle-stage-{STAGES[state.stage]}")


def _resource(number: int) -> str:
    return f"@unbreakable-castle-resource-{RESOURCES[number]}"


def _race(state: Castle, move: Move) -> Reason:
    return _reason("race-taken", race=f"@unbreakable-castle-race-{RACES[verbs.first(move)]}")


def _open(state: Castle, move: Move) -> Reason:
    is_open = state.field[verbs.first(move)] != NOTHING
    return _reason("already-open" if is_open else "not-adjacent")


def _card(state: Castle, move: Move) -> Reason:
    return _reason("card-elsewhere")


def _quest(state: Castle, move: Move) -> Reason:
    return _reason("quest-elsewhere")


def _fulfil(state: Castle, move: Move) -> Reason:
    return _reason("quest-not-fitting")


def _help(state: Castle, move: Move) -> Reason:
    return _reason("other-side", seat=SEATS[verbs.first(move)])


def _strike(state: Castle, move: Move) -> Reason:
    if verbs.first(move) == state.seat:
        return _reason("strike-self")
    return _reason("nothing-to-strike", seat=SEATS[verbs.first(move)])


def _forgo(state: Castle, move: Move) -> Reason:
    return _reason("must-strike")


def _lose(state: Castle, move: Move) -> Reason:
    return _too_few(state, int(state.seat), int(verbs.first(move)), 1)


def _favour(state: Castle, move: Move) -> Reason:
    return _reason("bank-empty", resource=_resource(int(verbs.first(move))))


def _too_few(state: Castle, seat: int, resource: int, need: int) -> Reason:
    have = int(state.good(seat, resource))
    return _reason("too-few", resource=_resource(resource), need=need, have=have)


def _exchange(state: Castle, move: Move) -> Reason:
    give, get = int(verbs.first(move)), int(verbs.second(move))
    if MANA in (give, get):
        return _reason("mana-stays")
    if give == get:
        return _reason("same-for-same")
    if get == GOLD:
        return _reason("gold-not-sold")
    need, seat = int(bank_takes(state, give)), state.actor()
    if state.good(seat, give) < need:
        return _too_few(state, seat, give, need)
    return _reason("bank-empty", resource=_resource(get))


def _barter(state: Castle, move: Move) -> Reason:
    give, get = int(verbs.first(move)), int(verbs.second(move))
    card, box = int(trader_card(state)), state.box
    if card == NOTHING:
        return _reason("no-trader")
    if give == get:
        return _reason("same-for-same")
    takes = box.centre_of(card, 1)
    fits = give < BUILDING if takes == ANY_BUILDING else give == takes
    if not fits or get != box.centre_of(card, 3):
        return _reason("trader-otherwise")
    if state.good(state.seat, give) < box.centre_of(card, 2):
        return _too_few(state, int(state.seat), give, int(box.centre_of(card, 2)))
    return _reason("bank-empty", resource=_resource(get))


def _build(state: Castle, move: Move) -> Reason:
    part = int(verbs.first(move))
    named = f"@unbreakable-castle-part-{PARTS[part]}"
    if state.has_built:
        return _reason("built-already")
    if not state.stock[part]:
        return _reason("pile-empty", part=named)
    if not can_pay(state, state.seat, part):
        return _reason("cannot-pay", part=named)
    return _reason("spare-needed", part=named)


def _offer(state: Castle, move: Move) -> Reason:
    if not state.box.has_trade:
        return _reason("no-trade")
    if state.has_built:
        return _reason("trade-before-building")
    if state.offers >= state.box.offers_a_turn:
        return _reason("offers-used-up", count=int(state.box.offers_a_turn))
    if verbs.first(move) == state.seat:
        return _reason("offer-to-self")
    return _deal(state, int(state.seat), int(verbs.offered(move)))


def _counter(state: Castle, move: Move) -> Reason:
    deal = int(verbs.countered(move))
    if deal == own_deal(state):
        return _reason("same-deal")
    return _deal(state, int(state.partner), deal)


def _deal(state: Castle, seat: int, deal: int) -> Reason:
    if not is_two_sided(deal):
        return _reason("one-sided")
    for resource in range(TRADABLE):
        given = int(verbs.amount(deal, resource))
        if given > state.good(seat, resource):
            return _too_few(state, seat, resource, given)
    return _reason("one-sided")


def _accept(state: Castle, move: Move) -> Reason:
    """Somebody no longer has, or never had, what the deal takes from them."""
    for seat, deal in (
        (state.seat, state.deal),
        (state.partner, verbs.reversed_deal(state.deal)),
    ):
        for resource in range(TRADABLE):
            given = int(verbs.amount(deal, resource))
            if given > state.good(seat, resource):
                args: dict[str, str | int] = {"seat": SEATS[seat], "need": given}
                return _reason("cannot-keep", resource=_resource(resource), **args)
    return _reason("one-sided")


_WHY: Final[dict[int, Callable[[Castle, Move], Reason]]] = {
    verbs.RACE: _race,
    verbs.OPEN: _open,
    verbs.CARD: _card,
    verbs.QUEST: _quest,
    verbs.FULFIL: _fulfil,
    verbs.HELP: _help,
    verbs.STRIKE: _strike,
    verbs.FORGO: _forgo,
    verbs.LOSE: _lose,
    verbs.FAVOUR: _favour,
    verbs.EXCHANGE: _exchange,
    verbs.BARTER: _barter,
    verbs.BUILD: _build,
    verbs.OFFER: _offer,
    verbs.COUNTER: _counter,
    verbs.ACCEPT: _accept,
}
"""Why not, for moves of the right stage. The others can always be made at theirs."""

REASONS: Final = (
    "over",
    "not-now",
    "race-taken",
    "already-open",
    "not-adjacent",
    "card-elsewhere",
    "quest-elsewhere",
    "quest-not-fitting",
    "other-side",
    "strike-self",
    "nothing-to-strike",
    "must-strike",
    "bank-empty",
    "too-few",
    "mana-stays",
    "same-for-same",
    "gold-not-sold",
    "no-trader",
    "trader-otherwise",
    "built-already",
    "pile-empty",
    "cannot-pay",
    "spare-needed",
    "no-trade",
    "trade-before-building",
    "offers-used-up",
    "offer-to-self",
    "same-deal",
    "one-sided",
    "cannot-keep",
    "both-ways",
    "amount-form",
)
"""Every reason a move of this game can be refused or misread for."""
