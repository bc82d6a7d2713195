"""Records of games, out and in."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from garrison.server.http.checks import check_rate
from garrison.server.http.errors import AnyRequest
from garrison.server.http.problems import PROBLEMS
from garrison.server.http.schemas import RecordInfo
from garrison.server.http.tokens import bearer_if_any
from garrison.server.services import Services
from garrison.server.tables.registry import NoSuchRecord
from garrison.table.messages.server import Export, Exported

MEDIA = "application/x-ndjson"


@get("/api/tables/{table:str}/record", media_type=MEDIA, responses=PROBLEMS)
async def export_record(
    request: AnyRequest, table: FromPath[str], services: NamedDependency[Services]
) -> bytes:
    """The record of a table: for all when the game is over, before that if every seat is yours."""
    answer = await services.ask(table, Export(token=bearer_if_any(request)))
    assert isinstance(answer, Exported)
    return answer.record.encode()


@post("/api/records", responses=PROBLEMS)
async def import_record(request: AnyRequest, services: NamedDependency[Services]) -> RecordInfo:
    """Take a record in. It must follow the rules; if it has its seed, its dice must be fair."""
    check_rate(services.new_records, request)
    taken = await services.record_import.take_in(await request.body())
    record = taken.record
    return RecordInfo(
        taken.id, record.header.game, len(record.moves), record.end, taken.proven, record.practice
    )


@get("/api/records/{record:str}", media_type=MEDIA, responses=PROBLEMS)
async def show_record(record: FromPath[str], services: NamedDependency[Services]) -> bytes:
    """A record that was taken in."""
    stored = await services.store.record(record)
    if stored is None:
        raise NoSuchRecord(record)
    return stored.body.encode()
