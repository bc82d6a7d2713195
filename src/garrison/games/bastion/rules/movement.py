"""Moving, Speed, and tiles that enemies keep closed.

R18 "Перемещение", "Ускорение", "Свойства врагов"; R15 "Перемещение", "Дракон", "Рокай".
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Refused
from garrison.core.tasks import argument
from garrison.core.verbs import Task, Verb, first
from garrison.games.bastion.rules.affording import can_afford
from garrison.games.bastion.rules.aiming import begin_attack
from garrison.games.bastion.rules.events import MOVED as MOVED_EVENT
from garrison.games.bastion.rules.facts import SPEED as SPEED_KIND
from garrison.games.bastion.rules.leaving import NOT_ADJACENT, are_adjacent, closing_enemy
from garrison.games.bastion.rules.position import (
    AT,
    ATTACKED,
    CAME_FROM,
    CITADEL,
    DONE,
    MOVED,
    ON_THE_RUN,
    RAN_IN,
    STEPS,
    Position,
    Seat,
    Tile,
)
from garrison.games.bastion.rules.spells import (
    BySpell,
    cast,
    first_type,
    holds,
    lift,
    may_copy,
    why_not_cast_kind,
)
from garrison.games.bastion.rules.targets import DONE_ATTACK
from garrison.games.bastion.rules.terms import TILE

_REFUSALS: Final = STEPS.refusals
DONE_MOVE: Final = _REFUSALS.add("done-move", section="moving")
NOT_RUNNING: Final = _REFUSALS.add("not-running", section="spell-other")
CITADEL_HELD: Final = _REFUSALS.add("citadel-held", section="dragons")
DISTRICT_HELD: Final = _REFUSALS.add("district-held", section="rokai")


def why_not_enter(state: Position, seat: Seat, tile: Tile, copies_kept: i64) -> Refused:
    """Whether a defender may move here: a closed tile only to defeat who closes it, at once.

    Whoever could help is counted, on the tile as it would be after the move, but not the Copies
    that the move itself takes.
    """
    origin = state.tile(seat)
    if not are_adjacent(origin, tile):
        return NOT_ADJACENT.told(tile)
    enemy = closing_enemy(state, tile)
    if not enemy:
        return OK
    if state.has_done(ATTACKED):
        return DONE_ATTACK.told()
    state.cells[AT + seat] = tile
    affordable = can_afford(state, seat, enemy, copies_kept)
    state.cells[AT + seat] = origin
    if affordable:
        return OK
    return CITADEL_HELD.told() if tile == CITADEL else DISTRICT_HELD.told()


class MoveDefender(Verb[Position]):
    """One step to a neighbouring tile."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        if state.has_done(MOVED):
            return DONE_MOVE.told()
        return why_not_enter(state, argument(task, 0), first(move), 0)

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        step(state, argument(task, 0), first(move), 0)


class RunOn(BySpell):
    """A further step for a Speed cast right after the one before."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        if not state.cells[ON_THE_RUN]:
            return NOT_RUNNING.told()
        seat = argument(task, 0)
        refused = why_not_cast_kind(state, seat, SPEED_KIND, self.by_copy)
        return refused or why_not_enter(state, seat, first(move), 1 if self.by_copy else 0)

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        step(state, argument(task, 0), first(move), 2 if self.by_copy else 1)


def list_moves(state: Position, seat: Seat, into: Moves) -> None:
    """One step, and a further one for each Speed cast right after it."""
    if not state.has_done(MOVED):
        _list_tiles(state, seat, MOVE.code, 0, into)
    elif state.cells[ON_THE_RUN]:
        speed = first_type(state, SPEED_KIND)
        if speed < 0:
            return
        if holds(state, seat, speed):
            _list_tiles(state, seat, RUN_ON.code, 0, into)
        if may_copy(state, seat, speed):
            _list_tiles(state, seat, RUN_ON_COPY.code, 1, into)


def _list_tiles(state: Position, seat: Seat, verb: i64, copies: i64, into: Moves) -> None:
    for tile in range(CITADEL + 1):
        if why_not_enter(state, seat, tile, copies) == OK:
            into.add(verb | tile << 8)


def step(state: Position, seat: Seat, tile: Tile, speed: i64) -> None:
    """Step onto a tile, by Speed (1) or a Copy of it (2). Onto a closed one an attack follows."""
    origin = state.tile(seat)
    enemy = closing_enemy(state, tile)
    state.cells[AT + seat] = tile
    state.emit(MOVED_EVENT, int(seat), int(origin), int(tile))
    if speed:
        _cast_speed(state, seat, speed == 2, enemy > 0)
    state.cells[DONE] |= MOVED
    state.cells[ON_THE_RUN] = 1
    if enemy:
        state.cells[CAME_FROM] = origin + 1
        state.cells[RAN_IN] = 1 if speed else 0
        begin_attack(state, seat, enemy)


def _cast_speed(state: Position, seat: Seat, by_copy: bool, may_come_back: bool) -> None:
    speed = first_type(state, SPEED_KIND)
    if may_come_back:
        lift(state, seat, speed, by_copy)
    else:
        cast(state, seat, speed, by_copy)


MOVE: Final = MoveDefender("move {tile}", TILE)
RUN_ON: Final = RunOn("speed {tile}", False, TILE)
RUN_ON_COPY: Final = RunOn("speed copy {tile}", True, TILE)
