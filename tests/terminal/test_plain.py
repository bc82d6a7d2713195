"""Whole games as lines in and lines out, against a real server."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import garrison
from garrison.texts import LANGUAGES, translator

COMMAND = (sys.executable, "-m", "garrison.cli", "play")
GAMES = (
    ("bastion/2018?level=tutorial&seats=2", "en"),
    ("bastion/2015?siege=training&seats=1", "pl"),
    ("last-bastion?level=novice&seats=2", "ru"),
    ("unbreakable-castle?seats=2&per_player=3", "pl"),
)
OTHERS = [
    pytest.param(game, language, marks=pytest.mark.soak)
    for game, _ in GAMES
    for language in LANGUAGES
    if (game, language) not in GAMES
]
LINES = 3000
GAME_FOLDER = Path(garrison.__file__).parent / "games"


def play(folder: Path, *arguments: str, typed: str, **settings: str) -> tuple[int, str, str]:
    """Run the command with these lines as its input, and its server with these settings."""
    done = subprocess.run(
        [*COMMAND, *arguments, "--plain", "--folder", str(folder)],
        input=typed,
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
        env={**os.environ, "PYTHONWARNINGS": "ignore", **settings},
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(("game", "language"), [*GAMES, *OTHERS])
def test_a_whole_game_is_played_through_a_pipe(tmp_path: Path, game: str, language: str) -> None:
    say = translator(language)
    arguments = (game, "--bots", "greedy", "--lang", language)
    code, out, err = play(tmp_path, *arguments, typed="1\n" * LINES)
    assert (code, err) == (0, "")
    kind = game.partition("?")[0].partition("/")[0]
    lines = out.splitlines()
    assert lines[-1] == say("terminal-saved")
    assert any(f"{kind}-ending" not in each and each in endings(kind, language) for each in lines)


def test_a_script_that_is_too_fast_for_the_server_waits(tmp_path: Path) -> None:
    limits = {"GARRISON_LIMITS_MESSAGE_BURST": "3", "GARRISON_LIMITS_MESSAGES_PER_SECOND": "20"}
    game = "last-bastion?level=novice&seats=1"
    code, out, err = play(tmp_path, game, typed="1\n" * 40, **limits)
    assert (code, err) == (0, "")
    assert translator("en")("server-too-fast") not in out


def endings(kind: str, language: str) -> set[str]:
    """How games of this kind end, in words."""
    names = {
        "bastion": ("won", "overrun-adding", "overrun-marching"),
        "last-bastion": ("heroes-down", "tiles-grasped", "deck-exhausted", "warlord-discarded"),
        "unbreakable-castle": ("bought", "quest", "ally-quest"),
    }
    return {translator(language)(f"{kind}-ending-{name}") for name in names[kind]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_choices_odds_and_reasons_are_told_in_words(tmp_path: Path, language: str) -> None:
    typed = "board\nlist\nwhy attack 24\nlog\nhelp\nundo\nnonsense\nodds\n"
    arguments = ("bastion/2018?level=tutorial&seats=1", "--lang", language)
    code, out, err = play(tmp_path, *arguments, typed=typed)
    assert (code, err) == (0, "")
    say = translator(language)
    assert "┌" in out
    assert "[end]" in out
    assert say("terminal-help-undo") in out
    assert "nonsense" in out
    assert "terminal-" not in out
    assert "%" in out


@pytest.mark.parametrize(
    ("game", "file", "language"),
    [
        ("bastion/2018?level=tutorial&seats=1", "bastion/data/reconstructed.toml", "ru"),
        ("last-bastion?level=novice&seats=1", "last_bastion/data/horde.toml", "pl"),
        ("unbreakable-castle?seats=2", "unbreakable_castle/data/cards.toml", "en"),
    ],
)
def test_a_table_with_own_data_says_so_first(
    tmp_path: Path, game: str, file: str, language: str
) -> None:
    own = GAME_FOLDER / file
    own_data = translator(language)("table-own-data-why")
    arguments = (game, "--bots", "random", "--lang", language)
    code, out, err = play(tmp_path, *arguments, "--data", str(own), typed="list\n")
    assert (code, err) == (0, "")
    assert out.splitlines().count(own_data) == 1


def test_a_table_without_own_data_does_not_speak_of_it(tmp_path: Path) -> None:
    _, out, _ = play(tmp_path, "bastion?level=tutorial&seats=1", "--lang", "en", typed="list\n")
    assert translator("en")("table-own-data-why") not in out


def test_a_game_that_does_not_exist_is_refused_before_a_server_starts(tmp_path: Path) -> None:
    code, out, err = play(tmp_path, "chess", "--lang", "en", typed="")
    assert (code, out) == (2, "")
    assert "there is no game called “chess”" in err


def test_more_hands_than_seats_are_refused(tmp_path: Path) -> None:
    arguments = ("last-bastion?seats=2", "--hands", "3", "--lang", "en")
    code, _, err = play(tmp_path, *arguments, typed="")
    assert code == 2
    assert "from 1 to 2" in err


def test_a_server_that_is_away_is_told_in_a_sentence(tmp_path: Path) -> None:
    arguments = ("http://127.0.0.1:9/table/abc#invite=x", "--lang", "en")
    code, _, err = play(tmp_path, *arguments, typed="")
    assert code == 2
    assert err == "http://127.0.0.1:9 does not answer.\n"


def test_without_a_terminal_the_screen_is_refused(tmp_path: Path) -> None:
    command = [*COMMAND, "--terminal", "--folder", str(tmp_path), "--lang", "en"]
    done = subprocess.run(command, input="", capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "--plain" in done.stderr
