import json
import os
import subprocess
import sys

import pytest

import garrison
from cli.running import Shell
from garrison.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_complete_in_every_language(shell: Shell, language: str) -> None:
    code, out, _ = shell("--lang", language, "--help")
    assert code == 0
    assert "cli-" not in out
    for command in out.split():
        assert not command.startswith("@")


def test_the_version_tells_which_engine_runs_and_why() -> None:
    command = [sys.executable, "-m", "garrison.cli", "--version", "--lang", "en"]
    pure = subprocess.run(
        command,
        env={**os.environ, "GARRISON_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert pure.stdout == f"Garrison {garrison.__version__}, interpreted engine (GARRISON_PURE)\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_command_lists_the_known_ones(shell: Shell, language: str) -> None:
    code, _, err = shell("--lang", language, "gmaes")
    assert code == 2
    assert "gmaes" in err
    assert "games" in err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["games", "--frob"], "There is no option --frob here."),
        (["verify"], "FILE is missing."),
        (["bench", "--seconds", "soon"], "--seconds must be a number above 0."),
        (["completion", "tcsh"], "SHELL must be one of bash, zsh, fish."),
        (["rules", "chess"], "there is no game called “chess”"),
    ],
)
def test_a_mistake_is_told_plainly(shell: Shell, arguments: list[str], told: str) -> None:
    code, out, err = shell(*arguments, "--lang", "en")
    assert code == 2
    assert out == ""
    assert told in err


def test_games_are_listed_for_programs(shell: Shell) -> None:
    code, out, _ = shell("games", "--json")
    assert code == 0
    assert [entry["name"] for entry in json.loads(out)] == [
        e.name for e in garrison.available_games()
    ]


@pytest.mark.parametrize("name", ["bash", "zsh", "fish"])
def test_completion_scripts_are_printed(shell: Shell, name: str) -> None:
    code, out, _ = shell("completion", name)
    assert code == 0
    assert "_GARRISON_COMPLETE" in out
