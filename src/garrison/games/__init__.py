"""The games. They do not know each other; each package offers its `ENTRY` for the registry."""

from collections.abc import Iterator
from pkgutil import iter_modules


def built_in() -> Iterator[str]:
    """The name of every package in this folder."""
    return (f"{__name__}.{found.name}" for found in iter_modules(__path__) if found.ispkg)
