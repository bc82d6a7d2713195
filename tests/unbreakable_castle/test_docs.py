"""The docs page names a test for every ruling, case and worked example, and those tests exist."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = (HERE.parents[1] / "docs" / "unbreakable-castle.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (\d+) \|.*\| (.*) \|$", re.MULTILINE)
NAMED = re.compile(r"`(\w+)`: ([\w ]+)")
NO_TEST = {36}
"""What a table does when somebody leaves is no matter of the rules."""


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def existing() -> set[tuple[str, str]]:
    return {
        (path.stem.removeprefix("test_"), node.name.removeprefix("test_").replace("_", " "))
        for path in HERE.glob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }


def test_every_test_the_page_names_exists() -> None:
    named = {(file, name.strip()) for file, name in NAMED.findall(PAGE)}
    assert len(named) > 100
    assert sorted(named - existing()) == []


def test_every_ruling_and_case_has_a_test() -> None:
    for title, last in (("Rulings", 25), ("Cases", 51)):
        rows = {int(number): tests for number, tests in ROW.findall(section(title))}
        assert list(rows) == list(range(1, last + 1))
        untested = {number for number, tests in rows.items() if not NAMED.search(tests)}
        assert untested <= NO_TEST
