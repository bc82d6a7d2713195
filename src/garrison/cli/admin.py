"""`garrison admin`: look after the tables of a server, whether or not it runs."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import click

from garrison.cli import serving
from garrison.cli.choices import as_json, check_writable, language, print_json
from garrison.cli.translated import TranslatedCommand, TranslatedGroup, say, tell
from garrison.core.errors import BadNotation, GarrisonError
from garrison.core.reasons import Reason

T = TypeVar("T")


def check_database(folder: Path, database: str) -> None:
    """Refuse a folder without tables, before SQLite makes an empty file there."""
    if not database and not (folder / "garrison.db").is_file():
        raise BadNotation(Reason("cli-admin-no-database", {"folder": str(folder)}))


def _wait_for(work: Coroutine[object, object, T]) -> T:
    """What the database answers. Raises GarrisonError if it does not."""
    with _storage_faults():
        return asyncio.run(work)


@contextmanager
def _storage_faults() -> Iterator[None]:
    """Tell of a database that does not answer as of any other fault."""
    from garrison.table.ports import StorageAway

    try:
        yield
    except StorageAway as away:
        raise GarrisonError(Reason("cli-admin-storage", {"detail": str(away)})) from away


@click.group(
    cls=TranslatedGroup, help="cli-admin", no_args_is_help=True, invoke_without_command=True
)
@language
def admin() -> None:
    """Commands for whoever runs a server."""


@admin.command("list", cls=TranslatedCommand, help="cli-admin-list")
@serving.folder
@serving.database
@as_json
@language
def list_tables(folder: Path, database: str, as_json: bool) -> None:
    """Every table, the latest first."""
    from garrison.server import maintenance
    from garrison.server.settings import Settings

    check_database(folder, database)
    tables = _wait_for(maintenance.list_tables(Settings(folder=folder, database=database)))
    if as_json:
        print_json([{"id": t.id, "game": t.game, "version": t.version} for t in tables])
        return
    for table in tables:
        when = datetime.fromtimestamp(table.touched, UTC).strftime("%Y-%m-%d %H:%M")
        state = say("cli-admin-over" if table.over else "cli-admin-going-on")
        click.echo(f"{table.id}  {when}  {table.version:>6}  {state:<10}  {table.game}")


@admin.command("export", cls=TranslatedCommand, help="cli-admin-export")
@click.argument("table", metavar="TABLE")
@serving.folder
@serving.database
@language
def export(table: str, folder: Path, database: str) -> None:
    """The record of a table, on standard output."""
    from garrison.server import maintenance
    from garrison.server.settings import Settings
    from garrison.server.tables.catalog import InstalledGames

    check_database(folder, database)
    settings = Settings(folder=folder, database=database)
    click.echo(_wait_for(maintenance.export_table(settings, InstalledGames(), table)), nl=False)


@admin.command("delete", cls=TranslatedCommand, help="cli-admin-delete")
@click.argument("table", metavar="TABLE")
@serving.folder
@serving.database
@language
def delete(table: str, folder: Path, database: str) -> None:
    """Forget a table; whoever plays there is sent away with the next move."""
    from garrison.server import maintenance
    from garrison.server.settings import Settings

    check_database(folder, database)
    _wait_for(maintenance.delete(Settings(folder=folder, database=database), table))
    tell("cli-admin-deleted", table=table)


@admin.command("backup", cls=TranslatedCommand, help="cli-admin-backup")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@serving.folder
@serving.database
@language
def backup(file: Path, folder: Path, database: str) -> int:
    """Copy the SQLite file of a server that may be running."""
    from garrison.server import maintenance
    from garrison.server.settings import Settings

    if database:
        tell("cli-admin-only-sqlite")
        return 2
    check_database(folder, database)
    check_writable(file)
    if file.exists() and file.samefile(folder / "garrison.db"):
        raise BadNotation(Reason("cli-admin-same-file", {"file": str(file)}))
    with _storage_faults():
        maintenance.back_up(Settings(folder=folder), file)
    tell("cli-admin-backed-up", file=str(file))
    return 0


@admin.command("block", cls=TranslatedCommand, help="cli-admin-block")
@click.argument("address", metavar="ADDRESS", required=False)
@click.option("--undo", is_flag=True, help="cli-admin-block-undo")
@serving.folder
@serving.database
@language
def block(address: str | None, undo: bool, folder: Path, database: str) -> int:
    """Keep an address or network out of the server, or let it in again; alone: list them."""
    from garrison.server import maintenance
    from garrison.server.settings import Settings

    check_database(folder, database)
    settings = Settings(folder=folder, database=database)
    if address is None:
        for each in _wait_for(maintenance.blocked(settings)):
            click.echo(each)
        return 0
    if undo:
        known = _wait_for(maintenance.unblock(settings, address))
        tell("cli-admin-unblocked" if known else "cli-admin-not-blocked", address=address)
        return 0 if known else 2
    tell("cli-admin-blocked", address=_wait_for(maintenance.block(settings, address)))
    return 0
