"""`garrison completion`, and what a shell is offered: games with their options, and bots."""

from collections.abc import Mapping, Sequence
from typing import Final

import click
from click.shell_completion import get_completion_class

from garrison.cli.choices import language
from garrison.cli.translated import TranslatedCommand

_PARAMETER: Final = "="


@click.command(cls=TranslatedCommand, help="cli-completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@language
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print the script of one shell."""
    script = get_completion_class(shell)
    assert script is not None
    click.echo(script(ctx.find_root().command, {}, "garrison", "_GARRISON_COMPLETE").source())


def complete_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Games and editions that start with what was typed; after `?`, options and their values."""
    from garrison.api import available_games

    editions = {
        f"{entry.name}/{edition.name}" if edition.name else entry.name: edition
        for entry in available_games()
        for edition in entry.editions
    }
    path, asks, query = incomplete.partition("?")
    if not asks:
        return [name for name in editions if name.startswith(incomplete)]
    if path not in editions:
        return []
    values = {option.name: option.valid for option in editions[path].options}
    return [f"{path}?{each}" for each in _complete_query(values, query)]


def complete_bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Bots that continue the last one typed; after `?`, its parameters and their values."""
    from garrison.bots.naming import KINDS

    before, comma, last = incomplete.rpartition(",")
    name, asks, query = last.partition("?")
    kinds = {kind.name: kind for kind in KINDS}
    if asks:
        parameters = kinds[name].parameters if name in kinds else ()
        values = {parameter.name: parameter.valid for parameter in parameters}
        found = [f"{name}?{each}" for each in _complete_query(values, query)]
    else:
        found = [kind for kind in kinds if kind.startswith(last)]
    return [f"{before}{comma}{each}" for each in found]


def _complete_query(values: Mapping[str, Sequence[str]], query: str) -> list[str]:
    """What `query` can go on with: the name of an option not given yet, or a value of the last."""
    before, joined, last = query.rpartition("&")
    name, is_given, begun = last.partition(_PARAMETER)
    given = {part.partition(_PARAMETER)[0] for part in before.split("&")}
    if is_given:
        listed, comma, word = begun.rpartition(",")
        words = [each for each in values.get(name, ()) if each.startswith(word)]
        found = [f"{name}={listed}{comma}{each}" for each in words]
    else:
        names = [each for each in values if each not in given and each.startswith(name)]
        found = [f"{each}{_PARAMETER}" for each in names]
    return [f"{before}{joined}{each}" for each in found]
