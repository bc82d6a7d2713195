"""How likely a win is, and what to do: answers that bots think about in processes of their own."""

from functools import partial
from typing import Annotated, Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from garrison.server.errors import AnyRequest
from garrison.server.house import House
from garrison.server.oneshot import THOUGHT_SECONDS
from garrison.server.patience import must_think_slowly, while_here
from garrison.server.problems import PROBLEMS
from garrison.server.tokens import bearer, bearer_if_any
from garrison.table.house import Advise, Advised, Appraise, Appraised
from garrison.table.shapes import Advice, Estimate, TableEstimate

PLAYOUTS: Final = 400
"""An estimate of a whole game is made once and shown often, so it may take longer."""
SEED: Final = 1


@get("/api/estimate", responses=PROBLEMS)
async def estimate_game(
    request: AnyRequest,
    house: NamedDependency[House],
    game: Annotated[str, QueryParameter(min_length=1, max_length=500)],
) -> Estimate:
    """How likely the first seat is to win this game, before anything is set up."""
    loaded = house.library.load(game)
    if loaded.name not in house.estimates:
        must_think_slowly(request, house)
    work = partial(house.thinker.estimate, loaded, loaded.start(), 0, SEED, PLAYOUTS)
    return await while_here(request, house.estimates.get(loaded.name, work))


@get("/api/tables/{table:str}/estimate", responses=PROBLEMS)
async def estimate_table(
    request: AnyRequest, table: FromPath[str], house: NamedDependency[House]
) -> TableEstimate:
    """How likely a win is from here, as far as whoever asks can know."""
    must_think_slowly(request, house)
    question = Appraise(token=bearer_if_any(request))
    answer = await while_here(request, house.ask(table, question, THOUGHT_SECONDS))
    assert isinstance(answer, Appraised)
    return answer.estimate


@get("/api/tables/{table:str}/advice", responses=PROBLEMS)
async def advise_seat(
    request: AnyRequest,
    table: FromPath[str],
    house: NamedDependency[House],
    seat: Annotated[int, QueryParameter(ge=0, le=31)],
) -> Advice:
    """What a strong bot would do in place of one's own seat, which has to decide."""
    must_think_slowly(request, house)
    question = Advise(token=bearer(request), seat=seat)
    answer = await while_here(request, house.ask(table, question, THOUGHT_SECONDS))
    assert isinstance(answer, Advised)
    return answer.advice
