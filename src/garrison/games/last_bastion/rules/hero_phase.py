"""The hero phase: at most one movement and one action in any order, Calls to Arms, a power."""

from garrison.games.last_bastion.rules import combat, events, heroes, movement, tiles
from garrison.games.last_bastion.rules.siege import PLACE, Siege
from garrison.games.last_bastion.rules.verbs import (
    ACTIVATE,
    CALL_TO_ARMS,
    END_TURN,
    FIGHT,
    FIGHT_BOTH,
    MOVE,
    STAND,
    field,
    move,
    verb_of,
)
from garrison.games.last_bastion.rules.words import CALL, NOTHING, SINDARA, TILES, Move, Seat, Tile


def choices(state: Siege) -> list[int]:
    """Everything the hero in turn can do now; nothing if it fell meanwhile."""
    found: list[int] = []
    seat = state.active()
    if seat == NOTHING:
        return found
    if not state.moved:
        movement.steps(state, seat, found)
    if may_activate(state, seat):
        tile = state.tiles[state.hero(seat, PLACE)]
        if not state.is_grasped(tile) and tiles.is_useful(state, tile, seat):
            found.append(move(ACTIVATE))
    if may_fight(state, seat):
        combat.fights(state, seat, found)
    if state.hero(seat, CALL):
        for tile in range(TILES):
            if tiles.is_useful(state, tile, seat):
                found.append(move(CALL_TO_ARMS, tile))
    heroes.powers(state, seat, found)
    found.append(move(END_TURN))
    return found


def may_activate(state: Siege, seat: Seat) -> bool:
    return not state.activated and (not state.fought or _acts_again(state, seat))


def may_fight(state: Siege, seat: Seat) -> bool:
    return not state.fought and (not state.activated or _acts_again(state, seat))


def _acts_again(state: Siege, seat: Seat) -> bool:
    """Sindara activates and fights, both before or both after her own movement."""
    return state.acted_moved == state.moved and state.has_power(seat, SINDARA)


def act(state: Siege, number: Move) -> bool:
    """Do what was chosen. Returns whether the phase goes on."""
    verb, seat = verb_of(number), state.active()
    if verb == END_TURN:
        return False
    if verb == MOVE or verb == STAND:
        state.moved = 1
        movement.step(state, seat, number)
    elif verb == ACTIVATE:
        _note_action(state)
        state.activated = 1
        tile = state.tiles[state.hero(seat, PLACE)]
        state.tell_of(events.ACTIVATED, seat, int(tile))
        tiles.use(state, tile, seat)
    elif verb == FIGHT or verb == FIGHT_BOTH:
        _note_action(state)
        state.fought = 1
        combat.fight(state, seat, number)
    elif verb == CALL_TO_ARMS:
        call_to_arms(state, seat, field(number, 0))
    else:
        heroes.use_power(state, seat, number)
    return True


def call_to_arms(state: Siege, seat: Seat, tile: Tile) -> None:
    """A token brings the action of any tile, grasped or not, besides the hero's own action."""
    state.give_back(seat, CALL)
    state.tell_of(events.CALLED, seat, int(tile))
    tiles.use(state, tile, seat)


def _note_action(state: Siege) -> None:
    if not state.activated and not state.fought:
        state.acted_moved = state.moved
