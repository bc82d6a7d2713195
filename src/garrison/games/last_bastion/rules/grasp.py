"""The Grasp of Evil: figures on tiles, cards and heroes."""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, Refused
from garrison.core.tasks import argument
from garrison.core.verbs import Task, first
from garrison.games.last_bastion.rules import events
from garrison.games.last_bastion.rules.decisions import HerosDecision, SiegeVerb
from garrison.games.last_bastion.rules.position import GRASPED, NO_GRASP, STEPS, WOUNDED, Position
from garrison.games.last_bastion.rules.terms import (
    FLAG,
    GRASP_FIGURE,
    NOTHING,
    PLACES,
    SEAT,
    SLOT,
    STANDARD,
    TILE,
    TILES_GRASPED,
    Place,
    Seat,
    Slot,
)

MUST_CLEANSE: Final = STEPS.refusals.add("no-must-cleanse", section="grasp")


def strike(state: Position, slot: Slot) -> None:
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


def next_place(state: Position, slot: Slot) -> Place:
    """The first place without a Grasp on the line inward from a slot.

    NOTHING if the whole line is grasped, which only a fight still being settled can leave so.
    """
    for step in range(3):
        place = state.facts.facing[slot * 3 + step]
        if not state.tile_grasps >> place & 1:
            return place
    return NOTHING


def grasp_place(state: Position, place: Place, slot: Slot) -> None:
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


def grasped_tiles(state: Position) -> i64:
    count: i64 = 0
    for place in range(PLACES):
        count += state.tile_grasps >> place & 1
    return count


def check_tiles(state: Position) -> None:
    """Three grasped tiles lose the game at that very moment. LB-RU booklet «Тайлы бастиона»."""
    if grasped_tiles(state) >= state.facts.lost_tiles:
        state.end(TILES_GRASPED)


def can_be_grasped(state: Position, seat: Seat) -> bool:
    """A Grasp needs a figure and a hero in play with a power to lose: healthy, not yet grasped."""
    return (
        state.reserve[GRASP_FIGURE] > 0
        and state.is_up(seat)
        and not state.hero(seat, WOUNDED)
        and not state.hero(seat, GRASPED)
    )


def grasp_hero(state: Position, seat: Seat) -> None:
    """The hero's power is off until the figure is removed."""
    if can_be_grasped(state, seat):
        state.reserve[GRASP_FIGURE] -= 1
        state.set_hero(seat, GRASPED, 1)
        state.tell_of(events.HERO_GRASPED, seat)


class CleanseTile(SiegeVerb):
    """Free a tile: its figure goes to the reserve and the tile works again."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        for place in range(PLACES):
            if state.tile_grasps >> place & 1:
                into.add(self.of(state.tiles[place]))

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if state.is_grasped(first(move)) else NO_GRASP.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        one: i64 = 1
        state.reserve[GRASP_FIGURE] += 1
        state.tile_grasps &= ~(one << state.place_of(first(move)))
        state.emit(events.TILE_FREED, int(first(move)))


class CleanseCard(SiegeVerb):
    """Take the figure off a card."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if state.card_grasps >> first(move) & 1 else NO_GRASP.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        one: i64 = 1
        slot = first(move)
        state.reserve[GRASP_FIGURE] += 1
        state.card_grasps &= ~(one << slot)
        state.emit(events.CARD_FREED, int(slot), int(state.slots[slot]))


class CleanseHero(SiegeVerb):
    """Free a hero: the power works again."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if state.hero(first(move), GRASPED) else NO_GRASP.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.reserve[GRASP_FIGURE] += 1
        state.set_hero(first(move), GRASPED, 0)
        state.tell_of(events.HERO_FREED, first(move))


class LeaveGrasp(SiegeVerb):
    """Remove no Grasp, where that may be left."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        if not state.grasps_in_play():
            return NO_GRASP.told()
        return OK if argument(task, 1) else MUST_CLEANSE.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        """Nothing changes."""


CLEANSE_TILE: Final = CleanseTile("cleanse tile {tile}", TILE)
CLEANSE_CARD: Final = CleanseCard("cleanse card {slot}", SLOT)
CLEANSE_HERO: Final = CleanseHero("cleanse hero {seat}", SEAT)
CLEANSE: Final[i64] = STEPS.add(
    HerosDecision(
        "cleanse",
        CLEANSE_TILE,
        CLEANSE_CARD,
        CLEANSE_HERO,
        LeaveGrasp("leave"),
        fields=[Argument("seat", SEAT), Argument("optional", FLAG)],
    )
)
"""A Grasp is removed, whichever the seat likes; sometimes it may be left."""
