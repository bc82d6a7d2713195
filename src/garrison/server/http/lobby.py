"""Opening tables, finding them, joining and leaving."""

import hmac
from io import BytesIO
from typing import Annotated, Final

import segno
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from garrison.core.fairness import seed_hash
from garrison.core.reasons import Reason
from garrison.server.http.checks import check_rate
from garrison.server.http.errors import AnyRequest, Forbidden
from garrison.server.http.links import invite_link, personal_link
from garrison.server.http.problems import PROBLEMS
from garrison.server.http.schemas import (
    Commitment,
    Newcomer,
    NewTable,
    NewToken,
    PlayOn,
    TableList,
    TableSummary,
    Ticket,
)
from garrison.server.http.strict_body import strict_body
from garrison.server.http.tokens import bearer
from garrison.server.services import Services
from garrison.server.storage.store import StoredTable
from garrison.server.tables.registry import NoSuchTable
from garrison.table.messages.server import Enter, Entered, Leave, Rekey, StartingPosition
from garrison.table.model.people import hash_secret, new_secret

PAGE: Final = 50
_FAR: Final = 2**53


@post("/api/commitments", responses=PROBLEMS)
async def commit(services: NamedDependency[Services]) -> Commitment:
    """Choose a seed for a table that is opened soon, and promise to use it."""
    return Commitment(await services.tables.commit())


@post("/api/tables", responses=PROBLEMS)
async def open_table(
    request: AnyRequest, data: JSONBody[NewTable], services: NamedDependency[Services]
) -> Ticket:
    """Open a table and take seats at it."""
    data = await strict_body(request, data)
    return await open_for(request, services, data.game, data)


async def open_for(
    request: AnyRequest,
    services: Services,
    game: str,
    wishes: NewTable | PlayOn,
    start: StartingPosition | None = None,
) -> Ticket:
    """Open a table as somebody wishes, from its beginning or from where a game is taken up."""
    check_rate(services.new_tables, request)
    token = new_secret()
    host = Enter(
        name=wishes.name, key=hash_secret(token), seats=list(wishes.seats), nonce=wishes.nonce
    )
    bots = [(each.seat, each.bot) for each in wishes.bots]
    stored, entered = await services.tables.create(
        game, wishes.settings, host, bots, start, wishes.commitment
    )
    return _ticket(request, services, stored, entered, token)


@get("/api/tables", responses=PROBLEMS)
async def open_tables(
    services: NamedDependency[Services],
    before: Annotated[int, QueryParameter(ge=0, le=_FAR)] = _FAR,
) -> TableList:
    """Public tables with free seats, the latest first."""
    found = await services.store.open_tables(PAGE, before)
    older = found[-1].touched if len(found) == PAGE else None
    return TableList([_summary(stored) for stored in found], older)


@get("/api/tables/{table:str}", responses=PROBLEMS)
async def show_table(table: FromPath[str], services: NamedDependency[Services]) -> TableSummary:
    """What everybody with the link may know of a table before joining."""
    return _summary(await _find(services, table))


@post("/api/tables/{table:str}/people", responses=PROBLEMS)
async def join_table(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Newcomer],
    services: NamedDependency[Services],
) -> Ticket:
    """Join a table under a chosen name and take free seats."""
    data = await strict_body(request, data)
    stored = await _find(services, table)
    if not stored.public and not hmac.compare_digest(data.invite.encode(), stored.invite.encode()):
        raise Forbidden(Reason("server-bad-invite"))
    token = new_secret()
    enter = Enter(name=data.name, key=hash_secret(token), seats=list(data.seats), nonce=data.nonce)
    entered = await services.ask(table, enter)
    assert isinstance(entered, Entered)
    return _ticket(request, services, stored, entered, token)


@delete("/api/tables/{table:str}/people/me", status_code=204, responses=PROBLEMS)
async def leave_table(
    request: AnyRequest, table: FromPath[str], services: NamedDependency[Services]
) -> None:
    """Leave for good: one's seats are free, one's token is worth nothing."""
    await services.ask(table, Leave(token=bearer(request)))


@post("/api/tables/{table:str}/people/me/token", responses=PROBLEMS)
async def renew_token(
    request: AnyRequest, table: FromPath[str], services: NamedDependency[Services]
) -> NewToken:
    """Another personal link; the one before stops working everywhere."""
    token = new_secret()
    await services.ask(table, Rekey(token=bearer(request), key=hash_secret(token)))
    return NewToken(token, personal_link(request, services.settings, table, token))


@get("/api/tables/{table:str}/invitation.svg", media_type="image/svg+xml", responses=PROBLEMS)
async def invitation(
    request: AnyRequest,
    table: FromPath[str],
    services: NamedDependency[Services],
    invite: Annotated[str, QueryParameter(max_length=40)] = "",
) -> bytes:
    """The invitation as a QR code."""
    await _find(services, table)
    link = invite_link(request, services.settings, table, invite)
    drawn = BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", scale=4, border=2)
    return drawn.getvalue()


async def _find(services: Services, table: str) -> StoredTable:
    stored = await services.store.find(table)
    if stored is None:
        raise NoSuchTable(table)
    return stored


def _ticket(
    request: AnyRequest, services: Services, stored: StoredTable, entered: Entered, token: str
) -> Ticket:
    return Ticket(
        table=stored.id,
        person=entered.person,
        seats=entered.seats,
        token=token,
        personal_link=personal_link(request, services.settings, stored.id, token),
        invite=stored.invite,
        invite_link=invite_link(request, services.settings, stored.id, stored.invite),
        seed_hash=seed_hash(stored.seed),
    )


def _summary(stored: StoredTable) -> TableSummary:
    return TableSummary(
        id=stored.id,
        game=stored.game,
        host=stored.host,
        public=stored.public,
        free_seats=stored.free_seats,
        over=stored.over,
        turn=stored.turn,
        turn_name=stored.turn_name,
        created=stored.created,
        touched=stored.touched,
        seed_hash=seed_hash(stored.seed),
        title=stored.title,
        language=stored.language,
        level=stored.level,
        locked=stored.locked,
    )
