"""A book of rules as data: what `books/<game>.toml` says, without words."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias, get_args

from garrison.core.data import open_data
from garrison.core.documents import Document, DocumentReader
from garrison.texts import LANGUAGES

BOOKS: Final = "garrison.rulebook.books"
NoteKind: TypeAlias = Literal["ruling", "reconstructed"]
Shown: TypeAlias = Literal["board", "track"]
_KINDS: Final[tuple[NoteKind, ...]] = get_args(NoteKind)
_SHOWN: Final[tuple[Shown, ...]] = get_args(Shown)


@dataclass(frozen=True)
class Note:
    """A sentence that is not printed in a rulebook: ours by decision, or by reconstruction."""

    id: str
    kind: NoteKind
    source: str
    """What it rests on: a passage, and the place where we tell our reasons."""


@dataclass(frozen=True)
class Example:
    """A position, and the moves that are shown on it one after the other."""

    id: str
    game: str
    show: Shown
    position: Document
    moves: Sequence[str]


@dataclass(frozen=True)
class Section:
    """One thing to know, on a page of its own."""

    id: str
    source: str
    """Where the printed rules say it."""
    covers: Sequence[str]
    """Components explained here, as patterns: `card.*-rider`."""
    refusals: Sequence[str]
    """Refusals explained here that no rule declares: message ids without the name of the game."""
    notes: Sequence[Note]
    examples: Sequence[Example]
    rows: Sequence[str]
    """Lines of the table that compares editions."""
    synonyms: Mapping[str, Sequence[str]]
    """By language: words people use for it that its text does not have."""


@dataclass(frozen=True)
class Chapter:
    """Sections that belong together."""

    id: str
    sections: Sequence[Section]


@dataclass(frozen=True)
class GuideStep:
    """A step of the five-minute page: a few sentences and a picture."""

    id: str
    example: Example | None


@dataclass(frozen=True)
class Book:
    """The rules of one game, and its five-minute page."""

    game: str
    chapters: Sequence[Chapter]
    steps: Sequence[GuideStep]
    columns: Sequence[str]
    """Messages that head the table of editions, topic first."""

    def sections(self) -> Iterator[Section]:
        for chapter in self.chapters:
            yield from chapter.sections

    def examples(self) -> Iterator[Example]:
        for section in self.sections():
            yield from section.examples
        yield from (step.example for step in self.steps if step.example)


@cache
def book_of(game: str) -> Book | None:
    """The book of a game of ours; None for games of other packages."""
    name = f"{game}.toml"
    if not game.replace("-", "").isalnum() or not files(BOOKS).joinpath(name).is_file():
        return None
    page = open_data(BOOKS, name)
    shared = {each.text("id"): _example(each) for each in page.pages("example")}
    book = Book(
        game,
        [_chapter(each, shared) for each in page.pages("chapter")],
        [_step(each, shared) for each in page.pages("step")],
        page.texts("columns"),
    )
    page.close()
    page.finish(name)
    return book


def _chapter(page: DocumentReader, shared: Mapping[str, Example]) -> Chapter:
    chapter = Chapter(page.text("id"), [_section(each, shared) for each in page.pages("section")])
    page.close()
    return chapter


def _section(page: DocumentReader, shared: Mapping[str, Example]) -> Section:
    synonyms = page.page("synonyms")
    section = Section(
        page.text("id"),
        page.text("source"),
        page.texts("covers"),
        page.texts("refusals"),
        [_note(each) for each in page.pages("note")],
        [shared[id] for id in page.words("examples", list(shared), [])],
        page.texts("rows"),
        {language: synonyms.texts(language) for language in LANGUAGES},
    )
    synonyms.close()
    page.close()
    return section


def _note(page: DocumentReader) -> Note:
    note = Note(page.text("id"), page.word("kind", _KINDS), page.text("source"))
    page.close()
    return note


def _example(page: DocumentReader) -> Example:
    example = Example(
        page.text("id"),
        page.text("game"),
        page.word("show", _SHOWN, "board"),
        page.document("position") or {},
        page.texts("moves"),
    )
    page.close()
    return example


def _step(page: DocumentReader, shared: Mapping[str, Example]) -> GuideStep:
    named = page.word("example", list(shared), "") if shared else ""
    step = GuideStep(page.text("id"), shared.get(named))
    page.close()
    return step
