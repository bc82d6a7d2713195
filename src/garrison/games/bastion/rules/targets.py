"""Whom a defender can attack: within reach, not shielded, and to be paid for.

R18 "Атака", "Свойства врагов"; R15 "Атака", "Жрец", "Валькирия".
"""

from mypy_extensions import i64

from garrison.games.bastion.rules.affording import can_afford
from garrison.games.bastion.rules.box import IMMUNE, MISSILE, PRIEST, SHIELDS_WALL
from garrison.games.bastion.rules.codes import ATTACK, SHOOT, SHOOT_COPY
from garrison.games.bastion.rules.position import (
    CITADEL,
    CITADEL_STACK,
    HEAD,
    PLACES,
    SECTIONS,
    SQUARES,
    Place,
    Position,
    Seat,
    tile_of,
)
from garrison.games.bastion.rules.spells import first_type, holds, may_copy


def is_shielded(state: Position, place: Place) -> bool:
    """Whether an enemy cannot be attacked: a priest stands next to it, or a Valkyrie above it."""
    return is_shielded_by_priest(state, place) or is_shielded_by_valkyrie(state, place)


def escapes_protection(state: Position, place: Place) -> bool:
    """Whether other enemies' properties do nothing for whoever stands here."""
    return state.box.immune_to_enemies and state.box.has(state.head(place), IMMUNE)


def is_shielded_by_priest(state: Position, place: Place) -> bool:
    if place > SECTIONS or escapes_protection(state, place):
        return False
    if place > 1 and _has(state, place - 1, PRIEST):
        return True
    return place < SECTIONS and _has(state, place + 1, PRIEST)


def is_shielded_by_valkyrie(state: Position, place: Place) -> bool:
    if place > SECTIONS or escapes_protection(state, place):
        return False
    return _has(state, SQUARES + tile_of(place), SHIELDS_WALL)


def _has(state: Position, place: Place, property: i64) -> bool:
    card = state.cells[HEAD + place]
    return card >= 0 and state.box.has(card, property)


def is_in_reach(state: Position, seat: Seat, place: Place) -> bool:
    """Whether the enemy is on the attacker's own tile: wall, square or the citadel's top card."""
    return tile_of(place) == state.tile(seat)


def is_barred_by_dragon(state: Position, seat: Seat, place: Place) -> bool:
    """R15 "Атака": beside a dragon nobody else can be attacked."""
    beside = state.box.dragon_bars_other_targets and state.tile(seat) == CITADEL
    return beside != 0 and state.has_dragon() and place != CITADEL_STACK


def attack_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    """Enemies within reach, and with a Missile all others, as far as they can be paid for."""
    missile = first_type(state, MISSILE)
    can_shoot = missile >= 0 and holds(state, seat, missile)
    can_copy = missile >= 0 and may_copy(state, seat, missile)
    if can_shoot or can_copy:
        for place in range(1, PLACES):
            _list_attack(state, seat, place, can_shoot, can_copy, moves)
        return
    tile = state.tile(seat)
    if tile == CITADEL:
        _list_attack(state, seat, CITADEL_STACK, False, False, moves)
        return
    for place in range(tile * 4 + 1, tile * 4 + 5):
        _list_attack(state, seat, place, False, False, moves)
    _list_attack(state, seat, SQUARES + tile, False, False, moves)


def _list_attack(
    state: Position, seat: Seat, place: Place, can_shoot: bool, can_copy: bool, moves: list[int]
) -> None:
    if state.head(place) < 0 or is_shielded(state, place):
        return
    if is_barred_by_dragon(state, seat, place):
        return
    if is_in_reach(state, seat, place):
        if can_afford(state, seat, place, 0):
            moves.append(int(ATTACK | place << 8))
    elif not state.box.has(state.head(place), IMMUNE):
        if can_shoot and can_afford(state, seat, place, 0):
            moves.append(int(SHOOT | place << 8))
        if can_copy and can_afford(state, seat, place, 1):
            moves.append(int(SHOOT_COPY | place << 8))
