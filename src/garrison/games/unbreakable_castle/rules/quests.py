"""Quests: drawing, fulfilling, rewarding and burning them, and what the table learns meanwhile.

Quests lie face down in a row before their holder. Everybody sees which of them is turned up, and
that none was turned up when one of some kind would have had to be: `could_be` keeps that.
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.contract import DECK
from garrison.core.draws import EvenChanceStep
from garrison.core.refusals import OK, Argument, PendingFault, Refused
from garrison.core.verbs import Task, Verb, first
from garrison.games.unbreakable_castle.rules.building import get_part, lose_part
from garrison.games.unbreakable_castle.rules.events import (
    DESTROYED,
    QUEST_BUILT,
    QUEST_BURNT,
    QUEST_DRAWN,
    QUEST_MET,
    QUESTS_RESHUFFLED,
    SIGN_EMPTY,
)
from garrison.games.unbreakable_castle.rules.joints import just_met, take_gift
from garrison.games.unbreakable_castle.rules.position import (
    ALLY_ENDING,
    QUEST_ENDING,
    READING,
    STEPS,
    Position,
    TurnStep,
    fault_unless,
)
from garrison.games.unbreakable_castle.rules.terms import (
    DOUBLE,
    LIGHT,
    NOTHING,
    QUEST,
    SEAT,
    SIGN,
    Part,
    Quest,
    Race,
    Seat,
    Side,
)

_REFUSALS: Final = STEPS.refusals
QUEST_ELSEWHERE: Final = _REFUSALS.add("quest-elsewhere", section="quests")
QUEST_NOT_FITTING: Final = _REFUSALS.add("quest-not-fitting", section="quests")
OTHER_SIDE: Final = _REFUSALS.add("other-side", Argument("seat", SEAT), section="light")
STRIKE_SELF: Final = _REFUSALS.add("strike-self", section="dark")
NOTHING_TO_STRIKE: Final = _REFUSALS.add(
    "nothing-to-strike", Argument("seat", SEAT), section="dark"
)
MUST_STRIKE: Final = _REFUSALS.add("must-strike", section="dark")


def bit(quest: Quest) -> i64:
    one: i64 = 1
    return one << quest


def members(bits: i64) -> list[int]:
    """The quests of a bit set, in order."""
    found: list[int] = []
    quest = 0
    while bits:
        if bits & 1:
            found.append(quest)
        bits >>= 1
        quest += 1
    return found


def size(bits: i64) -> i64:
    """How many quests a bit set holds."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def prepare_draw(position: Position) -> None:
    """A quest sign lets the player draw from the own side's deck.

    UC "Квесты", 11. An empty deck is made of its discard again; if both are empty nothing comes.
    """
    side = position.side_of(position.seat)
    if not position.decks[side] and position.spent[side]:
        _reshuffle(position, side)
    if position.decks[side]:
        position.stage = QUEST_STAGE
    else:
        position.emit(SIGN_EMPTY, int(position.seat), 1)


def _reshuffle(position: Position, side: Side) -> None:
    position.decks[side] = position.unseen[side] = position.spent[side]
    position.spent[side] = 0
    position.emit(QUESTS_RESHUFFLED, int(side))


class DrawQuest(Verb[Position]):
    """The drawn quest turns out to be this one; only its holder sees it."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        deck = state.decks[state.side_of(state.seat)]
        return OK if deck & bit(first(move)) else QUEST_ELSEWHERE.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        seat, quest = state.seat, first(move)
        side = state.side_of(seat)
        state.decks[side] &= ~bit(quest)
        state.slot[quest] = size(state.hands[seat])
        state.could_be[quest] = state.unseen[side]
        state.hands[seat] |= bit(quest)
        state.emit(QUEST_DRAWN, int(seat), int(quest))
        state.stage = READING


def kills(position: Position, seat: Seat, race: Race) -> i64:
    """The held quests that the defeat of this race fulfils, as a bit set."""
    return position.hands[seat] & position.facts.kill_quests[race]


def pursue(position: Position, wanted: i64) -> None:
    """After a meeting: fulfil one of the held quests among these, at once and without choice.

    UC "Квесты". At most one a turn, burnt ones included; if several fit, the holder picks.
    """
    if position.has_quested:
        return
    fitting = position.hands[position.seat] & wanted
    if not fitting:
        _rule_out(position, position.seat, wanted)
    elif size(fitting) == 1:
        fulfil(position, members(fitting)[0])
    else:
        position.stage = FULFIL_STAGE
        position.subject = fitting


def _rule_out(position: Position, seat: Seat, quests: i64) -> None:
    """Nothing was turned up, so the table knows that none of these lies in the row."""
    for quest in members(position.hands[seat]):
        position.could_be[quest] &= ~quests


class Fulfil(Verb[Position]):
    """Choose which of several fitting quests is fulfilled."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if state.subject & bit(first(move)) else QUEST_NOT_FITTING.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        fulfil(state, first(move))


def fulfil(position: Position, quest: Quest) -> None:
    """Turn the quest up, spend it, and bring its reward."""
    position.has_quested = True
    position.emit(QUEST_MET, int(position.seat), quest)
    _spend(position, quest)
    part = position.facts.reward[quest]
    position.stage = READING
    position.subject = quest
    if part == DOUBLE:
        take_gift(position, position.step - 1)
        _close(position)
    elif position.facts.quest_side[quest] == LIGHT:
        _offer_to_build(position, quest)
    else:
        _threaten(position, quest)


def _spend(position: Position, quest: Quest) -> None:
    """To the discard, seen by all: no other face-down quest can be this one."""
    seat, gone = position.seat, bit(quest)
    place = position.slot[quest]
    position.hands[seat] &= ~gone
    for held in members(position.hands[seat]):
        if position.slot[held] > place:
            position.slot[held] -= 1
    position.slot[quest] = 0
    position.could_be[quest] = 0
    for other in range(len(position.could_be)):
        position.could_be[other] &= ~gone
    side = position.facts.quest_side[quest]
    position.unseen[side] &= ~gone
    position.spent[side] |= gone


def why_not_help(position: Position, seat: Seat) -> Refused:
    """Who may get what a Light quest builds: its holder and every player of the same side.

    A spare is allowed.
    """
    is_ally = position.side_of(seat) == position.side_of(position.seat)
    return OK if is_ally else OTHER_SIDE.told(seat)


def beneficiaries(position: Position) -> list[int]:
    seats = range(int(position.facts.seats))
    return [seat for seat in seats if why_not_help(position, seat) == OK]


class HelpBuild(Verb[Position]):
    """Choose for whom outside forces build."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return why_not_help(state, first(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        help_build(state, first(move))


def _offer_to_build(position: Position, quest: Quest) -> None:
    if not position.stock[position.facts.reward[quest]]:
        burn(position, False)
        return
    able = beneficiaries(position)
    if len(able) == 1:
        help_build(position, able[0])
    else:
        position.stage = HELP_STAGE


def help_build(position: Position, seat: Seat) -> None:
    """Outside forces build a part for free, besides the one part a turn."""
    part = _close(position)
    position.emit(QUEST_BUILT, int(seat), int(part), int(position.seat))
    get_part(position, seat, part, QUEST_ENDING if seat == position.seat else ALLY_ENDING)


def why_not_strike(position: Position, seat: Seat) -> Refused:
    """Whom a Dark quest may strike: every other player who has the part, allies included."""
    if seat == position.seat:
        return STRIKE_SELF.told()
    part = position.facts.reward[position.subject]
    return OK if position.owned(seat, part) else NOTHING_TO_STRIKE.told(seat)


def victims(position: Position) -> list[int]:
    seats = range(int(position.facts.seats))
    return [seat for seat in seats if why_not_strike(position, seat) == OK]


def may_forgo(position: Position) -> bool:
    """Only if all who could be struck are of the holder's own side may the quest be let burn."""
    side = position.side_of(position.seat)
    return all(position.side_of(seat) == side for seat in victims(position))


def _threaten(position: Position, quest: Quest) -> None:
    able = victims(position)
    if not able:
        burn(position, False)
    elif len(able) == 1 and not may_forgo(position):
        strike(position, able[0])
    else:
        position.stage = STRIKE_STAGE


class Strike(Verb[Position]):
    """Choose whose part is destroyed."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return why_not_strike(state, first(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        strike(state, first(move))


class Forgo(Verb[Position]):
    """Spare allies: the quest is spent for nothing."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if may_forgo(state) else MUST_STRIKE.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        burn(state, True)


def strike(position: Position, seat: Seat) -> None:
    part = _close(position)
    position.emit(DESTROYED, int(seat), int(part), int(position.seat))
    lose_part(position, seat, part)


def burn(position: Position, spared: bool) -> None:
    """The task was done but the reward cannot be had: the quest is spent for nothing."""
    position.emit(QUEST_BURNT, int(position.seat), int(position.subject), int(spared))
    _close(position)


def _close(position: Position) -> Part:
    """The quest is dealt with and reading goes on. Returns the part it was about."""
    part = position.facts.reward[position.subject]
    position.subject = 0
    position.stage = READING
    return part


HELP: Final = HelpBuild("help {seat}", SEAT)
STRIKE: Final = Strike("strike {seat}", SEAT)
FORGO: Final = Forgo("forgo")


class TurnUpQuest(EvenChanceStep[Position]):
    """Which quest a sign brings."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        draws = state.facts.draws_quests[state.races[state.seat]]
        is_left = state.decks[state.side_of(state.seat)] != 0
        return fault_unless(state.is_at_centre(SIGN) and draws != 0 and is_left)


class FulfilQuest(TurnStep):
    """Which of several quests that fit the character is fulfilled."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        race = just_met(state)
        if race == NOTHING or state.has_quested:
            return fault_unless(False)
        facts, seat = state.facts, state.seat
        is_ally = facts.side[race] == state.side_of(seat)
        wanted = facts.find_quests[race] if is_ally else facts.kill_quests[race]
        return fault_unless(state.subject == state.hands[seat] & wanted)


def _is_just_spent(position: Position) -> bool:
    """Whether the quest in question lies spent, and was the active player's to fulfil."""
    side = position.facts.quest_side[position.subject]
    is_spent = position.spent[side] & bit(position.subject) != 0
    return position.has_quested and side == position.side_of(position.seat) and is_spent


class HelpStep(TurnStep):
    """Who builds the part that a light quest brings."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        is_left = state.stock[state.facts.reward[state.subject]] > 0
        return fault_unless(_is_just_spent(state) and is_left and len(beneficiaries(state)) > 1)


class StrikeStep(TurnStep):
    """Whose part a dark quest destroys."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return fault_unless(_is_just_spent(state) and len(victims(state)) > 0)


QUEST_STAGE: Final[i64] = STEPS.add(
    TurnUpQuest("quest", DrawQuest("quest {quest}", QUEST), stream=DECK)
)
FULFIL_STAGE: Final[i64] = STEPS.add(
    FulfilQuest("fulfil", Fulfil("fulfil {quest}", QUEST), shown_as="market")
)
"""Asked because of what lies face down: others must not learn that it is asked."""
HELP_STAGE: Final[i64] = STEPS.add(HelpStep("help", HELP))
STRIKE_STAGE: Final[i64] = STEPS.add(StrikeStep("strike", STRIKE, FORGO))
