"""Reading the field of a position: open cards, the discard, and what may lie face down."""

from collections.abc import Sequence

from garrison.core.documents import DocumentReader
from garrison.core.piles import new_pile
from garrison.games.unbreakable_castle.face.messages import fault
from garrison.games.unbreakable_castle.face.names import cell_names
from garrison.games.unbreakable_castle.face.writing import Names
from garrison.games.unbreakable_castle.rules.opening import (
    above,
    below,
    card_at,
    left_of,
    right_of,
)
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.terms import NOTHING


class FieldReader:
    """Fills the field and the deck of a position. Call `read`."""

    def __init__(self, reader: DocumentReader, state: Castle, names: Names) -> None:
        self._reader = reader
        self._state = state
        self._names = names
        self._facts = state.facts
        self._cells = cell_names(int(state.facts.rows), int(state.facts.columns))

    def read(self) -> None:
        state, reader = self._state, self._reader
        field = reader.child("field")
        used: set[int] = set()
        for cell, name in enumerate(self._cells):
            if name in field:
                state.field[cell] = self._card(field, name, used)
                state.opened += 1
        field.close()
        discard = self._card_list(reader, "discard", used)
        old_reader = reader.child("old_deck")
        state.older = old_reader.number("cells", 0, len(self._cells), 0)
        old = self._card_list(old_reader, "cards", used)
        old_reader.close()
        state.discarded = len(discard)
        self._check_figure()
        self._make_pile([card for card in range(self._facts.cards()) if card not in used], old)

    def _card(self, reader: DocumentReader, key: str, used: set[int]) -> int:
        number = reader.number(key, min(self._names.cards), max(self._names.cards))
        return self._place_card(reader, key, number, used)

    def _card_list(self, reader: DocumentReader, key: str, used: set[int]) -> list[int]:
        numbers = reader.numbers(key, min(self._names.cards), max(self._names.cards))
        return [self._place_card(reader, key, number, used) for number in numbers]

    def _place_card(self, reader: DocumentReader, key: str, number: int, used: set[int]) -> int:
        if number not in self._names.cards:
            reader.fault(key, fault("no-card", card=number))
            return 0
        card = self._names.cards.index(number)
        if card in used:
            reader.fault(key, fault("card-twice", card=number))
        used.add(card)
        return card

    def _check_figure(self) -> None:
        """Cards are opened side by side, so the open ones hang together."""
        state = self._state
        is_open = [cell for cell in range(len(self._cells)) if state.field[cell] != NOTHING]
        reached = is_open[:1]
        for cell in reached:
            for step in (above, below, left_of, right_of):
                beside = int(step(state, cell))
                if card_at(state, beside) != NOTHING and beside not in reached:
                    reached.append(beside)
        for cell in is_open:
            if cell not in reached:
                name = self._cells[cell]
                self._reader.fault(f"field.{name}", fault("apart", cell=name))

    def _make_pile(self, unseen: Sequence[int], old: Sequence[int]) -> None:
        state = self._state
        face_down = [cell for cell in range(len(self._cells)) if state.field[cell] == NOTHING]
        on_top = len([cell for cell in face_down if cell < state.older])
        if on_top != len(old):
            self._reader.fault("old_deck", fault("old-deck", cells=on_top, cards=len(old)))
        if len(unseen) < len(face_down) - on_top:
            args = {"cells": len(face_down) - on_top, "cards": len(unseen)}
            self._reader.fault("discard", fault("deck-short", **args))
        state.pile = new_pile(int(self._facts.cards()))
        for cards in (old, unseen):
            if cards:
                pool = state.pile.add_pool(list(cards), len(cards))
                state.pile.add_layer([pool], len(cards))
