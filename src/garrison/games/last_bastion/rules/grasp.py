"""The Grasp of Evil: figures on tiles, cards and heroes."""

from mypy_extensions import i64

from garrison.games.last_bastion.rules import events
from garrison.games.last_bastion.rules.siege import GRASPED, WOUNDED, Siege
from garrison.games.last_bastion.rules.verbs import (
    CLEANSE_CARD,
    CLEANSE_HERO,
    CLEANSE_TILE,
    LEAVE,
    field,
    move,
    verb_of,
)
from garrison.games.last_bastion.rules.words import (
    GRASP_FIGURE,
    NOTHING,
    PLACES,
    SLOTS,
    STANDARD,
    TILES_GRASPED,
    Move,
    Place,
    Seat,
    Slot,
)


def strike(state: Siege, slot: Slot) -> None:
    """A card without a figure takes one; with one, it goes to the first free tile opposite.

    LB-RU booklet "Карты орды": the two steps alternate each turn of that board.
    """
    one: i64 = 1
    if state.card_grasps >> slot & 1:
        place = next_place(state, slot)
        if place != NOTHING:
            state.card_grasps &= ~(one << slot)
            state.reserve[GRASP_FIGURE] += 1
            grasp_place(state, place, slot)
    elif state.reserve[GRASP_FIGURE]:
        state.reserve[GRASP_FIGURE] -= 1
        state.card_grasps |= one << slot
        state.emit(events.CARD_GRASPED, int(slot), int(state.slots[slot]))


def next_place(state: Siege, slot: Slot) -> Place:
    """The first place without a Grasp on the line inward from a slot.

    NOTHING if the whole line is grasped, which only a fight still being settled can leave so.
    """
    for step in range(3):
        place = state.box.facing[slot * 3 + step]
        if not state.tile_grasps >> place & 1:
            return place
    return NOTHING


def grasp_place(state: Siege, place: Place, slot: Slot) -> None:
    """Put a figure from the reserve on a tile; the third grasped tile loses the game.

    LB-RU "Власть зла": what stood on the tile's icon goes to the reserve. For net and trap that
    is the same as being at home (see the tiles); the standard loses its token.
    """
    if place == NOTHING or not state.reserve[GRASP_FIGURE]:
        return
    one: i64 = 1
    tile = state.tiles[place]
    state.reserve[GRASP_FIGURE] -= 1
    state.tile_grasps |= one << place
    state.emit(events.TILE_GRASPED, int(tile), int(slot))
    if tile == STANDARD:
        state.standard = NOTHING
    check_tiles(state)


def grasped_tiles(state: Siege) -> i64:
    count: i64 = 0
    for place in range(PLACES):
        count += state.tile_grasps >> place & 1
    return count


def check_tiles(state: Siege) -> None:
    """Three grasped tiles lose the game at that very moment. LB-RU booklet «Тайлы бастиона»."""
    if grasped_tiles(state) >= state.box.lost_tiles:
        state.end(TILES_GRASPED)


def can_be_grasped(state: Siege, seat: Seat) -> bool:
    """A Grasp needs a figure and a hero in play with a power to lose: healthy, not yet grasped."""
    return (
        state.reserve[GRASP_FIGURE] > 0
        and state.is_up(seat)
        and not state.hero(seat, WOUNDED)
        and not state.hero(seat, GRASPED)
    )


def grasp_hero(state: Siege, seat: Seat) -> None:
    """The hero's power is off until the figure is removed."""
    if can_be_grasped(state, seat):
        state.reserve[GRASP_FIGURE] -= 1
        state.set_hero(seat, GRASPED, 1)
        state.tell_of(events.HERO_GRASPED, seat)


def cleansings(state: Siege, optional: bool) -> list[int]:
    """Every Grasp in play that can be removed; nothing at all if there is none."""
    found: list[int] = []
    for place in range(PLACES):
        if state.tile_grasps >> place & 1:
            found.append(move(CLEANSE_TILE, state.tiles[place]))
    for slot in range(SLOTS):
        if state.card_grasps >> slot & 1:
            found.append(move(CLEANSE_CARD, slot))
    for seat in range(state.box.seats):
        if state.hero(seat, GRASPED):
            found.append(move(CLEANSE_HERO, seat))
    if found and optional:
        found.append(move(LEAVE))
    return found


def cleanse(state: Siege, number: Move) -> None:
    """Return the chosen figure to the reserve; the tile or power works again."""
    verb, target = verb_of(number), field(number, 0)
    one: i64 = 1
    if verb == LEAVE:
        return
    state.reserve[GRASP_FIGURE] += 1
    if verb == CLEANSE_TILE:
        state.tile_grasps &= ~(one << state.place_of(target))
        state.emit(events.TILE_FREED, int(target))
    elif verb == CLEANSE_CARD:
        state.card_grasps &= ~(one << target)
        state.emit(events.CARD_FREED, int(target), int(state.slots[target]))
    else:
        state.set_hero(target, GRASPED, 0)
        state.tell_of(events.HERO_FREED, target)
