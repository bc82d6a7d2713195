"""Records of games, out and in."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from garrison.core.errors import BadDocument
from garrison.core.reasons import Fault, Reason
from garrison.core.records import Record, read_record
from garrison.core.replays import replay, verify
from garrison.server.http.errors import AnyRequest
from garrison.server.http.problems import PROBLEMS
from garrison.server.http.schemas import RecordInfo
from garrison.server.http.tokens import bearer_if_any
from garrison.server.services import Services
from garrison.server.storage.store import StoredRecord
from garrison.server.tables.registry import NoSuchRecord, new_id
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
    text = _decode(await request.body())
    record = read_record(text)
    proven = _check(record, services)
    stored = StoredRecord(new_id(), record.header.game, int(services.clock()), text)
    await services.store.add_record(stored)
    return RecordInfo(stored.id, stored.game, len(record.moves), record.end, proven)


@get("/api/records/{record:str}", media_type=MEDIA, responses=PROBLEMS)
async def show_record(record: FromPath[str], services: NamedDependency[Services]) -> bytes:
    """A record that was taken in."""
    stored = await services.store.record(record)
    if stored is None:
        raise NoSuchRecord(record)
    return stored.body.encode()


def _check(record: Record, services: Services) -> bool:
    """Play the record again. Returns whether its dice are proven."""
    game = services.games.load(record.header.game)
    if record.seed:
        verify(record, game)
        return True
    for _ in replay(record, game):
        pass
    return False


def _decode(body: bytes) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError as fault:
        raise BadDocument([Fault("", Reason("record-not-json"))]) from fault
