"""What is asked of whoever decides, and what hangs on the answer."""

from collections.abc import Sequence
from typing import Final, get_args, get_type_hints

from garrison.core.contract import Seat
from garrison.games.unbreakable_castle.face.contents import QuestFacts
from garrison.games.unbreakable_castle.face.names import PARTS, RACES, SEATS
from garrison.games.unbreakable_castle.face.view_types import HelpAsk, PlainAsk, Question, StrikeAsk
from garrison.games.unbreakable_castle.face.vocabulary import stage_code
from garrison.games.unbreakable_castle.face.writing import Names
from garrison.games.unbreakable_castle.rules.encounters import FRIEND_STAGE
from garrison.games.unbreakable_castle.rules.joints import race_met
from garrison.games.unbreakable_castle.rules.quests import (
    FULFIL_STAGE,
    HELP_STAGE,
    STRIKE_STAGE,
    beneficiaries,
    may_forgo,
    victims,
)
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.turn import MARKET_STAGE

SECRET_STAGES: Final = (FRIEND_STAGE, FULFIL_STAGE)
"""Questions asked because of what lies face down: nobody else is shown that they are asked."""

_PLAIN: Final[dict[int, PlainAsk]] = {
    stage_code(name): {"ask": name} for name in get_args(get_type_hints(PlainAsk)["ask"])
}
"""Questions that say all by the name of their step."""


def public_stage(state: Castle, seat: Seat) -> int:
    """The stage as a seat is told it: secret questions look to others like the market."""
    if state.stage in SECRET_STAGES and seat != state.seat:
        return int(MARKET_STAGE)
    return int(state.stage)


class QuestionMaker:
    """Makes the questions of one game."""

    def __init__(self, quests: Sequence[QuestFacts], names: Names) -> None:
        self._quests = quests
        self._names = names

    def ask(self, state: Castle, seat: Seat) -> Question | None:
        """What is asked now, as this seat may know it."""
        stage = public_stage(state, seat)
        if stage == FRIEND_STAGE:
            return {"ask": "friend", "race": RACES[race_met(state, state.step - 1)]}
        if stage == FULFIL_STAGE:
            race = RACES[race_met(state, state.step - 1)]
            return {"ask": "fulfil", "race": race, "quests": self._names.of_quests(state.subject)}
        if stage == HELP_STAGE:
            return self._help(state)
        if stage == STRIKE_STAGE:
            return self._strike(state)
        return _PLAIN.get(stage)

    def _strike(self, state: Castle) -> StrikeAsk:
        quest = self._quests[state.subject].name
        who = [SEATS[victim] for victim in victims(state)]
        return {"ask": "strike", "quest": quest, "who": who, "may_forgo": may_forgo(state)}

    def _help(self, state: Castle) -> HelpAsk:
        """Says which answer would end the game, so that a client can ask twice."""
        quest = self._quests[state.subject].name
        who = beneficiaries(state)
        part = int(state.facts.reward[state.subject])
        wins = [SEATS[each] for each in who if _lacks_only(state, each, part)]
        return {"ask": "help", "quest": quest, "who": [SEATS[each] for each in who], "wins": wins}


def _lacks_only(state: Castle, seat: int, part: int) -> bool:
    lacking = [int(state.missing(seat, each)) for each in range(len(PARTS))]
    return sum(lacking) == lacking[part] == 1
