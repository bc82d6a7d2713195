"""Earlier moments of games: to look at, and to play on from."""

from typing import Annotated, Final, TypeAlias

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from garrison.core.contract import ONLOOKER
from garrison.server.errors import AnyRequest
from garrison.server.house import House
from garrison.server.lobby import open_for
from garrison.server.problems import PROBLEMS
from garrison.server.shapes import PlayOn, Ticket
from garrison.server.strictness import strictly
from garrison.server.tokens import bearer_if_any
from garrison.table import moments
from garrison.table.house import Fork, Opening, Show, Shown
from garrison.table.people import NOBODY
from garrison.table.shapes import Moment
from garrison.table.sight import Sight

_MOST: Final = 2**31
MoveNumber: TypeAlias = Annotated[int, PathParameter(ge=0, le=_MOST)]
"""How many moves had been made."""


@get("/api/tables/{table:str}/moments/{move:int}", responses=PROBLEMS)
async def table_moment(
    request: AnyRequest,
    table: FromPath[str],
    move: MoveNumber,
    house: NamedDependency[House],
    seat: Annotated[int | None, QueryParameter(ge=ONLOOKER, le=31)] = None,
) -> Moment:
    """The game after so many moves, from a seat of one's own; without one, as onlookers see it."""
    answer = await house.ask(table, Show(token=bearer_if_any(request), move=move, seat=seat))
    assert isinstance(answer, Shown)
    return answer.moment


@get("/api/records/{record:str}/moments/{move:int}", responses=PROBLEMS)
async def record_moment(
    record: FromPath[str],
    move: MoveNumber,
    house: NamedDependency[House],
    seat: Annotated[int, QueryParameter(ge=ONLOOKER, le=31)] = ONLOOKER,
) -> Moment:
    """A recorded game after so many moves. The record tells everything, so any seat may look."""
    line = await house.shelf.line(record)
    everybody = Sight(NOBODY, tuple(range(line.game.seats)), seat)
    return everybody.moment(moments.past_of(line, move), len(line))


@post("/api/tables/{table:str}/moments/{move:int}/tables", responses=PROBLEMS)
async def play_on_from_table(
    request: AnyRequest,
    table: FromPath[str],
    move: MoveNumber,
    data: JSONBody[PlayOn],
    house: NamedDependency[House],
) -> Ticket:
    """Open a table that goes on from there: once the game is over, or if every seat is yours."""
    data = await strictly(request, data)
    opening = await house.ask(table, Fork(token=bearer_if_any(request), move=move))
    assert isinstance(opening, Opening)
    return await open_for(request, house, opening.game, data, opening)


@post("/api/records/{record:str}/moments/{move:int}/tables", responses=PROBLEMS)
async def play_on_from_record(
    request: AnyRequest,
    record: FromPath[str],
    move: MoveNumber,
    data: JSONBody[PlayOn],
    house: NamedDependency[House],
) -> Ticket:
    """Open a table that goes on from a moment of a recorded game."""
    data = await strictly(request, data)
    opening = moments.opening(await house.shelf.line(record), move)
    return await open_for(request, house, opening.game, data, opening)
