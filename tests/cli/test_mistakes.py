"""What people type by mistake, and what the machine refuses: a clear sentence, an exit code."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.running import Shell
from garrison.texts import LANGUAGES

COMMAND = [sys.executable, "-m", "garrison.cli"]
PURE = {**os.environ, "GARRISON_PURE": "1"}
"""Tests that start a process run the source: it is what was just changed."""


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["admin", "list", "--folder", "no-such-folder"], "no saved tables in the folder no-such"),
        (["admin", "export", "T", "--folder", "no-such-folder"], "no saved tables in the folder"),
        (["admin", "delete", "T", "--folder", "no-such-folder"], "no saved tables in the folder"),
        (["admin", "backup", "copy.db", "--folder", "no-such-folder"], "no saved tables"),
        (["bench", "nogame"], "there is no game called “nogame”"),
        (["bench", "--seconds", "0"], "--seconds must be a number above 0."),
        (["play", "--port", "99999999"], "--port must be a whole number from 0 to 65535."),
        (["serve", "--port", "70000"], "--port must be a whole number from 0 to 65535."),
        (["play", "--data", "no-such.toml"], "no-such.toml"),
        (["serve", "--data", "no-such.toml"], "no-such.toml"),
        (["replay", "game.record", "--to", "-3"], "--to must be a whole number, at least 0."),
        (["games", "bastion"], "Unexpected argument: bastion"),
        (["auto", "last-bastion?seats=2&heroes=kazgin,kazgin"], "kazgin stands twice in heroes"),
        (["auto", "bastion", "--record", "no-such-folder/x"], "no-such-folder/x cannot be written"),
        (["auto", "bastion", "--record", "."], ". cannot be written"),
        (["ladder", "bastion", "--log", "no-such-folder/x"], "no-such-folder/x cannot be written"),
    ],
)
def test_a_mistake_is_refused_before_any_work(
    shell: Shell, arguments: list[str], told: str
) -> None:
    code, out, err = shell(*arguments, "--lang", "en")
    assert (code, out) == (2, "")
    assert told in err


def test_a_language_we_do_not_speak_is_refused_with_the_list(shell: Shell) -> None:
    code, _, err = shell("games", "--lang", "de")
    assert code == 2
    assert "en, ru, pl" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_extra_argument_is_told_in_the_readers_language(shell: Shell, language: str) -> None:
    _, _, err = shell("games", "chess", "--lang", language)
    assert "chess" in err
    assert "Got unexpected" not in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_the_default_of_every_number(shell: Shell, language: str) -> None:
    _, out, _ = shell("ladder", "--help", "--lang", language)
    for default in ("random,greedy,search", "100", "1", str(os.cpu_count())):
        assert f": {default}]" in " ".join(out.split())


def test_a_full_disk_is_told_in_a_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, "games", "--lang", "en"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=PURE,
            check=False,
        )
    assert done.returncode == 1
    assert "refused" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    line = f"{sys.executable} -m garrison.cli rules bastion | head -n 1"
    done = subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, env=PURE, check=False
    )
    assert done.stderr == ""


def test_ctrl_c_ends_a_ladder_quietly_and_its_workers_with_it() -> None:
    command = ["ladder", "bastion", "--bots", "search", "--games", "50", "--processes", "2"]
    listens = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    run = "import sys; from garrison.cli import main; sys.exit(main(sys.argv[1:]))"
    ladder = subprocess.Popen(
        [sys.executable, "-c", f"{listens}; {run}", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=PURE,
        start_new_session=True,
    )
    try:
        assert ladder.stdout is not None
        ladder.stdout.readline()
        time.sleep(0.5)
        os.killpg(ladder.pid, signal.SIGINT)
        _, err = ladder.communicate(timeout=30)
        assert (ladder.returncode, err.strip()) == (130, "")
        deadline = time.monotonic() + 10
        while _group_lives(ladder.pid):
            assert time.monotonic() < deadline, "a worker goes on without the ladder"
            time.sleep(0.05)
    finally:
        if _group_lives(ladder.pid):
            os.killpg(ladder.pid, signal.SIGKILL)


def _group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_auto_prints_the_seed_it_played_with(shell: Shell) -> None:
    game = "last-bastion?seats=1&level=novice"
    _, out, _ = shell("auto", game, "--bots", "random", "--seed", "12", "--lang", "en")
    assert "(seed 12)" in out
    _, out, _ = shell("auto", game, "--bots", "random", "--seed", "12", "--json")
    assert json.loads(out)["seed"] == 12


@pytest.fixture
def record(shell: Shell, tmp_path: Path) -> Path:
    """The record of a short game."""
    path = tmp_path / "game.record"
    name = "last-bastion?seats=1&level=novice"
    code, _, _ = shell("auto", name, "--bots", "random", "--record", str(path))
    assert code == 0
    return path


def test_an_edited_record_does_not_hold_for_people_and_programs(shell: Shell, record: Path) -> None:
    record.write_text(record.read_text().replace('"by": "A"', '"by": "B"', 1))
    code, _, err = shell("verify", str(record), "--lang", "en")
    assert code == 1
    assert "changed" in err
    code, out, _ = shell("verify", str(record), "--json")
    assert code == 1
    assert json.loads(out)["holds"] is False


def test_many_records_are_verified_at_once(shell: Shell, record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.record"
    other.write_text(record.read_text().replace('"by": "A"', '"by": "B"', 1))
    code, out, _ = shell("verify", str(record), str(other), "--json")
    assert code == 1
    assert [each["holds"] for each in json.loads(out)] == [True, False]


def test_a_record_with_own_data_says_which_file_is_missing(shell: Shell, tmp_path: Path) -> None:
    own, path = tmp_path / "horde.toml", tmp_path / "own.record"
    data = Path(__file__).parents[2] / "src/garrison/games/last_bastion/data/horde.toml"
    own.write_text(data.read_text())
    name = ["auto", "last-bastion?seats=1&level=novice", "--bots", "random"]
    assert shell(*name, "--data", str(own), "--record", str(path))[0] == 0
    code, _, err = shell("verify", str(path), "--lang", "en")
    assert code == 1
    assert "--data" in err
    assert shell("verify", str(path), "--data", str(own))[0] == 0


def test_a_replay_ends_with_a_sentence(shell: Shell, record: Path) -> None:
    _, out, _ = shell("replay", str(record), "--lang", "en")
    ending = json.loads(record.read_text().splitlines()[-1])["end"]
    assert ending not in out.splitlines()[-1]
    assert "The game ended after" in out
