"""Choosing whom to attack, within reach or with a Missile. R18 "Атака"; R15 "Атака"."""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Refused
from garrison.core.tasks import argument
from garrison.core.verbs import Task, Verb, first
from garrison.games.bastion.rules.affording import can_afford_with, most_aid
from garrison.games.bastion.rules.aiming import begin_attack
from garrison.games.bastion.rules.facts import IMMUNE, MISSILE
from garrison.games.bastion.rules.position import (
    CITADEL,
    CITADEL_STACK,
    PLACES,
    SQUARES,
    Place,
    Position,
    Seat,
)
from garrison.games.bastion.rules.spells import BySpell, first_type, holds, lift, may_copy
from garrison.games.bastion.rules.targets import (
    is_in_reach,
    why_not_attack,
    why_not_shoot,
    why_not_target,
)
from garrison.games.bastion.rules.terms import PLACE


class AttackEnemy(Verb[Position]):
    """Attack an enemy within reach."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return why_not_attack(state, argument(task, 0), first(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        begin_attack(state, argument(task, 0), first(move))


class Shoot(BySpell):
    """With a Missile the attack can reach any part of the bastion. R18 and R15 "Стрела"."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return why_not_shoot(state, argument(task, 0), first(move), self.by_copy)

    def take(self, state: Position, task: Task, move: i64) -> None:
        state.tasks.push(task)
        seat = argument(task, 0)
        lift(state, seat, first_type(state, MISSILE), self.by_copy)
        begin_attack(state, seat, first(move))


def list_attacks(state: Position, seat: Seat, into: Moves) -> None:
    """Enemies within reach, and with a Missile all others, as far as they can be paid for.

    Whatever spells do, at least one disc remains to be paid.
    """
    if not state.purse(seat):
        return
    missile = first_type(state, MISSILE)
    can_shoot = missile >= 0 and holds(state, seat, missile)
    can_copy = missile >= 0 and may_copy(state, seat, missile)
    aid = most_aid(state, seat, False, 0)
    tile = state.tile(seat)
    if can_shoot or can_copy:
        less = most_aid(state, seat, False, 1) if can_copy else aid
        _list_all(state, seat, can_shoot, can_copy, aid, less, into)
    elif tile == CITADEL:
        _list_attack(state, seat, CITADEL_STACK, aid, into)
    else:
        for place in range(tile * 4 + 1, tile * 4 + 5):
            _list_attack(state, seat, place, aid, into)
        _list_attack(state, seat, SQUARES + tile, aid, into)


def _list_all(
    state: Position, seat: Seat, can_shoot: bool, can_copy: bool, aid: i64, less: i64, into: Moves
) -> None:
    """With a Missile every enemy can be attacked; `less` is the aid if a Copy becomes one."""
    for place in range(1, PLACES):
        if is_in_reach(state, seat, place):
            _list_attack(state, seat, place, aid, into)
        elif _is_target(state, seat, place) and not state.has(state.head(place), IMMUNE):
            if can_shoot and can_afford_with(state, seat, place, aid):
                into.add(SHOOT.of(place))
            if can_copy and can_afford_with(state, seat, place, less):
                into.add(SHOOT_COPY.of(place))


def _list_attack(state: Position, seat: Seat, place: Place, aid: i64, into: Moves) -> None:
    """The guards say the same; they also work out what is missing, which takes long."""
    if _is_target(state, seat, place) and can_afford_with(state, seat, place, aid):
        into.add(ATTACK.of(place))


def _is_target(state: Position, seat: Seat, place: Place) -> bool:
    return state.head(place) >= 0 and why_not_target(state, seat, place) == OK


ATTACK: Final = AttackEnemy("attack {target}", PLACE)
SHOOT: Final = Shoot("shoot {target}", False, PLACE)
SHOOT_COPY: Final = Shoot("shoot copy {target}", True, PLACE)
