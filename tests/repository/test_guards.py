"""What must turn CI red does: each guard is shown a fault, in a copy of the sources."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources, without what was built."""
    leave = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=leave)
    shutil.copytree(ROOT / "tests" / "texts", tmp_path / "tests" / "texts", ignore=leave)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {"PYTHONPATH": str(folder / "src"), "PATH": str(Path(sys.executable).parent)}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300
    )


def add(folder: Path, file: str, text: str) -> None:
    with (folder / "src" / "garrison" / file).open("a", encoding="utf-8") as source:
        source.write(text)


def test_a_layer_violation_is_caught(copy: Path) -> None:
    add(copy, "core/chance.py", "\nimport garrison.cli\n")
    done = run(copy, "lint-imports")
    assert done.returncode != 0
    assert "garrison.core.chance -> garrison.cli" in done.stdout


def test_a_game_that_knows_another_is_caught(copy: Path) -> None:
    add(copy, "games/bastion/rules/turn.py", "\nimport garrison.games.last_bastion\n")
    done = run(copy, "lint-imports")
    assert done.returncode != 0
    assert "garrison.games.bastion is not allowed to import garrison.games.last_bastion" in (
        done.stdout
    )


def test_any_in_the_engine_is_caught(copy: Path) -> None:
    add(copy, "core/chance.py", "\nfrom typing import Any\nloose: Any = 1\n")
    done = run(copy, "mypy", "src/garrison/core/chance.py")
    assert done.returncode != 0
    assert "explicit-any" in done.stdout


def test_a_missing_polish_text_is_caught(copy: Path) -> None:
    polish = copy / "src" / "garrison" / "texts" / "pl" / "cli.ftl"
    lines = polish.read_text(encoding="utf-8").splitlines(keepends=True)
    polish.write_text("".join(line for line in lines if not line.startswith("cli-usage =")))
    done = run(copy, sys.executable, "-m", "pytest", "tests/texts/test_catalogues.py", "-q")
    assert done.returncode != 0
    assert "cli-usage" in done.stdout
