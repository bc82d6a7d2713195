"""A greedy player: opens the card with the best odds, builds what is nearest, swaps surplus.

It looks no further than its own turn, never helps an ally and never hoards. The lengths of its
games are known, so that they tell whether the economy of the game is right.
"""

from typing import Final

from garrison.games.unbreakable_castle.rules import position as stages
from garrison.games.unbreakable_castle.rules import verbs
from garrison.games.unbreakable_castle.rules.box import (
    BUILDING,
    GOLD,
    MANA,
    NOTHING,
    PARTS,
)
from garrison.games.unbreakable_castle.rules.castle import Castle
from garrison.games.unbreakable_castle.rules.market import can_exchange
from garrison.games.unbreakable_castle.rules.opening import (
    above,
    below,
    candidates,
    card_at,
    left_of,
    openable,
    right_of,
)

_MATCH: Final = 0.2
"""How often a given half portrait meets its other half."""
_OTHER_COIN: Final = 1.8
_MANY: Final = 5
"""With so many parts nobody is helped by trade any more."""


def choose(state: Castle) -> int:
    """The greedy move of whoever decides."""
    stage = state.stage
    if stage == stages.OPEN_STAGE:
        return verbs.move(verbs.OPEN, max(openable(state), key=lambda cell: _promise(state, cell)))
    if stage == stages.MARKET_STAGE:
        return _trade_or_build(state)
    if stage in (stages.ANSWER_STAGE, stages.COUNTER_STAGE):
        return _answer(state)
    if stage == stages.HELP_STAGE:
        return verbs.move(verbs.HELP, state.seat)
    if stage == stages.STRIKE_STAGE:
        return _strike(state)
    if stage == stages.TOLL_STAGE:
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
    box, seat = state.box, int(state.seat)
    cards = candidates(state, cell)
    total = 0.0
    over, under = card_at(state, above(state, cell)), card_at(state, below(state, cell))
    if over != NOTHING:
        share = sum(box.top[card] == box.bottom[over] for card in cards) / len(cards)
        total += share * int(box.bottom_count[over]) * _worth(state, seat, int(box.bottom[over]))
    if under != NOTHING:
        found = sum(int(box.bottom_count[c]) for c in cards if box.bottom[c] == box.top[under])
        total += found / len(cards) * _worth(state, seat, int(box.top[under]))
    for card, first in (
        (card_at(state, left_of(state, cell)), 2),
        (card_at(state, right_of(state, cell)), 0),
    ):
        if card != NOTHING:
            total += sum(_meeting(state, seat, int(card) * 4 + first + slot) for slot in range(2))
    return total


def _meeting(state: Castle, seat: int, half: int) -> float:
    box = state.box
    race = int(box.portrait[half])
    gift = int(box.coin_count[half]) * _worth(state, seat, int(box.coin[half])) + _OTHER_COIN
    is_ally = box.side[race] == state.side_of(seat) or box.friend[state.races[seat]] == race
    if is_ally:
        wanted = 0.6 if state.hands[seat] & box.find_quests[race] else 0.0
        return _MATCH * gift + wanted
    if not state.good(seat, MANA):
        return 0
    wanted = 1.0 if state.hands[seat] & box.kill_quests[race] else 0.0
    return _MATCH * gift - 0.16 + wanted


def _trade_or_build(state: Castle) -> int:
    """Swap surplus with the trader and others, then go for the part that is nearest."""
    seat = int(state.seat)
    for move in state.moves():
        if move & 255 == verbs.BARTER and _is_good_swap(state, seat, move):
            return move
        if move & 255 == verbs.OFFER and _is_good_offer(state, seat, move):
            return move
    plans = [plan for part in range(PARTS) if (plan := _plan(state, seat, part)) is not None]
    if state.has_built or not plans:
        return verbs.move(verbs.END)
    return min(plans)[2]


def _is_good_swap(state: Castle, seat: int, move: int) -> bool:
    give, get = verbs.first(move), verbs.second(move)
    if get == GOLD:
        return bool(state.surplus(seat, give) >= 3)
    if give == GOLD:
        return bool(state.surplus(seat, get) <= -3)
    return bool(state.surplus(seat, give) >= 2 and state.surplus(seat, get) < 0)


def _is_good_offer(state: Castle, seat: int, move: int) -> bool:
    """One of mine to spare for one of theirs to spare, and nobody is about to win."""
    partner, deal = int(verbs.first(move)), verbs.offered(move)
    return _is_even(deal) and _gains(state, partner, verbs.reversed_deal(deal))


def _is_even(deal: int) -> bool:
    return all(-1 <= verbs.amount(deal, resource) <= 1 for resource in range(5))


def _gains(state: Castle, seat: int, deal: int) -> bool:
    """Whether the seat gives only surplus and gets what it lacks."""
    if max(_parts(state, int(state.seat)), _parts(state, seat)) >= _MANY:
        return False
    for resource in range(BUILDING):
        given = verbs.amount(deal, resource)
        if given > 0 and state.surplus(seat, resource) < given:
            return False
        if given < 0 and state.surplus(seat, resource) >= 0:
            return False
    return verbs.amount(deal, GOLD) <= 0


def _parts(state: Castle, seat: int) -> int:
    return 6 - sum(int(state.missing(seat, part)) for part in range(PARTS))


def _plan(state: Castle, seat: int, part: int) -> tuple[int, int, int] | None:
    """Gold and swaps that a missing part takes, and the first move towards it; None if none."""
    box = state.box
    if not state.missing(seat, part) or not state.stock[part]:
        return None
    lacks = [max(0, int(box.costs(part, r) - state.good(seat, r))) for r in range(BUILDING)]
    spare = [max(0, int(state.surplus(seat, r))) // 3 for r in range(BUILDING)]
    gold, first = 0, verbs.move(verbs.BUILD, part)
    while sum(lacks) > sum(spare):
        want = lacks.index(max(lacks))
        lacks[want] = max(0, lacks[want] - 3)
        gold += 1
        first = verbs.move(verbs.EXCHANGE, GOLD, want)
    if gold > state.good(seat, GOLD):
        return None
    swaps = sum(lacks)
    if not gold and swaps:
        first = verbs.move(verbs.EXCHANGE, spare.index(max(spare)), lacks.index(max(lacks)))
    if first & 255 == verbs.EXCHANGE:
        able = can_exchange(state, seat, verbs.first(first), verbs.second(first))
        return (gold, swaps, first) if able else None
    return gold, swaps, first


def _answer(state: Castle) -> int:
    agreed = verbs.move(verbs.ACCEPT)
    deal = verbs.reversed_deal(state.deal)
    good = agreed in state.moves() and _gains(state, int(state.partner), deal)
    return agreed if good else verbs.move(verbs.DECLINE)


def _strike(state: Castle) -> int:
    """The player of the other side with the most parts; without one, nobody."""
    side = state.side_of(state.seat)
    enemies = [
        move
        for move in state.moves()
        if move & 255 == verbs.STRIKE and state.side_of(move >> 8) != side
    ]
    return max(enemies, key=lambda move: _parts(state, move >> 8)) if enemies else verbs.FORGO
