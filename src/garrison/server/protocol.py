"""The messages of the socket as JSON schema, and everything a client needs as TypeScript types."""

from collections.abc import Mapping
from typing import Final, get_args

import msgspec
from litestar import get

from garrison.core.contract import CHANCE, ONLOOKER, OVER
from garrison.core.schemas import Schema
from garrison.core.typescript import declare, union
from garrison.rulebook import book_texts
from garrison.server.http import schemas
from garrison.table.messages.client import FromClient, ToClient
from garrison.table.messages.schemas import Advice, Estimate, Moment, TableEstimate

REST: Final = (
    schemas.About,
    schemas.Commitment,
    schemas.NewTable,
    schemas.PlayOn,
    schemas.Newcomer,
    schemas.Ticket,
    schemas.CourseInfo,
    schemas.NewToken,
    schemas.TableSummary,
    schemas.TableList,
    schemas.RecordInfo,
    schemas.Problem,
    Estimate,
    TableEstimate,
    Advice,
    Moment,
    book_texts.BookText,
    book_texts.ExampleText,
    book_texts.Guide,
    book_texts.Gallery,
    book_texts.SearchResults,
    book_texts.Brief,
)


@get("/api/schema/messages.json", include_in_schema=False, sync_to_thread=False)
def message_schema() -> Mapping[str, object]:
    """JSON schema of every message a client sends or gets."""
    return messages()


def messages() -> Schema:
    """Both directions, each as a choice of messages, and what they consist of."""
    (sent, got), components = msgspec.json.schema_components(
        (FromClient, ToClient), ref_template=_REF
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**components, "FromClient": sent, "ToClient": got},
    }


_REF: Final = "#/$defs/{name}"


def typescript() -> str:
    """Types of all messages and REST bodies, for the web client."""
    kinds = (*get_args(FromClient), *get_args(ToClient), *REST)
    _, components = msgspec.json.schema_components(kinds, schema_hook=_schema_of, ref_template=_REF)
    blocks = [_HEAD]
    blocks += [declare(name, part) for name, part in sorted(components.items())]
    blocks.append(union("FromClient", [kind.__name__ for kind in get_args(FromClient)]))
    blocks.append(union("ToClient", [kind.__name__ for kind in get_args(ToClient)]))
    return "\n".join(blocks)


def _schema_of(kind: type) -> Schema:
    """What holds anything is the game's affair, as in messages."""
    if kind is not object:
        raise NotImplementedError
    return {"title": "Free"}


_HEAD: Final = f"""\
// Made from the server's message types by `make types`. Do not edit.

/** Any JSON value: what a game's views and arguments hold is the game's affair. */
export type Free = unknown;

/** Who decides when no seat does: chance, or nobody because the game is over. */
export const CHANCE = {CHANCE};
export const OVER = {OVER};
/** Where somebody looks from who holds no seat. */
export const ONLOOKER = {ONLOOKER};
"""
