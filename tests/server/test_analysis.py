"""Estimates and advice over HTTP: shared, cancelled, refused, and never in a table's way."""

import asyncio
import multiprocessing
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from garrison.core.contract import ONLOOKER, Seat, State
from garrison.core.game import Game
from garrison.server.http.schemas import Ticket
from garrison.server.services import Dependencies
from garrison.server.settings import Limits, Settings
from garrison.server.thinking.thinkers import RandomThinker
from garrison.table.messages.client import Chat, Done, Hello, MakeMove
from garrison.table.messages.schemas import Estimate, PositionAdvice
from garrison.table.ports import PLAYOUTS, Thinker
from server.demo import UNLIMITED, demo_dependencies, serving
from server.players import Client, join_table, open_table, socket_address
from server.test_rest import reason

GAME = "last-bastion?level=novice&seats=2"


class Pensive(RandomThinker):
    """Thinks at once, or when it is let go, and counts how often."""

    def __init__(self) -> None:
        self.thoughts: list[tuple[str, Seat]] = []
        self.stopped = 0
        self.is_confused = False
        self.go = asyncio.Event()
        self.go.set()

    async def estimate(
        self,
        game: Game[State],
        state: State,
        seat: Seat,
        seed: int,
        playouts: int = PLAYOUTS,
        address: str = "",
    ) -> Estimate:
        await self._ponder(game, seat)
        return await super().estimate(game, state, seat, seed, playouts)

    async def advise(
        self, game: Game[State], state: State, seat: Seat, seed: int, address: str = ""
    ) -> PositionAdvice:
        await self._ponder(game, seat)
        return await super().advise(game, state, seat, seed)

    def viewpoint(self, game: Game[State], seat: Seat) -> Seat:
        return max(seat, 0)

    async def _ponder(self, game: Game[State], seat: Seat) -> None:
        self.thoughts.append((game.name, seat))
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        if self.is_confused:
            raise ZeroDivisionError


def visit(
    folder: Path,
    scene: Callable[[httpx.AsyncClient, Pensive], Awaitable[None]],
    limits: Limits = UNLIMITED,
) -> None:
    """Run a scene against a fresh server of the demonstration game."""

    async def run() -> None:
        thinker = Pensive()
        settings = Settings(folder=folder, limits=limits)
        async with (
            serving(settings, demo_dependencies(thinker)) as address,
            httpx.AsyncClient(base_url=address) as client,
        ):
            await asyncio.wait_for(scene(client, thinker), 60)

    asyncio.run(run())


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.01)


async def greeted(socket: ClientConnection, ticket: Ticket) -> Client:
    here = Client(socket)
    await here.send(Hello(token=ticket.token))
    await here.receive()
    return here


def bearing(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def test_a_game_is_estimated_before_it_starts_once_for_all_names_of_it(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, thinker: Pensive) -> None:
        thinker.go.clear()
        names = ("race", "race?seats=2", "race", "race")
        asking = [
            asyncio.create_task(client.get("/api/estimate", params={"game": name}))
            for name in names
        ]
        await until(lambda: bool(thinker.thoughts))
        thinker.go.set()
        told = [(await answer).json() for answer in asking]
        assert all(each == told[0] for each in told)
        assert len(thinker.thoughts) == 1
        await client.get("/api/estimate", params={"game": "race?seats=3"})
        assert len(thinker.thoughts) == 2

    visit(tmp_path, scene)


def test_an_estimate_adds_up(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, thinker: Pensive) -> None:
        told = (await client.get("/api/estimate", params={"game": "race?seats=4"})).json()
        assert told["win"] + sum(told["defeats"].values()) == pytest.approx(1)
        assert 0.15 < told["win"] < 0.45
        assert told["playouts"] == 400
        assert 0 < told["error"] < 0.05

    visit(tmp_path, scene)


@pytest.mark.parametrize(("game", "status"), [("rase", 400), ("race?seats=9", 400), ("", 400)])
def test_a_game_that_is_none_is_not_estimated(tmp_path: Path, game: str, status: int) -> None:
    async def scene(client: httpx.AsyncClient, thinker: Pensive) -> None:
        answer = await client.get("/api/estimate", params={"game": game})
        assert answer.status_code == status
        assert not thinker.thoughts

    visit(tmp_path, scene)


def test_a_whole_table_that_asks_costs_one_thought_for_each_position(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, thinker: Pensive) -> None:
        address = str(client.base_url).rstrip("/")
        ann = await open_table(address, "Ann", [0])
        await join_table(address, ann, "Bob", [1])
        url = f"/api/tables/{ann.table}/estimate"
        told = [
            (await client.get(url, headers=headers)).json()
            for headers in ({}, bearing(ann.token), {}, bearing(ann.token))
        ]
        assert all(each == told[0] for each in told)
        assert len(thinker.thoughts) == 1
        async with connect(socket_address(address, ann.table)) as socket:
            here = await greeted(socket, ann)
            await here.send(Chat(text="hm", n=1))
            await here.answer(1)
            again = (await client.get(url)).json()
            assert len(thinker.thoughts) == 1
            assert again == {**told[0], "version": told[0]["version"] + 1}
            await here.send(MakeMove(say="roll", seen=again["version"], n=2))
            assert isinstance(await here.answer(2), Done)
        assert (await client.get(url)).json()["version"] > again["version"]
        assert len(thinker.thoughts) == 2

    visit(tmp_path, scene)


def test_each_asks_for_their_own_seat(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, thinker: Pensive) -> None:
        address = str(client.base_url).rstrip("/")
        ann = await open_table(address, "Ann", [1])
        await client.get(f"/api/tables/{ann.table}/estimate", headers=bearing(ann.token))
        assert thinker.thoughts == [("race?seats=2", 1)]

    visit(tmp_path, scene)


def test_an_earlier_moment_is_estimated_once_for_whoever_may_play_on(
    tmp_path: Path,
) -> None:
    async def scene(client: httpx.AsyncClient, thinker: Pensive) -> None:
        address = str(client.base_url).rstrip("/")
        ann = await open_table(address, "Ann", [0, 1])
        url = f"/api/tables/{ann.table}/moments/0/estimate"
        told = [(await client.get(url, headers=bearing(ann.token))).json() for _ in range(2)]
        assert told[0]["win"] + sum(told[0]["defeats"].values()) == pytest.approx(1)
        assert told[0] == told[1]
        assert len(thinker.thoughts) == 1
        assert (await client.get(url)).status_code == 401

    visit(tmp_path, scene)


def test_onlookers_ask_only_where_they_may_watch(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, thinker: Pensive) -> None:
        body = {"game": "race", "name": "Ann", "seats": [0], "settings": {"onlookers": False}}
        ticket = (await client.post("/api/tables", json=body)).json()
        url = f"/api/tables/{ticket['table']}/estimate"
        refused = await client.get(url)
        assert (refused.status_code, reason(refused)) == (409, "table-no-onlookers")
        foreign = await client.get(url, headers=bearing("x"))
        assert (foreign.status_code, reason(foreign)) == (401, "table-unknown-link")
        assert (await client.get(url, headers=bearing(ticket["token"]))).status_code == 200
        assert (await client.get("/api/tables/none/estimate")).status_code == 404

    visit(tmp_path, scene)


def test_advice_is_for_whoever_decides(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, thinker: Pensive) -> None:
        address = str(client.base_url).rstrip("/")
        ann = await open_table(address, "Ann", [0])
        bob = await join_table(address, ann, "Bob", [1])
        url = f"/api/tables/{ann.table}/advice"
        good = await client.get(url, params={"seat": 0}, headers=bearing(ann.token))
        advice = good.json()
        assert {option["say"] for option in advice["options"]} <= {"roll", "draw"}
        assert advice["now"]["playouts"] > 0
        assert advice["clear"] in (True, False)
        refusals = [
            (bearing(ann.token), 1, 409, "table-seat-not-yours"),
            (bearing(bob.token), 0, 409, "table-seat-not-yours"),
            (bearing(bob.token), 1, 409, "table-not-your-turn"),
            (bearing(ann.token), 9, 400, "table-no-such-seat"),
            (bearing("x"), 0, 401, "table-unknown-link"),
            ({}, 0, 401, "server-no-token"),
        ]
        for headers, seat, status, id in refusals:
            refused = await client.get(url, params={"seat": seat}, headers=headers)
            assert (refused.status_code, reason(refused)) == (status, id)
        assert len(thinker.thoughts) == 1

    visit(tmp_path, scene)


def test_a_table_plays_on_while_somebody_thinks_about_it(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, thinker: Pensive) -> None:
        address = str(client.base_url).rstrip("/")
        ann = await open_table(address, "Ann", [0, 1])
        thinker.go.clear()
        url, mine = f"/api/tables/{ann.table}/advice", bearing(ann.token)
        asking = asyncio.create_task(client.get(url, params={"seat": 0}, headers=mine))
        await until(lambda: bool(thinker.thoughts))
        async with connect(socket_address(address, ann.table)) as socket:
            here = await greeted(socket, ann)
            await here.send(MakeMove(say="roll", seen=3, n=1))
            done = await here.answer(1)
        assert isinstance(done, Done)
        thinker.go.set()
        assert (await asking).json()["version"] < done.version

    visit(tmp_path, scene)


@pytest.mark.parametrize("path", ["/api/estimate?game=race", "/api/tables/{table}/estimate"])
def test_nobody_thinks_for_a_client_that_has_gone(tmp_path: Path, path: str) -> None:
    async def scene(client: httpx.AsyncClient, thinker: Pensive) -> None:
        ann = await open_table(str(client.base_url).rstrip("/"), "Ann", [0])
        thinker.go.clear()
        async with httpx.AsyncClient(base_url=client.base_url) as hasty:
            asking = asyncio.create_task(hasty.get(path.format(table=ann.table)))
            await until(lambda: bool(thinker.thoughts))
            asking.cancel()
            await asyncio.wait([asking])
        await until(lambda: thinker.stopped == 1)

    visit(tmp_path, scene)


def test_a_thought_that_fails_leaves_nobody_waiting(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, thinker: Pensive) -> None:
        ann = await open_table(str(client.base_url).rstrip("/"), "Ann", [0])
        url = f"/api/tables/{ann.table}/estimate"
        thinker.is_confused = True
        failed = await client.get(url)
        assert (failed.status_code, reason(failed)) == (503, "server-thinking-failed")
        thinker.is_confused = False
        assert (await client.get(url)).status_code == 200

    visit(tmp_path, scene)


def test_whoever_lets_others_think_too_often_waits(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, thinker: Pensive) -> None:
        url = "/api/estimate"
        for seats in (1, 2):
            answer = await client.get(url, params={"game": f"race?seats={seats}"})
            assert answer.status_code == 200
        refused = await client.get(url, params={"game": "race?seats=3"})
        assert (refused.status_code, reason(refused)) == (429, "server-too-fast")
        known = await client.get(url, params={"game": "race?seats=1"})
        assert known.status_code == 200

    limits = Limits(requests_per_second=0, thoughts_per_second=0.001, thought_burst=2)
    visit(tmp_path, scene, limits)


def real(folder: Path, scene: Callable[[httpx.AsyncClient, Thinker], Awaitable[None]]) -> None:
    """Run a scene against a server with all games and bots in processes of their own."""

    async def run() -> None:
        dependencies = Dependencies.default()
        async with (
            serving(Settings(folder=folder, limits=UNLIMITED), dependencies) as address,
            httpx.AsyncClient(base_url=address, timeout=60) as client,
        ):
            await asyncio.wait_for(scene(client, dependencies.thinker), 120)

    asyncio.run(run())


def test_real_bots_estimate_and_advise(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, thinker: Thinker) -> None:
        before = (await client.get("/api/estimate", params={"game": GAME})).json()
        assert before["playouts"] == 400
        assert all(id.startswith("last-bastion-ending-") for id in before["defeats"])
        body = {"game": GAME, "name": "Ann", "seats": [0, 1]}
        ticket = (await client.post("/api/tables", json=body)).json()
        mine, url = bearing(ticket["token"]), f"/api/tables/{ticket['table']}"
        now = (await client.get(f"{url}/estimate", headers=mine)).json()
        assert now["win"] + sum(now["defeats"].values()) == pytest.approx(1)
        last = (await client.get(f"{url}/moments/0", headers=mine)).json()["last"]
        moment = (await client.get(f"{url}/moments/{last}", headers=mine)).json()
        params = {"seat": moment["turn"]["actor"]}
        advice = (await client.get(f"{url}/advice", params=params, headers=mine)).json()
        assert 1 <= len(advice["options"]) <= 3
        assert len(advice["intent"]) <= 1

    real(tmp_path, scene)


def test_a_thinker_that_dies_is_a_problem_told_and_the_next_one_answers(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient, thinker: Thinker) -> None:
        asking = asyncio.create_task(client.get("/api/estimate", params={"game": GAME}))
        await until(lambda: bool(multiprocessing.active_children()))
        for worker in multiprocessing.active_children():
            worker.kill()
        answer = await asking
        assert (answer.status_code, reason(answer)) == (503, "server-thinking-failed")
        assert answer.json()["reason"]["args"] == {}
        again = await client.get("/api/estimate", params={"game": GAME})
        assert again.status_code == 200

    real(tmp_path, scene)


def test_where_all_know_and_win_alike_one_estimate_serves_every_seat() -> None:
    dependencies = Dependencies.default()
    try:
        siege = dependencies.games.load("bastion/2018?seats=3")
        rivals = dependencies.games.load("unbreakable-castle?seats=3")
        assert {dependencies.thinker.viewpoint(siege, seat) for seat in (ONLOOKER, 0, 1, 2)} == {0}
        assert {dependencies.thinker.viewpoint(rivals, seat) for seat in (ONLOOKER, 0, 2)} == {
            ONLOOKER,
            0,
            2,
        }
    finally:
        dependencies.thinker.close()
