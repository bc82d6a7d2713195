"""Files that the documentation names exist."""

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
FILE = re.compile(r"`([\w.-]+/[\w./-]*\.(?:py|ts|svelte|md|toml|ftl|js|json))`")


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_every_file_that_is_named_exists(page: Path) -> None:
    named = set(FILE.findall(page.read_text(encoding="utf-8")))
    assert sorted(name for name in named if not exists(name)) == []


def exists(name: str) -> bool:
    """Named from the root, from a base, or from within some folder of the sources."""
    if any((ROOT / base / name).exists() for base in BASES):
        return True
    return any(any((ROOT / base).glob(f"**/{name}")) for base in ("src/garrison", "web/src"))
