"""Meeting characters: gifts of allies, fights with enemies, flight without mana."""

from typing import Final

from mypy_extensions import i64

from garrison.core.refusals import PendingFault
from garrison.core.verbs import Task, Verb
from garrison.games.unbreakable_castle.rules.events import BEFRIENDED, DEFEATED, FLED
from garrison.games.unbreakable_castle.rules.joints import (
    is_friend,
    just_met,
    race_met,
    take_gift,
)
from garrison.games.unbreakable_castle.rules.position import (
    READING,
    STEPS,
    Position,
    TurnStep,
    fault_unless,
)
from garrison.games.unbreakable_castle.rules.quests import kills, pursue
from garrison.games.unbreakable_castle.rules.terms import MANA, NOTHING, Race


def meet(position: Position, step: i64) -> None:
    """If two halves form a character, the one who opened the card meets it. UC 16."""
    race = race_met(position, step)
    if race == NOTHING:
        return
    if is_friend(position, position.seat, race):
        _meet_friend(position, race)
    elif position.facts.side[race] == position.side_of(position.seat):
        _take_as_ally(position, race, False)
        pursue(position, position.facts.find_quests[race])
    else:
        _face_enemy(position, race)


def _meet_friend(position: Position, race: Race) -> None:
    """A friend of the other side is an ally unless a fight would fulfil a quest.

    UC "Фракции и расы": such races may take each other for allies. Only with mana, a quest that
    wants this race defeated, and no quest fulfilled this turn is the player asked.
    """
    if may_fight_friend(position, race):
        position.stage = FRIEND_STAGE
    else:
        _take_as_ally(position, race, True)


def may_fight_friend(position: Position, race: Race) -> bool:
    """Whether fighting this friend would fulfil a quest now."""
    seat = position.seat
    has_mana = position.good(seat, MANA) > 0
    return has_mana and not position.has_quested and kills(position, seat, race) != 0


def _take_as_ally(position: Position, race: Race, is_other_side: bool) -> None:
    """An ally gives what it carries."""
    position.emit(BEFRIENDED, int(position.seat), int(race), int(is_other_side))
    take_gift(position, position.step - 1)


def _face_enemy(position: Position, race: Race) -> None:
    """An enemy must be fought for one mana; without mana one flees, gaining and losing nothing.

    UC "Фракции и расы", 17.
    """
    if position.good(position.seat, MANA):
        _defeat(position, race)
    else:
        position.emit(FLED, int(position.seat), int(race))


def _defeat(position: Position, race: Race) -> None:
    position.pay(position.seat, MANA, 1)
    position.emit(DEFEATED, int(position.seat), int(race))
    take_gift(position, position.step - 1)
    pursue(position, position.facts.kill_quests[race])


class Befriend(Verb[Position]):
    """Take a friend of the other side for an ally."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.stage = READING
        _take_as_ally(state, race_met(state, state.step - 1), True)


class Fight(Verb[Position]):
    """Treat a friend of the other side as an enemy."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.stage = READING
        _defeat(state, race_met(state, state.step - 1))


class MeetFriend(TurnStep):
    """Is a friend of the other side fought for a quest, or taken for an ally?"""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        race = just_met(state)
        is_met = race != NOTHING and is_friend(state, state.seat, race)
        return fault_unless(is_met and may_fight_friend(state, race))


FRIEND_STAGE: Final[i64] = STEPS.add(
    MeetFriend("friend", Fight("fight"), Befriend("befriend"), shown_as="market")
)
"""Asked because of what lies face down: others must not learn that it is asked."""
