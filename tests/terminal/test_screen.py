"""The whole terminal, driven by keys and mouse as a person does, against a real server."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from html import unescape
from pathlib import Path

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from garrison import load
from garrison.terminal.local import local_server
from garrison.terminal.playing import NewGame, sit_down
from garrison.terminal.rest import Link, Server
from garrison.terminal.screen import TableScreen
from garrison.terminal.table import TableState
from garrison.texts import LANGUAGES, translator
from server.services import free_port

SIZE = (80, 24)
SECONDS = 60.0


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with local_server(tmp_path, free_port()) as found:
        yield found


@asynccontextmanager
async def seated(
    address: str, game: str, language: str = "en", hands: int = 1, size: tuple[int, int] = SIZE
) -> AsyncIterator[tuple[TableScreen, Pilot[None]]]:
    """Somebody at a table of their own, with greedy bots in the other seats."""
    server, loaded = Server(address), load(game)
    wishes = NewGame(loaded.name, loaded.seats, hands, ["greedy"], "Ann")
    table, token = await sit_down(server, wishes, "Ann")
    screen = TableScreen(server, table, token, translator(language))
    async with screen.run_test(size=size) as pilot:
        await until(lambda: screen.player.state.is_known)
        yield screen, pilot
    await server.close()


async def until(holds: object, seconds: float = SECONDS) -> None:
    """Wait until something holds, and say so if it never does."""
    assert callable(holds)
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


def shown(screen: App[None]) -> str:
    """What stands on the screen, line by line."""
    lines: dict[float, list[tuple[float, str]]] = {}
    drawn = screen.export_screenshot()
    for x, y, words in re.findall(r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', drawn):
        lines.setdefault(float(y), []).append((float(x), unescape(words)))
    rows = [" ".join(words for _, words in sorted(lines[y])) for y in sorted(lines)]
    return "\n".join(rows).replace("\xa0", " ")


def is_later(state: TableState, version: int) -> bool:
    return state.version > version or state.is_over()


def playing(coroutine: object) -> None:
    assert asyncio.iscoroutine(coroutine)
    asyncio.run(coroutine)


GAMES = (
    ("bastion/2018?level=tutorial&seats=2", "ru"),
    ("last-bastion?level=novice&seats=2", "pl"),
    ("unbreakable-castle?seats=2&per_player=3", "en"),
)
OTHERS = [
    pytest.param(game, language, marks=pytest.mark.soak)
    for game, _ in (*GAMES, ("bastion/2015?siege=training&seats=1", ""))
    for language in LANGUAGES
    if (game, language) not in GAMES
]


@pytest.mark.parametrize(("game", "language"), [*GAMES, *OTHERS])
def test_a_whole_game_is_played_by_keys(address: str, game: str, language: str) -> None:
    async def play() -> None:
        async with seated(address, game, language) as (screen, pilot):
            state = screen.player.state
            while not state.is_over():
                await until(lambda: state.is_my_turn() or state.is_over())
                before = state.version
                await pilot.press("1", "enter")
                await until(partial(is_later, state, before))
            await pilot.pause()
            kind = game.partition("?")[0].partition("/")[0]
            ending = translator(language)(f"{kind}-ending-{state.turn.ending}")
            assert ending[:40] in shown(screen)

    playing(play())


def test_a_choice_is_taken_by_the_mouse(address: str) -> None:
    async def play() -> None:
        async with seated(address, "last-bastion?seats=1") as (screen, pilot):
            state = screen.player.state
            await until(state.is_my_turn)
            version = state.version
            await pilot.pause()
            await pilot.click("#choices", offset=(3, 1))
            await until(lambda: state.version > version)

    playing(play())


def test_tab_completes_a_move_and_then_moves_to_the_choices(address: str) -> None:
    async def play() -> None:
        async with seated(address, "bastion/2018?level=tutorial&seats=1") as (screen, pilot):
            await until(screen.player.state.is_my_turn)
            await pilot.press(*"move", "tab")
            command = screen.query_one("#command", Input)
            assert command.value == "move D1"
            command.value = ""
            await pilot.press("tab")
            assert screen.query_one("#choices", OptionList).has_focus

    playing(play())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_window_that_is_too_small_says_what_it_needs(address: str, language: str) -> None:
    async def play() -> None:
        game = "bastion/2018?level=tutorial&seats=1"
        async with seated(address, game, language, size=(60, 20)) as (screen, pilot):
            await pilot.pause()
            assert "80 × 24" in shown(screen)
            await pilot.resize_terminal(120, 30)
            await pilot.pause()
            assert "80 × 24" not in shown(screen)
            assert "D1" in shown(screen)

    playing(play())


def test_hints_and_undo_are_a_key_away(address: str) -> None:
    async def play() -> None:
        async with seated(address, "bastion/2018?level=tutorial&seats=1") as (screen, pilot):
            state = screen.player.state
            await until(state.is_my_turn)
            await pilot.press(*"move D2", "enter")
            await until(lambda: "D2" in str(state.view["seats"]))
            await pilot.press("f4")
            await until(lambda: "D2" not in str(state.view["seats"]))
            await pilot.press("f2")
            await until(lambda: "%" in shown(screen))

    playing(play())


def test_two_people_at_one_table_see_the_same_game(address: str) -> None:
    """The second comes by the invitation, as from a browser, and takes the free seat."""

    async def play() -> None:
        server = Server(address)
        wishes = NewGame("last-bastion?seats=2", 2, 2, ["greedy"], "Ann")
        ticket = await server.open_table(wishes.table())
        other = Link(address, ticket.table, ticket.invite)
        table, token = await sit_down(server, other, "Bob")
        host = TableScreen(server, ticket.table, ticket.token, translator("en"))
        guest = TableScreen(server, table, token, translator("ru"))
        async with host.run_test(size=SIZE) as pilot, guest.run_test(size=SIZE):
            await until(lambda: host.player.state.is_my_turn() and guest.player.state.is_known)
            await pilot.press("1", "enter")
            await until(lambda: host.player.state.turn.moves > 0)
            await until(lambda: guest.player.state.version == host.player.state.version)
            assert guest.player.state.view == host.player.state.view
        await server.close()

    playing(play())
