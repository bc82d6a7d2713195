"""How a server is run; the numbers are those of the review."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from msgspec import structs

import garrison
from garrison.bots.intents import intent
from garrison.core.contract import CHANCE
from garrison.core.errors import BadDocument
from garrison.core.fairness import FairDice, seed_from_number
from garrison.core.records import Header, Record, write_record
from garrison.server.config import read_settings
from garrison.server.logs import configure
from garrison.server.settings import Limits, Settings
from garrison.server.storage.database import connect
from garrison.server.storage.journal import GroupJournal
from garrison.server.storage.migrate import migrate, migrate_when_ready
from garrison.server.storage.store import Store
from garrison.table.ports import Batch, StorageAway
from server.demo import UNLIMITED, serving
from server.test_storage import EMPTY, batch


def visit(settings: Settings, scene: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    """Run a scene against a fresh server."""

    async def run() -> None:
        async with (
            serving(settings) as address,
            httpx.AsyncClient(base_url=address, timeout=30) as client,
        ):
            await asyncio.wait_for(scene(client), 60)

    asyncio.run(run())


@pytest.mark.parametrize(("proxies", "statuses"), [(("127.0.0.1",), {200}), ((), {200, 429})])
def test_11_behind_a_trusted_proxy_each_client_has_its_own_limit(
    tmp_path: Path, proxies: tuple[str, ...], statuses: set[int]
) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        told = [
            await client.get("/api/tables", headers={"x-forwarded-for": f"192.0.2.{n}"})
            for n in range(6)
        ]
        assert {answer.status_code for answer in told} == statuses

    limits = replace(UNLIMITED, requests_per_second=0.001, request_burst=3)
    visit(Settings(folder=tmp_path, limits=limits, trusted_proxies=proxies), scene)


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/api/tables", {"origin": "http://["}, 403),
        ("/%00", {}, 200),
        ("/" + "a" * 300, {}, 200),
        ("/api/tables/%00", {}, 404),
        ("/api/records/%00", {}, 404),
        ("/api/tables/" + "a" * 3000 + "/invitation.svg", {}, 404),
    ],
)
def test_13_odd_requests_are_no_fault_of_ours(
    tmp_path: Path, path: str, headers: dict[str, str], status: int
) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        method = "POST" if headers else "GET"
        answer = await client.request(method, path, headers=headers, json=None)
        assert answer.status_code == status

    visit(Settings(folder=tmp_path, limits=UNLIMITED), scene)


def test_13_a_deep_body_is_refused(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        answer = await client.post("/api/tables", content="[" * 200_000)
        assert answer.status_code == 400

    visit(Settings(folder=tmp_path, limits=UNLIMITED), scene)


def test_14_a_record_whose_position_the_rules_cannot_play_is_refused(tmp_path: Path) -> None:
    header = Header("race?seats=2", 1, ("Ann", "Bob"), start={"turn": 7, "places": []})
    record = Record(header, ["roll"], ["A"])

    async def scene(client: httpx.AsyncClient) -> None:
        answer = await client.post("/api/records", content=write_record(record))
        assert answer.status_code == 400

    visit(Settings(folder=tmp_path, limits=UNLIMITED), scene)


@pytest.mark.parametrize(
    "half",
    [
        b"GET /api/about HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_15_half_a_request_is_not_waited_for(tmp_path: Path, half: bytes) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        assert client.base_url.port is not None
        reader, writer = await asyncio.open_connection("127.0.0.1", client.base_url.port)
        writer.write(half)
        assert await asyncio.wait_for(reader.read(), 10) == b""
        writer.close()
        assert (await client.get("/health")).status_code == 200

    limits = replace(UNLIMITED, header_seconds=0.3, body_seconds=0.3)
    visit(Settings(folder=tmp_path, limits=limits), scene)


def test_16_metrics_are_for_whoever_has_the_token(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        assert (await client.get("/metrics")).status_code == 404
        mine = await client.get("/metrics", headers={"authorization": "Bearer secret"})
        assert "garrison_thoughts_waiting" in mine.text

    visit(Settings(folder=tmp_path, limits=UNLIMITED, metrics_token="secret"), scene)


def test_16_without_a_token_metrics_are_for_this_machine(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        assert (await client.get("/metrics")).status_code == 200
        far = await client.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
        assert far.status_code == 404

    visit(Settings(folder=tmp_path, limits=UNLIMITED), scene)


def test_16_the_log_does_not_tell_where_clients_come_from() -> None:
    configure(as_json=False, level="info")
    assert not logging.getLogger("uvicorn.error").isEnabledFor(logging.INFO)


class Picky(Store):
    """Cannot store one table, whatever else is in the group."""

    async def append(self, batches: "list[Batch]", now: int) -> set[str]:  # type: ignore[override]
        if any(each.table == "bad" for each in batches):
            raise StorageAway("no")
        return set()


def test_17_a_batch_that_always_fails_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        store = Picky(connect(f"sqlite:///{tmp_path / 'x.db'}"))
        journal = GroupJournal(store, lambda: 0.0)
        names = ["a", "b", "bad", "c", "d"]
        kept = [
            asyncio.create_task(journal.append(structs.replace(batch("t1", 0, 0), table=name)))
            for name in names
        ]
        await asyncio.sleep(0)
        journal.start()
        done = await asyncio.gather(*kept, return_exceptions=True)
        assert [isinstance(each, StorageAway) for each in done] == [n == "bad" for n in names]
        await journal.stop()
        await store.close()

    asyncio.run(asyncio.wait_for(story(), 30))


def test_18_a_database_that_is_still_starting_is_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        folder = tmp_path / "later"
        store = Store(connect(f"sqlite:///{folder / 'x.db'}"))
        starting = asyncio.create_task(migrate_when_ready(store.database, 30))
        await asyncio.sleep(0.2)
        assert not starting.done()
        folder.mkdir()
        await starting
        assert await store.all_tables() == []
        await store.close()

    asyncio.run(asyncio.wait_for(story(), 30))


def test_20_a_bot_with_hidden_quests_says_nothing_of_its_chances() -> None:
    game = garrison.load("unbreakable-castle?seats=2")
    state, dice = game.start(), FairDice(seed_from_number(1))
    while state.actor() == CHANCE:
        state.play(dice.outcome(state))
    said = intent(game, state, state.actor(), state.moves()[0])
    assert not [each for each in said if "chance" in each.id]


def test_files_of_the_client_and_long_answers_are_compressed(tmp_path: Path) -> None:
    client_folder = tmp_path / "client"
    (client_folder / "assets").mkdir(parents=True)
    (client_folder / "index.html").write_text("<!doctype html>" + "a" * 5000)
    (client_folder / "assets" / "x.js").write_text("let a = 1;" * 1000)

    async def scene(client: httpx.AsyncClient) -> None:
        for path in ("/", "/assets/x.js", "/api/texts/en"):
            answer = await client.get(path)
            assert answer.headers["content-encoding"] == "gzip", path
        plain = await client.get("/assets/x.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == b"let a = 1;" * 1000
        assert "immutable" in plain.headers["cache-control"]

    visit(Settings(folder=tmp_path, client=client_folder, limits=UNLIMITED), scene)


def test_old_tables_and_records_are_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(connect(f"sqlite:///{tmp_path / 'x.db'}"))
        await migrate(store.database)
        await store.create(structs.replace(EMPTY, id="old", touched=10), [], b"{}")
        await store.create(structs.replace(EMPTY, id="new", touched=99), [], b"{}")
        assert await store.delete_older(50, 0) == 1
        assert [table.id for table in await store.all_tables()] == ["new"]
        await store.close()

    asyncio.run(story())


def test_settings_come_from_a_file_and_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "garrison.toml"
    file.write_text('address = "https://a"\norigins = ["https://b"]\n[limits]\nrefusals = 3\n')
    environment = {"GARRISON_LIMITS_THINKING_SECONDS": "5", "GARRISON_ADDRESS": "https://c"}
    told = read_settings(file, environment)
    assert (told.address, told.origins) == ("https://c", ("https://b",))
    assert (told.limits.refusals, told.limits.thinking_seconds) == (3, 5.0)
    assert told.limits.record_moves == Limits().record_moves


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("adress = 1\n", "adress"),
        ("limits = 5\n", "limits"),
        ("[limits]\nrefusal = 1\n", "limits.refusal"),
        ("idle_seconds = 'x'\n", "settings"),
        ("idle_seconds = nan\n", "idle_seconds"),
        ("processes = -1\n", "processes"),
        ("[limits]\nbody_seconds = inf\n", "limits.body_seconds"),
    ],
)
def test_a_setting_that_is_none_is_refused(tmp_path: Path, text: str, place: str) -> None:
    file = tmp_path / "garrison.toml"
    file.write_text(text)
    with pytest.raises(BadDocument) as caught:
        read_settings(file, {})
    assert [fault.place for fault in caught.value.faults] == [place]


def test_a_number_of_the_environment_that_is_none_is_refused() -> None:
    with pytest.raises(BadDocument):
        read_settings(None, {"GARRISON_LIMITS_BODY_SECONDS": "nan"})
