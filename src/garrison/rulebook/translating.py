"""A book of rules translated into one language, for one edition."""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from itertools import chain

from garrison.core.components import Component
from garrison.core.contract import State
from garrison.core.game import Game
from garrison.core.provenance import FactSource
from garrison.core.reasons import Reason
from garrison.rulebook.book import Book, Chapter, GuideStep, Note, Section, book_of
from garrison.rulebook.book_texts import (
    BookText,
    Brief,
    ChapterText,
    ComponentText,
    Guide,
    NoteText,
    SectionText,
    SourceText,
    StepText,
)
from garrison.rulebook.links import editions_of, links_of, section_of
from garrison.texts import Translator, translator

CELLS = " | "
"""What stands between the cells of a row, and between a note and its reason."""


@lru_cache(maxsize=64)
def translated_book(name: str, edition: str, language: str) -> BookText | None:
    """The book of a game; None if there is none. An unknown edition means the first one."""
    book = book_of(name)
    if book is None:
        return None
    editions = [_edition(game) for game in editions_of(name)]
    chosen = edition if edition in editions else editions[0]
    return _BookTranslator(book, _game(name, chosen), chosen, language).book(editions)


@lru_cache(maxsize=64)
def guide_of(name: str, language: str) -> Guide | None:
    """The five-minute page of a game; None if there is none."""
    book, say = book_of(name), translator(language)
    if book is None:
        return None
    steps = [_step(book, each, say) for each in book.steps]
    return Guide(name, say(f"rules-{name}-guide"), steps)


def brief_of(name: str, edition: str, about: str, language: str) -> Brief | None:
    """What a component or a section is about, in a few sentences; None if nobody knows it."""
    book = translated_book(name, edition, language)
    found = section_of(name, about)
    if book is None or found is None:
        return None
    say = translator(language)
    for component in _game(name, book.edition).components():
        if component.key == about:
            lines = [say(line.id, line.args) for line in component.lines]
            return Brief(say(component.name.id, component.name.args), lines, found)
    sections = (section for chapter in book.chapters for section in chapter.sections)
    section = next(each for each in sections if each.id == found)
    return Brief(section.title, [section.text.partition("\n\n")[0].replace("__", "")], found)


def told_source(source: FactSource) -> SourceText:
    return SourceText(source.kind, source.place)


def book_ids(name: str) -> set[str]:
    """Every message that the book of a game needs."""
    book = book_of(name)
    assert book
    start = f"rules-{name}"
    ids = {start, f"{start}-guide", *book.columns}
    ids |= {f"{start}-chapter-{chapter.id}" for chapter in book.chapters}
    ids |= {f"{start}-{each.id}{end}" for each in book.sections() for end in ("", "-text")}
    ids |= {f"{start}-note-{note.id}" for each in book.sections() for note in each.notes}
    ids |= {f"{start}-row-{row}" for each in book.sections() for row in each.rows}
    ids |= {f"{start}-example-{example.id}" for example in book.examples()}
    return ids | {f"{start}-step-{step.id}{end}" for step in book.steps for end in ("", "-text")}


def _edition(game: Game[State]) -> str:
    return game.name.partition("?")[0].partition("/")[2]


def _game(name: str, edition: str) -> Game[State]:
    return next(game for game in editions_of(name) if _edition(game) == edition)


def _step(book: Book, step: GuideStep, say: Translator) -> StepText:
    id = f"rules-{book.game}-step-{step.id}"
    return StepText(step.id, say(id), say(f"{id}-text"), step.example.id if step.example else None)


class _BookTranslator:
    """Puts one book into words."""

    def __init__(self, book: Book, game: Game[State], edition: str, language: str) -> None:
        self._book, self._edition = book, edition
        self._say, self._start = translator(language), f"rules-{book.game}"
        self._components = game.components()
        self._args = {"edition": int(edition) if edition.isdigit() else 0}

    def book(self, editions: Sequence[str]) -> BookText:
        chapters = [self._chapter(each) for each in self._book.chapters]
        links, title = links_of(self._book.game), self._say(self._start)
        return BookText(self._book.game, self._edition, editions, title, chapters, links)

    def _chapter(self, chapter: Chapter) -> ChapterText:
        title = self._say(f"{self._start}-chapter-{chapter.id}")
        return ChapterText(chapter.id, title, [self._section(each) for each in chapter.sections])

    def _section(self, section: Section) -> SectionText:
        id = f"{self._start}-{section.id}"
        return SectionText(
            section.id,
            self._say(id),
            self._say(f"{id}-text", self._args),
            section.source,
            [self._note(each) for each in section.notes],
            [each.id for each in section.examples],
            self._table(section),
            [self._component(each) for each in self._covered(section)],
        )

    def _note(self, note: Note) -> NoteText:
        text, _, why = self._say(f"{self._start}-note-{note.id}", self._args).partition(CELLS)
        return NoteText(note.kind, text, why, note.source)

    def _table(self, section: Section) -> list[list[str]]:
        if not section.rows:
            return []
        rows = [self._say(f"{self._start}-row-{row}").split(CELLS) for row in section.rows]
        return [[self._say(id) for id in self._book.columns], *rows]

    def _covered(self, section: Section) -> list[Component]:
        """What a section explains and the reader may not know from it: one entry for a kind."""
        matching = [
            [each for each in self._components if fnmatchcase(each.key, pattern)]
            for pattern in section.covers
            if "*" not in pattern and not pattern.startswith("card.")
        ]
        return list(chain.from_iterable(matching))

    def _component(self, component: Component) -> ComponentText:
        lines = [self._tell(line) for line in component.lines]
        sources = [told_source(each) for each in component.sources]
        return ComponentText(component.key, self._tell(component.name), lines, sources)

    def _tell(self, reason: Reason) -> str:
        return self._say(reason.id, reason.args)
