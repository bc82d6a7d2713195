"""`garrison verify`: proof that a record follows the rules and its dice the seed."""

from pathlib import Path

import click

from garrison.api import load
from garrison.cli.choices import as_json, language, open_record, own_file, print_json
from garrison.cli.words import Command, explain_error, speaker, tell
from garrison.core.errors import BadDocument
from garrison.core.replays import verify as prove


@click.command(cls=Command, help="cli-verify")
@click.argument("record", metavar="FILE", type=click.Path(path_type=Path))
@own_file
@as_json
@language
def verify(record: Path, own: Path | None, as_json: bool) -> int:
    """Check one record; 1 if it does not hold."""
    told = open_record(record)
    game = load(told.header.game, own)
    try:
        draws = prove(told, game)
    except BadDocument as error:
        if as_json:
            faults = [{"place": f.place, "reason": f.reason.id} for f in error.faults]
            print_json({"holds": False, "faults": faults})
        else:
            click.echo(explain_error(speaker(), error), err=True)
        return 1
    if as_json:
        print_json({"holds": True, "moves": len(told.moves), "draws": draws})
    else:
        tell("cli-verified", moves=len(told.moves), draws=draws)
    return 0
