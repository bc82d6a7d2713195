"""Where a server keeps its tables: options that `serve` and `admin` share."""

from pathlib import Path

import click

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
