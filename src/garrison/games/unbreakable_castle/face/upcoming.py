"""What may come: odds of every joint an openable card could complete, and the way to each part."""

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from typing import Final, Literal

from garrison.core.contract import ONLOOKER, Seat
from garrison.core.refusals import OK
from garrison.core.remembering import make_room
from garrison.games.unbreakable_castle.face.names import (
    BUILDING,
    PARTS,
    RACES,
    RESOURCES,
    cell_name,
)
from garrison.games.unbreakable_castle.face.view_types import (
    CellOdds,
    CharacterEdge,
    Meeting,
    MissingPart,
    Possible,
    WayStep,
)
from garrison.games.unbreakable_castle.rules import position as stages
from garrison.games.unbreakable_castle.rules.building import can_pay
from garrison.games.unbreakable_castle.rules.joints import is_friend
from garrison.games.unbreakable_castle.rules.market import (
    bank_takes,
    barter,
    can_exchange,
    exchange,
    trader_card,
    why_not_barter,
)
from garrison.games.unbreakable_castle.rules.opening import (
    OPEN_STAGE,
    above,
    below,
    candidates,
    card_at,
    left_of,
    openable,
    right_of,
)
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.terms import GOLD, MANA, NOTHING, TRADABLE
from garrison.games.unbreakable_castle.rules.turn import MARKET_STAGE

_CHARACTER_STEPS: Final[Mapping[int, CharacterEdge]] = {
    int(stages.LEFT_UPPER): "left-upper",
    int(stages.LEFT_LOWER): "left-lower",
    int(stages.RIGHT_UPPER): "right-upper",
    int(stages.RIGHT_LOWER): "right-lower",
}
_GOLD_WORTH: Final = 3
_MOST_POSITIONS: Final = 2000


def cell_odds(state: Castle, seat: Seat) -> list[CellOdds]:
    """For each openable card: the joints it could complete, each with its exact odds.

    Odds are a pair: so many of so many equally likely cards. Nobody has seen a face-down card, so
    everybody's odds are the same; whether a character is met as a friend depends on the seat.
    """
    if state.stage != OPEN_STAGE:
        return []
    able = openable(state)
    decks: dict[bool, list[int]] = {}
    """What cells of the old deck and of the reshuffled one may hold."""
    for cell in able:
        if (cell < state.older) not in decks:
            decks[cell < state.older] = candidates(state, cell)
    return [_cell_odds(state, seat, cell, decks[cell < state.older]) for cell in able]


def _cell_odds(state: Castle, seat: Seat, cell: int, cards: Sequence[int]) -> CellOdds:
    joints: list[Possible] = []
    hits: set[int] = set()
    for step, touching in _touching(state, cell):
        fitting = _fitting(state, cards, step, touching)
        hits.update(fitting)
        if fitting:
            joints.append(_joint(state, seat, step, touching, fitting, len(cards)))
    return {
        "cell": cell_name(cell, int(state.facts.columns)),
        "joints": joints,
        "any": (len(hits), len(cards)),
    }


def _touching(state: Castle, cell: int) -> list[tuple[int, int]]:
    """The steps at which an open card lies beside the cell, with what it shows there."""
    found: list[tuple[int, int]] = []
    over, under = card_at(state, above(state, cell)), card_at(state, below(state, cell))
    if over != NOTHING:
        found.append((int(stages.TOP), int(over)))
    for step in _CHARACTER_STEPS:
        half = _open_half(state, cell, step)
        if half != NOTHING and state.facts.portrait[half] != NOTHING:
            found.append((step, half))
    if under != NOTHING:
        found.append((int(stages.BOTTOM), int(under)))
    return found


def _open_half(state: Castle, cell: int, step: int) -> int:
    """The half portrait of the open neighbour at this step, in the tables of facts."""
    beside = left_of(state, cell) if _is_left(step) else right_of(state, cell)
    card = int(card_at(state, beside))
    return card if card == NOTHING else _half(card, not _is_left(step), step)


def _half(card: int, is_left: bool, step: int) -> int:
    """Where a card's half portrait stands among the facts: upper and lower left, then right."""
    lower = step in (stages.LEFT_LOWER, stages.RIGHT_LOWER)
    return card * 4 + (0 if is_left else 2) + int(lower)


def _is_left(step: int) -> bool:
    return step in (stages.LEFT_UPPER, stages.LEFT_LOWER)


def _own_half(card: int, step: int) -> int:
    """The half portrait of the card that is opened, at this step."""
    return _half(card, _is_left(step), step)


def _fitting(state: Castle, cards: Sequence[int], step: int, touching: int) -> list[int]:
    """The cards among these that complete the joint."""
    facts = state.facts
    if step == stages.TOP:
        wanted, tops = facts.bottom[touching], facts.top
        return [card for card in cards if tops[card] == wanted]
    if step == stages.BOTTOM:
        wanted, bottoms = facts.top[touching], facts.bottom
        return [card for card in cards if bottoms[card] == wanted]
    wanted, portraits, first = facts.portrait[touching], facts.portrait, _own_half(0, step)
    return [card for card in cards if portraits[card * 4 + first] == wanted]


def _joint(
    state: Castle, seat: Seat, step: int, touching: int, fitting: Sequence[int], of: int
) -> Possible:
    """What the joint would bring: exactly if the open card says it, else from least to most."""
    facts, odds = state.facts, (len(fitting), of)
    times = 2 if seat != ONLOOKER and state.has_horn(seat) else 1
    if step == stages.TOP:
        count = int(facts.bottom_count[touching]) * times
        resource = RESOURCES[facts.bottom[touching]]
        return {"joint": "top", "odds": odds, "resource": resource, "count": (count, count)}
    if step == stages.BOTTOM:
        counts = [int(facts.bottom_count[card]) * times for card in fitting]
        resource, count_range = RESOURCES[facts.top[touching]], (min(counts), max(counts))
        return {"joint": "bottom", "odds": odds, "resource": resource, "count": count_range}
    race = int(facts.portrait[touching])
    coins = {
        RESOURCES[facts.coin[half]]: 0
        for half in (touching, *(_own_half(c, step) for c in fitting))
    }
    return {
        "joint": _CHARACTER_STEPS[step],
        "odds": odds,
        "race": RACES[race],
        "meets": _meets(state, seat, race),
        "carries": list(coins),
    }


def _meets(state: Castle, seat: Seat, race: int) -> Meeting:
    if seat == ONLOOKER:
        return "character"
    if is_friend(state, seat, race):
        return "friend"
    if state.facts.side[race] == state.side_of(seat):
        return "ally"
    return "enemy" if state.good(seat, MANA) else "flight"


class MissingParts:
    """For each part a castle lacks: what is still needed, and the cheapest exchange to it.

    What was found before is remembered by all it depends on: most seats hold the same for long.
    """

    def __init__(self) -> None:
        self._found: dict[tuple[int, ...], MissingPart] = {}

    def of(self, state: Castle, seat: Seat) -> list[MissingPart]:
        means = _means(state, seat)
        return [
            self._part(state, seat, part, means)
            for part in range(len(PARTS))
            if state.missing(seat, part)
        ]

    def _part(self, state: Castle, seat: Seat, part: int, means: list[int]) -> MissingPart:
        key = (part, *means)
        if key not in self._found:
            make_room(self._found)
            self._found[key] = _missing_part(state, seat, part)
        return self._found[key]


def _means(state: Castle, seat: Seat) -> list[int]:
    """What a seat could exchange: what it holds, the trader it may use, a bank that can run out."""
    means = [int(state.good(seat, at)) for at in range(len(RESOURCES))]
    if seat == state.seat and state.stage == MARKET_STAGE:
        means += [int(trader_card(state)), int(state.trader_uses)]
    if state.facts.is_bank_strict:
        means += [int(count) for count in state.bank]
    return means


def _missing_part(state: Castle, seat: Seat, part: int) -> MissingPart:
    lacks = {
        name: int(state.costs(part, at) - state.good(seat, at))
        for at, name in enumerate(BUILDING)
        if state.costs(part, at) > state.good(seat, at)
    }
    way = cheapest_way(state, seat, part) if lacks else []
    told = None if way is None else [_step(step) for step in way]
    return {"part": PARTS[part], "lacks": lacks, "exchanges": told}


Step = tuple[Literal["bank", "trader"], int, int]
"""With the bank or the trader, what is given, what is got."""


def _step(step: Step) -> WayStep:
    return {"with": step[0], "give": RESOURCES[step[1]], "get": RESOURCES[step[2]]}


def cheapest_way(state: Castle, seat: Seat, part: int) -> list[Step] | None:
    """The exchanges that make a part affordable and cost least, gold counting three; None if none.

    Searches from the cheapest on, playing the exchanges themselves on copies of the position.
    """
    queue: list[tuple[int, int, Castle, list[Step]]] = [(0, 0, state.copy(), [])]
    seen: set[tuple[int, ...]] = set()
    order = 0
    while queue and len(seen) < _MOST_POSITIONS:
        cost, _, here, way = heappop(queue)
        if can_pay(here, seat, part):
            return way
        goods = (*(int(here.good(seat, at)) for at in range(TRADABLE)), int(here.trader_uses))
        if goods in seen:
            continue
        seen.add(goods)
        for step, price in _steps(here, seat, part):
            order += 1
            heappush(queue, (cost + price, order, _after(here, seat, step), [*way, step]))
    return None


def _steps(state: Castle, seat: Seat, part: int) -> list[tuple[Step, int]]:
    """Exchanges that get what the part lacks, or gold, for what it can spare; with their price."""
    found: list[tuple[Step, int]] = []
    for give in range(TRADABLE):
        for get in range(len(BUILDING)):
            price = int(bank_takes(state, give))
            if can_exchange(state, seat, give, get) and _helps(state, seat, part, give, get, price):
                found.append((("bank", give, get), price * _worth(give)))
    if seat == state.seat and state.stage == MARKET_STAGE:
        found.extend(_barters(state, seat, part))
    return found


def _barters(state: Castle, seat: Seat, part: int) -> list[tuple[Step, int]]:
    """The same with the trader on the opened card."""
    card, found = trader_card(state), list[tuple[Step, int]]()
    if card == NOTHING:
        return found
    price, get = int(state.facts.centre_of(card, 2)), int(state.facts.centre_of(card, 3))
    for give in range(TRADABLE):
        able = why_not_barter(state, give, get) == OK
        if able and _helps(state, seat, part, give, get, price):
            found.append((("trader", give, get), price * _worth(give)))
    return found


def _helps(state: Castle, seat: Seat, part: int, give: int, get: int, price: int) -> bool:
    spares = give == GOLD or state.good(seat, give) - price >= state.costs(part, give)
    return bool(spares and (get == GOLD or state.good(seat, get) < state.costs(part, get)))


def _worth(resource: int) -> int:
    return _GOLD_WORTH if resource == GOLD else 1


def _after(state: Castle, seat: Seat, step: Step) -> Castle:
    twin = state.copy()
    if step[0] == "bank":
        exchange(twin, seat, step[1], step[2])
    else:
        barter(twin, step[1], step[2])
    return twin
