"""Whether a position can stand where a document says it stands."""

from collections.abc import Callable
from typing import Final

from garrison.games.unbreakable_castle.rules import position as stages
from garrison.games.unbreakable_castle.rules.box import MANA, NOTHING, SIGN, TOLL
from garrison.games.unbreakable_castle.rules.castle import Castle
from garrison.games.unbreakable_castle.rules.centre import losses
from garrison.games.unbreakable_castle.rules.joints import is_friend, race_met
from garrison.games.unbreakable_castle.rules.opening import openable
from garrison.games.unbreakable_castle.rules.quests import beneficiaries, kills, size, victims
from garrison.games.unbreakable_castle.rules.trade import holds

_MEETINGS: Final = (
    stages.LEFT_UPPER,
    stages.LEFT_LOWER,
    stages.RIGHT_UPPER,
    stages.RIGHT_LOWER,
)


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
    is_ally = state.box.side[race] == state.side_of(state.seat)
    wanted = state.box.find_quests[race] if is_ally else state.box.kill_quests[race]
    return bool(state.subject == state.hands[state.seat] & wanted)


def _help(state: Castle) -> bool:
    left = state.stock[state.box.reward[state.subject]]
    return bool(state.has_quested and left and len(beneficiaries(state)) > 1 and _spent(state))


def _strike(state: Castle) -> bool:
    return bool(state.has_quested and victims(state) and _spent(state))


def _spent(state: Castle) -> bool:
    """Whether the quest in question lies spent, and was the active player's to fulfil."""
    side = int(state.box.quest_side[state.subject])
    return side == state.side_of(state.seat) and bool(state.spent[side] >> state.subject & 1)


def _at_centre(state: Castle, kind: int) -> bool:
    card = state.field[state.cell]
    return bool(state.step == stages.CENTRE + 1 and state.box.centre_of(card, 0) == kind)


def _toll(state: Castle) -> bool:
    return _at_centre(state, TOLL) and not state.good(state.seat, MANA) and len(losses(state)) > 1


def _draws(state: Castle) -> bool:
    return bool(state.box.draws_quests[state.races[state.seat]])


def _favour(state: Castle) -> bool:
    return _at_centre(state, SIGN) and state.box.has_sign_gift and not _draws(state)


def _quest(state: Castle) -> bool:
    side = state.side_of(state.seat)
    return _at_centre(state, SIGN) and _draws(state) and size(state.decks[side]) > 0


def _market(state: Castle) -> bool:
    return bool(state.step == stages.READ)


def _deal(state: Castle) -> bool:
    is_open = state.box.has_trade and not state.has_built and state.offers > 0
    kept = state.stage != stages.ANSWER_STAGE or holds(state, state.seat, state.deal)
    return bool(_market(state) and is_open and kept)


_CHECKS: Final[dict[int, Callable[[Castle], bool]]] = {
    int(stages.CARD_STAGE): _chosen,
    int(stages.FRIEND_STAGE): _friend,
    int(stages.FULFIL_STAGE): _fulfil,
    int(stages.HELP_STAGE): _help,
    int(stages.STRIKE_STAGE): _strike,
    int(stages.TOLL_STAGE): _toll,
    int(stages.FAVOUR_STAGE): _favour,
    int(stages.QUEST_STAGE): _quest,
    int(stages.MARKET_STAGE): _market,
    int(stages.ANSWER_STAGE): _deal,
    int(stages.COUNTER_STAGE): _deal,
}
"""What each stage takes for granted; the others take nothing."""
