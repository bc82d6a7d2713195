"""Hero powers used in the hero phase. LB-RU booklet "Планшеты героев".

The others show where they work: Sindara's in the hero phase, Kazgin's and Twindalli's in combat,
Feng-Li's wherever dice are rolled.
"""

from garrison.core.tasks import task
from garrison.games.last_bastion.rules import events, work
from garrison.games.last_bastion.rules.siege import HERO, PRONE, Siege
from garrison.games.last_bastion.rules.verbs import (
    ENCHANT,
    FORAGE,
    MEDITATE,
    RIDE,
    field,
    move,
    verb_of,
)
from garrison.games.last_bastion.rules.words import (
    ARNE,
    COLOURS,
    ELMER,
    MYLFAAR,
    NOTHING,
    SLOTS,
    TEAGAAN,
    Move,
    Seat,
)


def powers(state: Siege, seat: Seat, found: list[int]) -> None:
    """Add what the hero's own power allows now, once a turn."""
    hero = state.hero(seat, HERO)
    if state.power_used or not state.has_power(seat, hero):
        return
    if hero == ELMER:
        _rides(state, found)
    elif hero == MYLFAAR:
        _songs(state, found)
    elif hero == ARNE:
        for colour in range(COLOURS):
            if state.reserve[colour]:
                found.append(move(FORAGE, colour))
    elif hero == TEAGAAN and may_meditate(state, seat):
        found.append(move(MEDITATE))


def _rides(state: Siege, found: list[int]) -> None:
    """Elmer has one more movement, for himself or any other hero in play."""
    for other in range(state.box.seats):
        if state.is_up(other):
            found.append(move(RIDE, other))


def _songs(state: Siege, found: list[int]) -> None:
    """Mylfaar puts or moves her spell: that card's resistance is one less for everybody."""
    for slot in range(SLOTS):
        if state.slots[slot] != NOTHING and state.spell_slot != slot:
            found.append(move(ENCHANT, slot))


def may_meditate(state: Siege, seat: Seat) -> bool:
    """Teagaan gives up a movement he still has; a lost one cannot be traded."""
    return not state.moved and not state.hero(seat, PRONE) and state.grasps_in_play() > 0


def use_power(state: Siege, seat: Seat, number: Move) -> None:
    verb, target = verb_of(number), field(number, 0)
    state.power_used = 1
    state.tell_of(events.POWER, seat, int(state.hero(seat, HERO)))
    if verb == RIDE:
        state.tasks.push(task(work.STEP, target, 0 if target == seat else 1))
    elif verb == ENCHANT:
        state.spell_slot = target
        state.emit(events.ENCHANTED, int(target), int(state.slots[target]))
    elif verb == FORAGE:
        state.gain(seat, target)
    else:
        state.moved = 1
        state.tasks.push(task(work.CLEANSE, seat))
