"""The same seed and node limit give the same game, whether the engine is compiled or not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bots.digests import digest
from bots.setups import every_setup
from garrison._compiled import is_compiled

TESTS = Path(__file__).parents[1]
SOME = ("bastion/2018?level=tutorial", "last-bastion?seats=2", "unbreakable-castle?seats=2")

pytestmark = pytest.mark.skipif(
    not is_compiled(), reason="compares the compiled engine with the source"
)


def digests_of_the_source(names: tuple[str, ...], specs: str) -> list[str]:
    """The same games, played by the source in a process of its own."""
    path = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "bots.digests", specs, *names],
        env={**os.environ, "GARRISON_PURE": "1", "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    return done.stdout.split()


@pytest.mark.parametrize("name", SOME)
def test_the_source_plays_the_same_game_as_the_compiled_engine(name: str) -> None:
    specs = "search?nodes=60,random"
    assert digests_of_the_source((name,), specs) == [digest(name, specs.split(","))]


@pytest.mark.soak
@pytest.mark.parametrize("name", every_setup())
def test_it_does_so_in_every_setup(name: str) -> None:
    specs = "search?nodes=30,random"
    assert digests_of_the_source((name,), specs) == [digest(name, specs.split(","))]


@pytest.mark.soak
@pytest.mark.parametrize("name", SOME)
def test_the_greedy_bot_does_not_know_what_it_runs_on(name: str) -> None:
    specs = "greedy,random"
    assert digests_of_the_source((name,), specs) == [digest(name, specs.split(","))]
