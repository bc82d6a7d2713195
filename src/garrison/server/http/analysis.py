"""How likely a win is, and what to do: answers that bots think about in processes of their own."""

from functools import partial
from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from garrison.server.http.addresses import client_address
from garrison.server.http.checks import check_rate
from garrison.server.http.disconnects import while_connected
from garrison.server.http.errors import AnyRequest
from garrison.server.http.moments import MoveNumber
from garrison.server.http.problems import PROBLEMS
from garrison.server.http.tokens import bearer, bearer_if_any
from garrison.server.services import Services
from garrison.server.tables.reply import THOUGHT_SECONDS
from garrison.table.messages.schemas import Advice, Estimate, TableEstimate
from garrison.table.messages.server import (
    AdviceAnswer,
    AskAdvice,
    AskEstimate,
    EstimateAnswer,
    Fork,
    ServerReply,
    StartingPosition,
)

PLAYOUTS: Final = 400
"""An estimate of a whole game is made once and shown often, so it may take longer."""
MOMENT_PLAYOUTS: Final = 60
"""One point of a curve: many are asked for after a game."""
SEED: Final = 1


@get("/api/estimate", responses=PROBLEMS)
async def estimate_game(
    request: AnyRequest,
    services: NamedDependency[Services],
    game: Annotated[str, QueryParameter(min_length=1, max_length=500)],
) -> Estimate:
    """How likely the first seat is to win this game, before anything is set up."""
    loaded = services.games.load(game)
    if loaded.name not in services.estimates:
        check_rate(services.thoughts, request)
    address = client_address(request.scope)
    think, start = services.thinker.estimate, loaded.start()
    work = partial(think, loaded, start, 0, SEED, PLAYOUTS, address)
    return await while_connected(request, services.estimates.get(loaded.name, work))


@get("/api/tables/{table:str}/estimate", responses=PROBLEMS)
async def estimate_table(
    request: AnyRequest, table: FromPath[str], services: NamedDependency[Services]
) -> TableEstimate:
    """How likely a win is from here, as far as whoever asks can know."""
    check_rate(services.thoughts, request)
    question = AskEstimate(token=bearer_if_any(request))
    answer = await while_connected(request, _ask(request, services, table, question))
    assert isinstance(answer, EstimateAnswer)
    return answer.estimate


@get("/api/tables/{table:str}/moments/{move:int}/estimate", responses=PROBLEMS)
async def estimate_moment(
    request: AnyRequest,
    table: FromPath[str],
    move: MoveNumber,
    services: NamedDependency[Services],
    seat: Annotated[int, QueryParameter(ge=0, le=31)] = 0,
) -> Estimate:
    """How likely a win was then: for a game that is over, or if every seat is yours."""
    start = await services.ask(table, Fork(token=bearer_if_any(request), move=move))
    assert isinstance(start, StartingPosition)
    game = services.games.load(start.game)
    seat = services.thinker.viewpoint(game, min(seat, game.seats - 1))
    key = f"{table}/{move}/{seat}"
    if key not in services.estimates:
        check_rate(services.thoughts, request)
    state = game.read(msgspec.json.decode(start.position))
    think, address = services.thinker.estimate, client_address(request.scope)
    work = partial(think, game, state, seat, SEED, MOMENT_PLAYOUTS, address)
    return await while_connected(request, services.estimates.get(key, work))


@get("/api/tables/{table:str}/advice", responses=PROBLEMS)
async def advise_seat(
    request: AnyRequest,
    table: FromPath[str],
    services: NamedDependency[Services],
    seat: Annotated[int, QueryParameter(ge=0, le=31)],
) -> Advice:
    """What a strong bot would do in place of one's own seat, which has to decide."""
    check_rate(services.thoughts, request)
    question = AskAdvice(token=bearer(request), seat=seat)
    answer = await while_connected(request, _ask(request, services, table, question))
    assert isinstance(answer, AdviceAnswer)
    return answer.advice


async def _ask(
    request: AnyRequest, services: Services, table: str, question: AskEstimate | AskAdvice
) -> ServerReply:
    address = client_address(request.scope)
    return await services.ask(table, question, THOUGHT_SECONDS, address)
