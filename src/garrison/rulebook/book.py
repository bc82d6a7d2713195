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
    reader = open_data(BOOKS, name)
    shared = {each.text("id"): _example(each) for each in reader.children("example")}
    book = Book(
        game,
        [_chapter(each, shared) for each in reader.children("chapter")],
        [_step(each, shared) for each in reader.children("step")],
        reader.texts("columns"),
    )
    reader.close()
    reader.finish(name)
    return book


def _chapter(reader: DocumentReader, shared: Mapping[str, Example]) -> Chapter:
    chapter = Chapter(
        reader.text("id"), [_section(each, shared) for each in reader.children("section")]
    )
    reader.close()
    return chapter


def _section(reader: DocumentReader, shared: Mapping[str, Example]) -> Section:
    synonyms = reader.child("synonyms")
    section = Section(
        reader.text("id"),
        reader.text("source"),
        reader.texts("covers"),
        reader.texts("refusals"),
        [_note(each) for each in reader.children("note")],
        [shared[id] for id in reader.words("examples", list(shared), [])],
        reader.texts("rows"),
        {language: synonyms.texts(language) for language in LANGUAGES},
    )
    synonyms.close()
    reader.close()
    return section


def _note(reader: DocumentReader) -> Note:
    note = Note(reader.text("id"), reader.word("kind", _KINDS), reader.text("source"))
    reader.close()
    return note


def _example(reader: DocumentReader) -> Example:
    example = Example(
        reader.text("id"),
        reader.text("game"),
        reader.word("show", _SHOWN, "board"),
        reader.document("position") or {},
        reader.texts("moves"),
    )
    reader.close()
    return example


def _step(reader: DocumentReader, shared: Mapping[str, Example]) -> GuideStep:
    named = reader.word("example", list(shared), "") if shared else ""
    step = GuideStep(reader.text("id"), shared.get(named))
    reader.close()
    return step
