"""Data files: TOML inside the package, or a player's own file in its place."""

import hashlib
import re
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeVar

from garrison.core.documents import DocumentReader
from garrison.core.errors import BadDocument
from garrison.core.reasons import Fault, Reason

T = TypeVar("T")

parse_toml: Final = tomllib.loads
"""How the text of a data file becomes tables."""


def open_data(package: str, name: str) -> DocumentReader:
    """A data file of a package, with the reader to read it by. Finish it with `name`."""
    return _open(files(package).joinpath(name).read_text(encoding="utf-8"), name)


def open_own_data(path: Path) -> DocumentReader:
    """A player's own data file. Raises BadDocument if it cannot be read at all."""
    return _open(read_file(path), str(path))


def read_file(path: Path) -> str:
    """The text of somebody's own file. Raises BadDocument if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadDocument(
            [Fault("", Reason("fault-unreadable", {"detail": str(error)}))], str(path)
        ) from error


def read_data(package: str, name: str, read: Callable[[DocumentReader], T]) -> T:
    """What this makes of a whole data file. Raises BadDocument with every fault."""
    return _read_whole(open_data(package, name), name, read)


def read_own_data(path: Path, read: Callable[[DocumentReader], T]) -> T:
    """The same of a player's own file."""
    return _read_whole(open_own_data(path), str(path), read)


def own_digest(path: Path | None) -> str:
    """What tells records of games with a player's own file from others; nothing without one."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path else ""


def _read_whole(reader: DocumentReader, source: str, read: Callable[[DocumentReader], T]) -> T:
    found = read(reader)
    reader.close()
    reader.finish(source)
    return found


def _open(text: str, source: str) -> DocumentReader:
    try:
        return DocumentReader(parse_toml(text))
    except (ValueError, RecursionError) as error:  # bad TOML, endless numbers, endless nesting
        raise BadDocument(
            [Fault("", Reason("fault-toml", {"detail": str(error)}))], source
        ) from error


def natural(name: str) -> list[tuple[int, str]]:
    """A key that sorts names as people do: `quest-2` before `quest-10`."""
    parts = re.split(r"(\d+)", name)
    return [(int(part), "") if part.isdigit() else (0, part) for part in parts]
