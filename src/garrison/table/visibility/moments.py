"""Earlier moments of a game: to look at, and to play on from at another table."""

import msgspec

from garrison.core.contract import ONLOOKER, OVER, Seat
from garrison.core.reasons import Reason
from garrison.table.errors import BadRequest, Refused
from garrison.table.messages.schemas import Moment
from garrison.table.messages.server import StartingPosition
from garrison.table.model.history import History
from garrison.table.model.people import PersonId
from garrison.table.model.table import Table
from garrison.table.visibility.viewpoint import Viewpoint


def show(table: Table, person: PersonId, move: int, seat: Seat | None) -> Moment:
    """The game after so many moves, from a seat of theirs; without one, as onlookers saw it."""
    past, seats = past_of(table.history, move), table.seats_of(person)
    if seat is None:
        actor = past.state.actor()
        seat = actor if actor in seats else min(seats, default=ONLOOKER)
    return Viewpoint(person, seats, seat).moment(past, len(table.history))


def starting_position(history: History, move: int) -> StartingPosition:
    """The position after so many moves, for another table to play on from."""
    past = past_of(history, move)
    if past.state.actor() == OVER:
        raise Refused(Reason("table-is-over"))
    position = msgspec.Raw(msgspec.json.encode(history.game.write(past.state)))
    return StartingPosition(history.game.name, position, move, past.last_decider(move))


def past_of(history: History, move: int) -> History:
    """The history after so many moves. Raises Refused if it has not come to that."""
    if move > len(history):
        raise BadRequest(Reason("table-no-such-moment", {"move": move, "last": len(history)}))
    if move < history.earliest:
        raise Refused(Reason("table-moment-of-old-rules", {"move": history.earliest}))
    return history.as_of(move)
