"""Data files: TOML inside the package, or a player's own file in its place."""

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Final

from garrison.core.documents import DocumentReader
from garrison.core.errors import BadDocument
from garrison.core.reasons import Fault, Reason

parse_toml: Final = tomllib.loads
"""How the text of a data file becomes tables."""


def open_data(package: str, name: str) -> DocumentReader:
    """A data file of a package, with the reader to read it by. Finish it with `name`."""
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
        return DocumentReader(parse_toml(text))
    except tomllib.TOMLDecodeError as error:
        raise BadDocument(
            [Fault("", Reason("fault-toml", {"detail": str(error)}))], source
        ) from error


def natural(name: str) -> list[tuple[int, str]]:
    """A key that sorts names as people do: `quest-2` before `quest-10`."""
    parts = re.split(r"(\d+)", name)
    return [(int(part), "") if part.isdigit() else (0, part) for part in parts]
