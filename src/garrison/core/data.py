"""Data files: TOML inside the package, or a player's own file in its place."""

import tomllib
from importlib.resources import files
from pathlib import Path

from garrison.core.documents import DocumentReader
from garrison.core.errors import BadDocument
from garrison.core.reasons import Fault, Reason


def open_data(package: str, name: str) -> DocumentReader:
    """A data file of a package, as the page to read it from. Finish it with `name`."""
    return _open(files(package).joinpath(name).read_text(encoding="utf-8"), name)


def open_own_data(path: Path) -> DocumentReader:
    """A player's own data file. Raises BadDocument if it cannot be read at all."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadDocument(
            [Fault("", Reason("fault-unreadable", {"detail": str(error)}))], str(path)
        ) from error
    return _open(text, str(path))


def _open(text: str, source: str) -> DocumentReader:
    try:
        return DocumentReader(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadDocument(
            [Fault("", Reason("fault-toml", {"detail": str(error)}))], source
        ) from error
