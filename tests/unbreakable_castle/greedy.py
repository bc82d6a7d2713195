"""A greedy player: opens the card with the best odds, builds what is nearest, swaps surplus.

It looks no further than its own turn, never helps an ally and never hoards. The lengths of its
games are known, so that they tell whether the economy of the game is right.
"""

from typing import Final

from garrison.core.verbs import first, second
from garrison.games.unbreakable_castle.rules.building import BUILD
from garrison.games.unbreakable_castle.rules.centre import TOLL_STAGE
from garrison.games.unbreakable_castle.rules.market import BARTER, can_exchange
from garrison.games.unbreakable_castle.rules.offers import amount, reversed_deal
from garrison.games.unbreakable_castle.rules.opening import (
    OPEN,
    OPEN_STAGE,
    above,
    below,
    candidates,
    card_at,
    left_of,
    openable,
    right_of,
)
from garrison.games.unbreakable_castle.rules.quests import (
    FORGO,
    HELP,
    HELP_STAGE,
    STRIKE,
    STRIKE_STAGE,
)
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.terms import (
    BUILDING,
    GOLD,
    MANA,
    NOTHING,
    PARTS,
)
from garrison.games.unbreakable_castle.rules.trade import (
    ACCEPT,
    ANSWER_STAGE,
    COUNTER_STAGE,
    DECLINE,
    OFFER,
    offered,
)
from garrison.games.unbreakable_castle.rules.turn import END, MARKET_EXCHANGE, MARKET_STAGE

_MATCH: Final = 0.2
"""How often a given half portrait meets its other half."""
_OTHER_COIN: Final = 1.8
_MANY: Final = 5
"""With so many parts nobody is helped by trade any more."""


def choose(state: Castle) -> int:
    """The greedy move of whoever decides."""
    stage = state.stage
    if stage == OPEN_STAGE:
        return int(OPEN.of(max(openable(state), key=lambda cell: _promise(state, cell))))
    if stage == MARKET_STAGE:
        return _trade_or_build(state)
    if stage in (ANSWER_STAGE, COUNTER_STAGE):
        return _answer(state)
    if stage == HELP_STAGE:
        return int(HELP.of(state.seat))
    if stage == STRIKE_STAGE:
        return _strike(state)
    if stage == TOLL_STAGE:
        return max(state.moves(), key=lambda move: state.surplus(state.seat, move >> 8))
    return state.moves()[0]


def _worth(state: Castle, seat: int, resource: int) -> float:
    if resource == GOLD:
        return 3
    if resource == MANA:
        return 1 if state.good(seat, MANA) <= 3 else 0.4
    return 1 if state.surplus(seat, resource) < 0 else 0.34


def _promise(state: Castle, cell: int) -> float:
    """What the card is expected to bring through the joints with its open neighbours."""
    facts, seat = state.facts, int(state.seat)
    cards = candidates(state, cell)
    total = 0.0
    over, under = card_at(state, above(state, cell)), card_at(state, below(state, cell))
    if over != NOTHING:
        share = sum(facts.top[card] == facts.bottom[over] for card in cards) / len(cards)
        total += (
            share * int(facts.bottom_count[over]) * _worth(state, seat, int(facts.bottom[over]))
        )
    if under != NOTHING:
        found = sum(
            int(facts.bottom_count[c]) for c in cards if facts.bottom[c] == facts.top[under]
        )
        total += found / len(cards) * _worth(state, seat, int(facts.top[under]))
    for card, edge in (
        (card_at(state, left_of(state, cell)), 2),
        (card_at(state, right_of(state, cell)), 0),
    ):
        if card != NOTHING:
            total += sum(_meeting(state, seat, int(card) * 4 + edge + slot) for slot in range(2))
    return total


def _meeting(state: Castle, seat: int, half: int) -> float:
    facts = state.facts
    race = int(facts.portrait[half])
    gift = int(facts.coin_count[half]) * _worth(state, seat, int(facts.coin[half])) + _OTHER_COIN
    is_ally = facts.side[race] == state.side_of(seat) or facts.friend[state.races[seat]] == race
    if is_ally:
        wanted = 0.6 if state.hands[seat] & facts.find_quests[race] else 0.0
        return _MATCH * gift + wanted
    if not state.good(seat, MANA):
        return 0
    wanted = 1.0 if state.hands[seat] & facts.kill_quests[race] else 0.0
    return _MATCH * gift - 0.16 + wanted


def _trade_or_build(state: Castle) -> int:
    """Swap surplus with the trader and others, then go for the part that is nearest."""
    seat = int(state.seat)
    for move in state.moves():
        if move & 255 == BARTER.code and _is_good_swap(state, seat, move):
            return move
        if move & 255 == OFFER.code and _is_good_offer(state, seat, move):
            return move
    plans = [plan for part in range(PARTS) if (plan := _plan(state, seat, part)) is not None]
    if state.has_built or not plans:
        return int(END.of())
    return min(plans)[2]


def _is_good_swap(state: Castle, seat: int, move: int) -> bool:
    give, get = first(move), second(move)
    if get == GOLD:
        return bool(state.surplus(seat, give) >= 3)
    if give == GOLD:
        return bool(state.surplus(seat, get) <= -3)
    return bool(state.surplus(seat, give) >= 2 and state.surplus(seat, get) < 0)


def _is_good_offer(state: Castle, seat: int, move: int) -> bool:
    """One of mine to spare for one of theirs to spare, and nobody is about to win."""
    partner, deal = int(first(move)), offered(move)
    return _is_even(deal) and _gains(state, partner, reversed_deal(deal))


def _is_even(deal: int) -> bool:
    return all(-1 <= amount(deal, resource) <= 1 for resource in range(5))


def _gains(state: Castle, seat: int, deal: int) -> bool:
    """Whether the seat gives only surplus and gets what it lacks."""
    if max(_parts(state, int(state.seat)), _parts(state, seat)) >= _MANY:
        return False
    for resource in range(BUILDING):
        given = amount(deal, resource)
        if given > 0 and state.surplus(seat, resource) < given:
            return False
        if given < 0 and state.surplus(seat, resource) >= 0:
            return False
    return amount(deal, GOLD) <= 0


def _parts(state: Castle, seat: int) -> int:
    return 6 - sum(int(state.missing(seat, part)) for part in range(PARTS))


def _plan(state: Castle, seat: int, part: int) -> tuple[int, int, int] | None:
    """Gold and swaps that a missing part takes, and the first move towards it; None if none."""
    if not state.missing(seat, part) or not state.stock[part]:
        return None
    lacks = [max(0, int(state.costs(part, r) - state.good(seat, r))) for r in range(BUILDING)]
    spare = [max(0, int(state.surplus(seat, r))) // 3 for r in range(BUILDING)]
    gold, begin = 0, int(BUILD.of(part))
    while sum(lacks) > sum(spare):
        want = lacks.index(max(lacks))
        lacks[want] = max(0, lacks[want] - 3)
        gold += 1
        begin = int(MARKET_EXCHANGE.of(GOLD, want))
    if gold > state.good(seat, GOLD):
        return None
    swaps = sum(lacks)
    if not gold and swaps:
        begin = int(MARKET_EXCHANGE.of(spare.index(max(spare)), lacks.index(max(lacks))))
    if begin & 255 == MARKET_EXCHANGE.code:
        able = can_exchange(state, seat, first(begin), second(begin))
        return (gold, swaps, begin) if able else None
    return gold, swaps, begin


def _answer(state: Castle) -> int:
    agreed = int(ACCEPT.of())
    deal = reversed_deal(state.deal)
    good = agreed in state.moves() and _gains(state, int(state.partner), deal)
    return agreed if good else int(DECLINE.of())


def _strike(state: Castle) -> int:
    """The player of the other side with the most parts; without one, nobody."""
    side = state.side_of(state.seat)
    enemies = [
        move
        for move in state.moves()
        if move & 255 == STRIKE.code and state.side_of(move >> 8) != side
    ]
    return max(enemies, key=lambda move: _parts(state, move >> 8)) if enemies else int(FORGO.code)
