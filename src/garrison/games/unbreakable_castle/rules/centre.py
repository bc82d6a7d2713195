"""What stands in the middle of a card: a bonus, a quest sign, a horn, a trader, a toll."""

from garrison.games.unbreakable_castle.rules.box import (
    BONUS,
    BUILDING,
    HORN,
    MANA,
    NOTHING,
    SIGN,
    TOLL,
    TRADER,
    Card,
    Resource,
    Side,
)
from garrison.games.unbreakable_castle.rules.events import (
    BONUS_TAKEN,
    HORN_IDLE,
    HORN_TAKEN,
    SIGN_EMPTY,
    SIGN_GIFT,
    TOLL_FREE,
    TOLL_PAID,
    TRADER_MET,
)
from garrison.games.unbreakable_castle.rules.position import (
    FAVOUR_STAGE,
    READING,
    TOLL_STAGE,
    Position,
)
from garrison.games.unbreakable_castle.rules.quests import prepare_draw


def read_centre(position: Position) -> None:
    card = position.field[position.cell]
    kind = position.box.centre_of(card, 0)
    if kind == BONUS:
        _take_bonus(position, card)
    elif kind == SIGN:
        _follow_sign(position)
    elif kind == HORN:
        _find_horn(position, position.box.centre_of(card, 1))
    elif kind == TRADER:
        position.emit(TRADER_MET, int(position.seat), int(card))
    elif kind == TOLL:
        _meet_barrier(position)


def _take_bonus(position: Position, card: Card) -> None:
    """A resource printed whole on a card is taken as it stands; the horn does not double it.

    UC "Поиск ресурсов".
    """
    box, seat = position.box, position.seat
    resource = box.centre_of(card, 1)
    got = position.gain(seat, resource, box.centre_of(card, 2))
    position.emit(BONUS_TAKEN, int(seat), int(resource), int(got))


def _follow_sign(position: Position) -> None:
    """Light and Dark draw a quest of their side; Order and Chaos never do. UC "Квесты"."""
    if position.box.draws_quests[position.races[position.seat]]:
        prepare_draw(position)
    elif position.box.has_sign_gift and favours(position):
        position.stage = FAVOUR_STAGE
    else:
        position.emit(SIGN_EMPTY, int(position.seat), 0)


def favours(position: Position) -> list[int]:
    """What Order and Chaos may take at a quest sign where the house rule lets them."""
    strict = position.box.is_bank_strict
    return [
        resource for resource in range(int(BUILDING)) if not strict or position.bank[resource] > 0
    ]


def take_favour(position: Position, resource: Resource) -> None:
    got = position.gain(position.seat, resource, 1)
    position.emit(SIGN_GIFT, int(position.seat), int(resource), int(got))
    position.stage = READING


def _find_horn(position: Position, side: Side) -> None:
    """The first player of its side to open it owns the horn for good; it serves nobody else.

    UC "Артефакты". Order counts as Light here and Chaos as Dark.
    """
    seat = position.seat
    if position.horns[side] == NOTHING and position.side_of(seat) == side:
        position.horns[side] = seat
        position.emit(HORN_TAKEN, int(seat), int(side))
    else:
        position.emit(HORN_IDLE, int(seat), int(side))


def _meet_barrier(position: Position) -> None:
    """A magic barrier takes one mana; without mana a building resource of the player's choice.

    Reconstructed from the "mandatory expenses" of UC 10. Gold is never taken; who has nothing
    pays nothing.
    """
    if position.good(position.seat, MANA):
        pay_toll(position, MANA)
        return
    able = losses(position)
    if not able:
        position.emit(TOLL_FREE, int(position.seat))
    elif len(able) == 1:
        pay_toll(position, able[0])
    else:
        position.stage = TOLL_STAGE


def losses(position: Position) -> list[int]:
    """The building resources a barrier may take."""
    seat = position.seat
    return [resource for resource in range(int(BUILDING)) if position.good(seat, resource)]


def pay_toll(position: Position, resource: Resource) -> None:
    position.pay(position.seat, resource, 1)
    position.emit(TOLL_PAID, int(position.seat), int(resource))
    position.stage = READING
