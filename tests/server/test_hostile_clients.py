"""What one hostile client must not be able to do; the numbers are those of the review."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from demo.race import RaceGame
from garrison.core.fairness import FairDice, seed_from_number, seed_hash
from garrison.core.records import Header, Record, write_record
from garrison.core.replays import Recorder
from garrison.server.settings import Limits, Settings
from garrison.server.sockets.connection import Connection, Encoding
from garrison.table.messages.client import Bye, Done, Hello, MakeMove, Welcome
from garrison.table.model.settings import TableSettings
from server.demo import UNLIMITED, demo_dependencies, serving
from server.players import Client, open_table, socket_address
from server.test_rest import reason


def visit(
    folder: Path, scene: Callable[[httpx.AsyncClient, str], Awaitable[None]], limits: Limits
) -> None:
    """Run a scene against a fresh server with these limits."""

    async def run() -> None:
        settings = Settings(folder=folder, limits=limits)
        async with (
            serving(settings, demo_dependencies()) as address,
            httpx.AsyncClient(base_url=address, timeout=30) as client,
        ):
            await asyncio.wait_for(scene(client, address), 60)

    asyncio.run(run())


def played_record(moves: int = 40) -> Record:
    """A record of the race as it was played, the seed at its end if it was played out."""
    game, seed = RaceGame(2), seed_from_number(3)
    recorder, dice = Recorder(game, ["Ann", "Bob"], seed_hash(seed)), FairDice(seed)
    while recorder.state.actor() != -2 and len(recorder.record.moves) < moves:
        state = recorder.state
        recorder.play(dice.outcome(state) if state.actor() == -1 else state.moves()[0])
    return recorder.record


def played_by(*names: str) -> Record:
    return replace(played_record(), header=Header("race?seats=2", 1, names))


async def cut_off(client: Client) -> None:
    """Read until the server closes the connection; it must."""
    try:
        while True:
            await asyncio.wait_for(client.receive(), 10)
    except ConnectionClosed:
        return


async def flood(socket: ClientConnection) -> None:
    """Send pings as fast as the connection takes them."""
    with suppress(ConnectionClosed):
        for _ in range(1000):
            await socket.ping()
            await asyncio.sleep(0)


async def connect_soon(url: str) -> ClientConnection:
    """Connect once the server has noticed that earlier connections ended."""
    for _ in range(100):
        try:
            return await connect(url)
        except InvalidStatus:
            await asyncio.sleep(0.05)
    raise AssertionError("the server kept count of connections that have ended")


def test_01_the_bot_for_absent_people_is_checked_as_any_bot(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, address: str) -> None:
        settings = {"away_bot": "search?seconds=3600", "away_seconds": 1}
        body = {"game": "race", "name": "Ann", "settings": settings}
        refused = await client.post("/api/tables", json=body)
        assert (refused.status_code, reason(refused)) == (400, "table-unknown-bot")

    visit(tmp_path, scene, UNLIMITED)


def test_01_nobody_plays_for_absent_people_unless_the_table_says_so() -> None:
    assert TableSettings().away_bot == ""


def test_02_a_long_record_is_checked_while_others_are_served(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, address: str) -> None:
        text = write_record(played_record())
        checks = [asyncio.create_task(client.post("/api/records", content=text)) for _ in range(4)]
        loop, longest = asyncio.get_running_loop(), 0.0
        while not all(check.done() for check in checks):
            asked = loop.time()
            assert (await client.get("/health")).status_code == 200
            longest = max(longest, loop.time() - asked)
        assert {check.result().status_code for check in checks} == {201}
        assert longest < 1.0

    visit(tmp_path, scene, UNLIMITED)


def test_02_only_so_many_records_wait_to_be_checked(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, address: str) -> None:
        text = write_record(played_record())
        answers = await asyncio.gather(
            *(client.post("/api/records", content=text) for _ in range(40))
        )
        assert {answer.status_code for answer in answers} <= {201, 503}
        assert sum(answer.status_code == 201 for answer in answers) >= 8

    visit(tmp_path, scene, UNLIMITED)


@pytest.mark.parametrize(
    ("record", "why"),
    [
        (Record(Header("race?seats=2", 1, ("Ann", "Bob"))), "record-length"),
        (
            replace(played_record(), header=Header("race?seats=2", 1, ("A" * 500, "B"))),
            "record-long-name",
        ),
        (replace(played_record(), header=Header("race?seats=2", 1, ("A",) * 9)), "record-seats"),
    ],
)
def test_03_records_that_only_take_up_room_are_refused(
    tmp_path: Path, record: Record, why: str
) -> None:
    async def scene(client: httpx.AsyncClient, address: str) -> None:
        refused = await client.post("/api/records", content=write_record(record))
        assert refused.status_code == 400
        assert refused.json()["faults"][0]["reason"]["id"] == why

    visit(tmp_path, scene, UNLIMITED)


def test_03_records_have_a_quota_and_can_be_deleted(tmp_path: Path) -> None:
    text = write_record(played_record())

    async def scene(client: httpx.AsyncClient, address: str) -> None:
        first = await client.post("/api/records", content=text)
        assert first.status_code == 201
        full = await client.post("/api/records", content=text)
        assert (full.status_code, reason(full)) == (503, "server-records-full")

    visit(tmp_path, scene, replace(UNLIMITED, stored_record_bytes=len(text) + 10))


def test_03_one_address_opens_only_so_many_tables_an_hour(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, address: str) -> None:
        body = {"game": "race", "name": "Ann"}
        answers = [await client.post("/api/tables", json=body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]

    visit(tmp_path, scene, replace(UNLIMITED, tables_per_hour=2))


@pytest.mark.parametrize("frame", ["", "{", '{"do": "nonsense"}', b"\xff\xfe"])
def test_05_frames_without_sense_count_and_whoever_sends_only_them_is_cut_off(
    tmp_path: Path, frame: str | bytes
) -> None:
    async def scene(client: httpx.AsyncClient, address: str) -> None:
        ann = await open_table(address, "Ann", [0])
        async with connect(socket_address(address, ann.table)) as socket:
            here = Client(socket)
            for _ in range(60):
                await here.send_raw(frame)
            await cut_off(here)
        last = here.heard[-1]
        assert isinstance(last, Bye)
        assert not last.again

    limits = replace(UNLIMITED, messages_per_second=5, message_burst=10, refusals=20)
    visit(tmp_path, scene, limits)


def test_05_a_flood_of_pings_is_cut_off(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, address: str) -> None:
        ann = await open_table(address, "Ann", [0])
        async with connect(socket_address(address, ann.table), ping_interval=None) as socket:
            await flood(socket)
            await cut_off(Client(socket))

    visit(tmp_path, scene, replace(UNLIMITED, messages_per_second=5, message_burst=10))


def test_06_onlookers_never_lock_players_out(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, address: str) -> None:
        ann = await open_table(address, "Ann", [0])
        url = socket_address(address, ann.table)
        onlookers = [await connect(url) for _ in range(3)]
        heard = []
        for socket in onlookers:
            here = Client(socket)
            await here.send(Hello(n=1))
            heard.append(await here.receive())
        assert [isinstance(each, Welcome) for each in heard] == [True, True, False]
        async with connect(url) as socket:
            host = Client(socket)
            await host.send(Hello(token=ann.token))
            assert isinstance(await host.receive(), Welcome)
        for socket in onlookers:
            await socket.close()

    visit(tmp_path, scene, replace(UNLIMITED, onlookers_per_table=2))


def test_06_a_person_with_many_connections_loses_the_oldest_and_not_the_table(
    tmp_path: Path,
) -> None:
    async def scene(client: httpx.AsyncClient, address: str) -> None:
        ann = await open_table(address, "Ann", [0])
        sockets = [await connect(socket_address(address, ann.table)) for _ in range(3)]
        clients = [Client(socket) for socket in sockets]
        for here in clients:
            await here.send(Hello(token=ann.token))
            while not isinstance(await here.receive(), Welcome):
                pass
        await cut_off(clients[0])
        await clients[2].send(MakeMove(say="roll", seen=99, n=1))
        assert (await clients[2].answer(1)).n == 1
        for socket in sockets:
            await socket.close()

    visit(tmp_path, scene, replace(UNLIMITED, connections_per_person=2))


def test_10_what_waits_for_a_slow_reader_is_bounded_in_bytes() -> None:
    overflown: list[bool] = []
    connection = Connection(Encoding(), "", messages=1000, size=200)
    connection.on_overflow = lambda: overflown.append(True)
    for n in range(50):
        connection.send(Done(n, n))
    assert overflown == [True]


def test_10_one_long_message_passes_whatever_its_length() -> None:
    overflown: list[bool] = []
    connection = Connection(Encoding(), "", messages=1000, size=3)
    connection.on_overflow = lambda: overflown.append(True)
    connection.send(Done(1, 1))
    assert not overflown


def test_10_one_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, address: str) -> None:
        ann = await open_table(address, "Ann", [0])
        url = socket_address(address, ann.table)
        async with connect(url), connect(url):
            with pytest.raises(InvalidStatus):
                await connect(url)
        async with await connect_soon(url) as socket:
            here = Client(socket)
            await here.send(Hello(token=ann.token))
            assert isinstance(await here.receive(), Welcome)

    visit(tmp_path, scene, replace(UNLIMITED, connections_per_address=2))
