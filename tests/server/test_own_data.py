"""Files of players in place of reconstructed data: whose they are, and who plays with them."""

import asyncio
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

from garrison.core.contract import CHANCE
from garrison.core.errors import BadDocument
from garrison.core.fairness import FairDice, seed_from_number
from garrison.server.services import Dependencies
from garrison.server.settings import Settings
from garrison.server.tables.catalog import InstalledGames
from garrison.server.tables.own_data import assign_files
from garrison.server.thinking.thinkers import PoolThinker
from server.demo import serving

SHIPPED = files("garrison.games.last_bastion.data").joinpath("horde.toml").read_text("utf-8")


@pytest.fixture
def horde(tmp_path: Path) -> Path:
    """Our horde with one card under another id."""
    path = tmp_path / "horde.toml"
    path.write_text(SHIPPED.replace('"cinder-imp"', '"my-imp"'), encoding="utf-8")
    return path


def test_a_file_goes_to_the_game_that_can_read_it(horde: Path) -> None:
    assert assign_files([horde]) == {"last-bastion": horde}


def test_a_file_with_a_fault_is_refused_with_its_place(horde: Path) -> None:
    horde.write_text(SHIPPED.replace('color = "red"', 'color = "pink"', 1), encoding="utf-8")
    with pytest.raises(BadDocument) as refused:
        assign_files([horde])
    assert [fault.place for fault in refused.value.faults] == ["monster[0].color"]


def test_a_server_plays_every_table_of_the_game_with_the_file(horde: Path) -> None:
    games = InstalledGames(files={"last-bastion": horde})
    game = games.load("last-bastion?seats=2&level=heroic")
    assert game.view(game.start(), 0)["horde"] == "own"
    assert games.load("bastion/2018").data == ""


def test_a_server_tells_which_games_it_plays_with_a_file(horde: Path, tmp_path: Path) -> None:
    async def ask() -> dict[str, bool]:
        settings = Settings(folder=tmp_path, data={"race": horde})
        async with serving(settings) as address, httpx.AsyncClient(base_url=address) as client:
            games = (await client.get("/api/about")).json()["games"]
        return {game["name"]: game["own_data"] for game in games}

    assert asyncio.run(ask())["race"]


def test_bots_think_with_the_same_file(horde: Path) -> None:
    dependencies = Dependencies.default(Settings(data={"last-bastion": horde}))
    thinker = dependencies.thinker
    game = dependencies.games.load("last-bastion?seats=1&heroes=arne")
    state, dice = game.start(), FairDice(seed_from_number(1))
    while state.actor() == CHANCE:
        state.play(dice.outcome(state))
    assert isinstance(thinker, PoolThinker)
    try:
        chosen = asyncio.run(thinker.think(game, state, state.actor(), "greedy", 1))
    finally:
        thinker.close()
    assert chosen.move in state.moves()
