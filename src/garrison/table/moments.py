"""Earlier moments of a game: to look at, and to play on from at another table."""

import msgspec

from garrison.core.contract import ONLOOKER, OVER, Seat
from garrison.core.reasons import Reason
from garrison.table.house import Opening
from garrison.table.line import Line
from garrison.table.people import PersonId, Refused
from garrison.table.shapes import Moment
from garrison.table.sight import Sight
from garrison.table.table import Table


def show(table: Table, person: PersonId, move: int, seat: Seat | None) -> Moment:
    """The game after so many moves, from a seat of theirs; without one, as onlookers saw it."""
    past, seats = past_of(table.line, move), table.seats_of(person)
    if seat is None:
        actor = past.state.actor()
        seat = actor if actor in seats else min(seats, default=ONLOOKER)
    return Sight(person, seats, seat).moment(past, len(table.line))


def opening(line: Line, move: int) -> Opening:
    """The position after so many moves, for another table to play on from."""
    past = past_of(line, move)
    if past.state.actor() == OVER:
        raise Refused(Reason("table-is-over"))
    position = msgspec.Raw(msgspec.json.encode(line.game.write(past.state)))
    return Opening(line.game.name, position, move, past.last_decider(move))


def past_of(line: Line, move: int) -> Line:
    """The line after so many moves. Raises Refused if it has not come to that."""
    if move > len(line):
        raise Refused(Reason("table-no-such-moment", {"move": move, "last": len(line)}))
    if move < line.earliest:
        raise Refused(Reason("table-moment-of-old-rules", {"move": line.earliest}))
    return line.as_of(move)
