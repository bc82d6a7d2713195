"""`garrison bench --server`: the server under load, beside boardgame.io in the same run."""

from dataclasses import asdict

from garrison.bench.ledger import registry
from garrison.bench.servers import GAMES, TABLES, Load, has_node, measure_servers
from garrison.cli.choices import print_json
from garrison.cli.progress import ProgressBar
from garrison.cli.translated import say, tell


def bench_servers(
    games: list[str], tables: list[int], seconds: float, peers: bool, as_json: bool
) -> int:
    """Measure and print each load as soon as it is known."""
    if peers and not has_node():
        tell("cli-bench-no-node")
        return 2
    games, tables = games or list(GAMES), tables or list(TABLES)
    known = registry()
    for game in games:
        known.load(game)  # a name that is no game is refused before anything is measured
    loads: list[Load] = []
    with ProgressBar(len(tables) * (len(games) + peers)) as progress:
        if not as_json:
            progress.print(_head())
        for load in measure_servers(games, tables, seconds, peers):
            loads.append(load)
            if not as_json:
                progress.print(_line(load))
            progress.advance()
    if as_json:
        print_json([asdict(load) for load in loads])
    return 0


def _head() -> str:
    return _row(
        say("cli-bench-load"),
        say("cli-bench-at-tables"),
        say("cli-bench-moves"),
        say("cli-bench-cpu"),
        say("cli-bench-p50"),
        say("cli-bench-p99"),
        say("cli-bench-opening"),
        say("cli-bench-memory"),
    )


def _line(load: Load) -> str:
    return _row(
        f"{load.server}, {load.game}",
        f"{load.tables:,}",
        f"{load.moves_per_second:,.0f}",
        f"{load.moves_per_cpu_second:,.0f}",
        f"{load.p50_ms:.1f}",
        f"{load.p99_ms:.1f}",
        f"{load.opening_ms:.1f}",
        f"{load.kib_per_table:.0f}",
    )


def _row(what: str, *numbers: str) -> str:
    return f"{what:<56}" + "".join(f" {number:>14}" for number in numbers)
