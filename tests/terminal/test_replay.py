"""Stepping through recorded games, by lines and on the screen."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from garrison import load
from garrison.core.records import read_record
from garrison.terminal.replay import Replay
from garrison.terminal.replay_screen import ReplayScreen
from garrison.texts import LANGUAGES, translator
from terminal.test_screen import shown

RECORDS = Path(__file__).parents[1]
GAMES = ("bastion", "last_bastion", "unbreakable_castle")


def record_of(game: str) -> Path:
    """One golden record of a game."""
    return sorted((RECORDS / game / "records").glob("*.record"))[0]


def replay_of(game: str, language: str = "en") -> Replay:
    record = read_record(record_of(game).read_text(encoding="utf-8"))
    return Replay(record, load(record.header.game), translator(language))


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_can_be_gone_to(game: str) -> None:
    replay = replay_of(game)
    assert not replay.go("back")
    assert replay.go("last")
    assert replay.at == len(replay)
    assert not replay.go("next")
    assert replay.go("7")
    assert replay.go("back")
    assert replay.at == 6
    assert not replay.go(str(len(replay) + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_stepped_through_by_lines(language: str) -> None:
    command = [sys.executable, "-m", "garrison.cli", "replay", str(record_of("last_bastion"))]
    done = subprocess.run(
        [*command, "--plain", "--lang", language],
        input="\nnext\nback\n12\nnowhere\nquit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    say = translator(language)
    assert done.stdout.splitlines()[0] == say("terminal-replay-help")
    assert "nowhere" in done.stdout
    assert "12" in done.stdout
    assert "terminal-" not in done.stdout


def test_a_game_is_stepped_through_by_keys() -> None:
    async def watch() -> None:
        screen = ReplayScreen(replay_of("bastion"), translator("en"))
        async with screen.run_test(size=(80, 24)) as pilot:
            await pilot.press("right", "right", "left")
            assert screen.replay.at == 1
            await pilot.press("end")
            await pilot.pause()
            assert f"Move {len(screen.replay)} of" in shown(screen)
            await pilot.press("home", "left")
            assert screen.replay.at == 0

    asyncio.run(watch())
