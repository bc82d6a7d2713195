"""`garrison serve`: tables for friends or for thousands."""

from pathlib import Path

import click

from garrison.cli import serving
from garrison.cli.choices import language, port_number
from garrison.cli.words import Command, tell


@click.command(cls=Command, help="cli-serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="cli-serve-host")
@click.option("--port", type=port_number, default=8000, show_default=True, help="cli-serve-port")
@serving.folder
@serving.database
@click.option("--redis", default="", metavar="URL", help="cli-serve-redis")
@click.option("--address", default="", metavar="URL", help="cli-serve-address")
@click.option("--origin", "origins", multiple=True, metavar="URL", help="cli-serve-origin")
@click.option("--client", type=click.Path(path_type=Path), default=None, help="cli-serve-client")
@serving.own_files
@click.option("--log-json", is_flag=True, help="cli-serve-log-json")
@language
def serve(
    host: str,
    port: int,
    folder: Path,
    database: str,
    redis: str,
    address: str,
    origins: tuple[str, ...],
    client: Path | None,
    files: tuple[Path, ...],
    log_json: bool,
) -> None:
    """Run until stopped; moves in flight are finished first."""
    from garrison.server.logs import configure
    from garrison.server.running import make_server, run
    from garrison.server.settings import Settings
    from garrison.server.tables.own_data import assign_files

    configure(as_json=log_json, level="info")
    settings = Settings(
        folder=folder,
        database=database,
        redis=redis,
        origins=origins,
        address=address,
        client=client or serving.built_client(),
        data=assign_files(files),
    )
    tell("cli-serve-running", address=address or f"http://{host}:{port}")
    run(make_server(settings, host, port))
