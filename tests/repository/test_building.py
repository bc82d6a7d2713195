"""One source, compiled where a C compiler exists and interpreted where none does."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def build(folder: Path, **environment: str) -> list[Path]:
    """Build the engine in a copy of the sources and return the extensions that came of it."""
    leave = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "static")
    shutil.copytree(ROOT / "src", folder / "src", ignore=leave)
    for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, folder)
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        check=True,
        timeout=600,
    )
    return list((folder / "src").rglob("*.so"))


def test_one_variable_turns_compilation_off(tmp_path: Path) -> None:
    assert build(tmp_path, GARRISON_PURE="1") == []


@pytest.mark.soak
def test_without_a_c_compiler_the_build_still_succeeds(tmp_path: Path) -> None:
    assert build(tmp_path, GARRISON_PURE="", CC="/nonexistent/cc") == []
