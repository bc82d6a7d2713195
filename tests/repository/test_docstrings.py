"""A docstring is a whole sentence: it ends where it ends, not in the docstring of what follows."""

import ast
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2] / "src/garrison"
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def docstrings(text: str) -> Iterator[str]:
    """Those of modules, classes and functions, and those below a constant or an attribute."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, Documented):
            own = ast.get_docstring(node)
            yield from [own] if own else []
            for before, after in pairwise(node.body):
                match before, after:
                    case ast.Assign() | ast.AnnAssign(), ast.Expr(ast.Constant(str() as told)):
                        yield told


def is_whole(docstring: str) -> bool:
    """Whether the last sentence has its end; an example at the end is its own."""
    *_, last = docstring.rstrip().split("\n\n")
    return ">>>" in last or last.rstrip().endswith((".", "!", "?", ".)"))


def test_every_docstring_ends_its_sentence() -> None:
    files = sorted(ROOT.rglob("*.py"))
    broken = [
        (str(file.relative_to(ROOT)), each)
        for file in files
        for each in docstrings(file.read_text("utf-8"))
        if not is_whole(each)
    ]
    assert broken == []
    assert len(files) > 300


@pytest.mark.parametrize(
    "planted",
    [
        'class A:\n    """Holds the number,"""\n',
        'class A:\n    def f(self) -> None:\n        self.a = 1\n        """Which is"""\n',
        'LIMIT = 3\n"""How many there are, and"""\n',
    ],
)
def test_a_sentence_that_breaks_off_is_found(planted: str) -> None:
    assert [is_whole(each) for each in docstrings(planted)] == [False]
