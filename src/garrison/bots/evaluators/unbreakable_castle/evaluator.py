"""Unbreakable Castle evaluated: who is nearest to a complete castle."""

from math import exp
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from garrison.bots.engine.budget import Budget
from garrison.bots.engine.evaluator import Evaluator, play_on, values
from garrison.bots.evaluators.unbreakable_castle.policy import quick_move
from garrison.bots.evaluators.unbreakable_castle.win_chances import win_chances
from garrison.core.contract import CHANCE, OVER, State
from garrison.games.unbreakable_castle.rules.deal import is_setting_up
from garrison.games.unbreakable_castle.rules.opening import CARD_STAGE, OPEN_STAGE
from garrison.games.unbreakable_castle.rules.position import Position
from garrison.games.unbreakable_castle.rules.quests import members
from garrison.games.unbreakable_castle.rules.terms import BUILDING, DOUBLE, GOLD, LIGHT, MANA, PARTS
from garrison.games.unbreakable_castle.rules.trade import (
    ACCEPT,
    ANSWER_STAGE,
    COUNTER_STAGE,
    DECLINE,
)
from garrison.games.unbreakable_castle.rules.turn import END, MARKET_STAGE

TERMS: Final = (
    ("missing", -0.30),
    ("parts", -0.25),
    ("spare", 0.05),
    ("gold", 0.45),
    ("mana", 0.08),
    ("horn", 0.5),
    ("quests", 0.25),
    ("threats", 0.15),
    ("to-move", 0.2),
)
"""Every term with its weight, set by hand; docs/bots-diary.md tells what they were tried on."""

_ENOUGH_MANA: Final = 4
IN_VAIN: Final = 0.001
"""So much less than none an offer is worth that nobody will accept."""
NODES_A_CARD: Final = 3
"""About so many moves are played in thought to see what an opened card brings."""


class CastleEvaluator(Evaluator):
    """Evaluates positions of Unbreakable Castle: each seat against all others."""

    def __init__(self) -> None:
        super().__init__()
        self.names = [name for name, _ in TERMS]
        self.weights = [weight for _, weight in TERMS]
        self.horizon = 12
        self.exploration = 0.003
        self.prior_visits = 2000.0

    def measure(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        me: i64 = seat
        missing: i64 = 0
        spare: i64 = 0
        for resource in range(BUILDING):
            left = state.surplus(me, resource)
            if left < 0:
                missing -= left
            else:
                spare += left
        parts: i64 = 0
        for part in range(PARTS):
            parts += state.missing(me, part)
        mana = state.good(me, MANA)
        builds, strikes = _quests(state, me)
        gold = state.good(me, GOLD)
        useful = float(gold) if gold * 3 < missing else float(missing) / 3.0
        return [
            float(missing),
            float(parts),
            float(spare),
            useful,
            float(mana if mana < _ENOUGH_MANA else _ENOUGH_MANA),
            1.0 if state.has_horn(me) else 0.0,
            builds,
            strikes,
            1.0 if state.seat == me else 0.0,
        ]

    def value(self, state: State, seat: int) -> float:
        """A share of the chances: the nearer to completion than the rest, the larger."""
        if state.actor() == OVER:
            return float(state.scores()[seat])
        assert isinstance(state, Position)
        if is_setting_up(state):
            return 1.0 / float(self.seats)
        if state.stage == ANSWER_STAGE or state.stage == COUNTER_STAGE:
            return self._answered_value(state, seat)
        return self._share(state, seat)

    def _share(self, state: Position, seat: int) -> float:
        mine, all_seats = 0.0, 0.0
        for other in range(self.seats):
            merit = exp(self.merit(state, other))
            all_seats += merit
            if other == seat:
                mine = merit
        return mine / all_seats

    def merit(self, state: State, seat: int) -> float:
        """The weighted terms of one seat."""
        total = 0.0
        measures = self.measure(state, seat)
        for at in range(len(measures)):
            total += self.weights[at] * measures[at]
        return total

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, Position)
        if state.actor() == OVER or is_setting_up(state):
            return values(self, state)
        return win_chances(state)

    def expect(self, state: State, move: int, seat: int, budget: Budget, nodes: int) -> float:
        """The average over every card that may be opened, each turn ended by quick play.

        With few nodes only some cards are looked at, the same ones for every cell.
        """
        twin = state.copy()
        twin.play(move)
        budget.spend()
        if not nodes:
            return self.prospects(twin)[seat]
        assert isinstance(twin, Position)
        if twin.stage != CARD_STAGE:
            return self._settled(twin, seat, budget)
        cards = some_of(twin.moves(), nodes // NODES_A_CARD)
        total = 0.0
        for card in cards:
            after = twin.copy()
            after.play(card)
            budget.spend()
            total += self._settled(after, seat, budget)
        return total / float(len(cards))

    def _settled(self, state: State, seat: int, budget: Budget) -> float:
        """What a position comes to at the next start of a turn; the same luck for all moves."""
        budget.spend(play_on(self, state, Random(1), 0))
        return self.prospects(state)[seat]

    def pick(self, state: State, moves: list[int], dice: Random) -> int:
        assert isinstance(state, Position)
        if state.stage == ANSWER_STAGE or state.stage == COUNTER_STAGE:
            return self._answer(state)
        return quick_move(state, moves, dice)

    def willing(self, state: State, moves: list[int]) -> list[int]:
        """No deal with or for somebody who lacks only one part."""
        assert isinstance(state, Position)
        if state.stage not in (ANSWER_STAGE, COUNTER_STAGE) or not is_near_the_end(state):
            return moves
        return [int(DECLINE.code)]

    def _answer(self, state: Position) -> int:
        """Agree to a deal that makes the own chances better; no counter-offers."""
        accept, decline = int(ACCEPT.code), int(DECLINE.code)
        if not state.allows(accept) or is_near_the_end(state):
            return decline
        seat, agreed = state.actor(), state.copy()
        assert isinstance(agreed, Position)
        agreed.play(accept)
        return accept if self._share(agreed, seat) > self._share(state, seat) else decline

    def _answered_value(self, state: Position, seat: int) -> float:
        """What a proposal comes to once it is answered and the turn is over.

        One that will be declined is worth a little less than none; so is a second one in a turn,
        which whoever declined the first would only be tired by.
        """
        decline = int(DECLINE.code)
        answer = decline if state.offers > 1 and seat == state.seat else self._answer(state)
        twin = state.copy()
        assert isinstance(twin, Position)
        twin.play(answer)
        if twin.actor() == seat and twin.stage == MARKET_STAGE:
            twin.play(int(END.code))
        return self.value(twin, seat) - (IN_VAIN if answer == decline else 0.0)

    def turn_of(self, state: State) -> int:
        assert isinstance(state, Position)
        actor = state.actor()
        if actor == OVER or (actor == CHANCE and is_setting_up(state)):
            return actor
        return int(state.seat)

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.stage == OPEN_STAGE


def is_near_the_end(state: Position) -> bool:
    """Whether one of the two traders lacks only one part: the other helps nobody to win."""
    return _parts_missing(state, state.seat) <= 1 or _parts_missing(state, state.partner) <= 1


def _parts_missing(state: Position, seat: i64) -> i64:
    missing: i64 = 0
    for part in range(PARTS):
        missing += state.missing(seat, part)
    return missing


def _quests(state: Position, seat: i64) -> tuple[float, float]:
    """Held quests that build a part still missing, and those that strike rivals."""
    builds, strikes = 0.0, 0.0
    for quest in members(state.hands[seat]):
        part = state.facts.reward[quest]
        if part == DOUBLE:
            builds += 0.3
        elif state.facts.quest_side[quest] == LIGHT:
            builds += 1.0 if state.missing(seat, part) else 0.1
        else:
            strikes += 1.0
    return builds, strikes


def some_of(moves: list[int], count: int) -> list[int]:
    """So many of the moves, spread evenly; all if there are not more, and at least one."""
    count = max(count, 1)
    if len(moves) <= count:
        return moves
    return [moves[(2 * at + 1) * len(moves) // (2 * count)] for at in range(count)]


def make_evaluator() -> Evaluator:
    return CastleEvaluator()
