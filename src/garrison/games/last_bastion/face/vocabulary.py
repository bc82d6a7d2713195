"""The words of the command language and of pending work, for the numbers of the rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, get_args

from garrison.core.documents import Document, DocumentReader
from garrison.core.notation import Field, numbers
from garrison.core.pending import PendingDocuments
from garrison.core.schemas import Schema
from garrison.core.vocabulary import Vocabulary, Words, named, plain
from garrison.games.last_bastion.face.names import (
    COLOURS,
    CORRUPTION,
    EFFECTS,
    FACES,
    HEROES,
    ROUND_TOKENS,
    SLOTS,
    TILES,
    WHEN,
    order_words,
    roll_words,
    seat_letters,
)
from garrison.games.last_bastion.face.view_types import EffectSource
from garrison.games.last_bastion.rules import terms
from garrison.games.last_bastion.rules.position import Position

Pending: TypeAlias = PendingDocuments[Position]
"""Pending work as documents."""
NONE: Final = "none"
"""No seat in particular, no second slot."""
BOARD: Final = "board"
"""The yellow board itself asked for the roll."""
SOURCES: Final[tuple[EffectSource, ...]] = get_args(EffectSource)


@dataclass(frozen=True)
class OptionalField(Field):
    """Something that may be left out: then it is the first of its words."""

    def read(self, page: DocumentReader) -> int:
        return self.words.index(page.word(self.name, self.words, self.words[0]))


@dataclass(frozen=True)
class FlagField(Field):
    """Whether something is so."""

    def write(self, document: Document, value: int) -> None:
        document[self.name] = value == 1

    def read(self, page: DocumentReader) -> int:
        return int(page.flag(self.name))

    def schema(self) -> dict[str, Schema]:
        return {self.name: {"type": "boolean"}}


def make_vocabulary(cards: Sequence[str], seats: int) -> Vocabulary:
    """The words of a game with these cards and so many seats."""
    letters = seat_letters(seats)
    return Vocabulary(
        "last-bastion",
        {
            terms.SEAT: plain(letters),
            terms.SLOT: plain(SLOTS),
            terms.TILE: named(TILES),
            terms.COLOUR: named(COLOURS),
            terms.ROUND_TOKEN: plain(ROUND_TOKENS),
            terms.EFFECT: plain(EFFECTS),
            terms.WHEN: plain(WHEN),
            terms.HERO_KIND: named(HEROES),
            terms.ORDER_OF_BOARDS: plain(order_words()),
            terms.CARD: plain(cards),
            terms.FACE: plain(CORRUPTION),
            terms.ROLL: plain(roll_words()),
            terms.SPENT: Words(numbers("", 0, 9)),
            terms.SEAT_OR_NONE: Words(OptionalField("", [NONE, *letters])),
            terms.SLOT_OR_BOARD: plain([*SLOTS, BOARD]),
            terms.CARD_SLOT: plain(SLOTS),
            terms.CARD_SLOT_OR_NONE: Words(OptionalField("", [NONE, *SLOTS])),
            terms.SOURCE: plain(SOURCES),
            terms.FLAG: Words(FlagField("", ("no", "yes"))),
            terms.BITS: Words(numbers("", 1, 511)),
            terms.DICE: Words(numbers("", 1, 8)),
        },
    )


def sort_faces(text: str) -> str:
    """The line with dice in their usual order: people name them as they lie."""
    verb, *faces = text.split()
    if verb.casefold() not in ("roll", "reroll") or not set(faces) <= set(FACES):
        return text
    return " ".join([verb, *sorted(faces, key=FACES.index)])
