"""Options and arguments that several commands share."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from garrison.api import load
from garrison.core.contract import State
from garrison.core.data import read_file
from garrison.core.documents import Json
from garrison.core.errors import BadDocument, BadNotation
from garrison.core.game import Game
from garrison.core.reasons import Fault, Reason
from garrison.core.records import Record, read_record
from garrison.texts import LANGUAGES

as_json = click.option("--json", "as_json", is_flag=True, help="cli-json")
"""Output for programs."""

language = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    metavar="|".join(LANGUAGES),
    expose_value=False,
    help="cli-lang",
)
"""The language of the output; it is read before click reads the rest (see `language_of`)."""

port_number = click.IntRange(0, 65_535)
"""A port; 0 takes any that is free."""

own_file = click.option(
    "--data", "own", type=click.Path(path_type=Path), default=None, help="cli-data"
)
"""A player's own data file."""


def open_record(path: Path) -> Record:
    """The record in a file. Raises BadDocument if it is none."""
    return read_record(read_file(path), str(path))


def load_recorded(record: Record, path: Path, own: Path | None) -> Game[State]:
    """The game a record is of. Raises BadDocument if there is no such game here."""
    try:
        return load(record.header.game, own)
    except BadNotation as error:
        raise BadDocument([Fault("header.game", error.reason)], str(path)) from error


@contextmanager
def faults_in(path: Path) -> Iterator[None]:
    """Say in which file the faults are that are found here."""
    try:
        yield
    except BadDocument as error:
        raise BadDocument(error.faults, error.source or str(path)) from error


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before the work whose result it is to hold."""
    folder, is_there = path.parent, path.exists()
    if path.is_dir() or not os.access(path if is_there else folder, os.W_OK):
        raise BadNotation(Reason("cli-not-writable", {"file": str(path)}))


def check_screen() -> None:
    """Refuse to take over a terminal where there is none."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadNotation(Reason("terminal-needs-screen"))


def print_json(value: Json) -> None:
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))
