"""A document on its way to a position, and the cards in it: each of them is in one place."""

from garrison.core.documents import Document, DocumentReader
from garrison.core.reasons import Reason
from garrison.games.bastion.face.names import Names
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.facts import SOURCE, Facts
from garrison.games.bastion.rules.state import Bastion


class CardReader:
    """One document, and the position it becomes."""

    def __init__(self, names: Names, facts: Facts, document: Document) -> None:
        self.names, self.facts = names, facts
        self.reader = DocumentReader(document)
        self.state = Bastion()
        self.state.facts = facts
        self.state.cells = at.blank_cells()

    def _fault(self, key: str, id: str, **args: str | int) -> None:
        self.reader.fault(key, Reason(id, args))

    def _read_cards(self, reader: DocumentReader, key: str, where: int) -> list[int]:
        """The enemy cards in one place that were not met elsewhere."""
        found: list[int] = []
        for name in reader.words(key, self.names.cards, []):
            card = self.names.cards.index(name)
            if self._is_new(reader, key, card):
                self.state.cells[at.WHERE + card] = where
                found.append(card)
        return found

    def _is_new(self, reader: DocumentReader, key: str, card: int) -> bool:
        """See that an enemy card was not met elsewhere."""
        is_new = self.state.where(card) == at.UNSEEN
        if not is_new:
            reader.fault(key, Reason("fault-card-twice", {"card": self.names.cards[card]}))
        return is_new

    def _read_rituals(self, reader: DocumentReader, key: str, where: int) -> None:
        for name in reader.words(key, self.names.rituals, []):
            ritual = self.names.rituals.index(name)
            if key == "artifacts" and ritual >= SOURCE * 6:
                reader.fault(key, Reason("bastion-fault-not-artifact", {"card": name}))
            self._lay_ritual(reader, key, ritual, where)

    def _lay_ritual(self, reader: DocumentReader, key: str, ritual: int, where: int) -> None:
        if self.state.cells[at.RITUAL_AT + ritual] != at.IN_DECK:
            reader.fault(key, Reason("fault-card-twice", {"card": self.names.rituals[ritual]}))
        self.state.cells[at.RITUAL_AT + ritual] = where
