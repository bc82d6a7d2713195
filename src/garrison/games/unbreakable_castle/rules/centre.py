"""What stands in the middle of a card: a bonus, a quest sign, a horn, a trader, a toll."""

from typing import Final

from mypy_extensions import i64

from garrison.core.refusals import OK, PendingFault, Refused
from garrison.core.verbs import Task, Verb, first
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
from garrison.games.unbreakable_castle.rules.market import why_bank_empty, why_too_few
from garrison.games.unbreakable_castle.rules.position import (
    READING,
    STEPS,
    Position,
    TurnStep,
    fault_unless,
)
from garrison.games.unbreakable_castle.rules.quests import prepare_draw
from garrison.games.unbreakable_castle.rules.terms import (
    BONUS,
    BUILDING,
    BUILDING_RESOURCE,
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


def read_centre(position: Position) -> None:
    card = position.field[position.cell]
    kind = position.facts.centre_of(card, 0)
    if kind == BONUS:
        _take_bonus(position, card)
    elif kind == SIGN:
        _follow_sign(position)
    elif kind == HORN:
        _find_horn(position, position.facts.centre_of(card, 1))
    elif kind == TRADER:
        position.emit(TRADER_MET, int(position.seat), int(card))
    elif kind == TOLL:
        _meet_barrier(position)


def _take_bonus(position: Position, card: Card) -> None:
    """A resource printed whole on a card is taken as it stands; the horn does not double it.

    UC "Поиск ресурсов".
    """
    facts, seat = position.facts, position.seat
    resource = facts.centre_of(card, 1)
    got = position.gain(seat, resource, facts.centre_of(card, 2))
    position.emit(BONUS_TAKEN, int(seat), int(resource), int(got))


def _follow_sign(position: Position) -> None:
    """Light and Dark draw a quest of their side; Order and Chaos never do. UC "Квесты"."""
    if position.facts.draws_quests[position.races[position.seat]]:
        prepare_draw(position)
    elif position.facts.has_sign_gift and favours(position):
        position.stage = FAVOUR_STAGE
    else:
        position.emit(SIGN_EMPTY, int(position.seat), 0)


def favours(position: Position) -> list[int]:
    """What Order and Chaos may take at a quest sign where the house rule lets them."""
    return [
        resource for resource in range(int(BUILDING)) if why_bank_empty(position, resource, 1) == OK
    ]


class TakeFavour(Verb[Position]):
    """Take a building resource at a quest sign."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return why_bank_empty(state, first(move), 1)

    def take(self, state: Position, task: Task, move: i64) -> None:
        got = state.gain(state.seat, first(move), 1)
        state.emit(SIGN_GIFT, int(state.seat), int(first(move)), int(got))
        state.stage = READING


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


class PayToll(Verb[Position]):
    """Lose a building resource to a barrier."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return why_too_few(state, state.seat, first(move), 1)

    def take(self, state: Position, task: Task, move: i64) -> None:
        pay_toll(state, first(move))


class MeetBarrier(TurnStep):
    """Which resource is lost to a barrier."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        must_choose = not state.good(state.seat, MANA) and len(losses(state)) > 1
        return fault_unless(must_choose and state.is_at_centre(TOLL))


class FollowSign(TurnStep):
    """Which resource is taken in place of a quest."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        draws = state.facts.draws_quests[state.races[state.seat]]
        is_asked = state.facts.has_sign_gift and not draws
        return fault_unless(is_asked and state.is_at_centre(SIGN))


TOLL_STAGE: Final[i64] = STEPS.add(
    MeetBarrier("toll", PayToll("lose {resource}", BUILDING_RESOURCE))
)
FAVOUR_STAGE: Final[i64] = STEPS.add(
    FollowSign("favour", TakeFavour("favour {resource}", BUILDING_RESOURCE))
)
