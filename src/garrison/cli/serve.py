"""`garrison serve`: tables for friends or for thousands."""

import os
import signal
import sys
import threading
from dataclasses import replace
from pathlib import Path

import click

from garrison.cli import serving
from garrison.cli.choices import language, port_number
from garrison.cli.translated import TranslatedCommand, tell


@click.command(cls=TranslatedCommand, help="cli-serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="cli-serve-host")
@click.option("--port", type=port_number, default=8000, show_default=True, help="cli-serve-port")
@click.option(
    "--processes",
    type=click.IntRange(1),
    default=None,
    show_default="cli-default-processes",
    help="cli-serve-processes",
)
@serving.folder
@serving.database
@click.option("--redis", default="", metavar="URL", help="cli-serve-redis")
@click.option("--address", default="", metavar="URL", help="cli-serve-address")
@click.option("--origin", "origins", multiple=True, metavar="URL", help="cli-serve-origin")
@click.option("--client", type=click.Path(path_type=Path), default=None, help="cli-serve-client")
@serving.own_files
@click.option(
    "--trusted-proxy", "proxies", multiple=True, metavar="ADDRESS", help="cli-serve-proxy"
)
@click.option(
    "--settings",
    "file",
    type=click.Path(path_type=Path),
    default=None,
    help="cli-serve-settings",
)
@click.option("--log-json", is_flag=True, help="cli-serve-log-json")
@click.option("--until-input-ends", is_flag=True, hidden=True)
@language
def serve(
    host: str,
    port: int,
    processes: int | None,
    folder: Path,
    database: str,
    redis: str,
    address: str,
    origins: tuple[str, ...],
    client: Path | None,
    files: tuple[Path, ...],
    proxies: tuple[str, ...],
    file: Path | None,
    log_json: bool,
    until_input_ends: bool,
) -> None:
    """Run until stopped; moves in flight are finished first."""
    from garrison.server.config import read_settings
    from garrison.server.logs import configure
    from garrison.server.processes.supervisor import run_processes
    from garrison.server.running import make_server, run
    from garrison.server.tables.own_data import assign_files

    configure(as_json=log_json, level="info")
    told = read_settings(file, os.environ)
    settings = replace(
        told,
        folder=told.folder if folder == Path("var") else folder,
        database=database or told.database,
        redis=redis or told.redis,
        origins=origins or told.origins,
        address=address or told.address,
        trusted_proxies=proxies or told.trusted_proxies,
        client=client or told.client or serving.built_client(),
        data=assign_files(files) or told.data,
        processes=processes or told.processes,
    )
    if until_input_ends:
        threading.Thread(target=_stop_with_input, daemon=True).start()
    if not settings.database:  # a folder that cannot be is told before the start
        settings.folder.mkdir(parents=True, exist_ok=True)
    tell("cli-serve-running", address=settings.address or f"http://{host}:{port}")
    if settings.processes > 1:
        run_processes(settings, host, port, log_json)
    else:
        run(make_server(settings, host, port))


def _stop_with_input() -> None:
    """End as if told to, once whoever started this server is gone."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)
