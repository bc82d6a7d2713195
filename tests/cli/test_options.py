"""What every command offers, by its declaration."""

import subprocess
import sys
from collections.abc import Iterator

import click
import pytest

from cli.running import Shell
from garrison.cli import garrison

CONTEXT = click.Context(garrison)
NO_DATA = ("admin backup", "admin block", "admin delete", "completion", "play", "serve")
"""Commands that do something and print no data."""
JSON_ALREADY = ("admin export", "schema")
"""Commands whose whole output is JSON."""
NUMBERS = (click.types.IntParamType, click.types.FloatParamType)


def commands(
    group: click.Group = garrison, before: str = ""
) -> Iterator[tuple[str, click.Command]]:
    for name in group.list_commands(CONTEXT):
        command = group.get_command(CONTEXT, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from commands(command, f"{before}{name} ")
        else:
            yield f"{before}{name}", command


ALL = dict(commands())


@pytest.mark.parametrize("name", sorted(set(ALL) - {*NO_DATA, *JSON_ALREADY}))
def test_every_command_that_prints_data_takes_json(name: str) -> None:
    assert any("--json" in param.opts for param in ALL[name].params)


@pytest.mark.parametrize("name", ALL)
def test_every_number_has_a_default_in_the_help(name: str, shell: Shell) -> None:
    numbers = [
        param
        for param in ALL[name].params
        if isinstance(param, click.Option) and isinstance(param.type, NUMBERS)
    ]
    _, out, _ = shell(*name.split(), "--help", "--lang", "en")
    assert " ".join(out.split()).count("[default: ") >= len(numbers)
    assert all(param.show_default for param in numbers)


def test_the_version_is_told_without_loading_games_bots_or_the_server() -> None:
    code = (
        "import sys; from garrison.cli import main; main(['--version']);"
        "print([name for name in sys.modules if name.startswith(("
        "'garrison.games.', 'garrison.bots', 'garrison.server', 'textual', 'httpx', 'msgspec'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
