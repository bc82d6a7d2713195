"""Tables of data files as typed structures: a declaration says what a file may hold.

A structure is a dataclass, or inside of one a `TypedDict`. The types of its fields are read: closed
sets of words are `Literal`s, numbers keep to their `Bounds`, lists and tables hold what their types
say, a field that may be None or has a default can be left out. Of several tables the one is meant
whose `kind` is written. Keys are the names of the fields, with hyphens in those of dataclasses.
"""

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from types import NoneType, UnionType
from typing import (
    Annotated,
    Final,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from garrison.core.documents import DocumentReader
from garrison.core.provenance import FactSource, read_source

T = TypeVar("T")
TAG: Final = "kind"


class Bounds(NamedTuple):
    """The whole numbers that a field may hold: `Annotated[int, Bounds(1, 20)]`."""

    low: int
    high: int


class Key(NamedTuple):
    """What files call a field, where its name in the code is another one."""

    name: str


ANY_COUNT: Final = Bounds(0, 999)


def decode(reader: DocumentReader, structure: type[T], **known: object) -> T:
    """The table as this dataclass; it need not hold the fields that are known already."""
    made = _decode(reader, structure, known)
    assert isinstance(made, structure)
    return made


def _decode(reader: DocumentReader, structure: object, known: Mapping[str, object]) -> object:
    values = dict(known)
    for name, hint in get_type_hints(structure, include_extras=True).items():
        field = _Field(hint, name.replace("_", "-") if is_dataclass(structure) else name)
        if name not in known and (field.key in reader or not _has_default(structure, name)):
            values[name] = field.read(reader)
    reader.close()
    assert callable(structure)
    return structure(**values)


def _has_default(structure: object, name: str) -> bool:
    if not isinstance(structure, type) or not is_dataclass(structure):
        return False
    field = next(each for each in fields(structure) if each.name == name)
    return field.default is not MISSING or field.default_factory is not MISSING


class _Field:
    """One field: its key, its type, and what the type is annotated with."""

    def __init__(self, hint: object, key: str, bounds: Bounds = ANY_COUNT) -> None:
        self.key, self._kind, self._bounds = key, hint, bounds
        if get_origin(hint) is Annotated:
            self._kind, *notes = get_args(hint)
            for note in notes:
                self._bounds = note if isinstance(note, Bounds) else self._bounds
                self.key = note.name if isinstance(note, Key) else self.key
        self._kinds = _alternatives(self._kind)

    def read(self, reader: DocumentReader) -> object:
        """The value under its key, which must be there unless it may be None."""
        kind, key = self._kind, self.key
        if NoneType in self._kinds and key not in reader:
            return None
        words = _words(kind)
        if words:
            return reader.word(key, words)
        if int in self._kinds:
            return reader.number(key, *self._bounds)
        if str in self._kinds:
            return reader.text(key)
        if FactSource in self._kinds:
            return read_source(reader, key)
        if bool in self._kinds:
            return reader.flag(key)
        return self._read_several(reader)

    def _read_several(self, reader: DocumentReader) -> object:
        """A list, a table of numbers by name, or a structure of its own."""
        origin, inner = get_origin(self._kind), get_args(self._kind)
        if origin is Sequence:
            words = _words(inner[0])
            if words:
                return reader.words(self.key, words)
            return [_decode(row, inner[0], {}) for row in reader.children(self.key)]
        table = reader.child(self.key)
        if origin is Mapping:
            counts = {word: table.number(word, *self._bounds, 0) for word in _words(inner[0])}
            table.close()
            return counts
        kinds = [each for each in self._kinds if each is not NoneType]
        return _decode(table, kinds[0], {}) if len(kinds) == 1 else _decode_tagged(table, kinds)


def _alternatives(kind: object) -> Sequence[object]:
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _words(kind: object) -> list[str]:
    """The words of a set of them, or of several sets together."""
    kinds = [each for each in _alternatives(kind) if each is not NoneType]
    if any(get_origin(each) is not Literal for each in kinds):
        return []
    return [str(word) for each in kinds for word in get_args(each)]


def _decode_tagged(reader: DocumentReader, structures: Sequence[object]) -> object:
    """The table as the one of several structures that it says it is."""
    by_tag: dict[str, object] = {}
    for each in structures:
        by_tag |= dict.fromkeys(_words(get_type_hints(each)[TAG]), each)
    tag = reader.word(TAG, list(by_tag))
    return _decode(reader, by_tag[tag], {TAG: tag})
