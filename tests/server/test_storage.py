"""What is kept, and who may write."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, select

from garrison.server.maintenance import back_up
from garrison.server.settings import Settings
from garrison.server.storage.database import connect
from garrison.server.storage.journal import GroupJournal
from garrison.server.storage.migrate import configuration, migrate
from garrison.server.storage.schema import JOURNAL, METADATA
from garrison.server.storage.sqlite_group import append_whole
from garrison.server.storage.store import Saved, Store, StoredTable
from garrison.table.model.entries import Chatted
from garrison.table.ports import Batch, Fenced
from server.processes import ENVIRONMENT
from server.services import postgres

EMPTY = StoredTable("t1", "race", b"s", "i", "Ann", True, 1, 1, 0, 0, 1, False, 0, "")


def batch(table: str, epoch: int, before: int, count: int = 1) -> Batch:
    entries = [Chatted(by=1, text="hm", version=before + n, time=1) for n in range(1, count + 1)]
    return Batch(table, epoch, before, [*entries], None, None, 1, False, 0, "")


async def claim(store: Store, id: str) -> StoredTable:
    claimed = await store.claim(id)
    assert claimed is not None
    return claimed[0]


async def with_store(url: str, scene: Callable[[Store], Awaitable[None]]) -> None:
    store = Store(connect(url))
    try:
        await migrate(store.database)
        await scene(store)
    finally:
        await store.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        yield Settings(folder=tmp_path_factory.mktemp("data")).database_url()
        return
    with postgres() as database:
        address = f"postgresql://garrison@127.0.0.1:{database.port}/postgres"
        yield Settings(database=address).database_url()


def test_migrations_make_the_schema_the_code_expects(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def scene(store: Store) -> None:
        assert await store.database.read(differences) == []

    asyncio.run(with_store(url, scene))


def test_processes_that_start_together_migrate_one_after_the_other(tmp_path: Path) -> None:
    program = (
        "import asyncio, sys\n"
        "from garrison.server.storage.database import connect\n"
        "from garrison.server.storage.migrate import migrate\n"
        "asyncio.run(migrate(connect(sys.argv[1])))\n"
    )
    with postgres() as database:
        server = f"postgresql://garrison@127.0.0.1:{database.port}/postgres"
        urls = [Settings(folder=tmp_path).database_url(), Settings(database=server).database_url()]
        started = [
            subprocess.Popen([sys.executable, "-c", program, url], env=ENVIRONMENT)
            for url in urls * 2
        ]
        assert [process.wait(60) for process in started] == [0] * 4


def test_migrating_twice_changes_nothing(url: str) -> None:
    async def scene(store: Store) -> None:
        await migrate(store.database)

    asyncio.run(with_store(url, scene))


def test_only_the_latest_owner_writes(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.delete("t1")
        await store.create(EMPTY, [], b"{}")
        old, new = await claim(store, "t1"), await claim(store, "t1")
        assert await store.append([batch("t1", old.epoch, 0)], 2) == {"t1"}
        assert await store.append([batch("t1", new.epoch, 0)], 2) == set()
        assert [entry.version for entry in await store.since("t1", 0)] == [1]

    asyncio.run(with_store(url, scene))


def test_two_writers_of_one_version_do_not_both_succeed(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.delete("t1")
        await store.create(EMPTY, [], b"{}")
        assert await store.append([batch("t1", 0, 0, 2)], 2) == set()
        assert await store.append([batch("t1", 0, 0, 1)], 2) == {"t1"}
        assert await store.append([batch("t1", 0, 1, 2)], 2) == {"t1"}

    asyncio.run(with_store(url, scene))


def test_a_batch_sent_again_after_a_broken_connection_is_kept_once(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.delete("t1")
        await store.create(EMPTY, [], b"{}")
        for _ in range(2):
            assert await store.append([batch("t1", 0, 0, 3)], 2) == set()
        assert [entry.version for entry in await store.since("t1", 1)] == [2, 3]

    asyncio.run(with_store(url, scene))


def test_a_whole_group_is_written_at_once_or_not_at_all(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        for id in ("t1", "t2"):
            await store.create(replace(EMPTY, id=id), [], b"{}")
        ours, foreign = batch("t1", 0, 0), batch("t2", 7, 0)
        for group, kept in ([ours, foreign], False), ([ours, batch("t2", 0, 0)], True):
            assert await store.database.write(partial(append_whole, batches=group, now=2)) is kept
        assert [len(await store.since(id, 0)) for id in ("t1", "t2")] == [1, 1]

    asyncio.run(with_store(Settings(folder=tmp_path).database_url(), scene))


def test_a_snapshot_replaces_the_one_before(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.delete("t1")
        await store.create(EMPTY, [], b"{}")
        await store.append([batch("t1", 0, 0, 2)], 2)
        await store.append([replace(batch("t1", 0, 2), snapshot=b'{"at":3}')], 2)
        await store.append([batch("t1", 0, 3)], 2)
        saved = await store.saved("t1")
        assert saved.snapshot == b'{"at":3}'
        assert [entry.version for entry in saved.later] == [4]

    asyncio.run(with_store(url, scene))


def test_tables_kept_by_an_older_release_keep_their_snapshots(url: str) -> None:
    def go_back_and_forth(connection: Connection) -> None:
        config = configuration(connection)
        command.downgrade(config, "0001")
        command.upgrade(config, "head")

    async def scene(store: Store) -> None:
        await store.delete("t1")
        await store.create(replace(EMPTY, version=5), [], b'{"at":5}')
        await store.database.write(go_back_and_forth)
        assert await store.saved("t1") == Saved(b'{"at":5}', [], [])

    asyncio.run(with_store(url, scene))


def test_changes_of_the_position_are_kept_in_order_until_a_snapshot_tells_them(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.delete("t1")
        await store.create(EMPTY, [], b"{}")
        kept: list[list[bytes]] = []
        for n, (snapshot, position) in enumerate(
            [(None, b"one"), (None, None), (None, b"two"), (b"whole", None), (None, b"three")]
        ):
            told = replace(batch("t1", 0, n), snapshot=snapshot, position=position)
            assert await store.append([told], 2) == set()
            kept.append((await store.saved("t1")).positions)
        assert kept == [[b"one"], [b"one"], [b"one", b"two"], [], [b"three"]]

    asyncio.run(with_store(url, scene))


def test_once_a_game_is_over_its_journal_holds_no_positions(url: str) -> None:
    async def scene(store: Store) -> None:
        await store.delete("t1")
        await store.create(EMPTY, [], b"{}")
        await store.append([replace(batch("t1", 0, 0), position=b"one")], 2)
        assert await positions(store) == [b"one"]
        await store.append([replace(batch("t1", 0, 1), snapshot=b"whole", over=True)], 2)
        assert await positions(store) == [None, None]

    async def positions(store: Store) -> list[bytes | None]:
        wanted = select(JOURNAL.c.position).where(JOURNAL.c.table_id == "t1")
        return await store.database.read(
            lambda connection: list(connection.execute(wanted).scalars())
        )

    asyncio.run(with_store(url, scene))


def test_many_tables_are_opened_at_the_same_time(url: str) -> None:
    async def scene(store: Store) -> None:
        ids = [f"many{n}" for n in range(200)]
        tables = [replace(EMPTY, id=id) for id in ids]
        await asyncio.gather(*(store.create(table, [], b"{}") for table in tables))
        claimed = await asyncio.gather(*(claim(store, id) for id in ids))
        assert [table.epoch for table in claimed] == [1] * len(ids)
        assert all(await asyncio.gather(*(store.delete(id) for id in ids)))

    asyncio.run(with_store(url, scene))


def test_one_fenced_table_does_not_hold_up_the_others(url: str) -> None:
    async def scene(store: Store) -> None:
        for id in ("t1", "t2"):
            await store.delete(id)
        await store.create(EMPTY, [], b"{}")
        journal = GroupJournal(store, lambda: 3.0)
        journal.start()
        kept = asyncio.create_task(journal.append(batch("t1", 0, 0)))
        with pytest.raises(Fenced):
            await journal.append(batch("t2", 0, 0))
        await kept
        await journal.stop()
        assert len(await store.since("t1", 0)) == 1

    asyncio.run(with_store(url, scene))


def test_a_running_sqlite_file_is_backed_up(tmp_path: Path) -> None:
    settings, copy = Settings(folder=tmp_path), tmp_path / "copy.db"

    async def fill(store: Store) -> None:
        await store.create(EMPTY, [], b"{}")
        await asyncio.to_thread(back_up, settings, copy)

    async def compare(store: Store) -> None:
        assert [table.id for table in await store.all_tables()] == ["t1"]

    asyncio.run(with_store(settings.database_url(), fill))
    asyncio.run(with_store(f"sqlite:///{copy}", compare))
