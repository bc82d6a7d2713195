"""Moving, Speed, and tiles that enemies keep closed.

R18 "Перемещение", "Ускорение", "Свойства врагов"; R15 "Перемещение", "Дракон", "Рокай".
"""

from mypy_extensions import i64

from garrison.games.bastion.rules.affording import can_afford
from garrison.games.bastion.rules.attack import begin_attack
from garrison.games.bastion.rules.box import CLOSES_DISTRICT
from garrison.games.bastion.rules.box import SPEED as SPEED_KIND
from garrison.games.bastion.rules.codes import (
    EXPELLED,
    GO,
    MOVE,
    SPEED_ON,
    SPEED_ON_COPY,
)
from garrison.games.bastion.rules.codes import MOVED as MOVED_EVENT
from garrison.games.bastion.rules.position import (
    AT,
    ATTACKED,
    CAME_FROM,
    CITADEL,
    CITADEL_STACK,
    DISTRICTS,
    DONE,
    MOVED,
    ON_THE_RUN,
    RAN_IN,
    SQUARES,
    Place,
    Position,
    Seat,
    Tile,
)
from garrison.games.bastion.rules.spells import cast, first_type, holds, lift, may_copy


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
    if tile == CITADEL:
        return CITADEL_STACK if state.has_dragon() else 0
    card = state.head(SQUARES + tile)
    return SQUARES + tile if card >= 0 and state.box.has(card, CLOSES_DISTRICT) else 0


def can_enter(state: Position, seat: Seat, tile: Tile, copies_kept: i64) -> bool:
    """Whether a defender may move here: a closed tile only to defeat who closes it, at once.

    Whoever could help is counted, on the tile as it would be after the move, but not the Copies
    that the move itself takes.
    """
    enemy = closing_enemy(state, tile)
    if not enemy:
        return True
    if state.has_done(ATTACKED):
        return False
    origin = state.tile(seat)
    state.cells[AT + seat] = tile
    affordable = can_afford(state, seat, enemy, copies_kept)
    state.cells[AT + seat] = origin
    return affordable


def move_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    """One step, and a further one for each Speed cast right after it."""
    if not state.has_done(MOVED):
        _list_tiles(state, seat, MOVE, moves)
    elif state.cells[ON_THE_RUN]:
        speed = first_type(state, SPEED_KIND)
        if speed < 0:
            return
        if holds(state, seat, speed):
            _list_tiles(state, seat, SPEED_ON, moves)
        if may_copy(state, seat, speed):
            _list_tiles(state, seat, SPEED_ON_COPY, moves)


def _list_tiles(state: Position, seat: Seat, verb: i64, moves: list[int]) -> None:
    here = state.tile(seat)
    copies: i64 = 1 if verb == SPEED_ON_COPY else 0
    for tile in range(CITADEL + 1):
        if are_adjacent(here, tile) and can_enter(state, seat, tile, copies):
            moves.append(int(verb | tile << 8))


def move(state: Position, seat: Seat, verb: i64, tile: Tile) -> None:
    """Step onto a tile. Onto a closed one the attack on its enemy follows at once."""
    origin = state.tile(seat)
    enemy = closing_enemy(state, tile)
    state.cells[AT + seat] = tile
    state.emit(MOVED_EVENT, int(seat), int(origin), int(tile))
    if verb != MOVE:
        _cast_speed(state, seat, verb == SPEED_ON_COPY, enemy > 0)
    state.cells[DONE] |= MOVED
    state.cells[ON_THE_RUN] = 1
    if enemy:
        state.cells[CAME_FROM] = origin + 1
        state.cells[RAN_IN] = 0 if verb == MOVE else 1
        begin_attack(state, seat, enemy)


def _cast_speed(state: Position, seat: Seat, by_copy: bool, may_come_back: bool) -> None:
    speed = first_type(state, SPEED_KIND)
    if may_come_back:
        lift(state, seat, speed, by_copy)
    else:
        cast(state, seat, speed, by_copy)


def exits(state: Position, seat: Seat, moves: list[int]) -> None:
    """Where a defender can go who must leave his tile: to a neighbouring one that is open."""
    here = state.tile(seat)
    for tile in range(CITADEL + 1):
        if are_adjacent(here, tile) and not closing_enemy(state, tile):
            moves.append(int(GO | tile << 8))


def leave(state: Position, seat: Seat, tile: Tile) -> None:
    """Leaving because one must is not one's move."""
    state.emit(EXPELLED, int(seat), int(state.tile(seat)), int(tile))
    state.cells[AT + seat] = tile
