"""The engine imports the standard library and librt, and nothing else."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[2] / "src" / "garrison"
ALLOWED = sys.stdlib_module_names | {"garrison", "librt", "mypy_extensions"}
"""`mypy_extensions` is what the compiler calls its machine integers by; it has no code to run."""


def foreign_imports(text: str) -> Iterator[str]:
    """The packages a module imports that the engine may not."""
    for node in ast.walk(ast.parse(text)):
        names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and not node.level:
            names = [node.module or ""]
        yield from (name for name in names if name.partition(".")[0] not in ALLOWED)


@pytest.mark.parametrize("layer", ["core", "games"])
def test_core_and_games_import_the_standard_library_and_librt_alone(layer: str) -> None:
    files = list((ENGINE / layer).rglob("*.py"))
    found = {str(file): list(foreign_imports(file.read_text("utf-8"))) for file in files}
    assert {file: names for file, names in found.items() if names} == {}
    assert len(files) > 10


@pytest.mark.parametrize(
    "planted", ["import httpx", "from attrs import define", "def f():\n    import numpy.linalg"]
)
def test_a_foreign_import_is_found_wherever_it_stands(planted: str) -> None:
    text = (ENGINE / "core" / "chance.py").read_text("utf-8")
    assert list(foreign_imports(text)) == []
    assert len(list(foreign_imports(f"{text}\n{planted}\n"))) == 1
