"""Plants faults at random in the rules and tells which of them no test notices.

    python scripts/plant_faults.py --faults 50 --seed 7

Each fault is one small change of one file of rules: a comparison turned round, `and` for `or`, a
number one too high, a refusal that permits. Then the tests of that game run on a copy of the tree,
interpreted, without its golden files: those notice any change at all, but do not say what is right.
Exits with 1 if a fault survives that is not explained in `EXPLAINED`.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
GAMES: Final = ("bastion", "last_bastion", "unbreakable_castle")
GOLDEN: Final = ("test_records.py", "test_counts.py")
LONGEST: Final = 1200
"""Seconds after which a game that a fault has made endless counts as noticed."""
EXPLAINED: Final[dict[str, str]] = {}
"""Survivors that change nothing anybody could see, as `file: before -> after`, and why."""

_TURNED: Final[dict[type[ast.cmpop], ast.cmpop]] = {
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
}


@dataclass(frozen=True)
class Fault:
    """One change of one line."""

    file: Path
    line: int
    before: str
    after: str
    source: str
    """The whole file with the fault in it."""

    def __str__(self) -> str:
        return f"{self.file}: {self.before} -> {self.after}"


def faults_in(path: Path) -> Iterator[Fault]:
    """Every fault that could be planted in the functions of a file."""
    source = path.read_text(encoding="utf-8")
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                for changed in _changes(node):
                    yield _fault(path, source, node, changed)


def _changes(node: ast.AST) -> Iterator[ast.expr]:
    """What an expression could be mistaken for."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in _TURNED:
        yield ast.Compare(node.left, [_TURNED[type(node.ops[0])], *node.ops[1:]], node.comparators)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield ast.BoolOp(other, node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        other_sign = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        yield ast.BinOp(node.left, other_sign, node.right)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant(node.value + 1)
    elif isinstance(node, ast.Call) and _is_refusal(node.func):
        yield ast.Name("OK")


def _is_refusal(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and function.attr == "told"


def _fault(path: Path, source: str, node: ast.AST, changed: ast.expr) -> Fault:
    assert isinstance(node, ast.expr)
    before, after = ast.get_source_segment(source, node) or "", ast.unparse(changed)
    text = source.encode()
    start = sum(map(len, text.splitlines(keepends=True)[: node.lineno - 1])) + node.col_offset
    planted = text[:start] + f"({after})".encode() + text[start + len(before.encode()) :]
    told = " ".join(before.split())
    return Fault(path.relative_to(ROOT), node.lineno, told, after, planted.decode())


def noticed(fault: Fault, tree: Path) -> str:
    """The first test that fails with this fault in the tree; nothing if all pass."""
    place = tree / fault.file
    whole = place.read_text(encoding="utf-8")
    place.write_text(fault.source, encoding="utf-8")
    try:
        return failing_test(fault.file.parts[3], tree)
    except subprocess.TimeoutExpired:
        return "it never ends"
    finally:
        place.write_text(whole, encoding="utf-8")


def failing_test(game: str, tree: Path) -> str:
    """The first test of a game that fails, golden files left out; nothing if all pass."""
    ignored = [f"--ignore={tree / 'tests' / game / name}" for name in GOLDEN]
    command = [sys.executable, "-m", "pytest", "-xq", "-n2", "-pno:cacheprovider", *ignored]
    paths = os.pathsep.join([str(tree / "src"), str(tree / "tests")])
    run = subprocess.run(
        [*command, str(tree / "tests" / game)],
        cwd=tree,
        env={**os.environ, "GARRISON_PURE": "1", "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    failed = [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return "" if run.returncode == 0 else (failed or [f"exit {run.returncode}"])[0]


def possible_faults(games: Sequence[str]) -> list[Fault]:
    folders = [ROOT / "src/garrison/games" / game / "rules" for game in games]
    files = sorted(path for folder in folders for path in folder.glob("*.py"))
    return [fault for path in files for fault in faults_in(path)]


def copy_tree(tree: Path) -> None:
    """What the tests need, without anything compiled."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "static")
    for name in ("src", "tests", "docs"):
        shutil.copytree(ROOT / name, tree / name, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", tree)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=50)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--game", choices=GAMES)
    asked = parser.parse_args()
    games = [asked.game] if asked.game else GAMES
    possible, survivors = possible_faults(games), 0
    with tempfile.TemporaryDirectory() as folder:
        copy_tree(Path(folder))
        for game in games:
            broken = failing_test(game, Path(folder))
            if broken:
                print(f"without any fault: {broken}")
                return 2
        for fault in random.Random(asked.seed).sample(possible, asked.faults):
            why = noticed(fault, Path(folder)) or EXPLAINED.get(str(fault), "")
            survivors += not why
            print("noticed" if why else "SURVIVED", f"line {fault.line},", fault, why, flush=True)
    print(f"{asked.faults - survivors} of {asked.faults} faults were noticed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
