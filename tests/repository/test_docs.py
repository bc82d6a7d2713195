"""Files and modules that the documentation names exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = sorted(
    [
        *ROOT.glob("docs/*.md"),
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "web/src/README.md",
    ]
)
BASES = ("", "src", "src/garrison", "web", "web/src", "docs", "tests")
FILE = re.compile(r"`([\w./-]+\.(?:py|ts|svelte|md|toml|ftl|js))`")
MODULE = re.compile(r"`(?:garrison\.)?((?:core|table|server|bots|bench|texts)(?:\.[a-z_]+)+)\b")


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_every_file_that_is_named_exists(page: Path) -> None:
    named = set(FILE.findall(page.read_text(encoding="utf-8")))
    assert sorted(name for name in named if not exists(name)) == []


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_every_module_that_is_named_exists(page: Path) -> None:
    named = set(MODULE.findall(page.read_text(encoding="utf-8")))
    assert sorted(name for name in named if not is_module(name)) == []


def test_a_module_that_is_not_there_is_found() -> None:
    assert MODULE.findall("see `core.telling` and `garrison.core.steps.Verb`")
    assert is_module("core.steps")
    assert is_module("core.fields.copy_of")
    assert not is_module("core.telling")


def is_module(name: str) -> bool:
    """A module, a package, or something in one."""
    path = ROOT / "src/garrison" / name.replace(".", "/")
    return (
        path.is_dir() or path.with_suffix(".py").exists() or path.parent.with_suffix(".py").exists()
    )


def exists(name: str) -> bool:
    """Named from the root, from a base, or from within some folder of the sources."""
    if any((ROOT / base / name).exists() for base in BASES):
        return True
    return any(
        any((ROOT / base).glob(f"**/{name}")) for base in ("src/garrison", "web/src", "tests")
    )
