"""`garrison play`: a game in the browser or in the terminal, on this machine or at a link."""

import shlex
import socket
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import click

from garrison.cli import serving
from garrison.cli.choices import check_screen, language, port_number
from garrison.cli.completion import complete_bots, complete_game
from garrison.cli.translated import TranslatedCommand, say, speaker, tell

if TYPE_CHECKING:
    from garrison.terminal.playing import NewGame
    from garrison.terminal.rest import Link

ONE_OR_MORE = click.IntRange(min=1)


@click.command(cls=TranslatedCommand, help="cli-play")
@click.argument(
    "wanted", metavar="[GAME]", required=False, default="", shell_complete=complete_game
)
@click.option("--terminal", is_flag=True, help="cli-play-terminal")
@click.option("--plain", is_flag=True, help="cli-play-plain")
@click.option("--hands", type=ONE_OR_MORE, default=1, show_default=True, help="cli-play-hands")
@click.option(
    "--bots",
    metavar="BOT,…",
    default="search",
    show_default=True,
    shell_complete=complete_bots,
    help="cli-play-bots",
)
@click.option("--name", default="", help="cli-play-name")
@click.option(
    "--port", type=port_number, default=0, show_default="cli-default-port", help="cli-play-port"
)
@click.option("--no-browser", is_flag=True, help="cli-play-no-browser")
@serving.folder
@serving.own_files
@language
def play(
    wanted: str,
    terminal: bool,
    plain: bool,
    hands: int,
    bots: str,
    name: str,
    port: int,
    no_browser: bool,
    folder: Path,
    files: tuple[Path, ...],
) -> None:
    """Serve this machine alone and open the page; or play here, at an own table or at a link."""
    if terminal or plain:
        _play_here(wanted, plain, hands, bots, name, port, folder, files)
    else:
        _serve(wanted, port, no_browser, folder, files)


def _serve(wanted: str, port: int, no_browser: bool, folder: Path, files: tuple[Path, ...]) -> None:
    """Serve, and open the page once the server answers."""
    from garrison.api import load
    from garrison.server.logs import configure
    from garrison.server.running import make_server, run
    from garrison.server.settings import Settings
    from garrison.server.tables.own_data import assign_files

    configure(as_json=False, level="warning")
    data = assign_files(files)
    page = f"new?game={quote(load(wanted).name, safe='')}" if wanted else ""
    port = port or _usual_port()
    address = f"http://127.0.0.1:{port}/{page}"
    tell("cli-play-running", address=address)
    if not no_browser:
        opening = threading.Timer(1.0, webbrowser.open, [address])
        opening.daemon = True
        opening.start()
    settings = Settings(folder=folder, client=serving.built_client(), data=data)
    run(make_server(settings, "127.0.0.1", port))


def _play_here(
    wanted: str,
    plain: bool,
    hands: int,
    bots: str,
    name: str,
    port: int,
    folder: Path,
    files: tuple[Path, ...],
) -> None:
    """Play in this terminal: at the table of a link, or at an own one on a server of one's own."""
    from garrison.terminal.local import local_server
    from garrison.terminal.playing import Playing, on_screen, plainly
    from garrison.terminal.rest import read_link

    if not plain:
        check_screen()
    called = name or say("terminal-player")
    link = read_link(wanted)
    asked: NewGame | Link = link or _new_game(wanted, files, hands, bots, called)
    face, how = (plainly, "--plain") if plain else (on_screen, "--terminal")
    if link is not None and link.server:
        Playing(asked, called, speaker(), face, how).run(link.server)
        return
    options = f"{how} --folder {shlex.quote(str(folder))}"
    with local_server(folder, port or _any_port(), files) as address:
        Playing(asked, called, speaker(), face, options).run(address)


def _new_game(wanted: str, files: tuple[Path, ...], hands: int, bots: str, name: str) -> "NewGame":
    """A table of one's own. Raises BadNotation for a game or a bot that does not exist."""
    from garrison.api import load
    from garrison.bots.naming import canonical
    from garrison.server.tables.own_data import assign_files, own_file
    from garrison.terminal.playing import NewGame

    wanted = wanted or "bastion?level=tutorial"
    game = load(wanted, own_file(assign_files(files), wanted))
    return NewGame(game.name, game.seats, hands, [canonical(bot) for bot in bots.split(",")], name)


def _usual_port() -> int:
    """The port people know, or any other if something is there already."""
    with socket.socket() as usual:
        return 8000 if usual.connect_ex(("127.0.0.1", 8000)) else _any_port()


def _any_port() -> int:
    """A port nobody has, and nobody else who looks for one just now is given."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
