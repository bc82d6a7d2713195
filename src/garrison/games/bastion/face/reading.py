"""A position from a document. What a document leaves out gets sensible defaults; everything
impossible in it is listed.

Defaults: districts in the order of their colours, every defender at the start with one disc of
each colour, all cards not named elsewhere still in the decks, the first defender about to act.
"""

from garrison.core.contract import GOING_ON
from garrison.core.documents import DocumentReader
from garrison.core.errors import BadNotation
from garrison.core.pile_documents import cards_in, read_pile, without
from garrison.core.reasons import Reason
from garrison.games.bastion.face.checking import can_be_pending
from garrison.games.bastion.face.contents import COLOURS
from garrison.games.bastion.face.contents_armies import class_cards
from garrison.games.bastion.face.names import (
    ACTIONS,
    ENDINGS,
    PLACES,
    SEATS,
    SLOTS,
    TILES,
)
from garrison.games.bastion.face.reading_board import BoardReader
from garrison.games.bastion.face.writing import ELSEWHERE, MANA
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.ending import is_saved
from garrison.games.bastion.rules.mana import some
from garrison.games.bastion.rules.position import WON
from garrison.games.bastion.rules.state import Bastion, new_game
from garrison.games.bastion.rules.turn import ATTACK_FIRST


class PositionReader(BoardReader):
    """Reads one document: the table first, then the decks, the turn and what is under way."""

    def read(self) -> Bastion:
        """Raises BadDocument with everything wrong."""
        self.read_table()
        self._read_elsewhere()
        self._read_decks()
        self._read_turn()
        self._read_under_way()
        self._read_pending()
        self.reader.close()
        self.reader.finish()
        return self.state

    def _read_elsewhere(self) -> None:
        for key, where in ELSEWHERE.items():
            self._read_cards(self.reader, key, int(where))
        start = new_game(self.facts)
        if "boxed" not in self.reader:
            for card in range(at.ENEMIES):
                if start.where(card) == at.BOXED and self.state.where(card) == at.UNSEEN:
                    self.state.cells[at.WHERE + card] = at.BOXED
        self._read_rituals(self.reader, "returned", int(at.RITUAL_RETURNED))
        self._read_rituals(self.reader, "discarded", int(at.RITUAL_OUT))
        if "discarded" not in self.reader:
            for card in range(at.RITUAL_AT, at.RITUAL_AT + at.RITUALS):
                if start.cells[card] == at.RITUAL_OUT and self.state.cells[card] == at.IN_DECK:
                    self.state.cells[card] = at.RITUAL_OUT
        self.state.cells[at.CLASSES] = self.reader.bits("classes", self.names.classes)

    def _read_decks(self) -> None:
        """Decks as written; by default all that is not seen elsewhere is still in them."""
        names = self.names.cards
        seen = {card for card in range(at.ENEMIES) if self.state.where(card) != at.UNSEEN}
        if "deck" in self.reader:
            self.state.deck = read_pile(self.reader, "deck", names)
        else:
            self.state.deck = without(seen, self._pools(), len(names))
        for card in cards_in(self.state.deck) & seen:
            self._fault("deck", "fault-card-twice", card=names[card])
        self._read_ritual_deck()

    def _pools(self) -> list[tuple[list[int], int]]:
        """What the deck is made of."""
        pools = list(zip(self.facts.pool_cards, self.facts.pool_counts, strict=True))
        for index in range(len(self.names.classes)):
            if self.state.cells[at.CLASSES] >> index & 1:
                pools.append((class_cards(index), int(self.facts.cards_per_class)))
        return pools

    def _read_ritual_deck(self) -> None:
        names, cells = self.names.rituals, self.state.cells
        everything = list(range(len(names)))
        seen = {card for card in everything if cells[at.RITUAL_AT + card] != at.IN_DECK}
        if "rituals" in self.reader:
            deck = read_pile(self.reader, "rituals", names)
        else:
            deck = without(seen, [(everything, len(names))], len(names))
        self.state.rituals = deck
        for card in cards_in(deck) & seen:
            self._fault("rituals", "fault-card-twice", card=names[card])
        is_to_be_made = "make decks" in self.reader.texts("pending")
        if not (is_to_be_made and cells[at.IN_SETUP]):
            for card in set(everything) - cards_in(deck) - seen:
                self._fault("rituals", "bastion-fault-card-missing", card=names[card])

    def _read_turn(self) -> None:
        cells, reader = self.state.cells, self.reader
        turn = reader.index("turn", self.names.seats, 0)
        beside = self.state.tile(turn) == at.CITADEL and self.state.has_dragon()
        cells[at.TURN] = turn
        cells[at.DONE] = reader.bits("done", ACTIONS)
        cells[at.ON_THE_RUN] = int(reader.flag("running"))
        cells[at.DUTY] = int(reader.flag("duty", bool(beside)))
        cells[at.USED] = reader.bits("used", self.names.rituals)

    def _read_under_way(self) -> None:
        cells = self.state.cells
        if "attack" in self.reader:
            self._read_attack(self.reader.child("attack"))
        if "channel" in self.reader:
            channel = self.reader.child("channel")
            cells[at.SOURCE_USED] = 1 + channel.index("source", SLOTS)
            cells[at.GAIN_COLOUR] = channel.index("colour", COLOURS)
            cells[at.EXTRA] = channel.number("extra", 0, 90, 0)
            channel.close()
        credit = self.reader.child("credit")
        for index, colour in enumerate(MANA):
            cells[at.CREDIT] += some(credit.number(colour, 0, 20, 0), index)
        credit.close()
        cells[at.FIRST_PICK] = self.reader.number("picked", 0, 24, 0)

    def _read_attack(self, reader: DocumentReader) -> None:
        cells = self.state.cells
        cells[at.TARGET] = 1 + reader.index("target", PLACES)
        if self.state.head(cells[at.TARGET]) < 0:
            reader.fault("target", Reason("bastion-no-enemy"))
        cells[at.RELIEF] = reader.number("relief", 0, 200, 0)
        cells[at.ALCHEMY_CAST] = int(reader.flag("alchemy"))
        if "from" in reader:
            cells[at.CAME_FROM] = 1 + reader.index("from", TILES)
            cells[at.RAN_IN] = int(reader.flag("ran"))
        if "paying" in reader:
            cells[at.PAYING_COLOUR] = reader.index("paying", COLOURS)
            cells[at.PAID_SO_FAR] = self._read_mana(reader.child("paid"))
        reader.close()

    def _read_pending(self) -> None:
        """What is pending, and with it whether the game is over."""
        ending = self.reader.index("ending", ENDINGS, GOING_ON)
        if ending == GOING_ON and not self.reader.faults and is_saved(self.state):
            ending = int(WON)
        self.state.cells[at.ENDING] = ending
        written = self.reader.texts("pending")
        lines = written if "pending" in self.reader else self._default_pending()
        if ending != GOING_ON:
            return
        tasks: list[int] = []
        for n, line in enumerate(lines):
            try:
                tasks.append(self.names.pending.parse(line))
                self.state.tasks.push(tasks[-1])
            except BadNotation as error:
                self.reader.fault(f"pending[{n}]", error.reason)
        if not lines:
            self._fault("pending", "bastion-fault-nothing-pending")
        elif not self.reader.faults and not can_be_pending(self.state, tasks):
            self._fault("pending", "bastion-fault-pending")

    def _default_pending(self) -> list[str]:
        turn = int(self.state.cells[at.TURN])
        later = [f"begin turn: {SEATS[(turn + 1) % len(self.names.seats)]}"]
        if not self.facts.is_on(ATTACK_FIRST):
            later.append("enemy attack")
        return [*later, f"act: {SEATS[turn]}"]
