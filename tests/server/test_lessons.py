"""Tables where a lesson is played, over the network."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from garrison.server.services import Dependencies
from garrison.server.settings import Settings
from server.demo import UNLIMITED, serving

MOVE = "bastion/move"


def visit(folder: Path, scene: Callable[[httpx.AsyncClient], Awaitable[None]]) -> None:
    """Run a scene against a server of the real games."""

    async def run() -> None:
        settings = Settings(folder=folder, limits=UNLIMITED)
        dependencies = Dependencies.default(settings)
        async with (
            serving(settings, dependencies) as address,
            httpx.AsyncClient(base_url=address) as client,
        ):
            await scene(client)

    asyncio.run(run())


async def game_of(client: httpx.AsyncClient, lesson: str) -> str:
    courses = (await client.get("/api/lessons")).json()
    return next(
        str(each["game"])
        for course in courses
        for each in course["lessons"]
        if each["id"] == lesson
    )


async def open_lesson(client: httpx.AsyncClient, game: str, lesson: str) -> httpx.Response:
    wanted = {"game": game, "name": "Ann", "seats": [0], "settings": {"lesson": lesson}}
    return await client.post("/api/tables", json=wanted)


def test_a_table_with_a_lesson_begins_at_its_position(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        opened = (await open_lesson(client, await game_of(client, MOVE), MOVE)).json()
        path = f"/api/tables/{opened['table']}/moments/0"
        wall = (await client.get(path)).json()["view"]["wall"]
        assert [unit["parts"][0]["card"] for unit in wall if unit] == [
            "fire beast",
            "plains warrior",
        ]

    visit(tmp_path, scene)


def test_a_lesson_is_played_in_its_own_game_only(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        for game, lesson in (("bastion/2018", MOVE), ("bastion/2018", "bastion/juggling")):
            answer = await open_lesson(client, game, lesson)
            assert answer.status_code == 400
            assert answer.json()["reason"]["id"] == "server-no-such-lesson"

    visit(tmp_path, scene)


def test_whoever_learns_a_game_of_rivals_holds_one_seat_of_theirs(tmp_path: Path) -> None:
    async def scene(client: httpx.AsyncClient) -> None:
        courses = {each["game"]: each for each in (await client.get("/api/lessons")).json()}
        for lesson in courses["unbreakable-castle"]["lessons"]:
            assert lesson["seats"] == [0]
            assert [each["seat"] for each in lesson["bots"]] == [1]
        for lesson in courses["bastion"]["lessons"]:
            assert lesson["bots"] == []

    visit(tmp_path, scene)
