"""Searching the rules: everyday words, synonyms and word forms find the right section first."""

import tomllib
from pathlib import Path
from typing import Final

import pytest

from garrison.rulebook.search import search
from garrison.rulebook.stems import stem

EVERYDAY: Final = tomllib.loads((Path(__file__).parent / "everyday.toml").read_text("utf-8"))


def cases() -> list[tuple[str, str, str, str]]:
    """Language, game, what is typed, the section that should come first."""
    return [
        (language, game, words, section)
        for language, games in EVERYDAY.items()
        for game, sections in games.items()
        for section, typed in sections.items()
        for words in typed
    ]


def test_there_are_twenty_everyday_words_for_each_language_and_game() -> None:
    counts = [(language, game) for language, game, _, _ in cases()]
    assert min(counts.count(each) for each in set(counts)) >= 20


@pytest.mark.parametrize("language", EVERYDAY)
def test_everyday_words_find_the_right_section_first(language: str) -> None:
    wrong = [
        (game, words, wanted, first)
        for spoken, game, words, wanted in cases()
        if spoken == language and (first := _first(game, words, language)) != wanted
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", "tower towers"),
        ("en", "attack attacks attacking attacked"),
        ("ru", "башня башни башней башнями башен"),
        ("ru", "дракон драконы дракона драконами"),
        ("pl", "wieża wieże wieżami wież"),
        ("pl", "smok smoki smoków smokami"),
    ],
)
def test_forms_of_a_word_have_one_stem(language: str, forms: str) -> None:
    assert len({stem(form, language) for form in forms.split()}) == 1


def test_polish_is_found_without_its_marks() -> None:
    assert _first("bastion", "wieza", "pl") == _first("bastion", "wieża", "pl")


def test_what_was_looked_for_is_marked() -> None:
    [best, *_] = search("bastion", "dragons", "", "en").hits
    assert "dragon" in {each.text.lower() for each in best.passage if each.mark}


def test_nonsense_and_nothing_find_nothing() -> None:
    assert search("bastion", "xyzzyq", "", "en").hits == []
    assert search("bastion", "  ", "", "en").hits == []
    assert search("chess", "king", "", "en").hits == []


def _first(game: str, words: str, language: str) -> str:
    hits = search(game, words, "", language).hits
    return hits[0].section if hits else "nothing"
