"""The main screens, character by character. `SNAPSHOTS=write` keeps them as they look now."""

import asyncio
import os
from pathlib import Path

import pytest
from textual.app import App

from garrison.terminal.replay_screen import ReplayScreen
from garrison.texts import LANGUAGES, translator
from terminal.arranged import ArrangedScreen, arranged
from terminal.test_replay import replay_of

KEPT = Path(__file__).parent / "snapshots"
GAMES = {
    "bastion-2018": ("bastion/2018?seats=2", 75),
    "bastion-2015": ("bastion/2015?seats=2", 70),
    "last-bastion": ("last-bastion?seats=3", 60),
    "unbreakable-castle": ("unbreakable-castle?seats=3", 40),
}
SMALL, LARGE = (80, 24), (130, 42)


def pictured(screen: App[None], size: tuple[int, int], *keys: str) -> str:
    """What stands on a screen of this size after these keys."""

    async def look() -> str:
        async with screen.run_test(size=size) as pilot:
            await pilot.pause()
            await pilot.press(*keys)
            await pilot.pause()
            strips = screen.screen._compositor.render_strips()
            return "".join(f"{strip.text.rstrip()}\n" for strip in strips)

    return asyncio.run(look())


def assert_kept(name: str, picture: str) -> None:
    path = KEPT / f"{name}.txt"
    if os.environ.get("SNAPSHOTS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(picture, encoding="utf-8")
    assert picture == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_table_in_the_smallest_window(game: str, language: str) -> None:
    screen = ArrangedScreen(arranged(*GAMES[game]), language)
    assert_kept(f"{game}-{language}", pictured(screen, SMALL))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_board_in_the_smallest_window(game: str, language: str) -> None:
    screen = ArrangedScreen(arranged(*GAMES[game]), language)
    assert_kept(f"{game}-board-{language}", pictured(screen, SMALL, "f6"))


@pytest.mark.parametrize("game", GAMES)
def test_the_table_in_a_large_window(game: str) -> None:
    screen = ArrangedScreen(arranged(*GAMES[game]), "en")
    assert_kept(f"{game}-large", pictured(screen, LARGE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help(language: str) -> None:
    screen = ArrangedScreen(arranged("last-bastion?seats=1", 10), language)
    assert_kept(f"help-{language}", pictured(screen, SMALL, "f1"))


def test_the_end_of_a_game() -> None:
    screen = ArrangedScreen(arranged("last-bastion?seats=2&level=novice", 10_000), "en")
    assert_kept("over", pictured(screen, SMALL))


def test_a_window_that_is_too_small() -> None:
    screen = ArrangedScreen(arranged("last-bastion?seats=1", 10), "en")
    assert_kept("too-small", pictured(screen, (60, 15)))


def test_a_replay() -> None:
    replay = ReplayScreen(replay_of("bastion"), translator("en"))
    assert_kept("replay", pictured(replay, SMALL, *["right"] * 40))
