"""A document on its way to a position: the words it may use, and which card was met where."""

from collections.abc import Callable
from dataclasses import dataclass

from garrison.core.documents import Document, DocumentReader
from garrison.core.notation import Notation
from garrison.core.reasons import Reason
from garrison.games.bastion.face.contents import Contents
from garrison.games.bastion.face.names import SEATS
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.facts import SOURCE, Facts
from garrison.games.bastion.rules.state import Bastion


@dataclass(frozen=True)
class Names:
    """The words of documents of one game."""

    cards: list[str]
    rituals: list[str]
    classes: list[str]
    spells: list[str]
    seats: list[str]
    pending: Notation


def names_of(contents: Contents, facts: Facts, pending: Notation) -> Names:
    return Names(
        cards=contents.cards(),
        rituals=contents.rituals(),
        classes=[each.name for each in contents.classes],
        spells=[spell.word for spell in contents.spell_types()],
        seats=list(SEATS[: facts.seats]),
        pending=pending,
    )


class CardReader:
    """One document, the position it becomes, and the cards met so far."""

    def __init__(self, names: Names, facts: Facts, document: Document) -> None:
        self.names, self.facts, self.document = names, facts, document
        self.reader = DocumentReader(document)
        self.state = Bastion()
        self.state.facts = facts
        self.state.cells = at.blank_cells()
        self.ritual_at: dict[int, str] = {}
        """Where each ritual card was met first."""
        self.card_at: dict[int, str] = {}

    def _fault(self, key: str, id: str, **args: str | int) -> None:
        self.reader.fault(key, Reason(id, args))

    def _claim(self, reader: DocumentReader, key: str, card: int) -> bool:
        """Note where an enemy card is; it can be in one place only."""
        if card in self.card_at:
            args = {"card": self.names.cards[card]}
            reader.fault(key, Reason("fault-card-twice", args))
            return False
        self.card_at[card] = key
        return True

    def _claim_ritual(self, reader: DocumentReader, key: str, ritual: int, where: int) -> None:
        if ritual in self.ritual_at:
            args = {"card": self.names.rituals[ritual]}
            reader.fault(key, Reason("fault-card-twice", args))
        self.ritual_at[ritual] = key
        self.state.cells[at.RITUAL_AT + ritual] = where

    def _put_where(self, where: int) -> Callable[[int], None]:
        def note(card: int) -> None:
            self.state.cells[at.WHERE + card] = where

        return note

    def _read_cards(self, reader: DocumentReader, key: str, take: Callable[[int], None]) -> None:
        for name in reader.words(key, self.names.cards, []):
            card = self.names.cards.index(name)
            if self._claim(reader, key, card):
                take(card)

    def _read_rituals(self, reader: DocumentReader, key: str, where: int) -> None:
        for name in reader.words(key, self.names.rituals, []):
            ritual = self.names.rituals.index(name)
            if key == "artifacts" and ritual >= SOURCE * 6:
                reader.fault(key, Reason("bastion-fault-not-artifact", {"card": name}))
            self._claim_ritual(reader, key, ritual, where)
