"""What two touching cards make together: a resource between short sides, portraits between long."""

from mypy_extensions import i64

from garrison.games.unbreakable_castle.rules.events import FOUND, GIFT
from garrison.games.unbreakable_castle.rules.opening import (
    above,
    below,
    card_at,
    left_of,
    right_of,
)
from garrison.games.unbreakable_castle.rules.position import (
    LEFT_LOWER,
    LEFT_UPPER,
    RIGHT_LOWER,
    RIGHT_UPPER,
    TOP,
    Position,
)
from garrison.games.unbreakable_castle.rules.terms import NOTHING, Cell, Race, Resource, Seat


def find_resource(position: Position, step: i64) -> None:
    """Half symbols that form one resource give the printed count, twice with the horn.

    UC 15, "Поиск ресурсов". The count stands on the upper card's bottom half.
    """
    cell, facts = position.cell, position.facts
    upper = card_at(position, above(position, cell) if step == TOP else cell)
    lower = card_at(position, cell if step == TOP else below(position, cell))
    if upper == NOTHING or lower == NOTHING or facts.bottom[upper] != facts.top[lower]:
        return
    seat, resource = position.seat, facts.bottom[upper]
    count = facts.bottom_count[upper]
    horn = position.has_horn(seat)
    got = position.gain(seat, resource, count * 2 if horn else count)
    position.emit(FOUND, int(seat), int(resource), int(got), int(horn))


def portraits(position: Position, cell: Cell, step: i64) -> tuple[i64, i64]:
    """Where the two half portraits of a joint stand among the facts; nothing without both."""
    lower: i64 = 1 if step in (LEFT_LOWER, RIGHT_LOWER) else 0
    is_left = step in (LEFT_UPPER, LEFT_LOWER)
    left = card_at(position, left_of(position, cell) if is_left else cell)
    right = card_at(position, cell if is_left else right_of(position, cell))
    if left == NOTHING or right == NOTHING:
        return NOTHING, NOTHING
    return left * 4 + 2 + lower, right * 4 + lower


def race_met(position: Position, step: i64) -> Race:
    """The character whose halves meet at this joint of the opened card, or nothing. UC 16."""
    on_left, on_right = portraits(position, position.cell, step)
    if on_left == NOTHING:
        return NOTHING
    race = position.facts.portrait[on_left]
    return race if race == position.facts.portrait[on_right] else NOTHING


def just_met(position: Position) -> Race:
    """The character whose joint was read last, or nothing."""
    step = position.step - 1
    is_meeting = step in (LEFT_UPPER, LEFT_LOWER, RIGHT_UPPER, RIGHT_LOWER)
    return race_met(position, step) if is_meeting else NOTHING


def take_gift(position: Position, step: i64) -> None:
    """Take what the character carries: the coins of both halves. The horn does not double them."""
    on_left, on_right = portraits(position, position.cell, step)
    _take_coin(position, on_left)
    _take_coin(position, on_right)


def _take_coin(position: Position, portrait: i64) -> None:
    facts, seat = position.facts, position.seat
    resource: Resource = facts.coin[portrait]
    got = position.gain(seat, resource, facts.coin_count[portrait])
    position.emit(GIFT, int(seat), int(facts.portrait[portrait]), int(resource), int(got))


def is_friend(position: Position, seat: Seat, race: Race) -> bool:
    """Whether the race is of the other side and may yet be taken for an ally.

    UC "Фракции и расы": vampires and golems, gnomes and demons.
    """
    return position.facts.friend[position.races[seat]] == race
