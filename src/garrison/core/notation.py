"""Moves as words and as named fields, from one table, in both directions.

A game has one `VerbNotation` for each of its verbs: `VerbNotation(ATTACK, "attack {section}",
sections)`. By it a move, which inside the engine is one number, becomes a line (`attack 7`) and a
small document (`{"do": "attack", "section": 7}`), and either becomes the number again.

A move's number holds the verb's code in its low 8 bits and then each field in turn, 8 bits wide
unless the field says otherwise. A verb's own words before the first field must differ between
verbs.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod

from librt.random import Random

from garrison.core.contract import Move
from garrison.core.documents import Document, DocumentReader, Json
from garrison.core.errors import BadNotation
from garrison.core.reasons import Reason, shortened, unknown
from garrison.core.remembering import make_room
from garrison.core.schemas import Schema, tagged

_CODE_BITS = 8


@dataclass(frozen=True)
class MoveField:
    """One blank of a verb: the words it may hold, in the order of the numbers they stand for."""

    name: str
    words: Sequence[str]
    first: int = 0
    """The number the first word stands for."""
    bits: int = 8
    numeric: bool = False
    """Whether documents hold the number rather than the word."""
    named_by: str = ""
    """How the ids of messages begin that name the words; nothing if words are shown as they are."""

    def schema(self) -> dict[str, Schema]:
        """What documents hold of this field, by key."""
        return {self.name: {"type": "integer"} if self.numeric else {"enum": list(self.words)}}

    def say(self, value: int) -> str:
        return self.words[value - self.first]

    def tell(self, value: int) -> dict[str, Json]:
        """The value as arguments of a message."""
        return {self.name: value if self.numeric else self.message(value)}

    def message(self, value: int) -> str:
        """The word as an argument of a message: the message that names it, if there is one."""
        word = self.say(value)
        return f"@{self.named_by}-{word.replace(' ', '-')}" if self.named_by else word

    def parse(self, word: str) -> int:
        """The number this word stands for. Raises BadNotation."""
        at = self._by_word.get(word.casefold())
        if at is None:
            raise BadNotation(_bad_blank(self, word))
        return at

    @cached_property
    def _by_word(self) -> Mapping[str, int]:
        return {word.casefold(): at for at, word in enumerate(self.words, self.first)}

    def write(self, document: Document, value: int) -> None:
        """Put the value into the document of a move."""
        document[self.name] = value if self.numeric else self.say(value)

    def read(self, reader: DocumentReader) -> int:
        """Take the value from the document of a move."""
        if self.numeric:
            return reader.number(self.name, self.first, self.first + len(self.words) - 1)
        return self._by_word[reader.word(self.name, self.words).casefold()]

    def sample(self, dice: Random) -> int:
        """Any value, for the laws to try."""
        return self.first + dice.randrange(len(self.words))

    def size(self) -> int:
        """How many values there are."""
        return len(self.words)


def numbers(name: str, low: int, high: int, bits: int = 8) -> MoveField:
    """A blank that holds a whole number from low to high."""
    return MoveField(name, [str(n) for n in range(low, high + 1)], low, bits, numeric=True)


def words(name: str, valid: Sequence[str], first: int = 0, bits: int = 8) -> MoveField:
    """A blank that holds one of these words; the words are numbered from `first`."""
    return MoveField(name, valid, first, bits)


class VerbNotation:
    """A kind of move: its code, and its line with a `{name}` for each field."""

    def __init__(self, code: int, template: str, *fields: MoveField) -> None:
        self.code = code
        self.template = template
        self.fields = fields
        self.name = " ".join(template.split("{")[0].split())
        pattern = re.escape(template)
        for field in fields:
            pattern = pattern.replace(re.escape("{" + field.name + "}"), f"(?P<{field.name}>.+?)")
        self._pattern = re.compile(pattern.replace(r"\ ", " "), re.IGNORECASE)

    def pack(self, values: Sequence[int]) -> Move:
        move, shift = self.code, _CODE_BITS
        for field, value in zip(self.fields, values, strict=True):
            move |= value << shift
            shift += field.bits
        return move

    def unpack(self, move: Move) -> list[int]:
        values, shift = [], _CODE_BITS
        for field in self.fields:
            values.append(move >> shift & ((1 << field.bits) - 1))
            shift += field.bits
        return values

    def say(self, move: Move) -> str:
        blanks = zip(self.fields, self.unpack(move), strict=True)
        return self.template.format(**{field.name: field.say(at) for field, at in blanks})

    def tell(self, move: Move) -> dict[str, Json]:
        """The fields of the move as arguments of a message."""
        args: dict[str, Json] = {}
        for field, at in zip(self.fields, self.unpack(move), strict=True):
            args |= field.tell(at)
        return args

    def to_document(self, move: Move) -> Document:
        document: Document = {"do": self.name}
        for field, at in zip(self.fields, self.unpack(move), strict=True):
            field.write(document, at)
        return document

    def from_document(self, reader: DocumentReader) -> Move:
        return self.pack([field.read(reader) for field in self.fields])

    def schema(self) -> Schema:
        """What the move's document consists of."""
        return tagged("do", self.name, self.field_schemas(), self.template)

    def field_schemas(self) -> dict[str, Schema]:
        """What documents hold of its fields, by key."""
        schemas: dict[str, Schema] = {}
        for field in self.fields:
            schemas |= field.schema()
        return schemas

    def parse(self, line: str) -> Move | None:
        """The move this line writes; None if the line is not of this verb's form at all."""
        match = self._pattern.fullmatch(line)
        if match is None:
            return None
        return self.pack([field.parse(match[field.name].strip()) for field in self.fields])

    def alphabet(self, dice: Random, most: int) -> list[Move]:
        """Every move of this verb, or that many chosen at random if there are more."""
        if prod(field.size() for field in self.fields) > most:
            return [self.pack([field.sample(dice) for field in self.fields]) for _ in range(most)]
        values = [range(field.first, field.first + field.size()) for field in self.fields]
        return [self.pack(chosen) for chosen in product(*values)]


def _bad_blank(field: MoveField, word: str) -> Reason:
    if field.numeric:
        first, last = field.words[0], field.words[-1]
        args = {"word": shortened(word), "field": field.name, "low": first, "high": last}
        return Reason("notation-number", args)
    reason = unknown("notation-word", word, list(field.words))
    return Reason(reason.id, {**reason.args, "field": field.name})


class Notation:
    """Every verb of a game."""

    def __init__(self, verbs: Sequence[VerbNotation]) -> None:
        self.verbs = verbs
        self._by_code: Mapping[int, VerbNotation] = {verb.code: verb for verb in verbs}
        self._by_name: Mapping[str, VerbNotation] = {verb.name: verb for verb in verbs}
        self._said: dict[Move, str] = {}
        self._read: dict[str, Move] = {}
        self._spelled: dict[Move, Document] = {}
        if not len(verbs) == len(self._by_code) == len(self._by_name):
            raise ValueError("two verbs share a code or the words before their first field")

    def verb(self, move: Move) -> VerbNotation:
        return self._by_code[move & ((1 << _CODE_BITS) - 1)]

    def say(self, move: Move) -> str:
        """The move as one line; lines are remembered, since tables ask for the same ones often."""
        said = self._said.get(move)
        if said is None:
            said = self.verb(move).say(move)
            make_room(self._said)
            make_room(self._read)
            self._said[move] = said
            self._read[said] = move
        return said

    def parse(self, text: str) -> Move:
        """The move a line writes, whether or not it is legal anywhere. Raises BadNotation.

        Most lines that players send are such as were said to them before.
        """
        known = self._read.get(text)
        if known is not None:
            return known
        line = " ".join(text.split())
        fault: BadNotation | None = None
        for verb in self.verbs:
            try:
                move = verb.parse(line)
            except BadNotation as error:
                fault = error
            else:
                if move is not None:
                    return move
        raise fault or BadNotation(self._unknown(line))

    def to_document(self, move: Move) -> Document:
        """The move as a document with named fields; remembered likewise."""
        spelled = self._spelled.get(move)
        if spelled is None:
            spelled = self.verb(move).to_document(move)
            make_room(self._spelled)
            self._spelled[move] = spelled
        return dict(spelled)

    def from_document(self, document: Document) -> Move:
        """The move a document writes. Raises BadDocument with every fault."""
        reader = DocumentReader(document)
        move = self._by_name[reader.word("do", list(self._by_name))].from_document(reader)
        reader.close()
        reader.finish()
        return move

    def schemas(self) -> list[Schema]:
        """What the documents of moves consist of, verb by verb."""
        return [verb.schema() for verb in self.verbs]

    def _unknown(self, line: str) -> Reason:
        """Name the form of the verb that was begun, or every verb if none was."""
        for verb in self.verbs:
            if line.casefold().startswith(verb.name.casefold()):
                return Reason("notation-form", {"text": shortened(line), "form": verb.template})
        first = line.split(" ")[0] if line else ""
        return unknown("notation-verb", first, [verb.name for verb in self.verbs])
