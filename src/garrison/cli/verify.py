"""`garrison verify`: proof that records follow the rules and their dice the seed."""

from pathlib import Path
from typing import Final

import click

from garrison.cli.choices import (
    as_json,
    faults_in,
    language,
    load_recorded,
    open_record,
    own_file,
    print_json,
)
from garrison.cli.progress import ProgressBar
from garrison.cli.translated import TranslatedCommand, explain_error, say, speaker
from garrison.core.documents import Document
from garrison.core.errors import BadDocument
from garrison.core.replays import verify as prove

NO_RECORD: Final = ("fault-unreadable", "record-foreign")
"""Faults of a file that is not even a record: bad input, not a record that does not hold."""


@click.command(cls=TranslatedCommand, help="cli-verify")
@click.argument("records", metavar="FILE", type=click.Path(path_type=Path), nargs=-1, required=True)
@own_file
@as_json
@language
def verify(records: tuple[Path, ...], own: Path | None, as_json: bool) -> int:
    """Check every record; 1 if any of them does not hold."""
    found: list[Document] = []
    with ProgressBar(len(records)) as progress:
        for path in records:
            document, line = _check(path, own)
            found.append(document)
            if not as_json:
                shown = line if len(records) == 1 else f"{path}: {line}"
                progress.print(shown, err=not document["holds"])
            progress.advance()
    if as_json:
        print_json(found[0] if len(found) == 1 else list(found))
    return 0 if all(document["holds"] for document in found) else 1


def _check(path: Path, own: Path | None) -> tuple[Document, str]:
    """What is found of one record, for programs and for people.

    Raises BadDocument for a file that is no record at all.
    """
    try:
        record = open_record(path)
        game = load_recorded(record, path, own)
        with faults_in(path):
            draws = prove(record, game)
    except BadDocument as error:
        if error.faults[0].reason.id in NO_RECORD:
            raise
        faults = [{"place": fault.place, "reason": fault.reason.id} for fault in error.faults]
        return {"file": str(path), "holds": False, "faults": faults}, explain_error(
            speaker(), error
        )
    told = say("cli-verified", moves=len(record.moves), draws=draws)
    return {"file": str(path), "holds": True, "moves": len(record.moves), "draws": draws}, told
