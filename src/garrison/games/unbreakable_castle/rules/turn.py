"""The course of a turn: read the opened card, trade and build, pass on."""

from typing import Final

from mypy_extensions import i64

from garrison.core.refusals import PendingFault
from garrison.core.verbs import Task, Verb
from garrison.games.unbreakable_castle.rules.building import BUILD, can_buy
from garrison.games.unbreakable_castle.rules.centre import read_centre
from garrison.games.unbreakable_castle.rules.deal import end_deal, start_turn
from garrison.games.unbreakable_castle.rules.encounters import meet
from garrison.games.unbreakable_castle.rules.events import TURN_ENDED
from garrison.games.unbreakable_castle.rules.joints import find_resource
from garrison.games.unbreakable_castle.rules.market import (
    BARTER,
    EXCHANGE,
    UsefulExchange,
    can_barter_at_all,
    can_exchange_at_all,
)
from garrison.games.unbreakable_castle.rules.position import (
    BOTTOM,
    CENTRE,
    PLAY,
    READ,
    READING,
    STEPS,
    TOP,
    Flow,
    Position,
    TurnStep,
    fault_unless,
)
from garrison.games.unbreakable_castle.rules.terms import PARTS, RESOURCE
from garrison.games.unbreakable_castle.rules.trade import OFFER, can_offer_at_all


class EndTurn(Verb[Position]):
    """Pass the turn on."""

    def take(self, state: Position, task: Task, move: i64) -> None:
        end_turn(state)


class MarketStep(TurnStep):
    """The opened card has been read."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return fault_unless(state.step == READ)


END: Final = EndTurn("end turn")
MARKET_EXCHANGE: Final = UsefulExchange(EXCHANGE, RESOURCE, RESOURCE, is_listed=False)
MARKET_STAGE: Final[i64] = STEPS.add(
    MarketStep("market", MARKET_EXCHANGE, BARTER, OFFER, BUILD, END)
)
"""After reading: exchange, deal with the trader, offer, build one part, or end the turn. UC 12."""


class TurnFlow(Flow):
    """Turn after turn, until the game is over."""

    def carry_on(self, position: Position) -> None:
        """Go on by ourselves until somebody has a real choice, opens a card, or chance decides.

        The last card of a deal does not open by itself either: what its owner is then asked in
        secret has to look to others as if they still thought about opening it.
        """
        while True:
            if position.stage == READING:
                _read_next(position)
            elif position.stage == MARKET_STAGE and _has_nothing_to_do(position):
                end_turn(position)
            else:
                return


PLAY.flow = TurnFlow()


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


def _has_nothing_to_do(position: Position) -> bool:
    seat = position.seat
    if can_exchange_at_all(position, seat) or can_offer_at_all(position):
        return False
    if can_barter_at_all(position):
        return False
    return all(not can_buy(position, seat, part) for part in range(PARTS))


def end_turn(position: Position) -> None:
    """The turn passes to the left; after the last card of a deal, the deal does. UC 13."""
    position.emit(TURN_ENDED, int(position.seat))
    if position.opened == position.facts.cells():
        end_deal(position)
    else:
        start_turn(position, (position.seat + 1) % position.facts.seats)
