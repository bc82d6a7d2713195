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


class Sheet:
    """One document, the position it becomes, and the cards met so far."""

    def __init__(self, names: Names, facts: Facts, document: Document) -> None:
        self.names, self.facts, self.document = names, facts, document
        self.page = DocumentReader(document)
        self.state = Bastion()
        self.state.facts = facts
        self.state.cells = at.blank_cells()
        self.ritual_at: dict[int, str] = {}
        """Where each ritual card was met first."""
        self.card_at: dict[int, str] = {}

    def _fault(self, key: str, id: str, **args: str | int) -> None:
        self.page.fault(key, Reason(id, args))

    def _claim(self, page: DocumentReader, key: str, card: int) -> bool:
        """Note where an enemy card is; it can be in one place only."""
        if card in self.card_at:
            args = {"card": self.names.cards[card]}
            page.fault(key, Reason("fault-card-twice", args))
            return False
        self.card_at[card] = key
        return True

    def _claim_ritual(self, page: DocumentReader, key: str, ritual: int, where: int) -> None:
        if ritual in self.ritual_at:
            args = {"card": self.names.rituals[ritual]}
            page.fault(key, Reason("fault-card-twice", args))
        self.ritual_at[ritual] = key
        self.state.cells[at.RITUAL_AT + ritual] = where

    def _put_where(self, where: int) -> Callable[[int], None]:
        def note(card: int) -> None:
            self.state.cells[at.WHERE + card] = where

        return note

    def _read_cards(self, page: DocumentReader, key: str, take: Callable[[int], None]) -> None:
        for name in page.words(key, self.names.cards, []):
            card = self.names.cards.index(name)
            if self._claim(page, key, card):
                take(card)

    def _read_rituals(self, page: DocumentReader, key: str, where: int) -> None:
        for name in page.words(key, self.names.rituals, []):
            ritual = self.names.rituals.index(name)
            if key == "artifacts" and ritual >= SOURCE * 6:
                page.fault(key, Reason("bastion-fault-not-artifact", {"card": name}))
            self._claim_ritual(page, key, ritual, where)
