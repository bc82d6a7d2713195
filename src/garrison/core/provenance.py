"""Where a fact comes from: a rulebook, something else published, or our reconstruction."""

from dataclasses import dataclass
from typing import Final

from garrison.core.documents import DocumentReader
from garrison.core.reasons import Reason

KINDS: Final = ("rulebook", "published", "reconstructed")


@dataclass(frozen=True)
class Source:
    """One of KINDS, and the place: a page, an address, or the reasoning's section."""

    kind: str
    place: str


def read_source(page: DocumentReader, key: str = "source") -> Source:
    """The source of a table of a data file, written `rulebook: R18 p. 8`."""
    text = page.text(key)
    kind, _, place = text.partition(":")
    if text and (kind not in KINDS or not place.strip()):
        page.fault(key, Reason("fault-source", {"valid": ", ".join(KINDS)}))
        return Source(KINDS[-1], "")
    return Source(kind, place.strip())
