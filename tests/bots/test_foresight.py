"""Playing with the future known: the ceiling for bots that must do without."""

import json

import pytest

from garrison import load
from garrison.bots.foresight import play_foreseen
from garrison.cli import main

GAME = "bastion/2018?level=tutorial&seats=2"


def test_the_same_number_gives_the_same_game() -> None:
    game = load(GAME)
    assert play_foreseen(game, 3, 60) == play_foreseen(game, 3, 60)


def test_nothing_is_left_to_do_if_and_only_if_the_siege_is_won() -> None:
    for seed in (1, 2):
        played = play_foreseen(load(GAME), seed, 60)
        assert (played.left == 0) == played.won


def test_the_command_tells_every_game_and_the_share(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["ceiling", GAME, "--games", "2", "--nodes", "60"]
    assert main([*arguments, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.count("seed ") == 2
    assert "With the order of cards known" in told
    assert main([*arguments, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [each["seed"] for each in document["games"]] == [1, 2]


def test_games_whose_turns_are_not_planned_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ceiling", "last-bastion", "--lang", "en"]) != 0
    assert "Foresight is for games" in capsys.readouterr().err
