import json
from pathlib import Path

import pytest

import garrison.bots.ladder
from garrison.bots.ladder import Entrant, Ladder, Row, is_stronger, verdicts
from garrison.bots.pairing import Outcome
from garrison.cli import main
from garrison.core.errors import BadNotation
from garrison.texts import LANGUAGES

CASTLE = "unbreakable-castle?seats=2&trade=off"
QUICK = ("--games", "4", "--bots", "random", "--processes", "2")


def row(bot: str, won: list[bool], rivals: str = "", times: float = 0.0) -> Row:
    outcomes = tuple(Outcome(each, 1, 1, 0.1) for each in won)
    return Row(Entrant(bot, rivals, times), outcomes)


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["ladder", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_rivals_take_the_seats_a_bot_leaves_and_it_takes_every_seat_in_turn() -> None:
    ladder = Ladder("unbreakable-castle?seats=3", seed=10)
    greedy = ladder.entrants(["random", "greedy"])[1]
    tables = [ladder.pairing(greedy, number) for number in range(3)]
    assert [table.specs.index("greedy") for table in tables] == [0, 1, 2]
    assert all(table.specs.count("random") == 2 for table in tables)
    assert [table.seed for table in tables] == [10, 11, 12]


def test_against_a_siege_all_seats_are_the_same_bot() -> None:
    ladder = Ladder("last-bastion?seats=3")
    greedy = ladder.entrants(["random", "greedy"])[1]
    assert ladder.pairing(greedy, 0).specs == ("greedy", "greedy", "greedy")


def test_growth_tries_the_last_bot_with_a_tenth_one_and_four_times_its_limit() -> None:
    entrants = Ladder(CASTLE).entrants(["random", "search?nodes=500"], growth=True)
    assert [entrant.bot for entrant in entrants[2:]] == [
        "search?nodes=50",
        "search?nodes=500",
        "search?nodes=2000",
    ]
    assert {entrant.rivals for entrant in entrants[1:]} == {"random"}


def test_growth_of_a_bot_without_a_limit_is_refused() -> None:
    with pytest.raises(BadNotation) as caught:
        Ladder(CASTLE).entrants(["random", "greedy"], growth=True)
    assert caught.value.reason.id == "bot-no-limit"


def test_a_bot_that_wins_what_the_other_loses_is_stronger() -> None:
    assert is_stronger(row("a", [True] * 8), row("b", [False] * 8))


def test_a_few_lucky_games_prove_nothing() -> None:
    assert not is_stronger(row("a", [True] * 3 + [False]), row("b", [False] * 4))


def test_every_bot_is_compared_with_the_one_before_it_and_growth_is_left_out() -> None:
    rows = [row("a", [False] * 9), row("b", [True] * 9), row("c", [True] * 9, times=4.0)]
    found = verdicts(Ladder("last-bastion"), rows)
    assert [(each.better, each.worse, each.sure) for each in found] == [("b", "a", True)]


@pytest.mark.parametrize(("won", "sure"), [(14, False), (40, True)])
def test_among_rivals_a_bot_has_to_win_more_than_its_share(won: int, sure: bool) -> None:
    rows = [row("a", [False], "a"), row("b", [True] * won + [False] * (50 - won), "a")]
    (verdict,) = verdicts(Ladder("unbreakable-castle?seats=4"), rows)
    assert verdict.sure is sure


def test_a_ladder_is_the_same_from_the_same_seed_on_any_number_of_processes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    logs = []
    for processes in ("1", "2"):
        path = tmp_path / processes
        printed(capsys, CASTLE, *QUICK[:-1], processes, "--log", str(path))
        games = [json.loads(line) for line in path.read_text().splitlines()]
        logs.append([(game["seed"], game["seat"], game["won"]) for game in games])
    assert logs[0] == logs[1]
    assert [seed for seed, _, _ in logs[0]] == [1, 2, 3, 4]


def test_a_ladder_goes_on_from_its_log(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log"
    _, whole, _ = printed(capsys, CASTLE, *QUICK, "--log", str(path))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:2]) + lines[2][:-9])  # stopped while it wrote the third game
    _, resumed, _ = printed(capsys, CASTLE, *QUICK, "--log", str(path))
    assert [line.split()[:2] for line in resumed.splitlines()] == [
        line.split()[:2] for line in whole.splitlines()
    ]
    again = path.read_bytes().splitlines(keepends=True)
    assert again[:2] == lines[:2]
    assert len(again) == len(lines)

    monkeypatch.setattr(garrison.bots.ladder, "play_pairing", None)
    _, known, _ = printed(capsys, CASTLE, *QUICK, "--log", str(path))
    assert known == resumed


@pytest.mark.parametrize("content", ["a shopping list", '{"game":"bastion"}\n'])
def test_a_file_that_is_no_log_is_refused_and_left_as_it_is(
    content: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "log"
    path.write_text(content)
    code, out, err = printed(capsys, CASTLE, *QUICK, "--log", str(path))
    assert (code, out) == (2, "")
    assert f"{path}" in err
    assert "lines[1]" in err
    assert path.read_text() == content


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ladder_is_told_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ("--games", "2", "--bots", "random,search?nodes=10", "--growth", "--processes", "1")
    code, out, _ = printed(capsys, CASTLE, *bots, f"--lang={language}")
    lines = out.splitlines()
    assert code == 0
    assert len(lines) == 2 + 2 + 1 + 3 + 1
    assert [line.split()[0] for line in lines[5:8]] == [
        "search?nodes=1",
        "search?nodes=10",
        "search?nodes=40",
    ]
    assert "random" in lines[-1]
    assert "cli-" not in out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((CASTLE, "--bots", "serach"), "search"),
        ((CASTLE, "--bots", "random,greedy", "--growth"), "greedy"),
        ((CASTLE, "--games", "0"), "games"),
        ((CASTLE, "--processes", "none"), "processes"),
        ((CASTLE, "--log", "/no/such/folder/log"), "/no/such/folder/log"),
        (("unbreakable-castel",), "unbreakable-castle"),
    ],
)
def test_bad_input_is_refused_by_name_before_anything_is_played(
    arguments: tuple[str, ...], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = printed(capsys, *arguments)
    assert (code, out) == (2, "")
    assert named in err
