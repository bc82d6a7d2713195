"""The command line. Exit codes: 0 done, 1 a record or check does not hold, 2 bad input or usage."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import UnsupportedOperation
from typing import Final

import click

from garrison.cli.choices import language
from garrison.cli.translated import LazyGroup, explain_error, explain_usage, language_of
from garrison.cli.version import show_version
from garrison.core.errors import GarrisonError
from garrison.texts import translator

DONE: Final = 0
FALSE: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


@click.group(
    cls=LazyGroup,
    help="cli-about",
    context_settings={"help_option_names": ["-h", "--help"]},
    no_args_is_help=True,
    invoke_without_command=True,
)
@click.option("--version", is_flag=True, is_eager=True, callback=show_version, help="cli-version")
@language
def garrison(version: bool) -> None:
    """Every command of the program."""


garrison.places = {
    "admin": "garrison.cli.admin:admin",
    "auto": "garrison.cli.auto:auto_command",
    "bench": "garrison.cli.bench:bench",
    "calibrate": "garrison.cli.calibrate:calibrate_command",
    "ceiling": "garrison.cli.ceiling:ceiling_command",
    "completion": "garrison.cli.completion:completion",
    "games": "garrison.cli.games:games",
    "ladder": "garrison.cli.ladder:ladder_command",
    "play": "garrison.cli.play:play",
    "replay": "garrison.cli.replay:replay",
    "rules": "garrison.cli.rules:rules",
    "schema": "garrison.cli.schema:schema",
    "serve": "garrison.cli.serve:serve",
    "verify": "garrison.cli.verify:verify",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = translator(language_of(given, os.environ))
    try:
        code = garrison.main(given, prog_name="garrison", standalone_mode=False, obj=words)
        sys.stdout.flush()
    except GarrisonError as error:
        click.echo(explain_error(words, error), err=True)
        return BAD_INPUT
    except click.ClickException as error:
        click.echo(explain_usage(words, error), err=True)
        return BAD_INPUT
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return DONE
    except ModuleNotFoundError as error:  # a bare installation has the engine alone
        click.echo(words("cli-needs-server", {"module": error.name or ""}), err=True)
        return BAD_INPUT
    except OSError as error:
        _forget_output()
        click.echo(words("cli-system-error", {"detail": str(error)}), err=True)
        return FALSE
    return code if isinstance(code, int) else DONE


def _forget_output() -> None:
    """Nobody can take what is still to be printed: do not try once more at the end."""
    with suppress(UnsupportedOperation):  # within another program output need not be a file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
