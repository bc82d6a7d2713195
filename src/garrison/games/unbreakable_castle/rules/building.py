"""Buying parts of the castle, getting and losing them, and winning."""

from mypy_extensions import i64

from garrison.games.unbreakable_castle.rules.box import BUILDING, PARTS, Part, Seat
from garrison.games.unbreakable_castle.rules.events import BOUGHT, WON
from garrison.games.unbreakable_castle.rules.position import (
    BOUGHT_ENDING,
    OVER_STAGE,
    Position,
)


def can_pay(position: Position, seat: Seat, part: Part) -> bool:
    """Whether the seat holds everything the part is built of."""
    for resource in range(BUILDING):
        if position.good(seat, resource) < position.box.costs(part, resource):
            return False
    return True


def leaves_enough(position: Position, seat: Seat, part: Part) -> bool:
    """A spare may not be bought if the pile would then hold fewer than the others still need."""
    if position.missing(seat, part):
        return True
    others: i64 = 0
    for other in range(position.box.seats):
        if other != seat:
            others += position.missing(other, part)
    return position.stock[part] - 1 >= others


def can_buy(position: Position, seat: Seat, part: Part) -> bool:
    """One part a turn, from a pile that is not empty, for its full price.

    UC "Цель игры", 12.
    """
    return (
        not position.has_built
        and position.stock[part] > 0
        and can_pay(position, seat, part)
        and leaves_enough(position, seat, part)
    )


def buy(position: Position, part: Part) -> None:
    seat = position.seat
    for resource in range(BUILDING):
        position.pay(seat, resource, position.box.costs(part, resource))
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
