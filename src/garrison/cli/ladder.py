"""`garrison ladder`: which bot is stronger, and how sure that is."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from garrison.bots.ladder import Ladder, Row, verdicts
from garrison.cli.choices import as_json, complete_game, language, own_file, print_json
from garrison.cli.words import Command, say, tell
from garrison.core.documents import Document

COLUMNS: Final = (
    "cli-ladder-bot",
    "cli-ladder-won",
    "cli-ladder-interval",
    "cli-ladder-visits",
    "cli-ladder-pace",
)


@click.command("ladder", cls=Command, help="cli-ladder")
@click.argument("name", metavar="GAME", shell_complete=complete_game)
@click.option("--bots", default="random,greedy,search", show_default=True, help="cli-ladder-bots")
@click.option("--games", type=int, default=100, show_default=True, help="cli-ladder-games")
@click.option("--seed", type=int, default=1, show_default=True, help="cli-ladder-seed")
@click.option("--processes", type=int, default=os.cpu_count() or 1, help="cli-ladder-processes")
@click.option("--growth", is_flag=True, help="cli-ladder-growth")
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
    own: Path | None,
    as_json: bool,
) -> None:
    """Play the ladder and print a line for every bot as soon as it is known."""
    ladder = Ladder(name, own, games, seed, processes)
    if not as_json:
        tell("cli-ladder-siege" if ladder.shared else "cli-ladder-rivals", game=name)
        click.echo(_line(*(say(column) for column in COLUMNS)))
    rows: list[Row] = []
    for row in ladder.rows(bots.split(","), growth):
        rows.append(row)
        if not as_json:
            _show(row)
    if as_json:
        print_json({"game": name, "seed": seed, "rows": [_document(row) for row in rows]})
    else:
        _judge(ladder, rows)


def _show(row: Row) -> None:
    low, high = row.interval
    click.echo(
        _line(
            row.bot,
            f"{row.won}/{row.played}",
            f"{100 * row.won / row.played:.0f} % ({100 * low:.0f}–{100 * high:.0f})",
            f"{row.visits_per_second():,.0f}",
            f"{row.seconds_per_turn():.2f}",
        )
    )


def _judge(ladder: Ladder, rows: Sequence[Row]) -> None:
    for verdict in verdicts(ladder, rows):
        id = "cli-ladder-stronger" if verdict.sure else "cli-ladder-unclear"
        tell(id, better=verdict.better, worse=verdict.worse)


def _line(bot: str, won: str, interval: str, visits: str, pace: str) -> str:
    return f"{bot:<28} {won:>9} {interval:>20} {visits:>14} {pace:>8}"


def _document(row: Row) -> Document:
    low, high = row.interval
    return {
        "bot": row.bot,
        "rivals": row.rivals,
        "won": row.won,
        "played": row.played,
        "low": round(low, 4),
        "high": round(high, 4),
        "visits per second": round(row.visits_per_second()),
        "seconds per turn": round(row.seconds_per_turn(), 3),
    }
