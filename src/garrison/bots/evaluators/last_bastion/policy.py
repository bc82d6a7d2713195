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
from garrison.games.last_bastion.rules import work
from garrison.games.last_bastion.rules.siege import Siege
from garrison.games.last_bastion.rules.verbs import field
from garrison.games.last_bastion.rules.words import LIFE

FEW: Final = 8
"""So many moves are thought about where there are more."""


def quick_move(state: Siege, moves: list[int], dice: Random) -> int:
    """The move that looks best; where nothing is known of the question, any."""
    scores = scored(state, moves)
    if not scores:
        return moves[dice.randrange(len(moves))]
    best = 0
    for at in range(1, len(moves)):
        if scores[at] > scores[best]:
            best = at
    return moves[best]


def shortlist(state: Siege, moves: list[int]) -> list[int]:
    """Moves worth thinking about: the few that look best."""
    if len(moves) <= FEW:
        return moves
    scores = scored(state, moves)
    if not scores:
        step = len(moves) // FEW + 1
        return [moves[at] for at in range(0, len(moves), step)]
    order = sorted([(-scores[at], at) for at in range(len(moves))])
    return [moves[at] for _, at in order[:FEW]]


def scored(state: Siege, moves: list[int]) -> list[float]:
    """How good each move looks; an empty list where nothing is known of the question."""
    pending = state.tasks.top()
    code = code_of(pending)
    if code == work.HERO_PHASE:
        options = HeroOptions(state, state.active(), False)
        return [score(options, number) for number in moves]
    if code == work.STEP:
        seat = argument(pending, 0)
        options = HeroOptions(state, seat, seat != state.active())
        return [step_score(state, options, number) for number in moves]
    if code < work.HERO_PHASE:
        return _in_horde_phase(state, pending, code, moves)
    if code < work.CAST_NET:
        return _in_fight(state, pending, code, moves)
    return _at_tile(state, code, moves)


def _in_horde_phase(state: Siege, pending: i64, code: i64, moves: list[int]) -> list[float]:
    if code == work.PLACE_CARD:
        return [place_score(state, pending, number) for number in moves]
    if code == work.ASSIGN:
        return [assign_score(state, pending, number) for number in moves]
    if code == work.KEEP_CORRUPTION:
        return [corruption_score(pending, number) for number in moves]
    if code == work.GIVE_UP_TOKEN:
        return [token_lost_score(state, number) for number in moves]
    if code == work.GRASP_ADJACENT:
        return [grasp_score(number) for number in moves]
    return []


def _in_fight(state: Siege, pending: i64, code: i64, moves: list[int]) -> list[float]:
    if code == work.CHOOSE_BEATEN:
        return [beaten_score(state, number) for number in moves]
    if code == work.KEEP_FIGHT:
        return [reroll_score(state, pending, number) for number in moves]
    if code == work.TAKE_EQUIPMENT:
        return [token_worth(state, field(number, 0)) for number in moves]
    if code == work.CLEANSE:
        return [cleanse_score(state, number) for number in moves]
    return []


def _at_tile(state: Siege, code: i64, moves: list[int]) -> list[float]:
    if code == work.KEEP_MARKET:
        return [market_score(state, number) for number in moves]
    if code == work.TREAT:
        return [-float(state.hero(field(number, 0), LIFE)) for number in moves]
    if code == work.RAISE:
        return [standard_score(state, number) for number in moves]
    if code == work.DISPENSE:
        return [dispense_score(state, number) for number in moves]
    if code == work.BURY:
        return [danger(state, field(number, 0)) for number in moves]
    if code == work.CAST_NET:
        return [net_score(number) for number in moves]
    if code == work.SHIFT or code == work.SHIFT_AGAIN:
        return [shift_worth(state, number) for number in moves]
    if code == work.SET_TRAP:
        return [trap_score(number) for number in moves]
    return []
