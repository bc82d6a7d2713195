"""The web client believes its types: they are made from declarations, and nothing is cast."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import garrison
from garrison.core.schemas import complaint

WEB: Final = Path(__file__).parents[2] / "web/src"
_NOT_CODE: Final = re.compile(
    r"/\*.*?\*/|<!--.*?-->|//[^\n]*|^\s*import .*?;$|\{#each[^\n]*?\)\}|<style>.*</style>",
    re.DOTALL | re.MULTILINE,
)
_CAST: Final = re.compile(
    r"[\w\])}'`] as (?!const\b)[\w({\[]|: any\b|<any>|\bany\[\]|\w!(?=[.\[;,)])"
)


def casts(text: str) -> Iterator[str]:
    """Every place of a file where a type is asserted rather than known."""
    for line in _NOT_CODE.sub("", text).splitlines():
        if _CAST.search(line):
            yield line.strip()


@pytest.mark.parametrize(
    ("line", "is_cast"),
    [
        ("const card = piece.facts as unknown as Card;", True),
        ("first = (found ?? []) as string[];", True),
        ("view.deck!.left", True),
        ("let told: any;", True),
        ("const SIZES = [1, 2] as const;", False),
        ("{#each view.tiles as tile (tile.id)}", False),
        ("/** The same as a number. */", False),
        ("if (a !== b) return !a;", False),
    ],
)
def test_a_cast_is_told_from_what_looks_like_one(line: str, is_cast: bool) -> None:
    assert bool(list(casts(line))) == is_cast


def test_the_client_casts_nothing() -> None:
    found = {
        str(file.relative_to(WEB)): list(casts(file.read_text("utf-8")))
        for file in WEB.rglob("*")
        if file.suffix in (".ts", ".svelte")
    }
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("name", ["bastion/2015", "bastion", "last-bastion", "unbreakable-castle"])
def test_components_are_drawn_from_what_the_game_declares(name: str) -> None:
    game = garrison.load(name)
    given = [each.facts for each in game.components() if each.facts is not None]
    assert given
    assert [
        found for facts in given if (found := complaint(facts, "PieceFacts", game.schema()))
    ] == []
