"""`garrison --version`: which release, and which engine runs."""

import click

from garrison import __version__
from garrison._compiled import is_compiled
from garrison.cli.words import tell


def show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted:
        tell("cli-version-compiled" if is_compiled() else "cli-version-pure", version=__version__)
        ctx.exit()
