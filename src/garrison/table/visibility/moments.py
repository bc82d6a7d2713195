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
    seats = table.seats_of(person)
    known = table.history_for(seats)
    past = past_of(known, move, seats)
    if seat is None:
        actor = past.state.actor()
        seat = actor if actor in seats else min(seats, default=ONLOOKER)
    return Viewpoint(person, seats, seat).moment(past, known)


def starting_position(
    history: History, move: int, seats: tuple[Seat, ...] | None = None
) -> StartingPosition:
    """The position after so many moves, for another table to play on from."""
    past = past_of(history, move, seats)
    if past.state.actor() == OVER:
        raise Refused(Reason("table-is-over"))
    position = msgspec.Raw(msgspec.json.encode(history.game.write(past.state)))
    return StartingPosition(history.game.name, position, move, past.last_decider(len(past)))


def past_of(history: History, move: int, seats: tuple[Seat, ...] | None = None) -> History:
    """The history after so many moves, as these seats count them; without any, as a record does.

    Raises Refused if it has not come to that.
    """
    seats = tuple(range(history.game.seats)) if seats is None else seats
    at, last = history.index_for(seats, move), history.count_for(seats, len(history))
    if move > last:
        raise BadRequest(Reason("table-no-such-moment", {"move": move, "last": last}))
    if at < history.earliest:
        earliest = history.count_for(seats, history.earliest)
        raise Refused(Reason("table-moment-of-old-rules", {"move": earliest}))
    return history.as_of(at)
