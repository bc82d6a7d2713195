"""Earlier moments of games: to look at, and to play on from."""

from typing import Annotated, Final, TypeAlias

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from garrison.core.contract import ONLOOKER
from garrison.server.http.errors import AnyRequest
from garrison.server.http.lobby import open_for
from garrison.server.http.problems import PROBLEMS
from garrison.server.http.schemas import PlayOn, Ticket
from garrison.server.http.strict_body import strict_body
from garrison.server.http.tokens import bearer_if_any
from garrison.server.services import Services
from garrison.table.messages.schemas import Moment
from garrison.table.messages.server import Fork, Show, Shown, StartingPosition
from garrison.table.model.people import NOBODY
from garrison.table.visibility import moments
from garrison.table.visibility.viewpoint import Viewpoint

_MOST: Final = 2**31
MoveNumber: TypeAlias = Annotated[int, PathParameter(ge=0, le=_MOST)]
"""How many moves had been made."""


@get("/api/tables/{table:str}/moments/{move:int}", responses=PROBLEMS)
async def table_moment(
    request: AnyRequest,
    table: FromPath[str],
    move: MoveNumber,
    services: NamedDependency[Services],
    seat: Annotated[int | None, QueryParameter(ge=ONLOOKER, le=31)] = None,
) -> Moment:
    """The game after so many moves, from a seat of one's own; without one, as onlookers see it."""
    answer = await services.ask(table, Show(token=bearer_if_any(request), move=move, seat=seat))
    assert isinstance(answer, Shown)
    return answer.moment


@get("/api/records/{record:str}/moments/{move:int}", responses=PROBLEMS)
async def record_moment(
    record: FromPath[str],
    move: MoveNumber,
    services: NamedDependency[Services],
    seat: Annotated[int, QueryParameter(ge=ONLOOKER, le=31)] = ONLOOKER,
) -> Moment:
    """A recorded game after so many moves. The record tells everything, so any seat may look."""
    history = await services.record_cache.history(record)
    everybody = Viewpoint(NOBODY, tuple(range(history.game.seats)), seat)
    return everybody.moment(moments.past_of(history, move), history)


@post("/api/tables/{table:str}/moments/{move:int}/tables", responses=PROBLEMS)
async def play_on_from_table(
    request: AnyRequest,
    table: FromPath[str],
    move: MoveNumber,
    data: JSONBody[PlayOn],
    services: NamedDependency[Services],
) -> Ticket:
    """Open a table that goes on from there: once the game is over, or if every seat is yours."""
    data = await strict_body(request, data)
    start = await services.ask(table, Fork(token=bearer_if_any(request), move=move))
    assert isinstance(start, StartingPosition)
    return await open_for(request, services, start.game, data, start)


@post("/api/records/{record:str}/moments/{move:int}/tables", responses=PROBLEMS)
async def play_on_from_record(
    request: AnyRequest,
    record: FromPath[str],
    move: MoveNumber,
    data: JSONBody[PlayOn],
    services: NamedDependency[Services],
) -> Ticket:
    """Open a table that goes on from a moment of a recorded game."""
    data = await strict_body(request, data)
    start = moments.starting_position(await services.record_cache.history(record), move)
    return await open_for(request, services, start.game, data, start)
