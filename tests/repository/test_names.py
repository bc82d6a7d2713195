"""One name, one class: whoever searches for a name finds what it means, and nothing else."""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2] / "src/garrison"
GAMES: Final = ("bastion", "last_bastion", "unbreakable_castle")


def classes(folder: Path) -> Iterator[tuple[str, str]]:
    """Every public class of the source below a folder, with its file."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name, str(file.relative_to(folder))


def seen_by(game: str) -> Mapping[str, list[str]]:
    """The classes a reader of one game can meet, by name: its own, and those of no game at all.

    Games know nothing of each other, and the same role has the same name in each of them.
    """
    found = defaultdict(list)
    others = {each for each in GAMES if each != game}
    for name, file in classes(ROOT):
        if not others & set(Path(file).parts):
            found[name].append(file)
    return found


def test_no_two_classes_that_one_reader_meets_have_the_same_name() -> None:
    twice = {
        (name, *files) for game in GAMES for name, files in seen_by(game).items() if len(files) > 1
    }
    assert not twice
