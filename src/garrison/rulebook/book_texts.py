"""A book of rules in one language, as the server and the command line hand it out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class SourceText:
    """Where something is known from."""

    kind: str
    """`rulebook`, `published` or `reconstructed`."""
    place: str


@dataclass(frozen=True)
class NoteText:
    """A ruling of ours or a reconstructed fact, with its reason."""

    kind: str
    """`ruling` or `reconstructed`."""
    text: str
    why: str
    source: str


@dataclass(frozen=True)
class ComponentText:
    """A piece of the box that a section explains."""

    key: str
    name: str
    lines: Sequence[str]
    sources: Sequence[SourceText]


@dataclass(frozen=True)
class SectionText:
    """One page of the book."""

    id: str
    title: str
    text: str
    """Paragraphs with an empty line between them; `__` marks what is stressed, `•` items."""
    source: str
    notes: Sequence[NoteText]
    examples: Sequence[str]
    """Ids of examples, which are fetched one by one."""
    table: Sequence[Sequence[str]]
    """Editions side by side: rows of cells, the first row heads them; empty if there is none."""
    components: Sequence[ComponentText]


@dataclass(frozen=True)
class ChapterText:
    """Sections that belong together."""

    id: str
    title: str
    sections: Sequence[SectionText]


@dataclass(frozen=True)
class BookText:
    """The rules of a game in one edition and one language."""

    game: str
    edition: str
    editions: Sequence[str]
    title: str
    chapters: Sequence[ChapterText]
    links: Mapping[str, str]
    """The section of every component and every refusal."""


@dataclass(frozen=True)
class StepText:
    """A step of the five-minute page."""

    id: str
    title: str
    text: str
    example: str | None


@dataclass(frozen=True)
class Guide:
    """A game in five minutes."""

    game: str
    title: str
    steps: Sequence[StepText]


@dataclass(frozen=True)
class Frame:
    """A board as it is drawn at a table, and what has just happened on it."""

    view: Mapping[str, object]
    question: Mapping[str, object] | None
    told: Sequence[str]


@dataclass(frozen=True)
class ExampleText:
    """A small board that can be stepped through."""

    id: str
    book: str
    game: str
    """The full name of the game it is played in."""
    show: str
    """`board`, or `track` for the wall unrolled."""
    caption: str
    frames: Sequence[Frame]


@dataclass(frozen=True)
class Piece:
    """A component in the gallery."""

    key: str
    kind: str
    group: str
    names: Mapping[str, str]
    """Its name by language."""
    lines: Sequence[str]
    sources: Sequence[SourceText]
    section: str | None
    facts: Mapping[str, object] | None
    """What it is drawn from: see `PieceFacts` of the game's schema; none: its name alone."""


@dataclass(frozen=True)
class Gallery:
    """Every component of a game."""

    game: str
    pieces: Sequence[Piece]


@dataclass(frozen=True)
class Brief:
    """What something is, in a few sentences, and which section says more."""

    title: str
    lines: Sequence[str]
    section: str


@dataclass(frozen=True)
class Passage:
    """Some words of a section; `mark` where they are what was looked for."""

    text: str
    mark: bool


@dataclass(frozen=True)
class Hit:
    """A section that was found, with the sentence that says most of it."""

    chapter: str
    section: str
    title: str
    passage: Sequence[Passage]


@dataclass(frozen=True)
class SearchResults:
    """What a search of the rules found, best first."""

    words: str
    hits: Sequence[Hit]
