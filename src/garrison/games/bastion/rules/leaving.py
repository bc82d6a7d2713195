"""Closed tiles, and leaving a tile because one must.

R18 "Свойства врагов"; R15 "Дракон", "Рокай".
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.refusals import OK, Argument, Refused
from garrison.core.tasks import argument
from garrison.core.verbs import Task, Verb, first
from garrison.games.bastion.rules.events import EXPELLED
from garrison.games.bastion.rules.facts import CLOSES_DISTRICT
from garrison.games.bastion.rules.position import (
    AT,
    CITADEL,
    DISTRICTS,
    SQUARES,
    STEPS,
    Place,
    Position,
    Seat,
    SeatStep,
    Tile,
)
from garrison.games.bastion.rules.terms import SEAT, TILE, TOLD_TILE

NOT_ADJACENT: Final = STEPS.refusals.add(
    "not-adjacent", Argument("tile", TOLD_TILE), section="moving"
)
TILE_CLOSED: Final = STEPS.refusals.add(
    "tile-closed", Argument("tile", TOLD_TILE), section="dragons"
)


def are_adjacent(one: Tile, other: Tile) -> bool:
    """The citadel touches every district; districts form a ring."""
    if one == other:
        return False
    if one == CITADEL or other == CITADEL:
        return True
    apart = (one - other + DISTRICTS) % DISTRICTS
    return apart == 1 or apart == DISTRICTS - 1


def closing_enemy(state: Position, tile: Tile) -> Place:
    """The place of the enemy that closes a tile: a dragon, or Rokai on the square. 0: open."""
    place = SQUARES + tile
    card = state.head(place)
    if card < 0:
        return 0
    if tile == CITADEL or state.has(card, CLOSES_DISTRICT):
        return place
    return 0


class Go(Verb[Position]):
    """Leave for a neighbouring tile that is open. It is not one's move."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        tile = first(move)
        if closing_enemy(state, tile):
            return TILE_CLOSED.told(tile)
        return OK if are_adjacent(state.tile(argument(task, 0)), tile) else NOT_ADJACENT.told(tile)

    def take(self, state: Position, task: Task, move: i64) -> None:
        leave(state, argument(task, 0), first(move))


def leave(state: Position, seat: Seat, tile: Tile) -> None:
    state.emit(EXPELLED, int(seat), int(state.tile(seat)), int(tile))
    state.cells[AT + seat] = tile


LEAVING: Final[i64] = STEPS.add(
    SeatStep(
        "leave", Go("go {tile}", TILE), template="leave: {seat}", fields=[Argument("seat", SEAT)]
    )
)
