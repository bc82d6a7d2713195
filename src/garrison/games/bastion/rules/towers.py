"""Towers and the citadel: what lies on sources and towers, taken at once.

R18 "Получение маны"; R15 "Получение маны".
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Refused
from garrison.core.tasks import argument
from garrison.core.verbs import Task, Verb, first
from garrison.games.bastion.rules.events import CITADEL_EMPTIED, TOWER_EMPTIED
from garrison.games.bastion.rules.mana import total
from garrison.games.bastion.rules.position import (
    CHANNELLED,
    CITADEL,
    DISTRICT_AT,
    DISTRICTS,
    DONE,
    MANA_ON,
    ON_THE_RUN,
    PURSE,
    SLOTS,
    STEPS,
    TOWERS,
    Position,
    Seat,
    Tile,
)
from garrison.games.bastion.rules.sources import (
    DONE_CHANNEL,
    is_occupied,
    lay_disc,
    list_discs,
    why_not_disc,
    why_not_tile,
)
from garrison.games.bastion.rules.terms import DISC

_REFUSALS: Final = STEPS.refusals
NOT_IN_CITADEL: Final = _REFUSALS.add("not-in-citadel", section="channelling")
TOWER_CLOSED: Final = _REFUSALS.add("tower-closed", section="channelling")
TOWERS_EMPTY: Final = _REFUSALS.add("towers-empty", section="channelling")
CITADEL_DRAGON: Final = _REFUSALS.add("citadel-dragon", section="dragons")


def tower_is_open(state: Position, position: Tile) -> bool:
    return not state.cell(TOWERS + position) and not is_occupied(state, position)


class UseTower(Verb[Position]):
    """Lay a disc on the tower of one's district and take all that lies on its sources."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        seat = argument(task, 0)
        tile = state.tile(seat)
        refused = why_not_tile(state, tile)
        if refused:
            return refused
        if not tower_is_open(state, tile):
            return TOWER_CLOSED.told()
        return why_not_disc(state, seat, first(move), state.cell(DISTRICT_AT + tile))

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        state.cells[ON_THE_RUN] = 0
        use_tower(state, argument(task, 0), first(move))


def list_tower(state: Position, seat: Seat, into: Moves) -> None:
    """The tower of one's district with each disc one can lay."""
    tile = state.tile(seat)
    if tower_is_open(state, tile):
        list_discs(state, seat, USE_TOWER.code, 8, state.cells[DISTRICT_AT + tile], into)


def use_tower(state: Position, seat: Seat, disc: i64) -> None:
    """Lay a disc on the tower and take all that lies on the district's sources."""
    tile = state.tile(seat)
    at = TOWERS - MANA_ON + tile
    lay_disc(state, seat, at, disc, state.cell(DISTRICT_AT + tile))
    lifted = state.clear_mana(tile * SLOTS, SLOTS)
    state.cells[PURSE + seat] += lifted
    state.cells[DONE] |= CHANNELLED
    state.emit(TOWER_EMPTIED, int(seat), int(tile), int(total(lifted)))


class Gather(Verb[Position]):
    """Standing in the citadel, take all that lies on the towers."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        if state.has_done(CHANNELLED):
            return DONE_CHANNEL.told()
        if state.tile(argument(task, 0)) != CITADEL:
            return NOT_IN_CITADEL.told()
        if state.has_dragon():
            return CITADEL_DRAGON.told()
        return OK if _towers_hold_mana(state) else TOWERS_EMPTY.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        state.cells[ON_THE_RUN] = 0
        gather(state, argument(task, 0))


def list_gathering(state: Position, into: Moves) -> None:
    """Left out while no tower holds mana: it would do nothing."""
    if not state.has_dragon() and _towers_hold_mana(state):
        into.add(GATHER.code)


def _towers_hold_mana(state: Position) -> bool:
    for position in range(DISTRICTS):
        if state.cell(TOWERS + position):
            return True
    return False


def gather(state: Position, seat: Seat) -> None:
    """Standing in the citadel: take all that lies on the towers."""
    lifted = state.clear_mana(TOWERS - MANA_ON, DISTRICTS)
    state.cells[PURSE + seat] += lifted
    state.cells[DONE] |= CHANNELLED
    state.emit(CITADEL_EMPTIED, int(seat), int(total(lifted)))


USE_TOWER: Final = UseTower("tower {disc}", DISC)
GATHER: Final = Gather("gather")
