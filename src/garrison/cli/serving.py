"""What `serve`, `play` and `admin` share: where tables are kept, and the client to serve."""

from pathlib import Path

import click

import garrison

folder = click.option(
    "--folder",
    type=click.Path(path_type=Path),
    default=Path("var"),
    show_default=True,
    help="cli-serve-folder",
)
"""The folder of the SQLite file."""

database = click.option("--database", default="", metavar="URL", help="cli-serve-database")
"""PostgreSQL in its place."""


own_files = click.option(
    "--data",
    "files",
    type=click.Path(path_type=Path),
    multiple=True,
    metavar="FILE",
    help="cli-serve-data",
)
"""Players' own data files; each goes to the game that can read it."""


def built_client() -> Path | None:
    """The web client that came with this installation, if it was built."""
    client = Path(garrison.__file__).parent / "server" / "static"
    return client if (client / "index.html").is_file() else None
