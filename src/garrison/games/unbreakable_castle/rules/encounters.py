"""Meeting characters: gifts of allies, fights with enemies, flight without mana."""

from mypy_extensions import i64

from garrison.games.unbreakable_castle.rules.box import MANA, NOTHING, Race
from garrison.games.unbreakable_castle.rules.events import BEFRIENDED, DEFEATED, FLED
from garrison.games.unbreakable_castle.rules.joints import is_friend, race_met, take_gift
from garrison.games.unbreakable_castle.rules.position import FRIEND_STAGE, READING, Position
from garrison.games.unbreakable_castle.rules.quests import kills, pursue


def meet(position: Position, step: i64) -> None:
    """If two halves form a character, the one who opened the card meets it. UC 16."""
    race = race_met(position, step)
    if race == NOTHING:
        return
    if is_friend(position, position.seat, race):
        _meet_friend(position, race)
    elif position.box.side[race] == position.side_of(position.seat):
        _take_as_ally(position, race, False)
        pursue(position, position.box.find_quests[race])
    else:
        _face_enemy(position, race)


def _meet_friend(position: Position, race: Race) -> None:
    """A friend of the other side is an ally unless a fight would fulfil a quest.

    UC "Фракции и расы": such races may take each other for allies. Only with mana, a quest that
    wants this race defeated, and no quest fulfilled this turn is the player asked.
    """
    seat = position.seat
    if position.good(seat, MANA) and not position.has_quested and kills(position, seat, race):
        position.stage = FRIEND_STAGE
    else:
        _take_as_ally(position, race, True)


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
    pursue(position, position.box.kill_quests[race])


def befriend(position: Position) -> None:
    """Asked about a friend of the other side: take it for an ally."""
    position.stage = READING
    _take_as_ally(position, race_met(position, position.step - 1), True)


def fight(position: Position) -> None:
    """Asked about a friend of the other side: treat it as an enemy."""
    position.stage = READING
    _defeat(position, race_met(position, position.step - 1))
