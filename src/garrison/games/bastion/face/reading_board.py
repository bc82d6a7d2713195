"""The board of a position document: enemies, structures, defenders, their mana and cards."""

from garrison.core.documents import DocumentReader
from garrison.core.reasons import Reason
from garrison.games.bastion.face.contents import COLOURS
from garrison.games.bastion.face.names import FOUNDATIONS, PLACES, SEATS, TILES
from garrison.games.bastion.face.reading_cards import CardReader
from garrison.games.bastion.face.writing import SLOTS
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.facts import DRAGON, FLYER, MANA_PER_COLOUR, SOURCE, SYMBIOTE
from garrison.games.bastion.rules.mana import ONE_OF_EACH, amount, some
from garrison.games.bastion.rules.position import USABLE_SECTIONS
from garrison.games.bastion.rules.properties import put


class BoardReader(CardReader):
    """Reads what lies on the table."""

    def read_table(self) -> None:
        self._read_board()
        self._read_defenders()
        self._read_seats()
        self._read_mana_on()
        self._count_mana()

    def _read_board(self) -> None:
        stage = self.reader.word("stage", ["set-up", "play"], "play")
        self.state.cells[at.IN_SETUP] = int(stage == "set-up")
        default = [COLOURS[d] for d in self.facts.order] or list(COLOURS)
        laid = self.reader.words("districts", COLOURS, default)
        if len(set(laid)) < len(laid) or (len(laid) < 6 and stage == "play"):
            self._fault("districts", "bastion-fault-districts")
        for position, district in enumerate(laid[:6]):
            self.state.cells[at.DISTRICT_AT + position] = COLOURS.index(district)
        self._read_units("wall", 1, list(PLACES[:24]))
        self._read_units("squares", int(at.SQUARES), list(TILES[:6]))
        self._read_stack(self.reader, "citadel", int(at.CITADEL_STACK))
        self._read_foundations()

    def _read_units(self, key: str, first: int, valid: list[str]) -> None:
        reader = self.reader.child(key)
        for name in reader.keys():
            if name in valid:
                self._read_stack(reader, name, first + valid.index(name))
            else:
                reader.fault(name, Reason("bastion-fault-no-place", {"place": name}))
        last = int(self.facts.switches[USABLE_SECTIONS])
        for section in range(last + 1, 25):
            if key == "wall" and self.state.head(section) >= 0:
                reader.fault(str(section), Reason("bastion-fault-no-place", {"place": section}))

    def _read_stack(self, reader: DocumentReader, key: str, place: int) -> None:
        """One card, or a unit from the top down."""
        whole = self.document if reader is self.reader else self.document.get(reader.place)
        value = whole.get(key) if isinstance(whole, dict) else None
        if isinstance(value, str):
            names = [reader.word(key, self.names.cards)]
        else:
            names = reader.words(key, self.names.cards, [])
        cards = [self.names.cards.index(name) for name in names]
        for card in reversed(cards):
            if self._claim(reader, key, card):
                put(self.state, card, place)
        self._check_unit(reader, key, place, cards)

    def _check_unit(self, reader: DocumentReader, key: str, place: int, cards: list[int]) -> None:
        has = self.facts.has
        for n, card in enumerate(cards):
            dragon = has(card, DRAGON)
            if dragon != (place == at.CITADEL_STACK):
                id = "bastion-fault-only-dragons" if not dragon else "bastion-fault-dragon-outside"
                reader.fault(key, Reason(id, {"card": self.names.cards[card]}))
            elif not dragon and n and not has(card, SYMBIOTE):
                args = {"card": self.names.cards[card]}
                reader.fault(key, Reason("bastion-fault-not-symbiote", args))
        on_square = at.SQUARES <= place < at.CITADEL_STACK
        if on_square and cards and not any(has(card, FLYER) for card in cards):
            args = {"card": self.names.cards[cards[0]]}
            reader.fault(key, Reason("bastion-fault-not-flyer", args))

    def _read_foundations(self) -> None:
        reader = self.reader.child("foundations")
        for name in reader.keys():
            ritual = reader.word(name, self.names.rituals)
            index = self.names.rituals.index(ritual)
            if name not in FOUNDATIONS:
                reader.fault(name, Reason("bastion-fault-no-place", {"place": name}))
            elif index < SOURCE * 6:
                reader.fault(name, Reason("bastion-fault-not-structure", {"card": ritual}))
            else:
                foundation = FOUNDATIONS.index(name)
                self._claim_ritual(reader, name, index, int(at.FOUNDATIONS) + foundation)
                self.state.cells[at.BUILT_ON + foundation] = index
        self._read_damage()

    def _read_damage(self) -> None:
        for slot in self.reader.words("damaged", SLOTS, []):
            if self.state.source_colour(SLOTS.index(slot)) < 0:
                self._fault("damaged", "bastion-fault-no-source", place=slot)
            self.state.cells[at.DAMAGED] |= 1 << SLOTS.index(slot)

    def _read_defenders(self) -> None:
        reader, seen = self.reader.child("defenders"), set[str]()
        for index in range(len(self.names.seats)):
            self.state.cells[at.AT + index] = self.facts.start_tile
        for tile in reader.keys():
            for seat in reader.words(tile, self.names.seats):
                if seat in seen:
                    reader.fault(tile, Reason("bastion-fault-defender-twice", {"seat": seat}))
                seen.add(seat)
                if tile in TILES:
                    self.state.cells[at.AT + SEATS.index(seat)] = TILES.index(tile)
            if tile not in TILES:
                reader.fault(tile, Reason("bastion-fault-no-place", {"place": tile}))

    def _read_seats(self) -> None:
        reader = self.reader.child("seats")
        for seat, name in enumerate(self.names.seats):
            self._read_seat(reader.child(name), seat)
        reader.close()

    def _read_seat(self, reader: DocumentReader, seat: int) -> None:
        self.state.cells[at.PURSE + seat] = (
            self._read_mana(reader.child("mana")) if "mana" in reader else ONE_OF_EACH
        )
        self._read_cards(reader, "spells", lambda card: self.state.give_spell(seat, card))
        self._read_cards(reader, "casting", self._put_where(int(at.AIR) + seat))
        self._read_rituals(reader, "held", int(at.HELD) + seat)
        self._read_rituals(reader, "artifacts", int(at.ARTIFACT) + seat)
        self._read_rituals(reader, "offered", int(at.OFFERED) + seat)
        if len(reader.texts("held")) > 2:
            reader.fault("held", Reason("bastion-fault-rituals-held", {"most": 2}))
        for word in reader.words("refused", [*self.names.spells, "mana"], []):
            bit = 16 if word == "mana" else self.names.spells.index(word)
            self.state.cells[at.REFUSED + seat] |= 1 << bit
        reader.close()

    def _read_mana(self, reader: DocumentReader) -> int:
        mana = 0
        for index, colour in enumerate(COLOURS):
            mana += int(some(reader.number(colour, 0, MANA_PER_COLOUR, 0), index))
        reader.close()
        return mana

    def _read_mana_on(self) -> None:
        reader = self.reader.child("mana")
        places = [*SLOTS, *(f"{tile} tower" for tile in TILES[:6])]
        for place in reader.keys():
            colour = reader.word(place, COLOURS)
            if place not in places:
                reader.fault(place, Reason("bastion-fault-no-place", {"place": place}))
                continue
            slot = places.index(place)
            if slot < len(SLOTS) and self.state.source_colour(slot) < 0:
                reader.fault(place, Reason("bastion-fault-no-source", {"place": place}))
            self.state.cells[at.MANA_ON + slot] = 1 + COLOURS.index(colour)

    def _count_mana(self) -> None:
        """The reserve is what is left of fifteen discs of each colour."""
        out = [0] * 6
        for seat in range(len(self.names.seats)):
            for colour in range(6):
                out[colour] += int(amount(self.state.purse(seat), colour))
        for slot in range(36):
            disc = self.state.cells[at.MANA_ON + slot]
            if disc:
                out[disc - 1] += 1
        for colour, count in enumerate(out):
            if count > MANA_PER_COLOUR:
                self._fault(
                    "mana", "bastion-fault-mana", colour=COLOURS[colour], count=count, most=15
                )
            else:
                self.state.cells[at.RESERVE] += some(int(MANA_PER_COLOUR) - count, colour)
