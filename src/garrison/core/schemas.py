"""What views, moves and questions consist of, as JSON schema made from their declarations.

A game declares its view as `TypedDict`s whose fields are `Annotated` with one sentence each. Sets
of words that are closed are module-level `Literal`s (`Colour = Literal["red", …]`); they keep their
name in the schema. `complaint` holds a value against a schema: a law asks it of every view.
"""

import sys
from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import (
    Annotated,
    Final,
    Literal,
    NotRequired,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from garrison.core.documents import Document, Json

Schema: TypeAlias = Document
_REF: Final = "#/$defs/"
_PLAIN: Final[Mapping[object, str]] = {
    bool: "boolean",
    int: "integer",
    float: "number",
    str: "string",
    NoneType: "null",
}


def game_schema(
    view: type, moves: Sequence[Schema], questions: object, pieces: object = None
) -> Schema:
    """The schema of a game: definitions of `View`, `Move`, `Question` and all they consist of.

    Questions are schemas made from tables, or a union of `TypedDict`s called `Question`. Pieces, if
    given, are such a union too, called `PieceFacts`: what components are drawn from.
    """
    made = _Definitions(view.__module__)
    made.schema(view)
    if pieces is not None:
        made.schema(pieces)
    if isinstance(questions, list):
        made.parts["Question"] = {"anyOf": [made.name_words(each) for each in questions]}
    else:
        made.schema(questions)
    made.parts["Move"] = {"anyOf": [made.name_words(each) for each in moves]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$ref": _REF + view.__name__,
        "$defs": made.parts,
    }


def tagged(tag: str, name: str, fields: Mapping[str, Schema], description: str = "") -> Schema:
    """The schema of a document that one field tells from others, and its other fields."""
    kinds: Schema = {tag: {"const": name}, **fields}
    return {
        "type": "object",
        "description": description,
        "properties": kinds,
        "required": list(kinds),
        "additionalProperties": False,
    }


class _Definitions:
    """Named parts of a schema, gathered while types are read."""

    def __init__(self, module: str) -> None:
        self.parts: Schema = {}
        self._names: dict[object, str] = {}
        for name, value in vars(sys.modules[module]).items():
            if name.startswith("_") or not _is_alias(value):
                continue
            self._names[value] = name
            if get_origin(value) is Literal:
                self.parts[name] = {"enum": list(get_args(value))}

    def schema(self, kind: object) -> Schema:
        """A type as a schema; one that has a name, by its name."""
        name = self._names.get(kind) if _is_alias(kind) else None
        if name is None:
            return self._spelled_out(kind)
        if name not in self.parts:
            self.parts[name] = self._spelled_out(kind)
        return {"$ref": _REF + name}

    def _spelled_out(self, kind: object) -> Schema:
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return {**self.schema(args[0]), "description": str(args[1])}
        if origin is NotRequired:
            return self.schema(args[0])
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.schema(each) for each in args]}
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return self._mapping(args[0], args[1])
        if origin is tuple:
            return {"type": "array", "prefixItems": [self.schema(each) for each in args]}
        if isinstance(origin, type) and issubclass(origin, Sequence):
            return {"type": "array", "items": self.schema(args[0])}
        if isinstance(kind, type) and is_typeddict(kind):
            return self._table(kind)
        return {"type": _PLAIN[kind]}

    def name_words(self, schema: Schema) -> Schema:
        """The schema of a document, its fields of words by the smallest set that has them all.

        Words that belong to no declared set depend on the edition or on a player's own data.
        """
        fields = schema["properties"]
        assert isinstance(fields, Mapping)
        return {
            **schema,
            "properties": {name: self._named(kind) for name, kind in fields.items()},
        }

    def _named(self, kind: Json) -> Schema:
        words, names = set(_words(kind)), as_table(kind).get("propertyNames")
        if names is not None:
            return {**as_table(kind), "propertyNames": self._named(names)}
        if not words:
            return as_table(kind)
        fitting = [name for name, part in self.parts.items() if words <= set(_words(part))]
        if not fitting:
            return {"type": "string"}
        return {"$ref": _REF + min(fitting, key=lambda name: len(_words(self.parts[name])))}

    def _mapping(self, key: object, value: object) -> Schema:
        found: Schema = {"type": "object", "additionalProperties": self.schema(value)}
        if key is not str:
            found["propertyNames"] = self.schema(key)
        return found

    def _table(self, kind: type) -> Schema:
        name = kind.__name__
        if name not in self.parts:
            self.parts[name] = {}  # known from here on: a table may hold others of its kind
            hints = get_type_hints(kind, include_extras=True)
            required = _keys_needed(kind)
            self.parts[name] = {
                "type": "object",
                "description": " ".join((kind.__doc__ or "").split()),
                "properties": {field: self.schema(hint) for field, hint in hints.items()},
                "required": [field for field in hints if field in required],
                "additionalProperties": False,
            }
        return {"$ref": _REF + name}


def _is_alias(kind: object) -> bool:
    """Whether it is a kind of type whose name is worth keeping, if its module gives it one."""
    return get_origin(kind) in (Literal, Union, UnionType, Mapping)


def _keys_needed(kind: type) -> frozenset[str]:
    found: object = getattr(kind, "__required_keys__", frozenset())
    assert isinstance(found, frozenset)
    return found


def as_table(value: object) -> Schema:
    """A part of a schema that is a table itself."""
    assert isinstance(value, Mapping)
    return dict(value)


def _words(schema: Json) -> Sequence[Json]:
    words = as_table(schema).get("enum", ())
    assert isinstance(words, Sequence)
    return words


def complaint(value: object, part: str, schema: Schema) -> str | None:
    """What is wrong with a value that should be this part of a schema; None if nothing is."""
    return _Check(as_table(schema["$defs"])).complaint(value, {"$ref": _REF + part}, part)


class _Check:
    """Holds values against schemas, as far as this module makes them."""

    def __init__(self, parts: Document) -> None:
        self._parts = parts

    def complaint(self, value: object, schema: Document, place: str) -> str | None:
        ref, choices, enum = schema.get("$ref"), schema.get("anyOf"), schema.get("enum")
        if isinstance(ref, str):
            part = as_table(self._parts[ref.removeprefix(_REF)])
            return self.complaint(value, part, place)
        if isinstance(choices, list):
            return self._choose(value, choices, place)
        if "const" in schema:
            return None if value == schema["const"] else f"{place}: {value!r}"
        if isinstance(enum, list):
            return None if value in enum else f"{place}: {value!r} is none of {enum}"
        if schema.get("type") == "object":
            return self._table(value, schema, place)
        if schema.get("type") == "array":
            return self._array(value, schema, place)
        return None if _PLAIN.get(type(value)) == schema["type"] else f"{place}: {value!r}"

    def _choose(self, value: object, choices: Sequence[Json], place: str) -> str | None:
        found = [self.complaint(value, as_table(each), place) for each in choices]
        told = [each for each in found if each is not None]
        return None if len(told) < len(found) else max(told, key=len)

    def _array(self, value: object, schema: Document, place: str) -> str | None:
        if not isinstance(value, list | tuple):
            return f"{place}: {value!r} is no list"
        if "prefixItems" in schema:
            return self._tuple(value, schema["prefixItems"], place)
        items = as_table(schema["items"])
        found = (self.complaint(each, items, f"{place}[{at}]") for at, each in enumerate(value))
        return next((each for each in found if each), None)

    def _tuple(self, value: Sequence[object], kinds: Json, place: str) -> str | None:
        assert isinstance(kinds, Sequence)
        if len(value) != len(kinds):
            return f"{place}: {value!r} is not {len(kinds)} long"
        pairs = enumerate(zip(value, kinds, strict=True))
        found = (self.complaint(each, as_table(k), f"{place}[{at}]") for at, (each, k) in pairs)
        return next((each for each in found if each), None)

    def _table(self, value: object, schema: Document, place: str) -> str | None:
        if not isinstance(value, Mapping):
            return f"{place}: {value!r} is no table"
        fields, others = as_table(schema.get("properties", {})), schema["additionalProperties"]
        required = schema.get("required", ())
        assert isinstance(required, Sequence)
        for name in required:
            if name not in value:
                return f"{place}.{name} is missing"
        for name, each in value.items():
            kind = fields.get(name, others)
            if kind is False:
                return f"{place}.{name} is not declared"
            found = self.complaint(each, as_table(kind), f"{place}.{name}")
            if found or (found := self._key(name, schema, place)):
                return found
        return None

    def _key(self, name: str, schema: Document, place: str) -> str | None:
        names = schema.get("propertyNames")
        return None if names is None else self.complaint(name, as_table(names), place)
