"""`garrison --version`: which release, and which engine runs."""

import click

from garrison import __version__
from garrison._compiled import why_interpreted
from garrison.cli.translated import tell


def show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted:
        reason = why_interpreted()
        if reason:
            tell("cli-version-pure", version=__version__, reason=reason)
        else:
            tell("cli-version-compiled", version=__version__)
        ctx.exit()
