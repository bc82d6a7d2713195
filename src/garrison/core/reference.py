"""A game's schema as a page to read: every field of its view, every move, every question."""

from collections.abc import Sequence

from garrison.core.documents import Document
from garrison.core.schemas import Schema, as_table
from garrison.core.typescript import type_of


def reference(title: str, schema: Schema) -> str:
    """The page in Markdown, the view first."""
    parts = {name: as_table(part) for name, part in as_table(schema["$defs"]).items()}
    moves, questions = parts.pop("Move"), parts.pop("Question")
    tables = {name: part for name, part in parts.items() if "properties" in part}
    others = [name for name in tables if name != "View"]
    blocks = [
        f"# {title}: views, moves and questions\n",
        "Made from the game's declarations by `make types`. Do not edit.\n",
        "## View\n",
        _fields(tables["View"]),
        *[f"### {name}\n\n{_sentence(tables[name])}{_fields(tables[name])}" for name in others],
        "## Moves\n",
        "A move as a line, and the same as a document.\n",
        _documents("line", moves),
        "## Questions\n",
        "What `Game.question` and `turn.question` say is asked of whoever decides.\n",
        _documents("question", questions, "ask"),
        "## Words\n",
        *[_words(name, part) for name, part in parts.items() if "enum" in part],
    ]
    return "\n".join(blocks)


def _sentence(part: Document) -> str:
    text = part.get("description")
    return f"{text}\n\n" if text else ""


def _fields(part: Document) -> str:
    rows = [
        [f"`{name}`", f"`{type_of(as_table(kind))}`", str(as_table(kind).get("description", ""))]
        for name, kind in as_table(part["properties"]).items()
    ]
    return _rows(["field", "type", "what it says"], rows)


def _documents(name: str, part: Document, tag: str = "") -> str:
    rows = [
        [f"`{_first(kind, tag)}`", f"`{type_of(kind)}`"] for kind in map(as_table, _choices(part))
    ]
    return _rows([name, "document"], rows)


def _first(kind: Document, tag: str) -> str:
    """What a document is called: its line, or the word of its tag."""
    if not tag or "properties" not in kind:
        return str(kind.get("description") or type_of(kind))
    return str(as_table(as_table(kind["properties"])[tag])["const"])


def _choices(part: Document) -> Sequence[object]:
    found = part["anyOf"]
    assert isinstance(found, Sequence)
    return found


def _words(name: str, part: Document) -> str:
    words = part["enum"]
    assert isinstance(words, Sequence)
    return f"**{name}**: {', '.join(f'`{word}`' for word in words)}\n"


def _rows(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(_cell(cell) for cell in line)} |" for line in lines) + "\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
