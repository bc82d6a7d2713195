"""Earlier moments of games over HTTP, and playing on from them, on one server and on several."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from demo.race import CARDS
from garrison.core.contract import ONLOOKER
from garrison.core.records import read_record
from garrison.core.replays import verify
from garrison.server.http.schemas import Ticket
from garrison.table.messages.client import Done, Hello, MakeMove, Welcome
from server.demo import demo_dependencies
from server.players import Client, Player, join_table, open_table, socket_address
from server.processes import ServerProcess
from server.services import postgres, redis
from server.test_analysis import bearing
from server.test_kills import look
from server.test_rest import reason, visit

HOST = {"name": "Dora", "seats": [0, 1], "settings": {}}


def home(client: httpx.AsyncClient) -> str:
    return str(client.base_url).rstrip("/")


async def finished(client: httpx.AsyncClient) -> Ticket:
    """A table whose game is over."""
    ticket = await open_table(home(client), "Ann", [0, 1])
    await Player([home(client)], ticket, 1).play()
    return ticket


async def draw(address: str, ticket: Ticket) -> None:
    """Draw a card, which only its holder may know."""
    async with connect(socket_address(address, ticket.table)) as socket:
        here = Client(socket)
        await here.send(Hello(token=ticket.token))
        welcome = await here.receive()
        assert isinstance(welcome, Welcome)
        await here.send(MakeMove(say="draw", seen=welcome.version, n=1))
        assert isinstance(await here.answer(1), Done)


async def proved(client: httpx.AsyncClient, ticket: Ticket) -> int:
    """Play to the end and prove the record; how many draws it took."""
    await Player([home(client)], ticket, 2).play()
    record = read_record((await client.get(f"/api/tables/{ticket.table}/record")).text)
    return verify(record, demo_dependencies().games.load("race"))


def test_a_card_is_shown_to_its_holder_alone_then_as_now(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ann = await open_table(home(client), "Ann", [0])
        bob = await join_table(home(client), ann, "Bob", [1])
        await draw(home(client), ann)
        await draw(home(client), bob)
        url = f"/api/tables/{ann.table}/moments/2"
        mine = (await client.get(url, headers=bearing(ann.token))).json()
        assert mine["view"]["hands"][0] in CARDS
        assert (mine["move"], mine["last"], mine["seen_from"]) == (2, 4, 0)
        for headers in ({}, bearing(bob.token)):
            for seat in ("", "?seat=0", "?seat=1", "?seat=-3"):
                seen = await client.get(url + seat, headers=headers)
                assert seen.json()["view"]["hands"] == ["hidden", "none"]

    visit(tmp_path, scene)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("moments/99", (400, "table-no-such-moment")),
        ("moments/-1", (400, "server-bad-request")),
        ("moments/99999999999999999999", (400, "server-bad-request")),
        ("moments/x", (404, "server-not-found")),
        ("moments/0?seat=99", (400, "server-bad-request")),
    ],
)
def test_a_moment_that_is_none_is_refused(
    tmp_path: Path, path: str, expected: tuple[int, str]
) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ann = await open_table(home(client), "Ann", [0])
        answer = await client.get(f"/api/tables/{ann.table}/{path}")
        assert (answer.status_code, reason(answer)) == expected

    visit(tmp_path, scene)


def test_where_onlookers_are_not_welcome_they_see_no_moment_either(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        body = {"game": "race", "name": "Ann", "seats": [0], "settings": {"onlookers": False}}
        ticket = (await client.post("/api/tables", json=body)).json()
        url = f"/api/tables/{ticket['table']}/moments/0"
        assert reason(await client.get(url)) == "table-no-onlookers"
        assert (await client.get(url, headers=bearing(ticket["token"]))).status_code == 200

    visit(tmp_path, scene)


def test_whoever_likes_plays_on_from_a_game_that_is_over(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ann = await finished(client)
        source = f"/api/tables/{ann.table}"
        seen = (await client.get(f"{source}/moments/6")).json()
        answer = await client.post(f"{source}/moments/6/tables", json=HOST)
        assert answer.status_code == 201, answer.text
        ticket = Ticket(**answer.json())
        start = (await client.get(f"/api/tables/{ticket.table}/moments/0")).json()
        assert start["view"] == seen["view"]
        hashes = [
            (await client.get(f"/api/tables/{table}")).json()["seed_hash"]
            for table in (ann.table, ticket.table)
        ]
        assert hashes[0] != hashes[1]
        assert await proved(client, ticket) > 0

    visit(tmp_path, scene)


def test_the_log_says_where_the_game_was_taken_up(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ann = await finished(client)
        answer = await client.post(f"/api/tables/{ann.table}/moments/4/tables", json=HOST)
        welcome = await look(home(client), Ticket(**answer.json()))
        (told,) = welcome.entries[0].words
        assert (told.id, told.args) == ("table-continued", {"move": 4})

    visit(tmp_path, scene)


def test_from_a_game_that_goes_on_only_whoever_holds_every_seat_plays_on(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ann = await open_table(home(client), "Ann", [0])
        url = f"/api/tables/{ann.table}/moments/0/tables"
        mine = bearing(ann.token)
        refused = await client.post(url, json=HOST, headers=mine)
        assert (refused.status_code, reason(refused)) == (409, "table-play-on-later")
        assert (await client.post(url, json=HOST)).status_code == 401
        alone = await open_table(home(client), "Ann", [0, 1])
        url = f"/api/tables/{alone.table}/moments/0/tables"
        answer = await client.post(url, json=HOST, headers=bearing(alone.token))
        assert answer.status_code == 201

    visit(tmp_path, scene)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({**HOST, "game": "race"}, (400, "server-bad-request")),
        ({**HOST, "seats": [7]}, (400, "table-no-such-seat")),
        ({**HOST, "name": "\u202e"}, (400, "table-bad-name")),
    ],
)
def test_a_bad_table_to_play_on_at_is_refused(
    tmp_path: Path, body: dict[str, object], expected: tuple[int, str]
) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ann = await finished(client)
        answer = await client.post(f"/api/tables/{ann.table}/moments/2/tables", json=body)
        assert (answer.status_code, reason(answer)) == expected

    visit(tmp_path, scene)


def test_after_its_end_a_game_does_not_go_on(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ann = await finished(client)
        last = (await client.get(f"/api/tables/{ann.table}/moments/0")).json()["last"]
        answer = await client.post(f"/api/tables/{ann.table}/moments/{last}/tables", json=HOST)
        assert (answer.status_code, reason(answer)) == (409, "table-is-over")

    visit(tmp_path, scene)


def test_a_record_is_leafed_through_and_played_on_from(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ann = await finished(client)
        text = (await client.get(f"/api/tables/{ann.table}/record")).content
        taken = (await client.post("/api/records", content=text)).json()
        url = f"/api/records/{taken['id']}/moments"
        for move in (0, 3, taken["moves"]):
            seen = (await client.get(f"{url}/{move}")).json()
            there = (await client.get(f"/api/tables/{ann.table}/moments/{move}")).json()
            assert seen == {**there, "seen_from": ONLOOKER}
        assert (await client.get(f"{url}/{taken['moves'] + 1}")).status_code == 400
        assert (await client.get("/api/records/none/moments/0")).status_code == 404
        answer = await client.post(f"{url}/4/tables", json=HOST)
        assert await proved(client, Ticket(**answer.json())) > 0

    visit(tmp_path, scene)


def test_the_record_of_a_game_taken_up_is_taken_in_and_taken_up_again(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        ann = await finished(client)
        first = await client.post(f"/api/tables/{ann.table}/moments/4/tables", json=HOST)
        again = Ticket(**first.json())
        await Player([home(client)], again, 3).play()
        text = (await client.get(f"/api/tables/{again.table}/record")).content
        taken = (await client.post("/api/records", content=text)).json()
        assert taken["proven"] is True
        answer = await client.post(f"/api/records/{taken['id']}/moments/1/tables", json=HOST)
        assert await proved(client, Ticket(**answer.json())) > 0

    visit(tmp_path, scene)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[ServerProcess]]:
    """Two processes that share their tables."""
    folder = tmp_path_factory.mktemp("data")
    with redis() as post:
        url = f"redis://127.0.0.1:{post.port}"
        if request.param == "sqlite":
            yield from started([ServerProcess(folder, redis=url) for _ in range(2)])
            return
        with postgres() as database:
            address = f"postgresql://garrison@127.0.0.1:{database.port}/postgres"
            yield from started([ServerProcess(folder, address, url) for _ in range(2)])


def started(servers: list[ServerProcess]) -> Iterator[list[ServerProcess]]:
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.kill()


def on_each(
    servers: list[ServerProcess], scene: Callable[[list[httpx.AsyncClient]], Awaitable[None]]
) -> None:
    async def run() -> None:
        one, two = (httpx.AsyncClient(base_url=server.address) for server in servers)
        async with one, two:
            await scene([one, two])

    asyncio.run(run())


def test_whichever_process_is_asked_the_owner_of_the_table_answers(
    servers: list[ServerProcess],
) -> None:
    async def scene(clients: list[httpx.AsyncClient]) -> None:
        ann = await open_table(servers[0].address, "Ann", [0, 1])
        await draw(servers[0].address, ann)
        url, mine = f"/api/tables/{ann.table}", bearing(ann.token)
        for path in ("/estimate", "/advice?seat=1", "/moments/2?seat=0"):
            told = [await client.get(url + path, headers=mine) for client in clients]
            assert [answer.status_code for answer in told] == [200, 200], told[1].text
            assert told[0].json() == told[1].json()
        refused = [await client.get(f"{url}/advice?seat=0", headers=mine) for client in clients]
        assert [reason(answer) for answer in refused] == ["table-not-your-turn"] * 2
        answer = await clients[1].post(f"{url}/moments/2/tables", json=HOST, headers=mine)
        assert answer.status_code == 201
        assert await proved(clients[0], Ticket(**answer.json())) > 0

    on_each(servers, scene)


def test_a_table_taken_up_survives_a_crash(servers: list[ServerProcess]) -> None:
    async def scene(clients: list[httpx.AsyncClient]) -> None:
        ann = await open_table(servers[0].address, "Ann", [0, 1])
        await draw(servers[0].address, ann)
        url = f"/api/tables/{ann.table}/moments/2"
        answer = await clients[0].post(f"{url}/tables", json=HOST, headers=bearing(ann.token))
        ticket = Ticket(**answer.json())
        await draw(servers[0].address, ticket)
        before = await look(servers[0].address, ticket)
        servers[0].kill()
        await asyncio.sleep(2)
        after = await look(servers[1].address, ticket)
        assert (after.view, after.entries) == (before.view, before.entries)
        assert await proved(clients[1], ticket) > 0

    on_each(servers, scene)
