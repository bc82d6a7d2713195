"""The nine tiles of the bastion. LB-RU booklet "Тайлы бастиона".

Net, trap and standard are at home on their tile; while that tile is grasped they wait in the
reserve, from where a Call to Arms still uses them. So being at home needs no second place.
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, Refused
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task, first, second, third
from garrison.games.last_bastion.rules import combat, effects, events, tower
from garrison.games.last_bastion.rules.decisions import SiegeVerb, TurnDecision
from garrison.games.last_bastion.rules.facts import NO_DICE
from garrison.games.last_bastion.rules.falling import can_be_healed, heal
from garrison.games.last_bastion.rules.grasp import CLEANSE
from garrison.games.last_bastion.rules.movement import STEP
from garrison.games.last_bastion.rules.placement import discard
from garrison.games.last_bastion.rules.position import (
    HERO_DOWN,
    RESERVE_EMPTY,
    SLOT_EMPTY,
    SLOT_TAKEN,
    STEPS,
    Position,
)
from garrison.games.last_bastion.rules.rolling import (
    KEEP,
    KeepOrRollAgain,
    RollAgain,
    RollDice,
    ShowDice,
)
from garrison.games.last_bastion.rules.terms import (
    COLOUR,
    COLOURS,
    DICE,
    DISPENSARY,
    EFFECT,
    FOUNTAIN,
    FROM_TOMB,
    LIFE,
    LOSE_LIFE,
    MARKET,
    NOTHING,
    PER_CARD,
    PER_KIND,
    QUARRY,
    ROLL,
    SEAT,
    SLOT,
    SLOTS,
    STANDARD,
    TAVERN,
    TOMB,
    TOWER,
    TREBUCHET,
    WHEN,
    WHITE,
    Roll,
    Seat,
    Slot,
    Tile,
)

_REFUSALS: Final = STEPS.refusals
WARLORD_IMMUNE: Final = _REFUSALS.add(
    "no-warlord-immune", Argument("slot", SLOT), section="warlords"
)
NO_EFFECT: Final = _REFUSALS.add("no-no-effect", Argument("slot", SLOT), section="tiles")
STANDARD_THERE: Final = _REFUSALS.add("no-standard-there", section="tiles")
NOT_FALLEN: Final = _REFUSALS.add("no-not-fallen", Argument("seat", SEAT), section="falling")
HERO_DEAD: Final = _REFUSALS.add("no-hero-dead", Argument("seat", SEAT), section="falling")
OWN_BOARD: Final = _REFUSALS.add("no-own-board", Argument("slot", SLOT), section="tiles")
TRAP_THERE: Final = _REFUSALS.add("no-trap-there", Argument("slot", SLOT), section="tiles")


def is_useful(state: Position, tile: Tile, seat: Seat) -> bool:
    """Whether using a tile now could do anything at all."""
    if tile == TREBUCHET:
        return _has_net_target(state)
    if tile == TOWER:
        return tower.can_shift(state)
    if tile == MARKET:
        return effects.has_equipment(state)
    if tile == FOUNTAIN:
        return state.grasps_in_play() > 0
    if tile == DISPENSARY:
        return effects.has_equipment(state) or _has_patient(state)
    if tile == TOMB:
        return _has_monster(state)
    if tile == QUARRY:
        return _can_trap(state, seat)
    return True  # there is always a hero to treat, and a colour the standard does not show


def use(state: Position, tile: Tile, seat: Seat) -> None:
    """Begin the tile's action; what must be chosen is asked next."""
    if tile == TREBUCHET:
        state.tasks.push(task_of(CAST_NET))
    elif tile == TOWER:
        state.tasks.push(task_of(tower.SHIFT))
    elif tile == MARKET:
        state.tasks.push(task_of(ROLL_MARKET, NO_DICE, state.facts.market_dice))
    elif tile == TAVERN:
        state.tasks.push(task_of(TREAT))
    elif tile == STANDARD:
        state.tasks.push(task_of(RAISE))
    elif tile == FOUNTAIN:
        state.tasks.push(task_of(CLEANSE, seat, 1))
        state.tasks.push(task_of(CLEANSE, seat))
    elif tile == DISPENSARY:
        state.tasks.push(task_of(DISPENSE))
    elif tile == TOMB:
        state.tasks.push(task_of(BURY))
    else:
        state.tasks.push(task_of(SET_TRAP))


def _why_no_monster(state: Position, slot: Slot) -> Refused:
    """Net and Tomb are for monsters: warlords do not care."""
    if state.slots[slot] == NOTHING:
        return SLOT_EMPTY.told(slot)
    return WARLORD_IMMUNE.told(slot) if state.facts.is_warlord(state.slots[slot]) else OK


# Trebuchet: the net covers one effect of one monster.


def _is_monster(state: Position, slot: Slot) -> bool:
    card = state.slots[slot]
    return card != NOTHING and not state.facts.is_warlord(card)


def _has_monster(state: Position) -> bool:
    for slot in range(SLOTS):
        if _is_monster(state, slot):
            return True
    return False


def _has_net_target(state: Position) -> bool:
    for slot in range(SLOTS):
        if _is_monster(state, slot):
            for at in range(PER_CARD):
                if state.effect_at(slot, at) != NOTHING:
                    return True
    return False


def _effect_to_net(state: Position, slot: Slot, kind: i64, effect: i64) -> i64:
    """Which of the card's effects that is; NOTHING if it has none, or the net covers it."""
    for at in range(kind * PER_KIND, (kind + 1) * PER_KIND):
        if state.effect_at(slot, at) == effect:
            return at
    return NOTHING


class CastNet(SiegeVerb):
    """Over any effect of any monster, save the one that the net covers already."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        for slot in range(SLOTS):
            if _is_monster(state, slot):
                for at in range(PER_CARD):
                    self._add(state, slot, at, into)

    def _add(self, state: Position, slot: Slot, at: i64, into: Moves) -> None:
        """An effect that a card has twice is listed once."""
        effect, kind = state.effect_at(slot, at), at // PER_KIND
        if effect != NOTHING and _effect_to_net(state, slot, kind, effect) == at:
            into.add(self.of(slot, kind, effect))

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        slot = first(move)
        refused = _why_no_monster(state, slot)
        if refused:
            return refused
        found = _effect_to_net(state, slot, second(move), third(move))
        return OK if found != NOTHING else NO_EFFECT.told(slot)

    def take(self, state: Position, task: Task, move: i64) -> None:
        slot, effect = first(move), third(move)
        state.net_effect = _effect_to_net(state, slot, second(move), effect)
        state.net_slot = slot
        state.emit(events.NETTED, int(slot), int(state.slots[slot]), int(effect))


# Market: two combat dice, a token for each face.


class ShowMarket(ShowDice):
    """The dice of the market; Feng-Li may roll some again."""

    def go_on(self, state: Position, task: Task, roll: Roll) -> None:
        if combat.may_reroll(state, state.active()):
            state.tasks.push(task_of(KEEP_MARKET, roll))
        else:
            _buy(state, state.active(), roll)


class KeepMarket(SiegeVerb):
    """Take what the dice show."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        _buy(state, state.active(), argument(task, 0))


class RerollMarket(RollAgain):
    """Roll some dice of the market again."""

    def roll_again(self, state: Position, task: Task, kept: Roll, dice: i64) -> None:
        state.tasks.push(task_of(ROLL_MARKET, kept, dice))


def _buy(state: Position, seat: Seat, roll: Roll) -> None:
    """Coloured faces are paid first; then each white one gives a colour of choice."""
    for colour in range(COLOURS):
        for _ in range(state.facts.shown(roll, colour)):
            state.gain(seat, colour)
    for _ in range(state.facts.shown(roll, WHITE)):
        state.tasks.push(task_of(effects.TAKE_EQUIPMENT, seat))


# Tavern: a Life and a movement for one hero.


class Treat(SiegeVerb):
    """Any hero in play; the movement is optional and happens at once."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if state.is_up(first(move)) else HERO_DOWN.told(first(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.gain(first(move), LIFE)
        state.tasks.push(task_of(STEP, first(move), 1))


# Standard: cards of its token's colour resist one less, everywhere.


class Raise(SiegeVerb):
    """The standard shows another colour."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if first(move) != state.standard else STANDARD_THERE.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.standard = first(move)
        state.emit(events.RAISED, int(first(move)))


# Dispensary: an equipment token for anybody, or a fallen hero comes back.


def _has_patient(state: Position) -> bool:
    for seat in range(state.facts.seats):
        if can_be_healed(state, seat):
            return True
    return False


class Give(SiegeVerb):
    """Equipment from the reserve for any hero in play."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        if not state.reserve[first(move)]:
            return RESERVE_EMPTY.told()
        return OK if state.is_up(second(move)) else HERO_DOWN.told(second(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.gain(second(move), first(move))


class Heal(SiegeVerb):
    """A fallen hero comes back wounded; a dead one never."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        seat = first(move)
        if state.is_up(seat):
            return NOT_FALLEN.told(seat)
        if state.is_dead(seat):
            return HERO_DEAD.told(seat)
        return OK if can_be_healed(state, seat) else RESERVE_EMPTY.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        heal(state, first(move))


# Tomb of the Ancient Kings: a Life for the end of a monster, which leaves no exit effects.


class Bury(SiegeVerb):
    """The last Life will do: the hero falls when the monster is gone."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return _why_no_monster(state, first(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        discard(state, first(move))
        state.push_effect(LOSE_LIFE, state.active(), first(move), FROM_TOMB)


# Dwarven Quarry: the trap on a free slot of the player's own board.


def _can_trap(state: Position, seat: Seat) -> bool:
    side = state.facts.seat_sides[seat]
    for slot in range(side * 3, side * 3 + 3):
        if state.slots[slot] == NOTHING and state.trap_slot != slot:
            return True
    return False


class SetTrap(SiegeVerb):
    """On another free slot of the own board than where it lies."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        slot = first(move)
        if slot // 3 != state.facts.seat_sides[state.active()]:
            return OWN_BOARD.told(slot)
        if state.slots[slot] != NOTHING:
            return SLOT_TAKEN.told(slot)
        return OK if state.trap_slot != slot else TRAP_THERE.told(slot)

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.trap_slot = first(move)
        state.emit(events.TRAP_SET, int(first(move)))


HEAL: Final = Heal("heal {seat}", SEAT)


class RollAtMarket(RollDice):
    """The dice of the market."""

    def most(self, state: Position) -> i64:
        return state.facts.market_dice


class KeepOrRollAtMarket(KeepOrRollAgain):
    """The dice of the market lie there."""

    def most(self, state: Position) -> i64:
        return state.facts.market_dice


REROLL_MARKET: Final = RerollMarket(0)
CAST_NET: Final[i64] = STEPS.add(
    TurnDecision("cast-net", CastNet("net {slot} {when} {effect}", SLOT, WHEN, EFFECT))
)
ROLL_MARKET: Final[i64] = STEPS.add(
    RollAtMarket("roll-market", ShowMarket(1), [Argument("kept", ROLL), Argument("dice", DICE)])
)
KEEP_MARKET: Final[i64] = STEPS.add(
    KeepOrRollAtMarket("keep-market", KeepMarket(KEEP), REROLL_MARKET, [Argument("roll", ROLL)])
)
TREAT: Final[i64] = STEPS.add(TurnDecision("treat", Treat("treat {seat}", SEAT)))
RAISE: Final[i64] = STEPS.add(TurnDecision("raise", Raise("raise {colour}", COLOUR)))
DISPENSE: Final[i64] = STEPS.add(
    TurnDecision("dispense", Give("give {colour} {seat}", COLOUR, SEAT), HEAL)
)
BURY: Final[i64] = STEPS.add(TurnDecision("bury", Bury("bury {slot}", SLOT)))
SET_TRAP: Final[i64] = STEPS.add(TurnDecision("set-trap", SetTrap("trap {slot}", SLOT)))
