"""`garrison calibrate`: whether the winning chances that are told come true."""

import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import click

from garrison.api import load
from garrison.bots.calibration.calibrate import cross_validate, fit_samples, forecast_all
from garrison.bots.calibration.reliability import (
    ENOUGH,
    Forecast,
    Skill,
    Tenth,
    error,
    excess,
    skill,
    skills,
    tenths,
)
from garrison.bots.calibration.samples import Sample, samples_of
from garrison.bots.calibration.weights import calibration_of, feature_list
from garrison.bots.calibration.writing import calibration_text
from garrison.bots.ladder_log import LadderLog
from garrison.bots.pairing import Outcome, Pairing
from garrison.bots.processes import worker_processes
from garrison.cli.choices import as_json, check_writable, language, print_json
from garrison.cli.progress import ProgressBar
from garrison.cli.translated import TranslatedCommand, say, tell
from garrison.core.contract import State
from garrison.core.data import read_file
from garrison.core.errors import BadNotation
from garrison.core.game import Game
from garrison.core.reasons import Reason


@click.command("calibrate", cls=TranslatedCommand, help="cli-calibrate")
@click.argument(
    "logs",
    metavar="LOG…",
    nargs=-1,
    required=True,
    type=click.Path(path_type=Path),
)
@click.option(
    "--fit", "file", type=click.Path(path_type=Path), default=None, help="cli-calibrate-fit"
)
@click.option(
    "--processes",
    type=click.IntRange(min=1),
    default=os.cpu_count() or 1,
    show_default=True,
    help="cli-calibrate-processes",
)
@as_json
@language
def calibrate_command(
    logs: tuple[Path, ...], file: Path | None, processes: int, as_json: bool
) -> None:
    """Ask for the chance in many positions of finished games, and compare with their end."""
    if file is not None:
        check_writable(file)
    for log in logs:
        read_file(log)  # a log that is not there is refused, not begun
    games = [played for log in logs for played in LadderLog(log).games()]
    if not games:
        raise BadNotation(Reason("cli-calibrate-nothing"))
    game, samples = _game(games), _samples(games, processes)
    if not any(sample.is_whole for sample in samples):
        raise BadNotation(Reason("cli-calibrate-nothing"))
    told = cross_validate(feature_list(game), samples) if file else _tell(game, samples)
    if file is not None:
        mistake = error(tenths(told), skill("", told).games)
        features = feature_list(game)
        weights = fit_samples(features, samples)
        text = calibration_text(features, weights, mistake, samples)
        file.write_text(text, encoding="utf-8")
    if as_json:
        rows = [asdict(each) for each in (*skills(told), skill("", told))]
        print_json({"setups": rows, "tenths": [asdict(each) for each in tenths(told)]})
    else:
        _show(told)


def _game(games: Sequence[tuple[Pairing, Outcome]]) -> Game[State]:
    """One of the games, which all have to be of the same kind."""
    if len({pairing.game.partition("?")[0].partition("/")[0] for pairing, _ in games}) > 1:
        raise BadNotation(Reason("cli-calibrate-mixed"))
    return load(games[0][0].game, games[0][0].own)


def _samples(games: Sequence[tuple[Pairing, Outcome]], processes: int) -> list[Sample]:
    samples: list[Sample] = []
    with ProgressBar(len(games)) as progress, worker_processes(processes) as workers:
        for found in workers.imap(samples_of, games):
            samples.extend(found)
            progress.advance()
    return samples


def _tell(game: Game[State], samples: Sequence[Sample]) -> list[Forecast]:
    calibration = calibration_of(game)
    if calibration is None:
        raise BadNotation(Reason("cli-calibrate-unfitted", {"game": game.name}))
    return forecast_all(calibration, samples)


def _show(told: Sequence[Forecast]) -> None:
    click.echo(say("cli-calibrate-columns"))
    for each in skills(told):
        click.echo(_skill_line(each))
    click.echo(_skill_line(skill(say("cli-calibrate-all"), told)))
    click.echo("")
    click.echo(say("cli-calibrate-tenths"))
    for tenth in tenths(told):
        click.echo(_tenth_line(tenth))
    tell("cli-calibrate-error", percent=round(100 * excess(tenths(told))))


def _skill_line(row: Skill) -> str:
    shares = f"{_percent(row.told)} | {_percent(row.won)}"
    scores = f"{row.brier:.3f} | {row.base:.3f} | {_percent(row.gain)}"
    return f"| {row.setup} | {row.games} | {row.positions} | {shares} | {scores} |"


def _tenth_line(row: Tenth) -> str:
    few = say("cli-calibrate-few") if row.positions < ENOUGH else ""
    span = f"{10 * row.number}–{10 * row.number + 10} %"
    return f"| {span} | {row.positions} | {_percent(row.told)} | {_percent(row.won)} | {few} |"


def _percent(share: float) -> str:
    return f"{round(100 * share)} %"
