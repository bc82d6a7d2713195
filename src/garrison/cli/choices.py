"""Options and arguments that several commands share."""

import json
from pathlib import Path

import click

from garrison.api import games
from garrison.core.documents import Json
from garrison.core.errors import BadDocument
from garrison.core.reasons import Fault, Reason
from garrison.core.records import Record, read_record

as_json = click.option("--json", "as_json", is_flag=True, help="cli-json")
"""Output for programs."""

language = click.option("--lang", metavar="en|ru|pl", expose_value=False, help="cli-lang")
"""The language of the output; it is read before click reads the rest (see `language_of`)."""

own_file = click.option(
    "--data", "own", type=click.Path(path_type=Path), default=None, help="cli-data"
)
"""A player's own data file."""


def complete_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Names of games and editions that start with what was typed."""
    names = [
        f"{entry.name}/{edition.name}" if edition.name else entry.name
        for entry in games()
        for edition in entry.editions
    ]
    return [name for name in names if name.startswith(incomplete)]


def open_record(path: Path) -> Record:
    """The record in a file. Raises BadDocument if it is none."""
    try:
        return read_record(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        fault = Fault("", Reason("fault-unreadable", {"detail": str(error)}))
        raise BadDocument([fault], str(path)) from error


def print_json(value: Json) -> None:
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))
