"""Unbreakable Castle played quickly: open where joints promise most, build what can be built."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from garrison.core.verbs import first, second
from garrison.games.unbreakable_castle.rules.building import BUILD
from garrison.games.unbreakable_castle.rules.opening import (
    OPEN,
    OPEN_STAGE,
    above,
    below,
    card_at,
    left_of,
    right_of,
)
from garrison.games.unbreakable_castle.rules.position import Position
from garrison.games.unbreakable_castle.rules.quests import (
    FORGO,
    HELP,
    HELP_STAGE,
    STRIKE,
    STRIKE_STAGE,
)
from garrison.games.unbreakable_castle.rules.terms import (
    BUILDING,
    GOLD,
    MANA,
    NOTHING,
    Card,
    Cell,
    Resource,
    Seat,
)
from garrison.games.unbreakable_castle.rules.trade import DECLINE
from garrison.games.unbreakable_castle.rules.turn import END, MARKET_EXCHANGE, MARKET_STAGE

NEEDED: Final = 1.0
SURPLUS: Final = 0.33
GOLD_WORTH: Final = 3.0
MANA_WORTH: Final = 0.8
MEETS: Final = 0.2
"""How often the half on a face-down card fits the half next to it."""


def quick_move(state: Position, moves: list[int], dice: Random) -> int:
    """A sensible move for whoever decides."""
    stage = state.stage
    if stage == OPEN_STAGE:
        return _open(state, moves, dice)
    if stage == MARKET_STAGE:
        return _market(state, moves)
    if stage == HELP_STAGE:
        return _help(state, moves)
    if stage == STRIKE_STAGE:
        return _strike(state, moves)
    for move in moves:
        if move & 255 == DECLINE.code:
            return move
    return moves[dice.randrange(len(moves))]


def worth(state: Position, seat: Seat, resource: Resource) -> float:
    """What one more of a resource is worth to a seat, in needed building resources."""
    if resource == GOLD:
        return GOLD_WORTH
    if resource == MANA:
        return MANA_WORTH
    return NEEDED if state.surplus(seat, resource) < 0 else SURPLUS


def _open(state: Position, moves: list[int], dice: Random) -> int:
    """The cell whose open neighbours promise most; equals by lot."""
    best, best_score = moves[0], -1.0
    for move in moves:
        if move & 255 != OPEN.code:
            continue
        score = promise(state, first(move)) + 0.01 * dice.random()
        if score > best_score:
            best, best_score = move, score
    return best


def promise(state: Position, cell: Cell) -> float:
    """What the joints of a face-down cell with its open neighbours may bring the active seat."""
    facts, seat = state.facts, state.seat
    total = 0.0
    upper = card_at(state, above(state, cell))
    if upper != NOTHING:
        count = float(facts.bottom_count[upper])
        total += MEETS * count * worth(state, seat, facts.bottom[upper])
    lower = card_at(state, below(state, cell))
    if lower != NOTHING:
        total += MEETS * 3.0 * worth(state, seat, facts.top[lower])
    total += _portraits(state, card_at(state, left_of(state, cell)), 2)
    return total + _portraits(state, card_at(state, right_of(state, cell)), 0)


def _portraits(state: Position, card: Card, edge: i64) -> float:
    """What the two half portraits on this edge of a card promise."""
    if card == NOTHING:
        return 0.0
    facts, seat = state.facts, state.seat
    total = 0.0
    for half in range(2):
        at = card * 4 + edge + half
        race = facts.portrait[at]
        friendly = (
            facts.side[race] == state.side_of(seat) or facts.friend[state.races[seat]] == race
        )
        if not friendly and not state.good(seat, MANA):
            continue
        gift = float(facts.coin_count[at]) * worth(state, seat, facts.coin[at]) + 1.5
        if state.hands[seat] & (facts.find_quests[race] if friendly else facts.kill_quests[race]):
            gift += 4.0
        total += MEETS * (gift if friendly else gift - MANA_WORTH)
    return total


def _market(state: Position, moves: list[int]) -> int:
    """Build what is missing; exchange only what is left over for what is lacking; else end."""
    seat = state.seat
    ending = moves[0]
    for move in moves:
        verb = move & 255
        if verb == BUILD.code and state.missing(seat, first(move)):
            return move
        if verb == MARKET_EXCHANGE.code and not state.has_built:
            give, get = first(move), second(move)
            lacking = state.surplus(seat, get) < 0
            left = state.good(seat, GOLD) > 0 if give == GOLD else state.surplus(seat, give) >= 3
            if lacking and left and (give != GOLD or state.surplus(seat, get) <= -3):
                return move
        if verb == END.code:
            ending = move
    return ending


def _help(state: Position, moves: list[int]) -> int:
    """Outside forces build for oneself."""
    for move in moves:
        if move & 255 == HELP.code and first(move) == state.seat:
            return move
    return moves[0]


def _strike(state: Position, moves: list[int]) -> int:
    """Strike whoever has built most."""
    best, most = moves[0], -1
    for move in moves:
        if move & 255 != STRIKE.code:
            continue
        built = 0
        for part in range(4):
            built += int(state.owned(first(move), part))
        if built > most:
            best, most = move, built
    return best if best & 255 != FORGO.code else moves[0]


def lacks(state: Position, seat: Seat) -> i64:
    """How many building resources a seat still needs."""
    missing: i64 = 0
    for resource in range(BUILDING):
        left = state.surplus(seat, resource)
        if left < 0:
            missing -= left
    return missing
