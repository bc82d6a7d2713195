"""The board of a position document: enemies, structures, defenders, their mana and cards."""

from garrison.core.documents import DocumentReader
from garrison.core.reasons import Reason
from garrison.games.bastion.face.contents import COLOURS
from garrison.games.bastion.face.names import FOUNDATIONS, MANA_PLACES, PLACES, SLOTS, TILES
from garrison.games.bastion.face.reading_cards import CardReader
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
        is_setup = self.reader.word("stage", ["set-up", "play"], "play") == "set-up"
        self.state.cells[at.IN_SETUP] = int(is_setup)
        order = [COLOURS[district] for district in self.facts.order] or COLOURS
        laid = self.reader.words("districts", COLOURS, order)
        if len(set(laid)) < len(laid) or (len(laid) < 6 and not is_setup):
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
        if isinstance(reader.anything(key), str):
            names = [reader.word(key, self.names.cards)]
        else:
            names = reader.words(key, self.names.cards, [])
        cards = [self.names.cards.index(name) for name in names]
        for card in reversed(cards):
            if self._is_new(reader, key, card):
                put(self.state, card, place)
        self._check_unit(reader, key, place, cards)

    def _check_unit(self, reader: DocumentReader, key: str, place: int, cards: list[int]) -> None:
        """See that such enemies can stand here, and together."""
        has = self.facts.has
        for n, card in enumerate(cards):
            is_dragon = has(card, DRAGON)
            if is_dragon != (place == at.CITADEL_STACK):
                self._card_fault(
                    reader, key, "dragon-outside" if is_dragon else "only-dragons", card
                )
            elif not is_dragon and n and not has(card, SYMBIOTE):
                self._card_fault(reader, key, "not-symbiote", card)
        on_square = at.SQUARES <= place < at.CITADEL_STACK
        if on_square and cards and not any(has(card, FLYER) for card in cards):
            self._card_fault(reader, key, "not-flyer", cards[0])

    def _card_fault(self, reader: DocumentReader, key: str, id: str, card: int) -> None:
        reader.fault(key, Reason(f"bastion-fault-{id}", {"card": self.names.cards[card]}))

    def _read_foundations(self) -> None:
        reader = self.reader.child("foundations")
        for name in reader.keys():
            ritual = reader.index(name, self.names.rituals)
            if name not in FOUNDATIONS:
                reader.fault(name, Reason("bastion-fault-no-place", {"place": name}))
            elif ritual < SOURCE * 6:
                args = {"card": self.names.rituals[ritual]}
                reader.fault(name, Reason("bastion-fault-not-structure", args))
            else:
                foundation = [*FOUNDATIONS].index(name)
                self._lay_ritual(reader, name, ritual, int(at.FOUNDATIONS) + foundation)
                self.state.cells[at.BUILT_ON + foundation] = ritual
        self._read_damage()

    def _read_damage(self) -> None:
        damaged = self.reader.bits("damaged", SLOTS)
        for slot, place in enumerate(SLOTS):
            if damaged >> slot & 1 and self.state.source_colour(slot) < 0:
                self._fault("damaged", "bastion-fault-no-source", place=place)
        self.state.cells[at.DAMAGED] = damaged

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
                    self.state.cells[at.AT + self.names.seats.index(seat)] = [*TILES].index(tile)
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
        for card in self._read_cards(reader, "spells", int(at.HAND) + seat):
            self.state.give_spell(seat, card)
        self._read_cards(reader, "casting", int(at.AIR) + seat)
        self._read_rituals(reader, "held", int(at.HELD) + seat)
        self._read_rituals(reader, "artifacts", int(at.ARTIFACT) + seat)
        self._read_rituals(reader, "offered", int(at.OFFERED) + seat)
        if len(reader.texts("held")) > 2:
            reader.fault("held", Reason("bastion-fault-rituals-held", {"most": 2}))
        spells = len(self.names.spells)
        refused = reader.bits("refused", [*self.names.spells, "mana"])
        if refused >> spells:
            refused = refused % (1 << spells) + int(at.MANA_REFUSED)
        self.state.cells[at.REFUSED + seat] = refused
        reader.close()

    def _read_mana(self, reader: DocumentReader) -> int:
        mana = 0
        for index, colour in enumerate(COLOURS):
            mana += int(some(reader.number(colour, 0, MANA_PER_COLOUR, 0), index))
        reader.close()
        return mana

    def _read_mana_on(self) -> None:
        reader = self.reader.child("mana")
        for place in reader.keys():
            colour = reader.index(place, COLOURS)
            if place not in MANA_PLACES:
                reader.fault(place, Reason("bastion-fault-no-place", {"place": place}))
                continue
            slot = MANA_PLACES.index(place)
            if slot < len(SLOTS) and self.state.source_colour(slot) < 0:
                reader.fault(place, Reason("bastion-fault-no-source", {"place": place}))
            self.state.cells[at.MANA_ON + slot] = 1 + colour

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
