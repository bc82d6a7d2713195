"""The words of one game for the numbers of its rules."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from garrison.core.notation import MoveField, Notation, VerbNotation, numbers
from garrison.core.refusals import Argument, Domain
from garrison.core.step_state import StepState
from garrison.core.steps import Steps
from garrison.core.tasks import ARGUMENT_BITS

P = TypeVar("P", bound=StepState)

_BLANK = re.compile(r"{(\w+)}")


@dataclass(frozen=True)
class DomainWords:
    """The words for one domain, as notation and documents write them."""

    field: MoveField
    named_by: str = ""
    """Messages `game-this-word` name each of them, if there is a name for them at all."""


def plain(words: Sequence[str], first: int = 0) -> DomainWords:
    """DomainWords that are shown as they stand: letters of seats, cells of a board."""
    return DomainWords(MoveField("", words, first))


def named(group: str, words: Sequence[str], first: int = 0) -> DomainWords:
    """DomainWords that have a name in every language, in messages of this group."""
    return DomainWords(MoveField("", words, first), group)


def counted(low: int, high: int) -> DomainWords:
    """Numbers that documents hold as such."""
    return DomainWords(numbers("", low, high))


class Vocabulary:
    """The words of every domain of a game, and how its message ids begin."""

    def __init__(self, game: str, words: Mapping[Domain, DomainWords]) -> None:
        self.game = game
        self._words = words

    def say(self, domain: Domain, value: int) -> str | int:
        """A value as the argument of a message."""
        return self.field(domain, "").message(value) if domain in self._words else value

    def ids(self) -> set[str]:
        """Every message that names a word."""
        return {
            f"{self.game}-{words.named_by}-{word.replace(' ', '-')}"
            for words in self._words.values()
            if words.named_by
            for word in words.field.words
        }

    def notation(self, steps: Steps[P]) -> Notation:
        """How every verb of these steps is written and read."""
        return Notation(
            [
                VerbNotation(
                    int(verb.code), verb.template, *self._fields(verb.template, verb.domains)
                )
                for verb in steps.verbs
            ]
        )

    def field(self, domain: Domain, name: str) -> MoveField:
        """An argument of this domain, as notation and documents have it under this name."""
        words = self._words[domain]
        named_by = f"{self.game}-{words.named_by}" if words.named_by else ""
        return replace(words.field, name=name, bits=int(domain.bits), named_by=named_by)

    def pending_notation(self, steps: Steps[P]) -> Notation:
        """How every kind of pending work is written as a line, with the numbers of its tasks."""
        return Notation(
            [
                VerbNotation(int(step.code), step.template, *map(self._wide, step.fields))
                for step in steps.steps
            ]
        )

    def _wide(self, field: Argument) -> MoveField:
        """A field of pending work, as wide as tasks have it."""
        return replace(self.field(field.domain, field.name), bits=ARGUMENT_BITS)

    def _fields(self, template: str, domains: Sequence[Domain]) -> list[MoveField]:
        blanks = zip(_BLANK.findall(template), domains, strict=True)
        return [self.field(domain, blank) for blank, domain in blanks]
