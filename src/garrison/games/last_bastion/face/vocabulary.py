"""The words of the command language and of pending work, for the numbers of the rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from garrison.core.documents import Document, DocumentReader, Json
from garrison.core.notation import MoveField
from garrison.core.pending import PendingDocuments
from garrison.core.schemas import Schema
from garrison.core.vocabulary import DomainWords, Vocabulary, counted, named, plain
from garrison.games.last_bastion.face.names import (
    COLOURS,
    CORRUPTION,
    EFFECTS,
    FACES,
    HEROES,
    ROUND_TOKENS,
    SLOTS,
    SOURCES,
    TILES,
    WHEN,
    order_words,
    roll_words,
    seat_letters,
    told_roll,
)
from garrison.games.last_bastion.rules import terms
from garrison.games.last_bastion.rules.position import Position

Pending: TypeAlias = PendingDocuments[Position]
"""Pending work as documents."""
NONE: Final = "none"
"""No seat in particular, no second slot."""
BOARD: Final = "board"
"""The yellow board itself asked for the roll."""


@dataclass(frozen=True)
class OptionalField(MoveField):
    """Something that may be left out: then it is the first of its words."""

    def read(self, reader: DocumentReader) -> int:
        return self.words.index(reader.word(self.name, self.words, self.words[0]))


@dataclass(frozen=True)
class FlagField(MoveField):
    """Whether something is so."""

    def write(self, document: Document, value: int) -> None:
        document[self.name] = value == 1

    def read(self, reader: DocumentReader) -> int:
        return int(reader.flag(self.name))

    def schema(self) -> dict[str, Schema]:
        return {self.name: {"type": "boolean"}}


@dataclass(frozen=True)
class RollField(MoveField):
    """A roll, told by its faces."""

    def tell(self, value: int) -> dict[str, Json]:
        return told_roll(value)


def make_vocabulary(cards: Sequence[str], seats: int) -> Vocabulary:
    """The words of a game with these cards and so many seats."""
    letters = seat_letters(seats)
    return Vocabulary(
        "last-bastion",
        {
            terms.SEAT: plain(letters),
            terms.SLOT: plain(SLOTS),
            terms.TILE: named("tile", TILES),
            terms.COLOUR: named("colour", COLOURS),
            terms.ROUND_TOKEN: named("token", ROUND_TOKENS),
            terms.EFFECT: named("effect", EFFECTS),
            terms.WHEN: named("when", WHEN),
            terms.HERO_KIND: named("name", HEROES),
            terms.ORDER_OF_BOARDS: plain(order_words()),
            terms.CARD: plain(cards),
            terms.FACE: named("face", CORRUPTION),
            terms.ROLL: DomainWords(RollField("", roll_words())),
            terms.SPENT: counted(0, 9),
            terms.SEAT_OR_NONE: DomainWords(OptionalField("", [NONE, *letters])),
            terms.SLOT_OR_BOARD: plain([*SLOTS, BOARD]),
            terms.CARD_SLOT: plain(SLOTS),
            terms.CARD_SLOT_OR_NONE: DomainWords(OptionalField("", [NONE, *SLOTS])),
            terms.SOURCE: plain(SOURCES),
            terms.FLAG: DomainWords(FlagField("", ("no", "yes"))),
            terms.BITS: counted(1, 511),
            terms.DICE: counted(1, 8),
        },
    )


def sort_faces(text: str) -> str:
    """The line with dice in their usual order: people name them as they lie."""
    verb, *faces = text.split()
    if verb.casefold() not in ("roll", "reroll") or not set(faces) <= set(FACES):
        return text
    return " ".join([verb, *sorted(faces, key=FACES.index)])
