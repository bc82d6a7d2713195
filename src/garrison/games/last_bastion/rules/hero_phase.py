"""The hero phase: at most one movement and one action in any order, Calls to Arms, a power."""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, Refused
from garrison.core.verbs import Task, first, second
from garrison.games.last_bastion.rules import events, tiles
from garrison.games.last_bastion.rules.combat import in_reach
from garrison.games.last_bastion.rules.decisions import Decision, SiegeVerb
from garrison.games.last_bastion.rules.fight import FIGHT_ORDER, fight
from garrison.games.last_bastion.rules.heroes import (
    ENCHANT,
    FORAGE,
    MEDITATE,
    MOVED_ALREADY,
    RIDE,
    HeroVerb,
)
from garrison.games.last_bastion.rules.movement import (
    GO,
    STAND_UP,
    STANDS_ALREADY,
    go,
    list_neighbours,
    stand_up,
    why_not_go,
)
from garrison.games.last_bastion.rules.position import (
    HERO,
    PLACE,
    PRONE,
    SLOT_EMPTY,
    STEPS,
    TILE_GRASPED,
    Position,
)
from garrison.games.last_bastion.rules.terms import (
    ARNE,
    CALL,
    ELMER,
    MYLFAAR,
    NOTHING,
    SINDARA,
    SLOT,
    TEAGAAN,
    TILE,
    TILES,
    Seat,
    Slot,
)

_REFUSALS: Final = STEPS.refusals
ACTED_ALREADY: Final = _REFUSALS.add("no-acted-already", section="acting")
ACTED_APART: Final = _REFUSALS.add("no-acted-apart", section="heroes")
TILE_USELESS: Final = _REFUSALS.add("no-tile-useless", Argument("tile", TILE), section="acting")
OUT_OF_REACH: Final = _REFUSALS.add("no-out-of-reach", Argument("slot", SLOT), section="fighting")
NO_CALL: Final = _REFUSALS.add("no-no-call", section="call")


class MoveHero(HeroVerb):
    """The hero's own movement, to a neighbouring tile."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        if state.moved:
            return MOVED_ALREADY.told()
        return why_not_go(state, state.active(), first(move))

    def act(self, state: Position, seat: Seat, move: i64) -> None:
        state.moved = 1
        go(state, seat, first(move))


class Stand(HeroVerb):
    """The hero's own movement, used to stand up."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        if state.moved:
            return MOVED_ALREADY.told()
        return OK if state.hero(state.active(), PRONE) else STANDS_ALREADY.told()

    def act(self, state: Position, seat: Seat, move: i64) -> None:
        state.moved = 1
        stand_up(state, seat)


def may_activate(state: Position, seat: Seat) -> bool:
    return not state.activated and (not state.fought or _acts_again(state, seat))


def may_fight(state: Position, seat: Seat) -> bool:
    return not state.fought and (not state.activated or _acts_again(state, seat))


def _acts_again(state: Position, seat: Seat) -> bool:
    """Sindara activates and fights, both before or both after her own movement."""
    return state.acted_moved == state.moved and state.has_power(seat, SINDARA)


def _why_not_act(state: Position, done_before: i64) -> Refused:
    """Why no action is left: it was done, or Sindara's two would be apart."""
    apart = state.has_power(state.active(), SINDARA) and not done_before
    return ACTED_APART.told() if apart else ACTED_ALREADY.told()


def _note_action(state: Position) -> None:
    if not state.activated and not state.fought:
        state.acted_moved = state.moved


class Activate(HeroVerb):
    """Use the tile the hero stands on."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        seat = state.active()
        if not may_activate(state, seat):
            return _why_not_act(state, state.activated)
        tile = state.tiles[state.hero(seat, PLACE)]
        if state.is_grasped(tile):
            return TILE_GRASPED.told(tile)
        return OK if tiles.is_useful(state, tile, seat) else TILE_USELESS.told(tile)

    def act(self, state: Position, seat: Seat, move: i64) -> None:
        _note_action(state)
        state.activated = 1
        tile = state.tiles[state.hero(seat, PLACE)]
        state.tell_of(events.ACTIVATED, seat, int(tile))
        tiles.use(state, tile, seat)


def _place_in_reach(state: Position, slot: Slot) -> int:
    """Where among the cards in reach this slot is; -1 if it is not."""
    reach = in_reach(state, state.active())
    return reach.index(int(slot)) if int(slot) in reach else -1


def _why_not_fight(state: Position, slot: Slot) -> Refused:
    if not may_fight(state, state.active()):
        return _why_not_act(state, state.fought)
    if state.slots[slot] == NOTHING:
        return SLOT_EMPTY.told(slot)
    return OK if _place_in_reach(state, slot) >= 0 else OUT_OF_REACH.told(slot)


class Fight(HeroVerb):
    """Fight a card in reach."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return _why_not_fight(state, first(move))

    def act(self, state: Position, seat: Seat, move: i64) -> None:
        _note_action(state)
        state.fought = 1
        fight(state, seat, first(move), NOTHING)


class FightBoth(HeroVerb):
    """Fight two cards in reach at once, named in the order they lie."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        refused = _why_not_fight(state, first(move)) or _why_not_fight(state, second(move))
        if refused:
            return refused
        in_order = _place_in_reach(state, first(move)) < _place_in_reach(state, second(move))
        return OK if in_order else FIGHT_ORDER.told()

    def act(self, state: Position, seat: Seat, move: i64) -> None:
        _note_action(state)
        state.fought = 1
        fight(state, seat, first(move), second(move))


class CallToArms(HeroVerb):
    """A token brings the action of any tile, grasped or not, besides the hero's own action."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        seat = state.active()
        if not state.hero(seat, CALL):
            return NO_CALL.told()
        return OK if tiles.is_useful(state, first(move), seat) else TILE_USELESS.told(first(move))

    def act(self, state: Position, seat: Seat, move: i64) -> None:
        state.give_back(seat, CALL)
        state.tell_of(events.CALLED, seat, int(first(move)))
        tiles.use(state, first(move), seat)


class EndTurn(SiegeVerb):
    """The phase is over."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        """The next board is in turn."""


class HeroPhase(Decision):
    """Everything the hero in turn can do now; nothing if it fell meanwhile.

    Listed directly, since it is asked most of all; the laws compare it with the guards.
    """

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        seat = state.active()
        if seat == NOTHING:
            return
        if not state.moved:
            if state.hero(seat, PRONE):
                into.add(STAND.code)
            list_neighbours(state, seat, MOVE.code, into)
        self._list_actions(state, seat, into)
        if state.hero(seat, CALL):
            for tile in range(TILES):
                if tiles.is_useful(state, tile, seat):
                    into.add(CALL_TO_ARMS.of(tile))
        if not state.power_used:
            self._list_powers(state, seat, into)
        into.add(END_TURN.code)

    def _list_actions(self, state: Position, seat: Seat, into: Moves) -> None:
        """The tile, and a fight against each card in reach and against each two of them."""
        if may_activate(state, seat):
            tile = state.tiles[state.hero(seat, PLACE)]
            if not state.is_grasped(tile) and tiles.is_useful(state, tile, seat):
                into.add(ACTIVATE.code)
        if not may_fight(state, seat):
            return
        reach = in_reach(state, seat)
        for at in range(len(reach)):
            into.add(FIGHT.of(reach[at]))
            for other in range(at + 1, len(reach)):
                into.add(FIGHT_BOTH.of(reach[at], reach[other]))

    def _list_powers(self, state: Position, seat: Seat, into: Moves) -> None:
        hero = state.hero(seat, HERO)
        if hero == ELMER:
            RIDE.list_targets(state, seat, into)
        elif hero == MYLFAAR:
            ENCHANT.list_targets(state, seat, into)
        elif hero == ARNE:
            FORAGE.list_targets(state, seat, into)
        elif hero == TEAGAAN:
            MEDITATE.list_targets(state, seat, into)


MOVE: Final = MoveHero(GO, TILE)
STAND: Final = Stand(STAND_UP)
ACTIVATE: Final = Activate("activate")
FIGHT: Final = Fight("fight {slot}", SLOT)
FIGHT_BOTH: Final = FightBoth("fight both {first} {second}", SLOT, SLOT)
CALL_TO_ARMS: Final = CallToArms("call {tile}", TILE)
END_TURN: Final = EndTurn("end turn")
HERO_PHASE: Final[i64] = STEPS.add(
    HeroPhase(
        "hero-phase",
        MOVE,
        STAND,
        ACTIVATE,
        FIGHT,
        FIGHT_BOTH,
        CALL_TO_ARMS,
        RIDE,
        ENCHANT,
        FORAGE,
        MEDITATE,
        END_TURN,
    )
)
