"""Searching a book: by word forms, by the names of what a section covers, by synonyms."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log
from typing import Final

from garrison.rulebook.book import Section, book_of
from garrison.rulebook.book_texts import BookText, Hit, Passage, SearchResults, SectionText
from garrison.rulebook.stems import stem, stems, words_of
from garrison.rulebook.translating import translated_book

_TITLE, _SYNONYM, _NAME, _TEXT = 9.0, 8.0, 5.0, 1.0
"""What a word is worth by where it stands."""
_BEGINNING: Final = 0.55
"""What the beginning of a word is worth, compared with the whole."""
_LONG_ENOUGH: Final = 4
_MOST: Final = 12
_SENTENCE: Final = re.compile(r"(?<=[.!?…:])\s+|\n+")


@dataclass(frozen=True)
class _Entry:
    """A section as the search sees it: what each of its stems is worth."""

    chapter: str
    section: SectionText
    worth: Mapping[str, float]


@dataclass(frozen=True)
class _Index:
    entries: Sequence[_Entry]
    rarity: Mapping[str, float]


def search(game: str, words: str, edition: str = "", language: str = "en") -> SearchResults:
    """Sections of a game's book that tell of these words, best first."""
    wanted = list(dict.fromkeys(stems(words, language)))
    index = _index(game, edition, language)
    scored = [(_score(index, entry, wanted), entry) for entry in index.entries if wanted]
    best = sorted((each for each in scored if each[0] > 0), key=lambda each: -each[0])
    return SearchResults(words, [_hit(entry, wanted, language) for _, entry in best[:_MOST]])


@lru_cache(maxsize=64)
def _index(game: str, edition: str, language: str) -> _Index:
    book, told = book_of(game), translated_book(game, edition, language)
    if book is None or told is None:
        return _Index([], {})
    plain = {section.id: section for section in book.sections()}
    entries = list(_entries(told, plain, language))
    spread = Counter(each for entry in entries for each in entry.worth)
    rarity = {each: 1 + log(len(entries) / count) for each, count in spread.items()}
    return _Index(entries, rarity)


def _entries(told: BookText, plain: Mapping[str, Section], language: str) -> Iterator[_Entry]:
    for chapter in told.chapters:
        for section in chapter.sections:
            worth: dict[str, float] = {}
            for value, text in _fields(section, plain[section.id].synonyms[language]):
                for each, count in Counter(stems(text, language)).items():
                    worth[each] = max(worth.get(each, 0), value * (1 + 0.2 * log(count)))
            yield _Entry(chapter.title, section, worth)


def _fields(section: SectionText, synonyms: Sequence[str]) -> Iterator[tuple[float, str]]:
    yield _TITLE, section.title
    yield _SYNONYM, " ".join(synonyms)
    yield _NAME, " ".join(component.name for component in section.components)
    yield _TEXT, _text(section)


def _text(section: SectionText) -> str:
    lines = [line for component in section.components for line in component.lines]
    notes = [note.text for note in section.notes]
    cells = [cell for row in section.table for cell in row]
    return "\n".join([section.text.replace("__", ""), *notes, *lines, *cells])


def _score(index: _Index, entry: _Entry, wanted: Sequence[str]) -> float:
    """The worth of all that is found, less where words are missing."""
    found = [_worth(index, entry, each) for each in wanted]
    return sum(found) * (len([each for each in found if each]) / len(wanted)) ** 2


def _worth(index: _Index, entry: _Entry, wanted: str) -> float:
    if wanted in entry.worth:
        return entry.worth[wanted] * index.rarity[wanted]
    if len(wanted) < _LONG_ENOUGH:
        return 0.0
    alike = [each for each in entry.worth if _begin_alike(each, wanted)]
    return _BEGINNING * max((entry.worth[each] * index.rarity[each] for each in alike), default=0.0)


def _begin_alike(one: str, other: str) -> bool:
    """Whether one is the beginning of the other, and long enough to mean the same."""
    shorter, longer = sorted((one, other), key=len)
    return len(shorter) >= _LONG_ENOUGH and longer.startswith(shorter)


def _hit(entry: _Entry, wanted: Sequence[str], language: str) -> Hit:
    sentences = [each for each in _SENTENCE.split(_text(entry.section)) if each.strip()]
    counts = [
        len([w for w in words_of(each) if _is_wanted(w, wanted, language)]) for each in sentences
    ]
    best = sentences[counts.index(max(counts))] if sentences else ""
    return Hit(
        entry.chapter, entry.section.id, entry.section.title, _passages(best, wanted, language)
    )


def _passages(sentence: str, wanted: Sequence[str], language: str) -> list[Passage]:
    parts = re.split(r"([^\W_]+(?:['’][^\W_]+)?)", sentence.lstrip("• "))
    found = [Passage(part, _is_wanted(part, wanted, language)) for part in parts if part]
    joined: list[Passage] = []
    for each in found:
        if joined and joined[-1].mark == each.mark:
            joined[-1] = Passage(joined[-1].text + each.text, each.mark)
        else:
            joined.append(each)
    return joined


def _is_wanted(word: str, wanted: Sequence[str], language: str) -> bool:
    found = stem(word, language)
    return found in wanted or any(_begin_alike(found, each) for each in wanted)
