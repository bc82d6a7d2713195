"""A recorded game on the command line: shown in three languages, proved, refused when forged."""

import json
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
from librt.random import Random

import garrison
from cli.running import Shell
from garrison.core.contract import CHANCE, OVER
from garrison.core.fairness import FairDice, seed_from_number, seed_hash
from garrison.core.playout import random_move
from garrison.core.records import Record, write_record
from garrison.core.replays import Recorder, replay
from garrison.texts import LANGUAGES

SEED = seed_from_number(11)
GAME = garrison.load("bastion/2018?seats=2")


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game of Bastion between random players."""
    recorder = Recorder(GAME, ["Ann", "Bob"], seed_hash(SEED))
    play_out(recorder)
    return recorder.record


def play_out(recorder: Recorder) -> None:
    """Play to the end by fair dice and random decisions."""
    dice, choices = FairDice(SEED), Random(3)
    state = recorder.state
    while state.actor() != OVER:
        chance = state.actor() == CHANCE
        recorder.play(dice.outcome(state) if chance else random_move(state, choices))
    recorder.reveal_seed(SEED)


@pytest.fixture
def file(record: Record, tmp_path: Path) -> str:
    path = tmp_path / "siege.record"
    path.write_text(write_record(record), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_shown_in_every_language(shell: Shell, file: str, language: str) -> None:
    code, out, _ = shell("replay", file, "--lang", language, "--to", "60")
    assert code == 0
    assert "Ann, Bob" in out
    assert "bastion-" not in out


def test_a_game_is_shown_to_programs(shell: Shell, file: str, record: Record) -> None:
    code, out, _ = shell("replay", file, "--json")
    told = json.loads(out)
    assert code == 0
    assert [move["do"] for move in told["moves"]] == record.moves
    assert told["end"] == record.end


def test_a_true_record_is_proved(shell: Shell, file: str, record: Record) -> None:
    code, out, _ = shell("verify", file, "--json")
    draws = record.actors.count("*")
    assert code == 0
    told = {"file": file, "holds": True, "moves": len(record.moves), "draws": draws}
    assert json.loads(out) == told
    assert shell("verify", file, "--lang", "pl")[1].startswith("Zapis się zgadza")


def test_a_game_taken_up_in_the_middle_is_proved_and_shown(
    shell: Shell, record: Record, tmp_path: Path
) -> None:
    *_, middle = islice(replay(record, GAME), 40)
    recorder = Recorder(GAME, ["Ann", "Bob"], seed_hash(SEED), GAME.write(middle))
    play_out(recorder)
    path = tmp_path / "again.record"
    path.write_text(write_record(recorder.record), encoding="utf-8")
    assert shell("verify", str(path), "--json")[0] == 0
    shown = json.loads(shell("replay", str(path), "--json")[1])
    assert shown["header"]["start"] == GAME.write(middle)
    assert [move["do"] for move in shown["moves"]] == recorder.record.moves


def test_a_forged_record_is_refused(shell: Shell, record: Record, tmp_path: Path) -> None:
    forged = tmp_path / "forged.record"
    forged.write_text(write_record(replace(record, seed=seed_from_number(12).hex())))
    code, _, err = shell("verify", str(forged), "--lang", "en")
    assert code == 1
    assert "the seed is not the one promised at the start" in err
    code, out, _ = shell("verify", str(forged), "--json")
    assert json.loads(out)["holds"] is False


def test_a_file_that_is_no_record_is_bad_input(shell: Shell, tmp_path: Path) -> None:
    code, _, err = shell("verify", str(tmp_path / "nothing.record"), "--lang", "en")
    assert code == 2
    assert "cannot be read" in err


@pytest.mark.parametrize("name", [entry.name for entry in garrison.available_games()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_told_in_every_language(shell: Shell, name: str, language: str) -> None:
    code, out, _ = shell("rules", name, "--lang", language)
    assert code == 0
    assert f"{name}-" not in out
    assert len(out.splitlines()) > 40


def test_rules_can_be_searched_in_any_word_form(shell: Shell) -> None:
    code, out, _ = shell("rules", "bastion/2018", "--search", "giants", "--lang", "en", "--json")
    assert code == 0
    assert json.loads(out)[0]["section"] == "giants"
    assert shell("rules", "bastion/2018", "--search", "xyzzy", "--lang", "en")[0] == 1


def test_a_section_of_the_rules_is_found_by_what_it_explains(shell: Shell) -> None:
    for about in ("priests", "card.fire-priest", "bastion-shielded-priest"):
        code, out, _ = shell("rules", "bastion", about, "--lang", "en", "--json")
        assert (code, [each["id"] for each in json.loads(out)]) == (0, ["priests"])
    code, _, err = shell("rules", "bastion", "preists", "--lang", "en")
    assert code == 2
    assert "did you mean “priests”" in err


def test_without_a_game_the_books_are_listed(shell: Shell) -> None:
    code, out, _ = shell("rules", "--lang", "en")
    assert code == 0
    assert "last-bastion: Last Bastion" in out
