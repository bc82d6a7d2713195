"""The messages of the socket as JSON schema, and everything a client needs as TypeScript types."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, get_args

import msgspec
from litestar import get

from garrison.core.contract import CHANCE, ONLOOKER, OVER
from garrison.server import shapes
from garrison.table.messages import FromClient, ToClient
from garrison.table.shapes import Advice, Estimate, Moment, TableEstimate

Schema: TypeAlias = Mapping[str, object]

REST: Final = (
    shapes.About,
    shapes.NewTable,
    shapes.PlayOn,
    shapes.Newcomer,
    shapes.Ticket,
    shapes.NewToken,
    shapes.TableSummary,
    shapes.TableList,
    shapes.RecordInfo,
    shapes.Problem,
    Estimate,
    TableEstimate,
    Advice,
    Moment,
)


@get("/api/schema/messages.json", include_in_schema=False, sync_to_thread=False)
def message_schema() -> Schema:
    """JSON schema of every message a client sends or gets."""
    return messages()


def messages() -> Schema:
    """Both directions, each as a choice of messages, and what they consist of."""
    (sent, got), parts = msgspec.json.schema_components((FromClient, ToClient), ref_template=_REF)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**parts, "FromClient": sent, "ToClient": got},
    }


_REF: Final = "#/$defs/{name}"


def typescript() -> str:
    """Types of all messages and REST bodies, for the web client."""
    kinds = (*get_args(FromClient), *get_args(ToClient), *REST)
    _, parts = msgspec.json.schema_components(kinds, ref_template=_REF)
    blocks = [_HEAD]
    blocks += [_declare(name, part) for name, part in sorted(parts.items())]
    blocks.append(_union("FromClient", [kind.__name__ for kind in get_args(FromClient)]))
    blocks.append(_union("ToClient", [kind.__name__ for kind in get_args(ToClient)]))
    return "\n".join(blocks)


_HEAD: Final = f"""\
// Made from the server's message types by `python -m garrison.server.protocol`. Do not edit.

/** Any JSON value: what a game's views and arguments hold is the game's affair. */
export type Free = unknown;

/** Who decides when no seat does: chance, or nobody because the game is over. */
export const CHANCE = {CHANCE};
export const OVER = {OVER};
/** Where somebody looks from who holds no seat. */
export const ONLOOKER = {ONLOOKER};
"""


def _declare(name: str, schema: Mapping[str, object]) -> str:
    lines = [_comment(schema, ""), f"export interface {name} {{"]
    needed = _strings(schema.get("required"))
    for field, kind in _table(schema.get("properties")).items():
        mark = "" if field in needed or "default" not in _table(kind) else "?"
        lines.append(f"  {field}{mark}: {_type(_table(kind))};")
    return "\n".join([line for line in lines if line] + ["}", ""])


def _union(name: str, names: Sequence[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {each}" for each in names) + ";\n"


def _comment(schema: Schema, indent: str) -> str:
    text = schema.get("description")
    if not isinstance(text, str):
        return ""
    return f"{indent}/** {' '.join(text.split())} */"


_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def _type(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    ref, choice, kind = schema.get("$ref"), schema.get("anyOf"), schema.get("type")
    if isinstance(ref, str):
        return ref.rpartition("/")[2]
    if isinstance(choice, list):
        return " | ".join(_type(_table(each)) for each in choice)
    if "enum" in schema:
        enum = schema["enum"]
        assert isinstance(enum, list)
        return " | ".join(msgspec.json.encode(each).decode() for each in enum)
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return f"Record<string, {_type(_table(schema.get('additionalProperties')))}>"
    return _PLAIN.get(str(kind), "Free")


def _array(schema: Schema) -> str:
    item = _type(_table(schema.get("items")))
    return f"({item})[]" if "|" in item else f"{item}[]"


def _table(value: object) -> dict[str, object]:
    return {str(k): v for k, v in value.items()} if isinstance(value, Mapping) else {}


def _strings(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, Sequence) else []


if __name__ == "__main__":
    print(typescript(), end="")
