"""What can go wrong while somebody plays: a clear word, the game saved, the terminal left clean."""

import asyncio
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest

from garrison.terminal.playing import NewGame
from garrison.terminal.rest import Server
from garrison.terminal.screen import TableScreen
from garrison.texts import translator
from server.services import free_port
from terminal.test_screen import SIZE, shown, until

COMMAND = (sys.executable, "-m", "garrison.cli")
GAME = "last-bastion?level=novice&seats=1"
SECONDS = 60.0
FULL = 256
"""A server has written so many KiB after some dozen moves."""


@contextmanager
def serving(folder: Path, port: int, largest_file: int = 0) -> Iterator["subprocess.Popen[bytes]"]:
    """A server in a process of its own; its files grow to so many blocks of 1024 bytes."""
    limit = f"ulimit -f {largest_file}; " if largest_file else ""
    line = f'{limit}exec "$@"'
    options = ["serve", "--port", str(port), "--folder", str(folder)]
    process = subprocess.Popen(
        ["bash", "-c", line, "bash", *COMMAND, *options],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait(lambda: answers(port))
        yield process
    finally:
        process.kill()
        process.wait()


def answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health").is_success
    except httpx.HTTPError:
        return False


def wait(holds: object) -> None:
    """Wait until something holds, and say so if it never does."""
    assert callable(holds)
    deadline = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_lost_server_is_told_and_the_game_goes_on_once_it_is_back(tmp_path: Path) -> None:
    port = free_port()

    async def play() -> None:
        server = Server(f"http://127.0.0.1:{port}")
        with serving(tmp_path, port) as first:
            ticket = await server.open_table(NewGame(GAME, 1, 1, ["greedy"], "Ann").table())
            screen = TableScreen(server, ticket.table, ticket.token, translator("en"))
            state = screen.player.state
            async with screen.run_test(size=SIZE) as pilot:
                await until(state.is_my_turn)
                await pilot.press("1", "enter")
                await until(lambda: state.turn.moves > 0 and state.is_my_turn())
                before = state.version
                first.kill()
                await until(lambda: "connection to the server is lost" in shown(screen))
                await pilot.press("1", "enter")
                await until(lambda: "Not sent" in shown(screen))
                with serving(tmp_path, port):
                    await until(lambda: "Connected again" in shown(screen))
                    assert state.version >= before
                    await pilot.press("1", "enter")
                    await until(lambda: state.version > before)
        await server.close()

    asyncio.run(play())


@pytest.mark.soak
def test_a_full_disk_is_told_and_what_was_played_before_is_kept(tmp_path: Path) -> None:
    port = free_port()

    async def play() -> tuple[str, str, int]:
        server = Server(f"http://127.0.0.1:{port}")
        with serving(tmp_path, port, largest_file=FULL):
            ticket = await server.open_table(NewGame(GAME, 1, 1, ["greedy"], "Ann").table())
            screen = TableScreen(server, ticket.table, ticket.token, translator("en"))
            state = screen.player.state
            async with screen.run_test(size=SIZE) as pilot:
                await until(state.is_my_turn)
                while not is_told(screen):
                    assert not state.is_over()
                    move = asyncio.create_task(screen.player.obey("1"))
                    await until(partial(is_done_or_told, move, screen))
                    await pilot.pause()
            await server.close()
            return ticket.table, ticket.token, state.version

    table, token, version = asyncio.run(play())
    with serving(tmp_path, port):
        asyncio.run(assert_stands(port, table, token, version))


def is_told(screen: TableScreen) -> bool:
    return "cannot be saved" in shown(screen)


def is_done_or_told(move: "asyncio.Task[bool]", screen: TableScreen) -> bool:
    return move.done() or is_told(screen)


async def assert_stands(port: int, table: str, token: str, version: int) -> None:
    """Somebody who comes back finds everything that was accepted."""
    server = Server(f"http://127.0.0.1:{port}")
    screen = TableScreen(server, table, token, translator("en"))
    async with screen.run_test(size=SIZE):
        await until(lambda: screen.player.state.version >= version)
    await server.close()


def _heed_ctrl_c() -> None:
    """Tests started in the background ignore it, and so would everything that they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A command in a real terminal."""

    def __init__(self, *arguments: str) -> None:
        self._own, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (24, 80))
        self.before = termios.tcgetattr(theirs)
        self._theirs = theirs
        self.said = b""
        environment = {**os.environ, "TERM": "xterm-256color", "PYTHONWARNINGS": "ignore"}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            env=environment,
            preexec_fn=_heed_ctrl_c,
        )

    def read_until(self, holds: object) -> None:
        assert callable(holds)
        deadline = time.monotonic() + SECONDS
        while not holds():
            assert time.monotonic() < deadline, self.said[-2000:]
            if select.select([self._own], [], [], 0.05)[0]:
                self.said += os.read(self._own, 65_536)

    def type(self, keys: bytes) -> None:
        os.write(self._own, keys)

    def settings(self) -> list[object]:
        return list(termios.tcgetattr(self._theirs))

    def has_ended(self) -> bool:
        return self.process.poll() is not None

    def close(self) -> None:
        os.close(self._own)
        os.close(self._theirs)


def servers_of(folder: Path) -> list[str]:
    """The servers that keep their tables in this folder."""
    lines = subprocess.run(
        ["ps", "-wweo", "args"], capture_output=True, text=True, check=True
    ).stdout
    return [line for line in lines.splitlines() if " serve " in line and str(folder) in line]


def test_ctrl_c_leaves_the_screen_as_it_was_and_tells_the_way_back(tmp_path: Path) -> None:
    arguments = ("play", GAME, "--terminal", "--folder", str(tmp_path), "--lang", "en")
    terminal = Terminal(*arguments)
    try:
        terminal.read_until(lambda: b"1. " in terminal.said)
        terminal.type(b"\x03")
        terminal.read_until(terminal.has_ended)
        terminal.read_until(lambda: b"Go on later" in terminal.said)
        assert terminal.process.returncode == 0
        assert terminal.settings() == terminal.before
        ended = terminal.said[terminal.said.rindex(b"\x1b[?1049l") :]
        assert b"The game is saved." in ended
        assert terminal.said.rindex(b"\x1b[?25h") > terminal.said.rindex(b"\x1b[?25l")
        wait(lambda: not servers_of(tmp_path))
    finally:
        terminal.close()


def test_the_way_back_leads_to_the_same_game(tmp_path: Path) -> None:
    options = ["--plain", "--folder", str(tmp_path), "--lang", "en"]
    command = [*COMMAND, "play", GAME, *options]
    done = subprocess.run(command, input="1\n1\n", capture_output=True, text=True, check=True)
    link = re.findall(r'garrison play "(table/[^"]+)" --plain', done.stdout)[0]
    again = [*COMMAND, "play", link, *options]
    told = subprocess.run(again, input="log\n", capture_output=True, text=True, check=True).stdout
    begun = next(line for line in done.stdout.splitlines() if "begins a turn" in line)
    assert begun in told


def test_ctrl_c_ends_plain_mode_with_a_word(tmp_path: Path) -> None:
    terminal = Terminal("play", GAME, "--plain", "--folder", str(tmp_path), "--lang", "en")
    try:
        terminal.read_until(lambda: b"1. " in terminal.said)
        terminal.process.send_signal(signal.SIGINT)
        terminal.read_until(terminal.has_ended)
        terminal.read_until(lambda: b"The game is saved." in terminal.said)
        assert b"Traceback" not in terminal.said
        assert terminal.process.returncode == 130
    finally:
        terminal.close()


def test_a_closed_pipe_ends_the_game_and_its_server_quietly(tmp_path: Path) -> None:
    line = f'"$@" --folder {tmp_path} < <(sleep 0.1; yes 1) | head -n 3'
    command = ["bash", "-c", line, "bash", *COMMAND, "play", GAME, "--plain", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert len(done.stdout.splitlines()) == 3
    assert done.stderr == ""
    wait(lambda: not servers_of(tmp_path))


def test_a_terminal_that_is_closed_takes_its_server_along(tmp_path: Path) -> None:
    terminal = Terminal("play", GAME, "--terminal", "--folder", str(tmp_path), "--lang", "en")
    terminal.read_until(lambda: b"1. " in terminal.said)
    assert servers_of(tmp_path)
    terminal.process.kill()
    terminal.process.wait()
    terminal.close()
    wait(lambda: not servers_of(tmp_path))
