"""`garrison ladder`: which bot is stronger, and how sure that is."""

import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final

import click

from garrison.bots.ladder import Ladder, Row, verdicts
from garrison.bots.ladder_log import LadderLog
from garrison.cli.choices import as_json, check_writable, language, own_file, print_json
from garrison.cli.completion import complete_bots, complete_game
from garrison.cli.progress import ProgressBar
from garrison.cli.translated import TranslatedCommand, say, tell
from garrison.core.documents import Document

COLUMNS: Final = (
    "cli-ladder-bot",
    "cli-ladder-won",
    "cli-ladder-interval",
    "cli-ladder-visits",
    "cli-ladder-pace",
)
AT_LEAST_ONE: Final = click.IntRange(min=1)


@click.command("ladder", cls=TranslatedCommand, help="cli-ladder")
@click.argument("name", metavar="GAME", shell_complete=complete_game)
@click.option(
    "--bots",
    metavar="BOT,…",
    default="random,greedy,search",
    show_default=True,
    shell_complete=complete_bots,
    help="cli-ladder-bots",
)
@click.option("--games", type=AT_LEAST_ONE, default=100, show_default=True, help="cli-ladder-games")
@click.option("--seed", type=int, default=1, show_default=True, help="cli-ladder-seed")
@click.option(
    "--processes",
    type=AT_LEAST_ONE,
    default=os.cpu_count() or 1,
    show_default=True,
    help="cli-ladder-processes",
)
@click.option("--growth", is_flag=True, help="cli-ladder-growth")
@click.option("--log", type=click.Path(path_type=Path), default=None, help="cli-ladder-log")
@own_file
@as_json
@language
def ladder_command(
    name: str,
    bots: str,
    games: int,
    seed: int,
    processes: int,
    growth: bool,
    log: Path | None,
    own: Path | None,
    as_json: bool,
) -> None:
    """Play the ladder and print a line for every bot as soon as it is known."""
    if log is not None:
        check_writable(log)
    ladder = Ladder(name, own, games, seed, processes, LadderLog(log) if log else None)
    entrants = ladder.entrants(bots.split(","), growth)
    rows: list[Row] = []
    if not as_json:
        tell("cli-ladder-siege" if ladder.shared else "cli-ladder-rivals", game=name)
        click.echo(_line(*(say(column) for column in COLUMNS)))
    with ProgressBar(ladder.count_games(entrants)) as progress:
        for row in ladder.play(entrants, progress.advance):
            if not as_json:
                if row.entrant.times and not any(other.entrant.times for other in rows):
                    progress.print(say("cli-ladder-grows"))
                progress.print(_row_line(row))
            rows.append(row)
    if as_json:
        print_json(_document(ladder, rows))
    else:
        _report(ladder, rows)


def _row_line(row: Row) -> str:
    low, high = (round(100 * end) for end in row.interval)
    share = round(100 * row.won / row.played)
    return _line(
        row.entrant.bot,
        f"{row.won}/{row.played}",
        say("cli-ladder-share", share=share, low=low, high=high),
        f"{row.visits_per_second():.0f}",
        f"{1000 * row.seconds_per_turn():.0f}",
    )


def _report(ladder: Ladder, rows: Sequence[Row]) -> None:
    for verdict in verdicts(ladder, rows):
        id = "cli-ladder-stronger" if verdict.sure else "cli-ladder-unclear"
        tell(id, better=verdict.better, worse=verdict.worse)


def _line(bot: str, won: str, interval: str, visits: str, pace: str) -> str:
    return f"{bot:<28} {won:>9} {interval:>22} {visits:>14} {pace:>8}"


def _document(ladder: Ladder, rows: Sequence[Row]) -> Document:
    return {
        "game": ladder.game,
        "seed": ladder.seed,
        "rows": [_row(row) for row in rows],
        "verdicts": [asdict(verdict) for verdict in verdicts(ladder, rows)],
    }


def _row(row: Row) -> Document:
    low, high = row.interval
    return {
        "bot": row.entrant.bot,
        "rivals": row.entrant.rivals,
        "times": row.entrant.times,
        "won": row.won,
        "played": row.played,
        "low": round(low, 4),
        "high": round(high, 4),
        "visits per second": round(row.visits_per_second()),
        "seconds per turn": round(row.seconds_per_turn(), 3),
    }
