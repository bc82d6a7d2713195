"""`garrison completion`: the script that teaches a shell to complete our commands."""

import click
from click.shell_completion import get_completion_class

from garrison.cli.choices import language
from garrison.cli.words import Command


@click.command(cls=Command, help="cli-completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@language
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print the script of one shell."""
    script = get_completion_class(shell)
    assert script is not None
    click.echo(script(ctx.find_root().command, {}, "garrison", "_GARRISON_COMPLETE").source())
