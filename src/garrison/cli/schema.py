"""`garrison schema`: what views, moves and questions of a game consist of."""

import json
from collections.abc import Callable, Mapping
from typing import Final

import click

from garrison.api import load
from garrison.cli.choices import language
from garrison.cli.completion import complete_game
from garrison.cli.translated import TranslatedCommand
from garrison.core.contract import State
from garrison.core.game import Game
from garrison.core.reference import reference
from garrison.core.typescript import declarations

_HEAD: Final = "// Made from the game's declarations by `make types`. Do not edit.\n\n"


def _as_json(game: Game[State]) -> str:
    return json.dumps(game.schema(), indent=1, ensure_ascii=False) + "\n"


def _as_typescript(game: Game[State]) -> str:
    return _HEAD + declarations(game.schema())


def _as_markdown(game: Game[State]) -> str:
    title = game.name.partition("/")[0].partition("?")[0].replace("-", " ").title()
    return reference(title, game.schema())


FORMATS: Final[Mapping[str, Callable[[Game[State]], str]]] = {
    "json": _as_json,
    "typescript": _as_typescript,
    "markdown": _as_markdown,
}


@click.command(cls=TranslatedCommand, help="cli-schema")
@click.argument("game", metavar="GAME", shell_complete=complete_game)
@click.option(
    "--format",
    "form",
    type=click.Choice(list(FORMATS)),
    default="json",
    metavar="json|typescript|markdown",
    help="cli-schema-format",
)
@language
def schema(game: str, form: str) -> int:
    """Print the schema of a game in one of the formats."""
    click.echo(FORMATS[form](load(game)), nl=False)
    return 0
