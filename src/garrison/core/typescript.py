"""JSON schema as TypeScript types, for clients."""

import json
import re
from collections.abc import Sequence
from typing import Final

from garrison.core.schemas import Schema, as_table

_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
_PLURALS: Final = (("y", "ies"), ("s", "ses"), ("", "s"))


def declarations(schema: Schema) -> str:
    """Everything a schema defines: sets of words, tables, and unions of them."""
    return "\n".join(
        declare(name, as_table(part)) for name, part in as_table(schema["$defs"]).items()
    )


def declare(name: str, schema: Schema) -> str:
    """One definition. A set of words is a list too, in its order."""
    if "enum" in schema:
        listed = ", ".join(_quoted(word) for word in _items(schema["enum"]))
        values = f"export const {_plural(name)} = [{listed}] as const;\n"
        return f"{values}export type {name} = (typeof {_plural(name)})[number];\n"
    if "anyOf" in schema:
        return union(name, [type_of(as_table(each)) for each in _items(schema["anyOf"])])
    if "properties" not in schema:
        return f"export type {name} = {type_of(schema)};\n"
    lines = [comment(schema), f"export interface {name} {{"]
    for field, kind in as_table(schema.get("properties", {})).items():
        lines.append(comment(as_table(kind), "  "))
        lines.append(f"  {_field(field, kind, schema)};")
    return "\n".join([line for line in lines if line] + ["}", ""])


def union(name: str, names: Sequence[str]) -> str:
    """A name for any of these types."""
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in names) + ";\n"


def comment(schema: Schema, indent: str = "") -> str:
    text = schema.get("description")
    return f"{indent}/** {' '.join(text.split())} */" if isinstance(text, str) and text else ""


def type_of(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    ref, choice, kind = schema.get("$ref"), schema.get("anyOf"), schema.get("type")
    if isinstance(ref, str):
        return ref.rpartition("/")[2]
    if choice is not None:
        return " | ".join(type_of(as_table(each)) for each in _items(choice))
    if "const" in schema:
        return _quoted(schema["const"])
    if "enum" in schema:
        return " | ".join(_quoted(each) for each in _items(schema["enum"]))
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(as_table(each)) for each in _items(schema['prefixItems']))}]"
    if kind == "array":
        item = type_of(as_table(schema.get("items", {})))
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        return _record(schema)
    return _PLAIN.get(str(kind), "Free")


def _record(schema: Schema) -> str:
    fields = as_table(schema.get("properties", {}))
    if fields:
        return f"{{ {'; '.join(_field(name, kind, schema) for name, kind in fields.items())} }}"
    value = type_of(as_table(schema.get("additionalProperties", {})))
    if "propertyNames" in schema:
        return f"Partial<Record<{type_of(as_table(schema['propertyNames']))}, {value}>>"
    return f"Record<string, {value}>"


def _field(name: str, kind: object, schema: Schema) -> str:
    key = name if re.fullmatch(r"\w+", name) else _quoted(name)
    needed = name in _items(schema.get("required", ())) or _always_sent(schema, as_table(kind))
    return f"{key}{'' if needed else '?'}: {type_of(as_table(kind))}"


def _always_sent(schema: Schema, kind: Schema) -> bool:
    """Whether a field that a sender may leave out is there all the same: it has no default."""
    return "additionalProperties" not in schema and "default" not in kind


def _plural(name: str) -> str:
    """`SeatLetter` is listed as `SEAT_LETTERS`."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name)
    ending, plural = next(pair for pair in _PLURALS if spaced.endswith(pair[0]))
    return (spaced.removesuffix(ending) + plural).upper()


def _quoted(word: object) -> str:
    text = json.dumps(word, ensure_ascii=False)
    return "'" + text[1:-1].replace("'", "\\'") + "'" if isinstance(word, str) else text


def _items(value: object) -> Sequence[object]:
    return value if isinstance(value, Sequence) else ()
