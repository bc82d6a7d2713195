"""Moving: a step to a neighbouring tile, diagonals included; whoever lies down stands up first."""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Argument, Refused
from garrison.core.tasks import argument
from garrison.core.verbs import Task, first
from garrison.games.last_bastion.rules import events
from garrison.games.last_bastion.rules.decisions import HerosDecision, SiegeVerb
from garrison.games.last_bastion.rules.position import PLACE, PRONE, STEPS, Position
from garrison.games.last_bastion.rules.terms import FLAG, SEAT, TILE, Seat, Tile

LIES_DOWN: Final = STEPS.refusals.add("no-lies-down", section="moving")
STANDS_ALREADY: Final = STEPS.refusals.add("no-stands-already", section="moving")
TOO_FAR: Final = STEPS.refusals.add("no-too-far", Argument("tile", TILE), section="moving")
MUST_MOVE: Final = STEPS.refusals.add("no-must-move", section="moving")
GO: Final = "move {tile}"
STAND_UP: Final = "stand up"


def why_not_go(state: Position, seat: Seat, tile: Tile) -> Refused:
    """A movement leads to a neighbouring tile; who lies down must stand up instead.

    LB-RU "Передвинуться"; booklet on losing the next movement.
    """
    if state.hero(seat, PRONE):
        return LIES_DOWN.told()
    for place in state.facts.neighbours[state.hero(seat, PLACE)]:
        if state.tiles[place] == tile:
            return OK
    return TOO_FAR.told(tile)


def list_neighbours(state: Position, seat: Seat, code: i64, into: Moves) -> None:
    """Every tile a step away, as moves of this verb."""
    if state.hero(seat, PRONE):
        return
    for place in state.facts.neighbours[state.hero(seat, PLACE)]:
        into.add(code | state.tiles[place] << 8)


def go(state: Position, seat: Seat, tile: Tile) -> None:
    state.set_hero(seat, PLACE, state.place_of(tile))
    state.tell_of(events.MOVED, seat, int(tile))


def stand_up(state: Position, seat: Seat) -> None:
    state.set_hero(seat, PRONE, 0)
    state.tell_of(events.STOOD, seat)


class GrantedMove(SiegeVerb):
    """Use a movement given by the Tavern or Elmer, at once."""

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        list_neighbours(state, argument(task, 0), self.code, into)

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return why_not_go(state, argument(task, 0), first(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        go(state, argument(task, 0), first(move))


class GrantedStandUp(SiegeVerb):
    """Use a granted movement to stand up."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if state.hero(argument(task, 0), PRONE) else STANDS_ALREADY.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        stand_up(state, argument(task, 0))


class Stay(SiegeVerb):
    """Leave a granted movement unused."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK if argument(task, 1) else MUST_MOVE.told()

    def take(self, state: Position, task: Task, move: i64) -> None:
        """Nothing changes."""


STEP: Final[i64] = STEPS.add(
    HerosDecision(
        "step",
        GrantedStandUp(STAND_UP),
        GrantedMove(GO, TILE),
        Stay("stay"),
        fields=[Argument("seat", SEAT), Argument("optional", FLAG)],
    )
)
"""A hero has a movement besides its own."""
