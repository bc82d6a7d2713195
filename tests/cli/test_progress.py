"""Long work tells how far it is: on a terminal, and never in a pipe."""

import os
import pty
import subprocess
import sys

import pytest

GAME = "last-bastion?level=novice&seats=1"
LONG = {
    "ladder": ("ladder", GAME, "--bots", "random", "--games", "4", "--processes", "1"),
    "bench": ("bench", GAME, "--seconds", "0.1"),
    "bench of the server": (
        *("bench", "--server", "ledger", "--seconds", "0.2"),
        *("--tables", "1", "--tables", "2"),
    ),
}


def command(arguments: tuple[str, ...]) -> list[str]:
    return [sys.executable, "-m", "garrison.cli", *arguments]


def on_a_terminal(arguments: tuple[str, ...]) -> str:
    """What a person sees of the error output."""
    own, theirs = pty.openpty()
    subprocess.run(command(arguments), stdout=subprocess.DEVNULL, stderr=theirs, check=True)
    os.close(theirs)
    said = b""
    try:
        while some := os.read(own, 65_536):
            said += some
    except OSError:  # so a terminal says that nobody writes to it any more
        pass
    os.close(own)
    return said.decode()


@pytest.mark.parametrize("name", LONG)
def test_a_person_sees_how_far_long_work_is(name: str) -> None:
    said = on_a_terminal(LONG[name])
    first, *_, last = said.split("\r")
    assert "░" in said
    assert "█" in said
    assert (first, last) == ("", "\x1b[K"), "the bar goes when the work is done"


@pytest.mark.parametrize("name", LONG)
def test_a_pipe_carries_no_bar(name: str) -> None:
    done = subprocess.run(command(LONG[name]), capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert "█" not in done.stdout
