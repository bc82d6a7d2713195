"""A position from a document: sensible defaults for what it leaves out, every fault listed."""

from typing import Final

from garrison.core.documents import Document, DocumentReader
from garrison.core.pending import PendingDocuments
from garrison.games.unbreakable_castle.face.messages import fault
from garrison.games.unbreakable_castle.face.names import (
    ENDINGS,
    JOINTS,
    PARTS,
    RACES,
    RESOURCES,
    SEATS,
    SIDES,
    STAGES,
    TRADABLE,
    cell_names,
)
from garrison.games.unbreakable_castle.face.reading_field import FieldReader
from garrison.games.unbreakable_castle.face.reading_quests import QuestReader
from garrison.games.unbreakable_castle.face.view_types import Race
from garrison.games.unbreakable_castle.face.vocabulary import MOST, Amounts, join_deal, stage_code
from garrison.games.unbreakable_castle.face.writing import Names
from garrison.games.unbreakable_castle.rules import terms as tables
from garrison.games.unbreakable_castle.rules.building import is_complete
from garrison.games.unbreakable_castle.rules.facts import Facts
from garrison.games.unbreakable_castle.rules.position import lay
from garrison.games.unbreakable_castle.rules.quests import members, size
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.terms import NOTHING

_GOODS: Final = 999
_USUAL_RACES: Final[tuple[Race, ...]] = (
    "human",
    "necromancer",
    "elf",
    "werewolf",
    "gnome",
    "vampire",
)
_BEFORE_OPENING: Final = ("races", "dealer", "open")


class PositionReader:
    """Reads one document. Call `read`."""

    def __init__(
        self, document: Document, facts: Facts, names: Names, pending: PendingDocuments[Castle]
    ) -> None:
        self._reader = DocumentReader(document)
        self._pending = pending
        self._facts = facts
        self._names = names
        self._letters = SEATS[: facts.seats]
        self._cells = cell_names(int(facts.rows), int(facts.columns))
        self._state = Castle()
        lay(self._state, facts)

    def read(self) -> Castle:
        reader, state = self._reader, self._state
        stage = reader.word("stage", STAGES, "open")
        state.stage = stage_code(stage)
        self._read_races(stage)
        self._read_goods(reader.child("goods"))
        self._read_castles(reader.child("castles"))
        FieldReader(reader, state, self._names).read()
        self._read_horns(reader.child("horns"))
        QuestReader(reader, state, self._names).read()
        self._read_turn(stage)
        self._read_deal(stage)
        self._read_end(stage)
        if not reader.faults and stage != "over":
            self._pending.check(state, int(state.pending()), reader)
        reader.close()
        reader.finish()
        return state

    def _read_races(self, stage: str) -> None:
        """While races are taken only some are; afterwards every seat has one."""
        reader, seats = self._reader, int(self._facts.seats)
        given = [RACES[race] for race in self._facts.given_races]
        usual = [] if stage == "races" else given or list(_USUAL_RACES[:seats])
        races = reader.words("races", RACES, usual)
        taken = len(races)
        if len(set(races)) < taken:
            reader.fault("races", fault("race-twice"))
        if (taken >= seats) == (stage == "races") or taken > seats:
            reader.fault("races", fault("race-count", seats=seats))
        for seat, race in enumerate(races[:seats]):
            self._state.races[seat] = RACES.index(race)
        for seat in range(taken, seats if stage != "races" else 0):
            self._state.races[seat] = 0

    def _read_goods(self, reader: DocumentReader) -> None:
        """A seat that is not named holds what its race starts with."""
        state, facts = self._state, self._facts
        for seat, letter in enumerate(self._letters):
            race = state.races[seat]
            own = reader.child(letter)
            for at, name in enumerate(RESOURCES):
                kit = 0 if race == NOTHING else int(facts.kit[race * tables.RESOURCES + at])
                count = own.number(name, 0, _GOODS, 0) if letter in reader else kit
                state.goods[seat * tables.RESOURCES + at] = count
                state.bank[at] -= count
            own.close()
        reader.close()
        for at, name in enumerate(RESOURCES):
            if facts.is_bank_strict and state.bank[at] < 0:
                resource = f"@unbreakable-castle-resource-{name}"
                self._reader.fault("goods", fault("tokens", resource=resource))

    def _read_castles(self, reader: DocumentReader) -> None:
        state = self._state
        for seat, letter in enumerate(self._letters):
            own = reader.child(letter)
            for at, name in enumerate(PARTS):
                count = own.number(name, 0, int(self._facts.supply[at]), 0)
                state.parts[seat * tables.PARTS + at] = count
                state.stock[at] -= count
            own.close()
        reader.close()
        for at, name in enumerate(PARTS):
            if state.stock[at] < 0:
                part = f"@unbreakable-castle-part-{name}"
                self._reader.fault("castles", fault("parts", part=part))

    def _read_horns(self, reader: DocumentReader) -> None:
        for side, name in enumerate(SIDES):
            if name in reader:
                seat = reader.index(name, self._letters)
                self._state.horns[side] = seat
                if self._state.side_of(seat) != side:
                    reader.fault(name, fault("horn", seat=self._letters[seat]))
        reader.close()

    def _read_turn(self, stage: str) -> None:
        """Whose turn it is follows from the dealer and the open cards, or the other way round."""
        reader, state, seats = self._reader, self._state, len(self._letters)
        before = stage in _BEFORE_OPENING or stage == "card"
        made = int(state.opened) - (0 if before else 1)
        if stage in ("races", "dealer"):
            state.seat = len([race for race in state.races if race != NOTHING]) % seats
            reader.word("turn", [self._letters[state.seat]], self._letters[state.seat])
            state.dealer = reader.index("dealer", self._letters, 0)
            return
        if "dealer" in reader or "turn" not in reader:
            state.dealer = reader.index("dealer", self._letters, seats - 1)
            turn = (state.dealer + 1 + made) % seats
        else:
            turn = reader.index("turn", self._letters)
            state.dealer = (turn - 1 - made) % seats
        if reader.index("turn", self._letters, turn) != turn:
            reader.fault("turn", fault("turn", seat=self._letters[turn]))
        state.seat = turn
        self._read_card_in_hand(stage)

    def _read_card_in_hand(self, stage: str) -> None:
        """Which card was chosen or opened, how far it is read, and what was done since."""
        reader, state = self._reader, self._state
        if stage not in _BEFORE_OPENING:
            state.cell = reader.index("cell", self._cells)
            is_open = state.field[state.cell] != NOTHING
            if is_open == (stage == "card"):
                reader.fault("cell", fault("cell", cell=self._cells[state.cell]))
            usual = JOINTS.index("top" if stage == "card" else "read")
            state.step = reader.index("step", JOINTS, usual)
        if stage == "open" and state.opened == len(self._cells):
            reader.fault("field", fault("all-open"))
        state.has_quested = reader.flag("has_quested")
        state.has_built = reader.flag("has_built")
        made = 1 if stage in ("answer", "counter") else 0
        state.offers = reader.number("offers", 0, int(self._facts.offers_a_turn), made)
        self._read_trader()
        self._read_subject(stage)

    def _read_trader(self) -> None:
        state, facts = self._state, self._facts
        card = state.field[state.cell] if state.cell != NOTHING else NOTHING
        is_trader = card != NOTHING and facts.centre_of(card, 0) == tables.TRADER
        uses = int(facts.centre_of(card, 5)) if is_trader else 0
        state.trader_uses = self._reader.number("trader_uses", 0, uses, 0)

    def _read_subject(self, stage: str) -> None:
        reader, state = self._reader, self._state
        if stage not in ("fulfil", "help", "strike"):
            return
        named = reader.bits("subject", self._names.quests)
        if stage == "fulfil":
            state.subject = named
            if size(named) < 2 or named & ~state.hands[state.seat]:
                reader.fault("subject", fault("subject"))
            return
        wanted = tables.LIGHT if stage == "help" else tables.DARK
        quests = members(named)
        fits = len(quests) == 1 and self._facts.quest_side[quests[0]] == wanted
        if not fits or self._facts.reward[quests[0]] == tables.DOUBLE:
            reader.fault("subject", fault("subject"))
        else:
            state.subject = quests[0]

    def _read_deal(self, stage: str) -> None:
        if stage not in ("answer", "counter"):
            return
        state, reader = self._state, self._reader.child("deal")
        state.partner = reader.index("with", self._letters)
        if state.partner == state.seat:
            reader.fault("with", fault("own-offer"))
        gives, wants = (self._amounts(reader.child(key)) for key in ("give", "want"))
        if not gives or not wants or set(gives) & set(wants):
            reader.fault("", fault("deal"))
        state.deal = join_deal(gives, wants)
        reader.close()

    def _amounts(self, reader: DocumentReader) -> Amounts:
        amounts = {name: reader.number(name, 1, MOST) for name in TRADABLE if name in reader}
        reader.close()
        return amounts

    def _read_end(self, stage: str) -> None:
        reader, state = self._reader, self._state
        complete = [seat for seat in range(len(self._letters)) if is_complete(state, seat)]
        if stage == "over":
            state.winner = reader.index("winner", self._letters)
            state.how = 1 + reader.index("ending", ENDINGS[1:])
        won = [int(state.winner)] if stage == "over" else []
        if complete != won:
            reader.fault("castles", fault("winner"))
