"""Which engine runs: the compiled one, or the very same source interpreted.

`GARRISON_PURE=1` at build time leaves compilation out; at run time it makes an installation that
was compiled run from its source, so that both can be compared on one machine.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType


def wants_source() -> bool:
    return os.environ.get("GARRISON_PURE", "") not in ("", "0")


def is_compiled() -> bool:
    """Whether the engine that runs in this process is compiled."""
    from garrison.core import contract

    return not str(contract.__file__).endswith(".py")


def why_interpreted() -> str:
    """Why the engine of this process is not compiled; empty if it is."""
    if is_compiled():
        return ""
    if wants_source():
        return "GARRISON_PURE"
    noted = Path(__file__).with_name("_engine.txt")
    return noted.read_text("utf-8").strip() if noted.is_file() else "?"


def prefer_source() -> None:
    """Import garrison's own modules from source if GARRISON_PURE asks for it."""
    if wants_source():
        sys.meta_path.insert(0, _SourceFinder())


class _SourceFinder:
    """Finds garrison's modules as `.py` files, past compiled ones of the same name."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("garrison."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None
