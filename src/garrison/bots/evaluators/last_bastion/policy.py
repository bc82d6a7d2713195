"""Last Bastion played quickly: fight what is dangerous and likely to fall, mend what is broken."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from garrison.bots.evaluators.last_bastion.answers import (
    assign_score,
    beaten_score,
    cleanse_score,
    corruption_score,
    dispense_score,
    grasp_score,
    market_score,
    net_score,
    place_score,
    reroll_score,
    standard_score,
    step_score,
    token_lost_score,
    trap_score,
)
from garrison.bots.evaluators.last_bastion.cards import danger
from garrison.bots.evaluators.last_bastion.hero import HeroOptions, score
from garrison.bots.evaluators.last_bastion.needs import token_worth
from garrison.bots.evaluators.last_bastion.shifts import shift_worth
from garrison.core.tasks import argument, code_of
from garrison.core.verbs import first
from garrison.games.last_bastion.rules.corruption import GRASP_ADJACENT, KEEP_CORRUPTION
from garrison.games.last_bastion.rules.effects import ASSIGN, GIVE_UP_TOKEN, TAKE_EQUIPMENT
from garrison.games.last_bastion.rules.fight import CHOOSE_BEATEN, KEEP_FIGHT
from garrison.games.last_bastion.rules.grasp import CLEANSE
from garrison.games.last_bastion.rules.hero_phase import HERO_PHASE
from garrison.games.last_bastion.rules.movement import STEP
from garrison.games.last_bastion.rules.placement import PLACE_CARD
from garrison.games.last_bastion.rules.position import Position
from garrison.games.last_bastion.rules.terms import LIFE
from garrison.games.last_bastion.rules.tiles import (
    BURY,
    CAST_NET,
    DISPENSE,
    KEEP_MARKET,
    RAISE,
    SET_TRAP,
    TREAT,
)
from garrison.games.last_bastion.rules.tower import SHIFT, SHIFT_AGAIN

FEW: Final = 8
"""So many moves are thought about where there are more."""


def quick_move(state: Position, moves: list[int], dice: Random) -> int:
    """The move that looks best; where nothing is known of the question, any."""
    scores = scored(state, moves)
    if not scores:
        return moves[dice.randrange(len(moves))]
    best = 0
    for at in range(1, len(moves)):
        if scores[at] > scores[best]:
            best = at
    return moves[best]


def shortlist(state: Position, moves: list[int]) -> list[int]:
    """Moves worth thinking about: the few that look best."""
    if len(moves) <= FEW:
        return moves
    scores = scored(state, moves)
    if not scores:
        step = len(moves) // FEW + 1
        return [moves[at] for at in range(0, len(moves), step)]
    order = sorted([(-scores[at], at) for at in range(len(moves))])
    return [moves[at] for _, at in order[:FEW]]


def scored(state: Position, moves: list[int]) -> list[float]:
    """How good each move looks; an empty list where nothing is known of the question."""
    pending = state.tasks.top()
    code = code_of(pending)
    if code == HERO_PHASE:
        options = HeroOptions(state, state.active(), False)
        return [score(options, number) for number in moves]
    if code == STEP:
        seat = argument(pending, 0)
        options = HeroOptions(state, seat, seat != state.active())
        return [step_score(state, options, number) for number in moves]
    scores = _in_horde_phase(state, pending, code, moves)
    if not scores:
        scores = _in_fight(state, pending, code, moves)
    return scores or _at_tile(state, code, moves)


def _in_horde_phase(state: Position, pending: i64, code: i64, moves: list[int]) -> list[float]:
    if code == PLACE_CARD:
        return [place_score(state, pending, number) for number in moves]
    if code == ASSIGN:
        return [assign_score(state, pending, number) for number in moves]
    if code == KEEP_CORRUPTION:
        return [corruption_score(pending, number) for number in moves]
    if code == GIVE_UP_TOKEN:
        return [token_lost_score(state, number) for number in moves]
    if code == GRASP_ADJACENT:
        return [grasp_score(number) for number in moves]
    return []


def _in_fight(state: Position, pending: i64, code: i64, moves: list[int]) -> list[float]:
    if code == CHOOSE_BEATEN:
        return [beaten_score(state, number) for number in moves]
    if code == KEEP_FIGHT:
        return [reroll_score(state, pending, number) for number in moves]
    if code == TAKE_EQUIPMENT:
        return [token_worth(state, first(number)) for number in moves]
    if code == CLEANSE:
        return [cleanse_score(state, number) for number in moves]
    return []


def _at_tile(state: Position, code: i64, moves: list[int]) -> list[float]:
    if code == KEEP_MARKET:
        return [market_score(state, number) for number in moves]
    if code == TREAT:
        return [-float(state.hero(first(number), LIFE)) for number in moves]
    if code == RAISE:
        return [standard_score(state, number) for number in moves]
    if code == DISPENSE:
        return [dispense_score(state, number) for number in moves]
    if code == BURY:
        return [danger(state, first(number)) for number in moves]
    if code == CAST_NET:
        return [net_score(state, number) for number in moves]
    if code == SHIFT or code == SHIFT_AGAIN:
        return [shift_worth(state, number) for number in moves]
    if code == SET_TRAP:
        return [trap_score(number) for number in moves]
    return []
