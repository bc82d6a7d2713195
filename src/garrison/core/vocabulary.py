"""The words of one game for the numbers of its rules."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from garrison.core.notation import Field, Notation, Verb
from garrison.core.refusals import Argument, Domain
from garrison.core.steps import Steps, StepState
from garrison.core.tasks import ARGUMENT_BITS

P = TypeVar("P", bound=StepState)

_BLANK = re.compile(r"{(\w+)}")


@dataclass(frozen=True)
class Words:
    """The words for one domain, as notation and documents write them."""

    field: Field
    is_named: bool = False
    """Whether the catalogues have a name for each of them, `game-domain-word`."""


def plain(words: Sequence[str], first: int = 0) -> Words:
    """Words that are shown as they stand: letters of seats, cells of a board."""
    return Words(Field("", words, first))


def named(words: Sequence[str], first: int = 0) -> Words:
    """Words that have a name in every language."""
    return Words(Field("", words, first), is_named=True)


class Vocabulary:
    """The words of every domain of a game, and how its message ids begin."""

    def __init__(self, game: str, words: Mapping[Domain, Words]) -> None:
        self.game = game
        self._words = words

    def say(self, domain: Domain, value: int) -> str | int:
        """A value as the argument of a message."""
        words = self._words.get(domain)
        if words is None:
            return value
        word = words.field.say(value)
        return f"@{self.game}-{domain.name}-{word}" if words.is_named else word

    def notation(self, steps: Steps[P]) -> Notation:
        """How every verb of these steps is written and read."""
        return Notation(
            [
                Verb(int(verb.code), verb.template, *self._fields(verb.template, verb.domains))
                for verb in steps.verbs
            ]
        )

    def field(self, domain: Domain, name: str) -> Field:
        """An argument of this domain, as notation and documents have it under this name."""
        return replace(self._words[domain].field, name=name, bits=int(domain.bits))

    def pending_notation(self, steps: Steps[P]) -> Notation:
        """How every kind of pending work is written as a line, with the numbers of its tasks."""
        return Notation(
            [
                Verb(int(step.code), step.template, *map(self._wide, step.fields))
                for step in steps.steps
            ]
        )

    def _wide(self, field: Argument) -> Field:
        """A field of pending work, as wide as tasks have it."""
        return replace(self.field(field.domain, field.name), bits=ARGUMENT_BITS)

    def _fields(self, template: str, domains: Sequence[Domain]) -> list[Field]:
        blanks = zip(_BLANK.findall(template), domains, strict=True)
        return [self.field(domain, blank) for blank, domain in blanks]
