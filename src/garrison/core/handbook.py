"""A game's rules as its players read them: chapters of messages, each with its source."""

from collections.abc import Sequence
from dataclasses import dataclass

from garrison.core.provenance import FactSource
from garrison.core.reasons import Reason


@dataclass(frozen=True)
class Paragraph:
    """One thing to know: a heading, what it says, and where that comes from."""

    title: Reason
    text: Reason
    source: FactSource | None = None


@dataclass(frozen=True)
class HandbookChapter:
    """Things that belong together, under one heading."""

    title: Reason
    paragraphs: Sequence[Paragraph]
