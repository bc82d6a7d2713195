"""`garrison games`: what can be played, in which editions, with which options."""

import click

from garrison.api import available_games
from garrison.cli.choices import as_json, language, print_json
from garrison.cli.translated import TranslatedCommand, say, tell
from garrison.core.documents import Json
from garrison.core.registry import Edition, Entry, Option


@click.command(cls=TranslatedCommand, help="cli-games")
@as_json
@language
def games(as_json: bool) -> None:
    """List every game."""
    if as_json:
        print_json([_document(entry) for entry in available_games()])
        return
    for entry in available_games():
        tell("cli-game", title=f"@game-{entry.name}", about=f"@game-{entry.name}-about")
        for edition in entry.editions:
            _show(entry, edition)


def _show(entry: Entry, edition: Edition) -> None:
    click.echo(f"  {entry.name}/{edition.name}" if edition.name else f"  {entry.name}")
    for option in edition.options:
        several = say("cli-several") if option.several else ""
        valid = "|".join(option.valid)
        click.echo(f"    {option.name}={valid} {several}".rstrip())
        tell("cli-default", value=option.default)


def _document(entry: Entry) -> Json:
    return {
        "name": entry.name,
        "title": say(f"game-{entry.name}"),
        "about": say(f"game-{entry.name}-about"),
        "editions": [
            {"name": edition.name, "options": [_option(option) for option in edition.options]}
            for edition in entry.editions
        ],
    }


def _option(option: Option) -> Json:
    return {
        "name": option.name,
        "valid": list(option.valid),
        "default": option.default,
        "several": option.several,
    }
