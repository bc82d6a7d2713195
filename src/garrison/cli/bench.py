"""`garrison bench`: moves and copies a second, beside peers measured in the same run."""

import math
from dataclasses import asdict
from typing import Final

import click

from garrison.api import load
from garrison.bench.measure import Speed
from garrison.bench.run import STANDARD, count_measurements, has_peers, measure_all
from garrison.cli.bench_server import bench_servers
from garrison.cli.choices import as_json, language, print_json
from garrison.cli.completion import complete_game
from garrison.cli.progress import ProgressBar
from garrison.cli.translated import TranslatedCommand, say, tell


class _Positive(click.FloatRange):
    """A number above 0, neither endless nor NaN."""

    def convert(
        self, value: float, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        number = float(super().convert(value, param, ctx))
        if not math.isfinite(number):
            self.fail(str(value), param, ctx)
        return number


POSITIVE: Final = _Positive(min=0, min_open=True)


@click.command(cls=TranslatedCommand, help="cli-bench")
@click.argument("names", metavar="[GAME]...", nargs=-1, shell_complete=complete_game)
@click.option("--peers", is_flag=True, help="cli-bench-peers")
@click.option("--seconds", type=POSITIVE, default=4.0, show_default=True, help="cli-bench-seconds")
@click.option("--server", is_flag=True, help="cli-bench-server")
@click.option(
    "--tables",
    type=click.IntRange(min=1),
    multiple=True,
    show_default="cli-default-tables",
    help="cli-bench-tables",
)
@as_json
@language
def bench(
    names: tuple[str, ...],
    peers: bool,
    seconds: float,
    server: bool,
    tables: tuple[int, ...],
    as_json: bool,
) -> int:
    """Measure games or the server, and peers if asked for."""
    if server:
        return bench_servers(list(names), list(tables), seconds, peers, as_json)
    if peers and not has_peers():
        tell("cli-bench-no-peers")
        return 2
    for name in names:
        load(name)  # a name that is no game is refused before anything is measured
    speeds = []
    if not as_json:
        click.echo(_row(say("cli-bench-what"), say("cli-bench-moves"), say("cli-bench-copy"), ""))
    wanted = list(names or STANDARD)
    with ProgressBar(count_measurements(wanted, peers)) as progress:
        for speed in measure_all(wanted, seconds, peers):
            speeds.append(speed)
            if not as_json:
                progress.print(_line(speed, speeds[0] if peers else None))
            progress.advance()
    if as_json:
        print_json([asdict(speed) for speed in speeds])
    return 0


def _line(speed: Speed, yardstick: Speed | None) -> str:
    engine = "" if speed.compiled else f" ({say('cli-bench-pure')})"
    copy = f"{1e6 / speed.copies_per_second:.2f}"
    ratio = f"×{speed.moves_per_second / yardstick.moves_per_second:.1f}" if yardstick else ""
    return _row(speed.name + engine, f"{speed.moves_per_second:,.0f}", copy, ratio)


def _row(what: str, moves: str, copy: str, ratio: str) -> str:
    return f"{what:<56} {moves:>14} {copy:>10} {ratio:>9}".rstrip()
