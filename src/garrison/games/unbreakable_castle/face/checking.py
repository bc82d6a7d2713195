"""Whether a position can stand where a document says it stands."""

from collections.abc import Callable
from typing import Final

from garrison.core.reasons import Reason
from garrison.games.unbreakable_castle.rules import position as stages
from garrison.games.unbreakable_castle.rules.centre import FAVOUR_STAGE, TOLL_STAGE, losses
from garrison.games.unbreakable_castle.rules.encounters import FRIEND_STAGE
from garrison.games.unbreakable_castle.rules.joints import is_friend, race_met
from garrison.games.unbreakable_castle.rules.opening import CARD_STAGE, openable
from garrison.games.unbreakable_castle.rules.quests import (
    FULFIL_STAGE,
    HELP_STAGE,
    QUEST_STAGE,
    STRIKE_STAGE,
    beneficiaries,
    kills,
    size,
    victims,
)
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.terms import MANA, NOTHING, SIGN, TOLL
from garrison.games.unbreakable_castle.rules.trade import ANSWER_STAGE, COUNTER_STAGE, holds
from garrison.games.unbreakable_castle.rules.turn import MARKET_STAGE

_MEETINGS: Final = (
    stages.LEFT_UPPER,
    stages.LEFT_LOWER,
    stages.RIGHT_UPPER,
    stages.RIGHT_LOWER,
)


def fault(name: str, **args: str | int) -> Reason:
    """The reason with this name; `face.messages` lists them all."""
    return Reason(f"unbreakable-castle-fault-{name}", args)


def can_stand(state: Castle) -> bool:
    """Whether the opened card and the holdings lead to the question of the stage."""
    check = _CHECKS.get(int(state.stage))
    return check is None or check(state)


def _chosen(state: Castle) -> bool:
    return state.step == stages.TOP and int(state.cell) in openable(state)


def _met(state: Castle) -> int:
    """The character just met, or nothing."""
    step = int(state.step) - 1
    return int(race_met(state, step)) if step in _MEETINGS else int(NOTHING)


def _friend(state: Castle) -> bool:
    race, seat = _met(state), state.seat
    return bool(
        race != NOTHING
        and is_friend(state, seat, race)
        and state.good(seat, MANA)
        and not state.has_quested
        and kills(state, seat, race)
    )


def _fulfil(state: Castle) -> bool:
    race = _met(state)
    if race == NOTHING or state.has_quested:
        return False
    is_ally = state.facts.side[race] == state.side_of(state.seat)
    wanted = state.facts.find_quests[race] if is_ally else state.facts.kill_quests[race]
    return bool(state.subject == state.hands[state.seat] & wanted)


def _help(state: Castle) -> bool:
    left = state.stock[state.facts.reward[state.subject]]
    return bool(state.has_quested and left and len(beneficiaries(state)) > 1 and _spent(state))


def _strike(state: Castle) -> bool:
    return bool(state.has_quested and victims(state) and _spent(state))


def _spent(state: Castle) -> bool:
    """Whether the quest in question lies spent, and was the active player's to fulfil."""
    side = int(state.facts.quest_side[state.subject])
    return side == state.side_of(state.seat) and bool(state.spent[side] >> state.subject & 1)


def _at_centre(state: Castle, kind: int) -> bool:
    card = state.field[state.cell]
    return bool(state.step == stages.CENTRE + 1 and state.facts.centre_of(card, 0) == kind)


def _toll(state: Castle) -> bool:
    return _at_centre(state, TOLL) and not state.good(state.seat, MANA) and len(losses(state)) > 1


def _draws(state: Castle) -> bool:
    return bool(state.facts.draws_quests[state.races[state.seat]])


def _favour(state: Castle) -> bool:
    return _at_centre(state, SIGN) and state.facts.has_sign_gift and not _draws(state)


def _quest(state: Castle) -> bool:
    side = state.side_of(state.seat)
    return _at_centre(state, SIGN) and _draws(state) and size(state.decks[side]) > 0


def _market(state: Castle) -> bool:
    return bool(state.step == stages.READ)


def _deal(state: Castle) -> bool:
    is_open = state.facts.has_trade and not state.has_built and state.offers > 0
    kept = state.stage != ANSWER_STAGE or holds(state, state.seat, state.deal)
    return bool(_market(state) and is_open and kept)


_CHECKS: Final[dict[int, Callable[[Castle], bool]]] = {
    int(CARD_STAGE): _chosen,
    int(FRIEND_STAGE): _friend,
    int(FULFIL_STAGE): _fulfil,
    int(HELP_STAGE): _help,
    int(STRIKE_STAGE): _strike,
    int(TOLL_STAGE): _toll,
    int(FAVOUR_STAGE): _favour,
    int(QUEST_STAGE): _quest,
    int(MARKET_STAGE): _market,
    int(ANSWER_STAGE): _deal,
    int(COUNTER_STAGE): _deal,
}
"""What each stage takes for granted; the others take nothing."""
