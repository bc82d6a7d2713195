"""`garrison play`: a server of one's own and the game in the browser."""

import socket
import threading
import webbrowser
from pathlib import Path

import click

from garrison.cli import serving
from garrison.cli.choices import language, port_number
from garrison.cli.words import Command, tell


@click.command(cls=Command, help="cli-play")
@click.option("--port", type=port_number, default=0, help="cli-play-port")
@click.option("--no-browser", is_flag=True, help="cli-play-no-browser")
@serving.folder
@serving.own_files
@language
def play(port: int, no_browser: bool, folder: Path, files: tuple[Path, ...]) -> None:
    """Serve this machine alone, and open the page once the server answers."""
    from garrison.server.logs import configure
    from garrison.server.running import make_server, run
    from garrison.server.settings import Settings
    from garrison.server.tables.own_data import assign_files

    configure(as_json=False, level="warning")
    data = assign_files(files)
    port = port or _free_port()
    address = f"http://127.0.0.1:{port}/"
    tell("cli-play-running", address=address)
    if not no_browser:
        opening = threading.Timer(1.0, webbrowser.open, [address])
        opening.daemon = True
        opening.start()
    settings = Settings(folder=folder, client=serving.built_client(), data=data)
    run(make_server(settings, "127.0.0.1", port))


def _free_port() -> int:
    """The usual port, or any other if something is there already."""
    with socket.socket() as usual:
        if usual.connect_ex(("127.0.0.1", 8000)):
            return 8000
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        return int(other.getsockname()[1])
