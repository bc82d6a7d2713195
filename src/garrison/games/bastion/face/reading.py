"""A position from a document. What a document leaves out gets sensible defaults; everything
impossible in it is listed.

Defaults: districts in the order of their colours, every defender at the start with one disc of
each colour, all cards not named elsewhere still in the decks, the first defender about to act.
"""

from garrison.core.documents import Document, DocumentReader
from garrison.core.errors import BadNotation
from garrison.core.notation import Notation
from garrison.core.pile_documents import cards_in, read_pile, without
from garrison.core.reasons import Reason
from garrison.games.bastion.face.checking import can_be_pending
from garrison.games.bastion.face.contents import COLOURS, Contents
from garrison.games.bastion.face.contents_armies import class_cards
from garrison.games.bastion.face.names import PLACES, SEATS, TILES
from garrison.games.bastion.face.reading_board import BoardReader
from garrison.games.bastion.face.reading_cards import names_of
from garrison.games.bastion.face.writing import ACTIONS, ELSEWHERE, ENDINGS, SLOTS
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.ending import is_saved
from garrison.games.bastion.rules.facts import Facts
from garrison.games.bastion.rules.mana import some
from garrison.games.bastion.rules.position import WON
from garrison.games.bastion.rules.state import Bastion, new_game
from garrison.games.bastion.rules.turn import ATTACK_FIRST


class Reader:
    """Reads positions of one game."""

    def __init__(self, contents: Contents, facts: Facts, pending: Notation) -> None:
        self._names = names_of(contents, facts, pending)
        self._facts = facts

    def read(self, document: Document) -> Bastion:
        """Raises BadDocument with everything wrong."""
        return _WholeReader(self._names, self._facts, document).read()


class _WholeReader(BoardReader):
    """Reads the table first, then the decks, the turn and what is under way."""

    def read(self) -> Bastion:
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
            self._read_cards(self.reader, key, self._put_where(int(where)))
        start = new_game(self.facts)
        if "boxed" not in self.reader:
            self._default_boxed(start)
        self._read_rituals(self.reader, "returned", int(at.RITUAL_RETURNED))
        if "discarded" in self.reader:
            self._read_rituals(self.reader, "discarded", int(at.RITUAL_OUT))
        else:
            self._default_discarded(start)
        classes = self.reader.words("classes", self.names.classes, [])
        self.state.cells[at.CLASSES] = sum(
            1 << self.names.classes.index(name) for name in set(classes)
        )

    def _default_boxed(self, start: Bastion) -> None:
        for card in range(len(self.names.cards)):
            if start.where(card) == at.BOXED and card not in self.card_at:
                self.card_at[card] = "boxed"
                self.state.cells[at.WHERE + card] = at.BOXED

    def _default_discarded(self, start: Bastion) -> None:
        """Rituals that this game does not use at all."""
        for ritual in range(len(self.names.rituals)):
            unused = start.cells[at.RITUAL_AT + ritual] == at.RITUAL_OUT
            if unused and ritual not in self.ritual_at:
                self.ritual_at[ritual] = "discarded"
                self.state.cells[at.RITUAL_AT + ritual] = at.RITUAL_OUT

    def _read_decks(self) -> None:
        """Decks as written; by default all that is not seen elsewhere is still in them."""
        if "deck" in self.reader:
            self.state.deck = read_pile(self.reader, "deck", self.document, self.names.cards)
        else:
            pools = list(zip(self.facts.pool_cards, self.facts.pool_counts, strict=True))
            for index in range(len(self.names.classes)):
                if self.state.cells[at.CLASSES] >> index & 1:
                    cards = class_cards(index)
                    pools.append((cards, int(self.facts.cards_per_class)))
            self.state.deck = without(set(self.card_at), pools, len(self.names.cards))
        for card in cards_in(self.state.deck) & set(self.card_at):
            self._fault("deck", "fault-card-twice", card=self.names.cards[card])
        self._read_ritual_deck()

    def _read_ritual_deck(self) -> None:
        if "rituals" in self.reader:
            deck = read_pile(self.reader, "rituals", self.document, self.names.rituals)
        else:
            everything = list(range(len(self.names.rituals)))
            size = len(everything)
            deck = without(set(self.ritual_at), [(everything, size)], size)
        self.state.rituals = deck
        for ritual in cards_in(deck) & set(self.ritual_at):
            self._fault("rituals", "fault-card-twice", card=self.names.rituals[ritual])
        missing = set(range(len(self.names.rituals))) - cards_in(deck) - set(self.ritual_at)
        is_to_be_made = "make decks" in self.reader.texts("pending")
        for ritual in set() if self.state.cells[at.IN_SETUP] and is_to_be_made else missing:
            self._fault("rituals", "bastion-fault-card-missing", card=self.names.rituals[ritual])

    def _read_turn(self) -> None:
        cells = self.state.cells
        turn = SEATS.index(self.reader.word("turn", self.names.seats, SEATS[0]))
        cells[at.TURN] = turn
        for word in self.reader.words("done", ACTIONS, []):
            cells[at.DONE] |= 1 << ACTIONS.index(word)
        cells[at.ON_THE_RUN] = int(self.reader.flag("running"))
        beside = self.state.tile(turn) == at.CITADEL and self.state.has_dragon()
        cells[at.DUTY] = int(self.reader.flag("duty", bool(beside)))
        for name in self.reader.words("used", self.names.rituals, []):
            cells[at.USED] |= 1 << self.names.rituals.index(name)

    def _read_under_way(self) -> None:
        cells = self.state.cells
        if "attack" in self.reader:
            self._read_attack(self.reader.child("attack"))
        if "channel" in self.reader:
            channel = self.reader.child("channel")
            cells[at.SOURCE_USED] = 1 + SLOTS.index(channel.word("source", SLOTS))
            cells[at.GAIN_COLOUR] = COLOURS.index(channel.word("colour", COLOURS))
            cells[at.EXTRA] = channel.number("extra", 0, 90, 0)
            channel.close()
        credit = self.reader.child("credit")
        for index, colour in enumerate((*COLOURS, "any")):
            cells[at.CREDIT] += some(credit.number(colour, 0, 20, 0), index)
        credit.close()
        cells[at.FIRST_PICK] = self.reader.number("picked", 0, 24, 0)

    def _read_attack(self, reader: DocumentReader) -> None:
        cells = self.state.cells
        cells[at.TARGET] = 1 + PLACES.index(reader.word("target", PLACES))
        if self.state.head(cells[at.TARGET]) < 0:
            reader.fault("target", Reason("bastion-no-enemy"))
        cells[at.RELIEF] = reader.number("relief", 0, 200, 0)
        cells[at.ALCHEMY_CAST] = int(reader.flag("alchemy"))
        if "from" in reader:
            cells[at.CAME_FROM] = 1 + TILES.index(reader.word("from", TILES))
            cells[at.RAN_IN] = int(reader.flag("ran"))
        if "paying" in reader:
            cells[at.PAYING_COLOUR] = COLOURS.index(reader.word("paying", COLOURS))
            cells[at.PAID_SO_FAR] = self._read_mana(reader.child("paid"))
        reader.close()

    def _read_pending(self) -> None:
        """What is pending, and with it whether the game is over."""
        ending = self.reader.word("ending", ENDINGS, ENDINGS[0])
        if ending == ENDINGS[0] and not self.reader.faults and is_saved(self.state):
            ending = ENDINGS[WON]
        self.state.cells[at.ENDING] = ENDINGS.index(ending)
        written = self.reader.texts("pending")
        lines = written if "pending" in self.reader else self._default_pending()
        if ending != ENDINGS[0]:
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
