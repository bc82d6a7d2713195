"""Whom a defender can attack: within reach, not shielded, and to be paid for.

R18 "Атака", "Свойства врагов"; R15 "Атака", "Жрец", "Валькирия".
"""

from typing import Final

from mypy_extensions import i64

from garrison.core.refusals import OK, Refused
from garrison.games.bastion.rules.affording import can_afford, shortage
from garrison.games.bastion.rules.facts import IMMUNE, MISSILE, PRIEST, SHIELDS_WALL
from garrison.games.bastion.rules.position import (
    ATTACKED,
    CITADEL,
    CITADEL_STACK,
    HEAD,
    SECTIONS,
    SQUARES,
    STEPS,
    Place,
    Position,
    Seat,
    tile_of,
)
from garrison.games.bastion.rules.spells import why_not_cast_kind
from garrison.games.bastion.rules.strength import IMMUNE_TO_ENEMIES
from garrison.games.bastion.rules.switches import flag

DRAGON_BARS_OTHER_TARGETS: Final[i64] = flag("dragon-bars-other-targets")

_REFUSALS: Final = STEPS.refusals
DONE_ATTACK: Final = _REFUSALS.add("done-attack", section="attacking")
NO_ENEMY: Final = _REFUSALS.add("no-enemy", section="attacking")
SHIELDED_PRIEST: Final = _REFUSALS.add("shielded-priest", section="priests")
SHIELDED_VALKYRIE: Final = _REFUSALS.add("shielded-valkyrie", section="legends")
BARRED_BY_DRAGON: Final = _REFUSALS.add("barred-by-dragon", section="dragons")
OUT_OF_REACH: Final = _REFUSALS.add("out-of-reach", section="attacking")
IN_REACH: Final = _REFUSALS.add("in-reach", section="attacking")
IMMUNE_TO_SPELLS: Final = _REFUSALS.add("immune-to-spells", section="immune")


def is_shielded(state: Position, place: Place) -> bool:
    """Whether an enemy cannot be attacked: a priest stands next to it, or a Valkyrie above it."""
    return is_shielded_by_priest(state, place) or is_shielded_by_valkyrie(state, place)


def escapes_protection(state: Position, place: Place) -> bool:
    """Whether other enemies' properties do nothing for whoever stands here."""
    return state.is_on(IMMUNE_TO_ENEMIES) and state.has(state.head(place), IMMUNE)


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
    card = state.cell(HEAD + place)
    return card >= 0 and state.has(card, property)


def is_in_reach(state: Position, seat: Seat, place: Place) -> bool:
    """Whether the enemy is on the attacker's own tile: wall, square or the citadel's top card."""
    return tile_of(place) == state.tile(seat)


def is_barred_by_dragon(state: Position, seat: Seat, place: Place) -> bool:
    """R15 "Атака": beside a dragon nobody else can be attacked."""
    beside = state.is_on(DRAGON_BARS_OTHER_TARGETS) and state.tile(seat) == CITADEL
    return beside != 0 and state.has_dragon() and place != CITADEL_STACK


def why_not_target(state: Position, seat: Seat, place: Place) -> Refused:
    """Whether somebody stands there whom nothing shields."""
    if state.head(place) < 0:
        return NO_ENEMY.told()
    if is_shielded_by_priest(state, place):
        return SHIELDED_PRIEST.told()
    if is_shielded_by_valkyrie(state, place):
        return SHIELDED_VALKYRIE.told()
    return BARRED_BY_DRAGON.told() if is_barred_by_dragon(state, seat, place) else OK


def why_not_attack(state: Position, seat: Seat, place: Place) -> Refused:
    """An enemy within reach, as far as it can be paid for."""
    if state.has_done(ATTACKED):
        return DONE_ATTACK.told()
    refused = why_not_target(state, seat, place)
    if refused:
        return refused
    if not is_in_reach(state, seat, place):
        return OUT_OF_REACH.told()
    return OK if can_afford(state, seat, place, 0) else shortage(state, seat, place, 0)


def why_not_shoot(state: Position, seat: Seat, place: Place, by_copy: bool) -> Refused:
    """With a Missile, an enemy out of reach that spells can touch."""
    if state.has_done(ATTACKED):
        return DONE_ATTACK.told()
    refused = why_not_target(state, seat, place)
    if refused:
        return refused
    refused = why_not_cast_kind(state, seat, MISSILE, by_copy)
    if refused:
        return refused
    if is_in_reach(state, seat, place):
        return IN_REACH.told()
    if state.has(state.head(place), IMMUNE):
        return IMMUNE_TO_SPELLS.told()
    copies: i64 = 1 if by_copy else 0
    return OK if can_afford(state, seat, place, copies) else shortage(state, seat, place, 0)
