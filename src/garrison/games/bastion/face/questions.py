"""Pending decisions as clients read them: what is asked, with its particulars by name."""

from typing import Final

from garrison.core.documents import Document
from garrison.core.notation import Notation, Verb
from garrison.core.schemas import Schema, tagged
from garrison.games.bastion.rules import codes

_LITTLE_WORDS: Final = ("a", "an", "at", "to")


class Questions:
    """Makes questions of the pending work of one game."""

    def __init__(self, pending: Notation) -> None:
        asked = [verb for verb in pending.verbs if verb.code <= codes.LAST_DECISION]
        self._pending = pending
        self._names = {verb.name: _name(verb) for verb in asked}
        self._asked = asked

    def ask(self, pending: int) -> Document:
        written = self._pending.to_document(pending)
        return {"ask": self._names[str(written.pop("do"))], **written}

    def schemas(self) -> list[Schema]:
        return [tagged("ask", _name(verb), verb.field_schemas()) for verb in self._asked]


def _name(verb: Verb) -> str:
    """`return a ritual:` asks `return-ritual`."""
    words = verb.name.rstrip(":").split()
    return "-".join(word for word in words if word not in _LITTLE_WORDS)
