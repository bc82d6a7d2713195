"""Plants faults at random in the rules and tells which of them no test notices.

    python scripts/plant_faults.py                       fifty faults, ten minutes on two cores
    python scripts/plant_faults.py --faults 6            a short look
    python scripts/plant_faults.py --results found.json  go on where an earlier run stopped

Each fault is one small change of one file of rules: a comparison turned round, `and` for `or`, a
number one too high, a refusal that permits. Then the tests of that game run on a copy of the tree,
interpreted, without its golden files: those notice any change at all, but do not say what is right.
Tests that count what many games meet are slow, so only what all others let pass is shown to them.
Exits with 1 if a fault survives that is not explained in `EXPLAINED`.
"""

import argparse
import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from typing import Final

ROOT: Final = Path(__file__).parent.parent
GAMES: Final = ("bastion", "last_bastion", "unbreakable_castle")
GOLDEN: Final = ("test_records.py", "test_counts.py")
SLOW: Final = ("test_coverage.py", "test_greedy_games.py")
LAST: Final = ("test_laws.py",)
"""What runs after the tests that say what is right."""
LONGEST: Final = 600
"""Seconds after which a game that a fault has made endless counts as noticed."""
EXPLAINED: Final[dict[str, str]] = {
    "last_bastion position.list_moves: `if self.who >= 0 and found is not None:`: 0 -> 1": (
        "the first seat's moves are listed once more, and are the same"
    ),
}
"""Survivors that change nothing anybody could see, as they are printed, and why."""

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
    function: str
    line: str
    before: str
    after: str
    source: str
    """The whole file with the fault in it."""

    def __str__(self) -> str:
        place = f"{self.file.parts[3]} {self.file.stem}.{self.function}"
        return f"{place}: `{self.line}`: {self.before} -> {self.after}"

    def rank(self, seed: int) -> bytes:
        """By which faults are drawn: a change elsewhere does not change which they are."""
        return hashlib.sha256(f"{seed} {self}".encode()).digest()


def faults_in(path: Path) -> Iterator[Fault]:
    """Every fault that could be planted in the functions of a file."""
    source = path.read_text(encoding="utf-8")
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                for changed in _changes(node):
                    yield _fault(path, source, function.name, node, changed)


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


def _fault(path: Path, source: str, function: str, node: ast.AST, changed: ast.expr) -> Fault:
    assert isinstance(node, ast.expr)
    before, after = ast.get_source_segment(source, node) or "", ast.unparse(changed)
    text = source.encode()
    lines = text.splitlines(keepends=True)
    start = sum(map(len, lines[: node.lineno - 1])) + node.col_offset
    planted = text[:start] + f"({after})".encode() + text[start + len(before.encode()) :]
    told, line = " ".join(before.split()), lines[node.lineno - 1].decode().strip()
    return Fault(path.relative_to(ROOT), function, line, told, after, planted.decode())


def noticed(fault: Fault, tree: Path) -> str:
    """The first test that fails with this fault in the tree; nothing if all pass."""
    place = tree / fault.file
    whole = place.read_text(encoding="utf-8")
    place.write_text(fault.source, encoding="utf-8")
    game = fault.file.parts[3]
    try:
        return failing_test(tree, quick_tests(tree, game)) or failing_test(
            tree, [path for path in tests_of(tree, game) if path.name in SLOW]
        )
    except subprocess.TimeoutExpired:
        return "it never ends"
    finally:
        place.write_text(whole, encoding="utf-8")


def tests_of(tree: Path, game: str) -> list[Path]:
    """The files of tests of a game, golden files left out."""
    files = sorted((tree / "tests" / game).glob("test_*.py"))
    return [path for path in files if path.name not in GOLDEN]


def quick_tests(tree: Path, game: str) -> list[Path]:
    files = [path for path in tests_of(tree, game) if path.name not in SLOW]
    return sorted(files, key=lambda path: path.name in LAST)


def failing_test(tree: Path, files: Sequence[Path]) -> str:
    """The first of these tests that fails; nothing if all pass."""
    if not files:
        return ""
    command = [sys.executable, "-m", "pytest", "-xq", "-pno:cacheprovider", "-mnot soak"]
    paths = os.pathsep.join([str(tree / "src"), str(tree / "tests")])
    run = subprocess.run(
        [*command, *map(str, files)],
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


class Trees:
    """Copies of the tree, one for each fault that is tried at the same time."""

    def __init__(self, folder: Path, count: int) -> None:
        self._free: Queue[Path] = Queue()
        for number in range(count):
            tree = folder / str(number)
            copy_tree(tree)
            self._free.put(tree)

    def try_fault(self, fault: Fault) -> str:
        tree = self._free.get()
        try:
            return noticed(fault, tree)
        finally:
            self._free.put(tree)

    def broken(self, games: Sequence[str]) -> str:
        """What fails without any fault."""
        tree = self._free.get()
        try:
            return next(filter(None, (failing_test(tree, quick_tests(tree, g)) for g in games)), "")
        finally:
            self._free.put(tree)


class Results:
    """What became of each fault, kept in a file if one is named."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self.found: dict[str, str] = {}
        if path and path.exists():
            self.found = json.loads(path.read_text(encoding="utf-8"))

    def add(self, fault: Fault, why: str) -> None:
        self.found[str(fault)] = why
        if self._path:
            self._path.write_text(json.dumps(self.found, indent=1), encoding="utf-8")
        why = why or EXPLAINED.get(str(fault), "")
        print("noticed" if why else "SURVIVED", fault, why, flush=True)

    def knows(self, fault: Fault) -> bool:
        return str(fault) in self.found

    def survives(self, fault: Fault) -> bool:
        return not self.found[str(fault)] and str(fault) not in EXPLAINED


def run(faults: Sequence[Fault], games: Sequence[str], jobs: int, results: Results) -> int:
    left = [fault for fault in faults if not results.knows(fault)]
    with tempfile.TemporaryDirectory() as folder:
        trees = Trees(Path(folder), jobs)
        broken = trees.broken(games) if left else ""
        if broken:
            print(f"without any fault: {broken}")
            return 2
        with ThreadPoolExecutor(jobs) as pool:
            for fault, why in zip(left, pool.map(trees.try_fault, left), strict=True):
                results.add(fault, why)
    survivors = sum(map(results.survives, faults))
    print(f"{len(faults) - survivors} of {len(faults)} faults were noticed or are explained")
    return 1 if survivors else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--faults", type=int, default=50)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--jobs", type=int, default=2, help="how many faults are tried at a time")
    parser.add_argument("--results", type=Path, help="a file that keeps what was found")
    asked = parser.parse_args()
    games = [asked.game] if asked.game else GAMES
    ranked = sorted(possible_faults(games), key=lambda fault: fault.rank(asked.seed))
    faults = list({str(fault): fault for fault in ranked}.values())[: asked.faults]
    return run(faults, games, asked.jobs, Results(asked.results))


if __name__ == "__main__":
    sys.exit(main())
