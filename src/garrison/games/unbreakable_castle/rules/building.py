"""Buying parts of the castle, getting and losing them, and winning."""

from typing import Final

from mypy_extensions import i64

from garrison.core.refusals import OK, Argument, Refused
from garrison.core.verbs import Task, Verb, first
from garrison.games.unbreakable_castle.rules.events import BOUGHT, WON
from garrison.games.unbreakable_castle.rules.position import (
    BOUGHT_ENDING,
    OVER_STAGE,
    STEPS,
    Position,
)
from garrison.games.unbreakable_castle.rules.terms import BUILDING, PART, PARTS, Part, Seat

BUILT_ALREADY: Final = STEPS.refusals.add("built-already", section="building")
PILE_EMPTY: Final = STEPS.refusals.add("pile-empty", Argument("part", PART), section="building")
CANNOT_PAY: Final = STEPS.refusals.add("cannot-pay", Argument("part", PART), section="building")
SPARE_NEEDED: Final = STEPS.refusals.add("spare-needed", Argument("part", PART), section="building")


def can_pay(position: Position, seat: Seat, part: Part) -> bool:
    """Whether the seat holds everything the part is built of."""
    for resource in range(BUILDING):
        if position.good(seat, resource) < position.costs(part, resource):
            return False
    return True


def leaves_enough(position: Position, seat: Seat, part: Part) -> bool:
    """A spare may not be bought if the pile would then hold fewer than the others still need."""
    if position.missing(seat, part):
        return True
    others: i64 = 0
    for other in range(position.facts.seats):
        if other != seat:
            others += position.missing(other, part)
    return position.stock[part] - 1 >= others


def why_not_buy(position: Position, seat: Seat, part: Part) -> Refused:
    """One part a turn, from a pile that is not empty, for its full price.

    UC "Цель игры", 12.
    """
    if position.has_built:
        return BUILT_ALREADY.told()
    if not position.stock[part]:
        return PILE_EMPTY.told(part)
    if not can_pay(position, seat, part):
        return CANNOT_PAY.told(part)
    return OK if leaves_enough(position, seat, part) else SPARE_NEEDED.told(part)


def can_buy(position: Position, seat: Seat, part: Part) -> bool:
    return why_not_buy(position, seat, part) == OK


class BuildPart(Verb[Position]):
    """Buy a part of the castle."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return why_not_buy(state, state.seat, first(move))

    def take(self, state: Position, task: Task, move: i64) -> None:
        buy(state, first(move))


BUILD: Final = BuildPart("build {part}", PART)


def buy(position: Position, part: Part) -> None:
    seat = position.seat
    for resource in range(BUILDING):
        position.pay(seat, resource, position.costs(part, resource))
    spare = position.missing(seat, part) == 0
    position.has_built = True
    position.emit(BOUGHT, int(seat), int(part), int(spare))
    get_part(position, seat, part, BOUGHT_ENDING)


def get_part(position: Position, seat: Seat, part: Part, how: i64) -> None:
    """A castle card goes from its pile to a player; the first complete castle wins at once."""
    position.stock[part] -= 1
    position.parts[seat * PARTS + part] += 1
    if is_complete(position, seat):
        position.winner = seat
        position.how = how
        position.stage = OVER_STAGE
        position.emit(WON, int(seat), int(how))


def lose_part(position: Position, seat: Seat, part: Part) -> None:
    """A destroyed part goes back to its pile; nothing is refunded."""
    position.stock[part] += 1
    position.parts[seat * PARTS + part] -= 1


def is_complete(position: Position, seat: Seat) -> bool:
    """One citadel, two towers, one gate and two walls; spares do not count for others."""
    return all(not position.missing(seat, part) for part in range(PARTS))
