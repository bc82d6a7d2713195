"""Hero powers used in the hero phase. LB-RU booklet "Планшеты героев".

The others show where they work: Sindara's in the hero phase, Kazgin's and Twindalli's in combat,
Feng-Li's wherever dice are rolled.
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, Domain, Refused
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, first
from garrison.games.last_bastion.rules import events
from garrison.games.last_bastion.rules.decisions import SiegeVerb
from garrison.games.last_bastion.rules.grasp import CLEANSE
from garrison.games.last_bastion.rules.movement import LIES_DOWN, STEP
from garrison.games.last_bastion.rules.position import (
    GRASPED,
    HERO,
    HERO_DOWN,
    NO_GRASP,
    PRONE,
    RESERVE_EMPTY,
    SLOT_EMPTY,
    STEPS,
    WOUNDED,
    Position,
)
from garrison.games.last_bastion.rules.terms import (
    ARNE,
    COLOUR,
    ELMER,
    HERO_KIND,
    MYLFAAR,
    NOTHING,
    SEAT,
    SLOT,
    TEAGAAN,
    Hero,
    Seat,
)

_REFUSALS: Final = STEPS.refusals
OTHER_POWER: Final = _REFUSALS.add("no-other-power", Argument("hero", HERO_KIND), section="heroes")
POWER_WOUNDED: Final = _REFUSALS.add("no-power-wounded", section="heroes")
POWER_GRASPED: Final = _REFUSALS.add("no-power-grasped", section="heroes")
POWER_USED: Final = _REFUSALS.add("no-power-used", section="heroes")
SPELL_THERE: Final = _REFUSALS.add("no-spell-there", Argument("slot", SLOT), section="heroes")
MOVED_ALREADY: Final = _REFUSALS.add("no-moved-already", section="moving")


class HeroVerb(SiegeVerb):
    """Something the hero in turn does; afterwards its phase goes on."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        self.act(state, state.active(), move)

    def act(self, state: Position, seat: Seat, move: i64) -> None:
        raise NotImplementedError


class Power(HeroVerb):
    """A hero's own power, once a turn, while it is healthy and free of Grasps."""

    def __init__(self, hero: Hero, template: str, *domains: Domain) -> None:
        super().__init__(template, *domains)
        self.hero: i64 = hero

    def list_targets(self, state: Position, seat: Seat, into: Moves) -> None:
        """Every use of the power; none while it does not work."""
        if not state.has_power(seat, self.hero):
            return
        size: i64 = 1
        if self.domains:
            size = state.size_of(self.domains[0])
        for target in range(size):
            if self.why_not_use(state, seat, target) == OK:
                into.add(self.of(target))

    def why_no_power(self, state: Position) -> Refused:
        seat = state.active()
        if state.hero(seat, HERO) != self.hero:
            return OTHER_POWER.told(self.hero)
        if state.hero(seat, WOUNDED):
            return POWER_WOUNDED.told()
        if state.hero(seat, GRASPED):
            return POWER_GRASPED.told()
        return POWER_USED.told() if state.power_used else OK

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        refused = self.why_no_power(state)
        return refused or self.why_not_use(state, state.active(), first(move))

    def why_not_use(self, state: Position, seat: Seat, target: i64) -> Refused:
        raise NotImplementedError

    def act(self, state: Position, seat: Seat, move: i64) -> None:
        state.power_used = 1
        state.tell_of(events.POWER, seat, int(state.hero(seat, HERO)))
        self.use(state, seat, first(move))

    def use(self, state: Position, seat: Seat, target: i64) -> None:
        raise NotImplementedError


class Ride(Power):
    """Elmer has one more movement, for himself or any other hero in play."""

    def why_not_use(self, state: Position, seat: Seat, target: i64) -> Refused:
        return OK if state.is_up(target) else HERO_DOWN.told(target)

    def use(self, state: Position, seat: Seat, target: i64) -> None:
        state.tasks.push(task_of(STEP, target, 0 if target == seat else 1))


class Enchant(Power):
    """Mylfaar puts or moves her spell: that card's resistance is one less for everybody."""

    def why_not_use(self, state: Position, seat: Seat, target: i64) -> Refused:
        if state.slots[target] == NOTHING:
            return SLOT_EMPTY.told(target)
        return OK if state.spell_slot != target else SPELL_THERE.told(target)

    def use(self, state: Position, seat: Seat, target: i64) -> None:
        state.spell_slot = target
        state.emit(events.ENCHANTED, int(target), int(state.slots[target]))


class Forage(Power):
    """Arne takes equipment of any colour from the reserve."""

    def why_not_use(self, state: Position, seat: Seat, target: i64) -> Refused:
        return OK if state.reserve[target] else RESERVE_EMPTY.told()

    def use(self, state: Position, seat: Seat, target: i64) -> None:
        state.gain(seat, target)


class Meditate(Power):
    """Teagaan gives up a movement he still has for a Grasp; a lost one cannot be traded."""

    def why_not_use(self, state: Position, seat: Seat, target: i64) -> Refused:
        if state.moved:
            return MOVED_ALREADY.told()
        if state.hero(seat, PRONE):
            return LIES_DOWN.told()
        return OK if state.grasps_in_play() > 0 else NO_GRASP.told()

    def use(self, state: Position, seat: Seat, target: i64) -> None:
        state.moved = 1
        state.tasks.push(task_of(CLEANSE, seat))


RIDE: Final = Ride(ELMER, "ride {seat}", SEAT)
ENCHANT: Final = Enchant(MYLFAAR, "enchant {slot}", SLOT)
FORAGE: Final = Forage(ARNE, "forage {colour}", COLOUR)
MEDITATE: Final = Meditate(TEAGAAN, "meditate")
