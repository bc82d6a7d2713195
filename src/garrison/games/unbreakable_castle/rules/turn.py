"""The course of a turn: read the opened card, trade and build, pass on."""

from garrison.games.unbreakable_castle.rules.box import PARTS
from garrison.games.unbreakable_castle.rules.building import can_buy
from garrison.games.unbreakable_castle.rules.centre import read_centre
from garrison.games.unbreakable_castle.rules.deal import end_deal, start_turn
from garrison.games.unbreakable_castle.rules.encounters import meet
from garrison.games.unbreakable_castle.rules.events import TURN_ENDED
from garrison.games.unbreakable_castle.rules.joints import find_resource
from garrison.games.unbreakable_castle.rules.market import (
    barters,
    can_exchange_at_all,
    useful_exchanges,
)
from garrison.games.unbreakable_castle.rules.opening import choose, openable
from garrison.games.unbreakable_castle.rules.position import (
    BOTTOM,
    CENTRE,
    MARKET_STAGE,
    OPEN_STAGE,
    READ,
    READING,
    TOP,
    Position,
)
from garrison.games.unbreakable_castle.rules.trade import can_offer_at_all, useful_offers
from garrison.games.unbreakable_castle.rules.verbs import BUILD, END, move


def carry_on(position: Position) -> None:
    """Go on by ourselves until somebody has a real choice or chance decides."""
    while True:
        if position.stage == READING:
            _read_next(position)
        elif position.stage == MARKET_STAGE and _has_nothing_to_do(position):
            end_turn(position)
        elif position.stage == OPEN_STAGE and _must_open_the_only_card(position):
            choose(position, openable(position)[0])
        else:
            return


def _read_next(position: Position) -> None:
    """A card is read from top to bottom and from left to right.

    UC "Игровое поле", 9. We read: top joint, left joint, centre, right joint, bottom joint.
    """
    step = position.step
    if step == READ:
        position.stage = MARKET_STAGE
        return
    position.step += 1
    if step in (TOP, BOTTOM):
        find_resource(position, step)
    elif step == CENTRE:
        read_centre(position)
    else:
        meet(position, step)


def market_moves(position: Position) -> list[int]:
    """After reading: exchange, deal with the trader, offer, build one part, or end the turn.

    UC 12.
    """
    found = useful_exchanges(position, position.seat)
    found.extend(barters(position))
    found.extend(useful_offers(position))
    for part in range(PARTS):
        if can_buy(position, position.seat, part):
            found.append(move(BUILD, part))
    found.append(move(END))
    return found


def _has_nothing_to_do(position: Position) -> bool:
    seat = position.seat
    if can_exchange_at_all(position, seat) or can_offer_at_all(position) or barters(position):
        return False
    return all(not can_buy(position, seat, part) for part in range(PARTS))


def _must_open_the_only_card(position: Position) -> bool:
    return position.opened == position.box.cells() - 1 and not can_exchange_at_all(
        position, position.seat
    )


def end_turn(position: Position) -> None:
    """The turn passes to the left; after the last card of a deal, the deal does. UC 13."""
    position.emit(TURN_ENDED, int(position.seat))
    if position.opened == position.box.cells():
        end_deal(position)
    else:
        start_turn(position, (position.seat + 1) % position.box.seats)
