"""What positions wait for as documents: each step by its name, its fields by theirs."""

from collections.abc import Iterator
from typing import Generic, TypeVar

from garrison.core.documents import Document, DocumentReader, Json
from garrison.core.notation import MoveField
from garrison.core.reasons import Reason
from garrison.core.refusals import Domain
from garrison.core.schemas import Schema, tagged
from garrison.core.step_state import StepState
from garrison.core.steps import Step, Steps
from garrison.core.tasks import argument, task
from garrison.core.vocabulary import Vocabulary

P = TypeVar("P", bound=StepState)


class PendingDocuments(Generic[P]):
    """Writes and reads tasks of one game, and tells what its questions consist of."""

    def __init__(self, steps: Steps[P], vocabulary: Vocabulary) -> None:
        self._steps, self._game = steps, vocabulary.game
        self._fields: dict[str, list[MoveField]] = {
            step.name: [vocabulary.field(each.domain, each.name) for each in step.fields]
            for step in steps.steps
        }

    def write(self, pending: int, tag: str = "task") -> Document:
        """The task as a document: `{"task": "place-card", "card": …}`."""
        step = self._steps.step(pending)
        document: Document = {tag: step.name}
        for at, field in enumerate(self._fields[step.name]):
            field.write(document, int(argument(pending, at)))
        return document

    def tell(self, pending: int) -> dict[str, Json]:
        """The fields of a task as arguments of a message."""
        args: dict[str, Json] = {}
        for at, field in enumerate(self._fields[self._steps.step(pending).name]):
            args |= field.tell(int(argument(pending, at)))
        return args

    def read(self, reader: DocumentReader) -> int:
        """The task that a document writes."""
        name = reader.word("task", list(self._fields))
        values = [field.read(reader) for field in self._fields[name]]
        reader.close()
        return int(task(self._steps.named(name).code, *values))

    def check(self, state: P, pending: int, reader: DocumentReader) -> None:
        """See that this position can wait for what the document says."""
        fault = self._steps.step(pending).fault(state, pending)
        if fault is not None:
            reader.fault(fault.field, Reason(f"{self._game}-fault-{fault.name}"))

    def values(self, pending: int) -> Iterator[tuple[str, Domain, int]]:
        """Every field of a task: its name, what it can be, and what it is."""
        for at, each in enumerate(self._steps.step(pending).fields):
            yield each.name, each.domain, int(argument(pending, at))

    def schema(self, step: Step[P], tag: str = "ask") -> Schema:
        """What the document of a step consists of."""
        fields: dict[str, Schema] = {}
        for field in self._fields[step.name]:
            fields |= field.schema()
        return tagged(tag, step.name, fields)
