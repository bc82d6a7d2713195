"""Examples of the documentation run as they stand, and its excerpts are in the code."""

import re
from pathlib import Path

import pytest

from demo.race import RaceGame

ROOT = Path(__file__).parents[2]
RUN = ("README.md", "docs/library.md")
"""Pages whose examples a reader can paste, one after the other."""
SHOWN = {
    "docs/writing-a-game.md": ("tests/demo/race/**/*.py", "tests/demo/pyproject.toml"),
    "docs/architecture.md": (
        "src/garrison/games/bastion/rules/*.py",
        "src/garrison/games/bastion/data/editions.toml",
    ),
}
"""Pages that show excerpts, and where these are taken from."""


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize("page", RUN)
def test_every_example_runs(page: str) -> None:
    names: dict[str, object] = {}
    for example in blocks(page, "python"):
        exec(compile(example, page, "exec"), names)
    assert names


def test_the_laws_are_checked_as_the_page_says() -> None:
    law = [each for each in blocks("docs/writing-a-game.md", "python") if "check(" in each]
    assert len(law) == 1
    exec(law[0], {"RaceGame": RaceGame})


def missing(excerpt: str, source: str) -> list[str]:
    """Lines of an excerpt that the source has nowhere; spaces and what `...` leaves out apart."""
    lines = [
        re.sub(r":? \.\.\.$", "", re.sub(r"\s+#.*$", "", each)) for each in excerpt.split("\n")
    ]
    squeezed = " ".join(source.split())
    wanted = [" ".join(each.split()) for each in lines if each.strip() not in ("", "...")]
    return [each for each in wanted if each not in squeezed]


@pytest.mark.parametrize("page", SHOWN)
def test_every_excerpt_is_in_the_code(page: str) -> None:
    files = [file for pattern in SHOWN[page] for file in sorted(ROOT.glob(pattern))]
    source = "\n".join(file.read_text("utf-8") for file in files)
    shown = [each for each in blocks(page, "(?:python|toml)") if "check(" not in each]
    assert len(shown) >= 3
    assert [line for each in shown for line in missing(each, source)] == []


def test_an_excerpt_that_is_not_in_the_code_is_found() -> None:
    source = "class Draw(Verb[Race]):\n    def take(self) -> None:\n        pass"
    assert missing("class Draw(Verb[Race]):\n    def take(self) -> None: ...  # why", source) == []
    assert missing("class Draw(Step[Race]):\n...", source) == ["class Draw(Step[Race]):"]
