"""Winning chances are fitted to games, and measured on deals they were not fitted to."""

import json
from pathlib import Path
from random import Random

import pytest

from cli.running import Shell
from garrison import available_games, load
from garrison.bots import advise, bot, estimate
from garrison.bots.calibration.features import Feature, win_of
from garrison.bots.calibration.fitting import fit, solve
from garrison.bots.calibration.reliability import Forecast, error, excess, skill, tenths
from garrison.bots.calibration.weights import UNMEASURED, Calibration, calibration_of, setup_of
from garrison.bots.engine.evaluator import chance
from garrison.bots.hint_follower import HintFollower
from garrison.bots.ladder_log import LadderLog
from garrison.bots.match import play_match
from garrison.bots.protocol import Limit
from garrison.bots.search_bot import SearchBot
from garrison.core.contract import CHANCE, ONLOOKER, OVER
from garrison.core.fairness import BOTS, FairDice, seed_from_number

LADDERS = Path(__file__).parents[2] / "benchmarks" / "ladders"
SIEGES = {
    "bastion-easy": 0.1,
    "bastion-medium": 0.15,  # told too carefully: see docs/bots.md
    "bastion-hard": 0.1,
    "bastion-extreme": 0.1,
    "last-bastion-heroic": 0.1,
}
"""How near the chance at the beginning comes to the share won."""


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_fitting_finds_the_weights_that_made_the_games() -> None:
    dice = Random(1)
    rows = [(1.0, dice.uniform(-3, 3)) for _ in range(4000)]
    won = [dice.random() < chance(0.5 - 1.5 * row[1]) for row in rows]
    assert fit(rows, won) == pytest.approx([0.5, -1.5], abs=0.15)


def test_no_weight_goes_against_what_everybody_knows() -> None:
    dice = Random(1)
    rows = [(1.0, dice.uniform(-3, 3)) for _ in range(200)]
    won = [row[1] > 0 for row in rows]
    assert fit(rows, won, [0, -1])[1] == 0.0


def test_a_row_that_counts_twice_is_as_good_as_two() -> None:
    rows, won = [[1.0, 0.0], [1.0, 1.0], [1.0, 1.0]], [True, False, True]
    doubled = fit([*rows, rows[1]], [*won, won[1]])
    assert fit(rows, won, counts=[1.0, 2.0, 1.0]) == pytest.approx(doubled)


def test_search_is_never_told_to_do_worse_than_quick_play() -> None:
    features = [Feature("always"), Feature("won", 1, is_floor=True)]
    assert win_of(features, [1.0, 4.0], [-9.0, 0.0]) == chance(4.0)
    assert win_of(features, [1.0, -4.0], [2.0, 0.0]) == chance(2.0)


def told(win: float, won: int, of: int) -> list[Forecast]:
    return [Forecast("siege", deal, win, deal < won) for deal in range(of)]


def test_chances_that_come_true_have_no_error() -> None:
    table = tenths([*told(0.25, 25, 100), *told(0.75, 75, 100)])
    assert [(each.number, each.positions, each.won) for each in table] == [
        (2, 100, 0.25),
        (7, 100, 0.75),
    ]
    assert excess(table) == 0.0
    assert error(table, games=100) == pytest.approx(0.05)


def test_chances_that_do_not_come_true_have() -> None:
    assert excess(tenths(told(0.75, 250, 1000))) == pytest.approx(0.5, abs=0.01)


def test_skill_is_measured_against_the_share_won() -> None:
    found = skill("siege", [*told(0.9, 9, 10), *told(0.1, 1, 10)])
    assert (found.won, found.base) == (0.5, 0.25)
    assert found.brier == pytest.approx(0.09)
    assert found.gain == pytest.approx(0.64)


def test_a_set_up_is_named_by_what_makes_it_hard() -> None:
    name = "last-bastion?heroes=random&seats=2&level=heroic"
    assert setup_of(name) == "last-bastion?level=heroic&seats=2"


def test_a_chance_near_certainty_has_a_smaller_error_but_not_where_nothing_was_measured() -> None:
    found = Calibration((), (), 0.0, 0.1, ("siege",))
    assert found.error_of("siege?heroes=random", 0.5) == pytest.approx(0.1)
    assert found.error_of("siege", 0.98) == pytest.approx(0.028)
    assert found.error_of("siege?seats=2", 0.98) == UNMEASURED


def test_every_game_ships_its_calibration() -> None:
    for entry in available_games():
        assert calibration_of(load(entry.name)), entry.name


@pytest.mark.parametrize("siege", SIEGES)
def test_the_estimate_of_a_whole_siege_agrees_with_the_ladder(siege: str) -> None:
    lines = map(json.loads, (LADDERS / f"{siege}.jsonl").read_text().splitlines())
    games = [line for line in lines if line["bots"][0] in ("search", "search?nodes=3000")]
    game = load(games[0]["game"])
    found = estimate(game, game.start(), ONLOOKER, seed=1, playouts=60)
    assert found.win == pytest.approx(
        sum(line["won"] for line in games) / len(games), abs=SIEGES[siege]
    )


def test_what_was_never_measured_is_called_a_rough_guess() -> None:
    game = load("bastion/2015?seats=1")
    assert estimate(game, game.start(), ONLOOKER, seed=1, playouts=20).is_rough


def test_a_logged_game_can_be_played_again_and_calibrated(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run = Shell(capsys)
    log, file = tmp_path / "log", tmp_path / "fitted.toml"
    name, spec = "unbreakable-castle?seats=2", "search?nodes=400"  # as little as counts
    limits = ["--games", "4", "--processes", "1", "--log", str(log)]
    run("ladder", name, "--bots", spec, *limits)
    for pairing, outcome in LadderLog(log).games():
        state = load(pairing.game).start()
        for choice in outcome.choices:
            state.play(state.moves()[choice])
        assert state.actor() == OVER
        assert bool(state.scores()[pairing.seat]) == outcome.won
    code, out, _ = run("calibrate", str(log), "--fit", str(file), "--json")
    assert code == 0
    assert json.loads(out)["setups"][0]["games"] == 4
    assert "[weights]" in file.read_text()
    assert run("calibrate", str(log))[0] == 0


def test_following_the_first_hint_is_to_play_like_the_bot() -> None:
    game, spec, seed = load("bastion/2018?level=tutorial&seats=2"), "search?nodes=60", 3
    played = play_match(game, [spec], seed).record.moves
    state, dice, adviser = game.start(), FairDice(seed_from_number(seed)), bot(spec)
    follower = HintFollower()
    follower.adviser = SearchBot(spec, Limit(60), 0.0)
    for line in played[:12]:
        if state.actor() == CHANCE:
            state.play(dice.outcome(state))
            continue
        draw = dice.below(BOTS, 1 << 32)
        hint = advise(game, state, state.actor(), adviser, draw)
        assert follower.think(game, state, state.actor(), draw).move == hint.options[0].move
        assert hint.options[0].line == line
        assert hint.options[0].win == hint.now.win
        state.play(hint.options[0].move)
