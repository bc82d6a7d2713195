"""The same seed and node limit give the same game, whether the engine is compiled or not."""

import os
import subprocess
import sys

import pytest

from garrison import load
from garrison._compiled import is_compiled
from garrison.bots.match import play_match
from garrison.core.records import write_record

PLAY = (
    "import sys; from garrison import load; from garrison.bots.match import play_match;"
    "from garrison.core.records import write_record;"
    "match = play_match(load(sys.argv[1]), ['search?nodes=60'], 5);"
    "sys.stdout.write(write_record(match.record))"
)


@pytest.mark.skipif(not is_compiled(), reason="compares the compiled engine with the source")
@pytest.mark.parametrize(
    "name", ["bastion/2018?level=tutorial", "last-bastion?seats=2", "unbreakable-castle?seats=2"]
)
def test_the_source_plays_the_same_game_as_the_compiled_engine(name: str) -> None:
    here = write_record(play_match(load(name), ["search?nodes=60"], 5).record)
    there = subprocess.run(
        [sys.executable, "-c", PLAY, name],
        env={**os.environ, "GARRISON_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    assert there.stdout == here
