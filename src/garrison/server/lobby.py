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
from garrison.server.errors import AnyRequest, Forbidden
from garrison.server.hall import NoSuchTable
from garrison.server.house import House
from garrison.server.links import invite_link, personal_link
from garrison.server.problems import PROBLEMS
from garrison.server.shapes import (
    Newcomer,
    NewTable,
    NewToken,
    PlayOn,
    TableList,
    TableSummary,
    Ticket,
)
from garrison.server.storage.store import StoredTable
from garrison.server.strictness import strictly
from garrison.server.tokens import bearer
from garrison.table.house import Enter, Entered, Leave, Opening, Rekey
from garrison.table.people import hash_secret, new_secret

PAGE: Final = 50
_FAR: Final = 2**53


@post("/api/tables", responses=PROBLEMS)
async def open_table(
    request: AnyRequest, data: JSONBody[NewTable], house: NamedDependency[House]
) -> Ticket:
    """Open a table and take seats at it."""
    data = await strictly(request, data)
    return await open_for(request, house, data.game, data)


async def open_for(
    request: AnyRequest,
    house: House,
    game: str,
    wishes: NewTable | PlayOn,
    opening: Opening | None = None,
) -> Ticket:
    """Open a table as somebody wishes, from its beginning or from where a game is taken up."""
    token = new_secret()
    host = Enter(name=wishes.name, key=hash_secret(token), seats=list(wishes.seats))
    stored, entered = await house.hall.create(game, wishes.terms, host, opening)
    return _ticket(request, house, stored, entered, token)


@get("/api/tables", responses=PROBLEMS)
async def open_tables(
    house: NamedDependency[House], before: Annotated[int, QueryParameter(ge=0, le=_FAR)] = _FAR
) -> TableList:
    """Public tables with free seats, the latest first."""
    found = await house.store.open_tables(PAGE, before)
    older = found[-1].touched if len(found) == PAGE else None
    return TableList([_summary(stored) for stored in found], older)


@get("/api/tables/{table:str}", responses=PROBLEMS)
async def show_table(table: FromPath[str], house: NamedDependency[House]) -> TableSummary:
    """What everybody with the link may know of a table before joining."""
    return _summary(await _find(house, table))


@post("/api/tables/{table:str}/people", responses=PROBLEMS)
async def join_table(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Newcomer],
    house: NamedDependency[House],
) -> Ticket:
    """Join a table under a chosen name and take free seats."""
    data = await strictly(request, data)
    stored = await _find(house, table)
    if not stored.public and not hmac.compare_digest(data.invite.encode(), stored.invite.encode()):
        raise Forbidden(Reason("server-bad-invite"))
    token = new_secret()
    enter = Enter(name=data.name, key=hash_secret(token), seats=list(data.seats))
    entered = await house.ask(table, enter)
    assert isinstance(entered, Entered)
    return _ticket(request, house, stored, entered, token)


@delete("/api/tables/{table:str}/people/me", status_code=204, responses=PROBLEMS)
async def leave_table(
    request: AnyRequest, table: FromPath[str], house: NamedDependency[House]
) -> None:
    """Leave for good: one's seats are free, one's token is worth nothing."""
    await house.ask(table, Leave(token=bearer(request)))


@post("/api/tables/{table:str}/people/me/token", responses=PROBLEMS)
async def renew_token(
    request: AnyRequest, table: FromPath[str], house: NamedDependency[House]
) -> NewToken:
    """Another personal link; the one before stops working everywhere."""
    token = new_secret()
    await house.ask(table, Rekey(token=bearer(request), key=hash_secret(token)))
    return NewToken(token, personal_link(request, house.settings, table, token))


@get("/api/tables/{table:str}/invitation.svg", media_type="image/svg+xml", responses=PROBLEMS)
async def invitation(
    request: AnyRequest,
    table: FromPath[str],
    house: NamedDependency[House],
    invite: Annotated[str, QueryParameter(max_length=40)] = "",
) -> bytes:
    """The invitation as a QR code."""
    link = invite_link(request, house.settings, table, invite)
    drawn = BytesIO()
    segno.make(link, micro=False).save(drawn, kind="svg", scale=4, border=2)
    return drawn.getvalue()


async def _find(house: House, table: str) -> StoredTable:
    stored = await house.store.find(table)
    if stored is None:
        raise NoSuchTable(table)
    return stored


def _ticket(
    request: AnyRequest, house: House, stored: StoredTable, entered: Entered, token: str
) -> Ticket:
    return Ticket(
        table=stored.id,
        person=entered.person,
        seats=entered.seats,
        token=token,
        personal_link=personal_link(request, house.settings, stored.id, token),
        invite=stored.invite,
        invite_link=invite_link(request, house.settings, stored.id, stored.invite),
    )


def _summary(stored: StoredTable) -> TableSummary:
    return TableSummary(
        id=stored.id,
        game=stored.game,
        host=stored.host,
        public=stored.public,
        free_seats=stored.free_seats,
        over=stored.over,
        created=stored.created,
        touched=stored.touched,
        seed_hash=seed_hash(stored.seed),
    )
