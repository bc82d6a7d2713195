"""Where a fact comes from: a rulebook, something else published, or our reconstruction."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from garrison.core.documents import DocumentReader
from garrison.core.reasons import Reason

SourceKind: TypeAlias = Literal["rulebook", "published", "reconstructed"]
KINDS: Final[tuple[SourceKind, ...]] = get_args(SourceKind)


@dataclass(frozen=True)
class FactSource:
    """What kind of source it is, and the place: a page, an address, or the reasoning's section."""

    kind: SourceKind
    place: str


def read_source(reader: DocumentReader, key: str = "source") -> FactSource:
    """The source of a table of a data file, written `rulebook: R18 p. 8`."""
    text = reader.text(key)
    word, _, place = text.partition(":")
    for kind in KINDS:
        if kind == word and place.strip():
            return FactSource(kind, place.strip())
    if text:
        reader.fault(key, Reason("fault-source", {"valid": ", ".join(KINDS)}))
    return FactSource(KINDS[-1], "")
