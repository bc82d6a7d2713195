"""What people type by mistake, and what the machine refuses: a clear sentence, an exit code."""

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from cli.running import Shell
from garrison.core.records import read_record, write_record
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
        (["games", "--json=1"], "--json takes no value."),
        ([], "A command is missing. Commands: admin, auto"),
        (["admin"], "A command is missing. Commands: backup"),
        (["rules", "--search", "gun"], "GAME is missing."),
        (["rules", "--data", "no-such.toml"], "GAME is missing."),
        (["rules", "bastion", "goal", "--search", "gun"], "Unexpected argument: goal"),
        (["bench", "--seconds", "nan"], "--seconds must be a number above 0."),
        (["bench", "--seconds", "inf"], "--seconds must be a number above 0."),
        (["bench", "--server", "nogame"], "there is no game called “nogame”"),
        (["calibrate", "no-such.log"], "no-such.log"),
        (["serve", "--settings", "no-such.toml"], "no-such.toml"),
        (["auto", "bastion?seats=1", "--bots", "random,greedy"], "2 bots are named, and the game"),
        (["auto", "bastion", "--bots", "search?nodes"], "the parameter nodes needs a value"),
        (["auto", "bastion", "--bots", "random?x"], "the bot random takes no parameters"),
        (["schema", "bastion?level"], "the option level needs a value: level=… Values: tutorial"),
        (["schema", "last-bastion?heroes=kazgin"], "heroes needs 4 different values"),
        (["schema", "last-bastion?seats=1&first=C"], "“C” is no value of first. Values: random, A"),
        (["schema", "x" * 5000], "xxxxxx…”. Games: bastion"),
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


@pytest.mark.parametrize(
    "command", [["list"], ["export", "T"], ["delete", "T"], ["backup", "x.db"]]
)
def test_a_database_that_is_none_is_told_in_a_sentence(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "garrison.db").write_text("no database")
    code, out, err = shell("admin", *command, "--folder", str(tmp_path), "--lang", "en")
    assert (code, out) == (2, "")
    assert err.startswith("The database does not answer: ")
    assert "file is not a database" in err


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("bogus://x", "this is no address of a database: "),
        ("nonsense", "this is no address of a database: "),
        ("postgresql://h:99x/x", "this is no address of a database: "),
        ("postgresql://nobody@127.0.0.1:1/x", "The database does not answer: "),
    ],
)
def test_an_address_of_no_database_is_told_in_a_sentence(shell: Shell, url: str, told: str) -> None:
    code, out, err = shell("admin", "list", "--database", url, "--lang", "en")
    assert (code, out) == (2, "")
    assert err.startswith(told)


def test_a_backup_does_not_go_where_the_tables_are(shell: Shell, tmp_path: Path) -> None:
    tables = tmp_path / "garrison.db"
    tables.touch()
    code, _, err = shell("admin", "backup", str(tables), "--folder", str(tmp_path), "--lang", "en")
    assert code == 2
    assert "name another file for the copy" in err


def test_tables_are_not_kept_in_a_file(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    code, out, err = shell("serve", "--folder", str(file), "--lang", "en")
    assert (code, out) == (1, "")
    assert "The operating system refused" in err


def test_an_option_at_the_end_needs_a_value(shell: Shell) -> None:
    code, _, err = shell("auto", "bastion", "--lang", "en", "--seed")
    assert (code, err) == (2, "--seed needs a value.\n")


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


NOT_TOML = {
    "bytes": b"\xff\xfe",
    "syntax": b"a = = 1",
    "nesting": b"a = " + b"[" * 5000 + b"]" * 5000,
    "digits": b"a = " + b"9" * 5000,
}


@pytest.mark.parametrize("kind", NOT_TOML)
@pytest.mark.parametrize("command", [["serve", "--settings"], ["auto", "bastion", "--data"]])
def test_a_file_that_cannot_be_read_is_named(
    shell: Shell, tmp_path: Path, command: list[str], kind: str
) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(NOT_TOML[kind])
    code, out, err = shell(*command, str(file), "--lang", "en")
    assert (code, out) == (2, "")
    assert f"One thing is wrong in {file}:" in err


@pytest.mark.parametrize(
    "line", [b"[" * 5000, b'{"seconds": ' + b"9" * 400 + b"}", b'{"seconds": 1e999}']
)
def test_a_line_that_is_no_game_is_named(shell: Shell, tmp_path: Path, line: bytes) -> None:
    log = tmp_path / "games.log"
    log.write_bytes(line + b"\n")
    code, out, err = shell("calibrate", str(log), "--lang", "en")
    assert (code, out) == (2, "")
    assert f"in {log}:\nlines[1]: this line is no finished game" in err


def rewrite(record: Path, game: str = "", seats: tuple[str, ...] = ()) -> None:
    """Change the header, and close it with checks that hold."""
    told = read_record(record.read_text())
    header = replace(told.header, game=game or told.header.game, seats=seats or told.header.seats)
    record.write_text(write_record(replace(told, header=header)))


def test_a_record_of_no_game_we_know_does_not_hold(shell: Shell, record: Path) -> None:
    rewrite(record, game="chess")
    code, _, err = shell("verify", str(record), "--lang", "en")
    assert code == 1
    assert f"in {record}:\nheader.game: there is no game called “chess”" in err
    assert shell("replay", str(record))[0] == 2


def test_a_fault_found_by_playing_names_the_file(shell: Shell, record: Path) -> None:
    rewrite(record, seats=("Ann", "Ben"))
    for command in ("verify", "replay"):
        _, _, err = shell(command, str(record), "--lang", "en")
        assert f"in {record}:\nheader: This game has one seat, and the record names others" in err


def test_a_name_cannot_steer_the_terminal(shell: Shell, record: Path) -> None:
    rewrite(record, seats=("\x1b[31mAnn\x07",))
    code, out, _ = shell("replay", str(record), "--lang", "en")
    assert code == 0
    assert "\x1b" not in out
    assert "played by \ufffd[31mAnn\ufffd" in out


def test_a_replay_ends_with_a_sentence(shell: Shell, record: Path) -> None:
    _, out, _ = shell("replay", str(record), "--lang", "en")
    ending = json.loads(record.read_text().splitlines()[-1])["end"]
    assert ending not in out.splitlines()[-1]
    assert "The game ended after" in out
