"""A position read from a document: defaults for what it leaves out, faults for what cannot be."""

from collections.abc import Sequence
from typing import Final

from garrison.core.contract import GOING_ON, OVER
from garrison.core.documents import Document, DocumentReader
from garrison.core.reasons import Reason
from garrison.core.tasks import argument, code_of, task
from garrison.games.last_bastion.face.checking import check_whole, fault
from garrison.games.last_bastion.face.contents_horde import Card
from garrison.games.last_bastion.face.names import (
    BOARD_COLOURS,
    COLOURS,
    ENDINGS,
    HEROES,
    SIDES,
    SLOTS,
    TILES,
    WHEN,
    seat_letters,
)
from garrison.games.last_bastion.face.reading_deck import read_deck
from garrison.games.last_bastion.face.vocabulary import Pending
from garrison.games.last_bastion.rules import setup
from garrison.games.last_bastion.rules.facts import Facts
from garrison.games.last_bastion.rules.grasp import grasped_tiles
from garrison.games.last_bastion.rules.hero_phase import HERO_PHASE
from garrison.games.last_bastion.rules.placement import PLACE_CARD
from garrison.games.last_bastion.rules.position import DOWN, GRASPED, HERO, PLACE, PRONE, WOUNDED
from garrison.games.last_bastion.rules.setup import empty, put_board, put_tile
from garrison.games.last_bastion.rules.state import LastBastion
from garrison.games.last_bastion.rules.terms import (
    BLACK,
    CALL,
    CARD_SLOT,
    CARD_SLOT_OR_NONE,
    CENTRE,
    GRASP_FIGURE,
    LIFE,
    MYLFAAR,
    NOTHING,
    PER_KIND,
    TILES_GRASPED,
)

STAGES: Final = ("siege", "setup")
_SETUP: Final = (
    setup.LAY_TILE,
    setup.SET_BOARDS,
    setup.DEAL_HERO,
    setup.CHOOSE_HERO,
    setup.BEGIN,
)


def read_position(
    facts: Facts, cards: list[Card], pending: Pending, document: Document
) -> LastBastion:
    """The position a document describes. Raises BadDocument with everything wrong with it."""
    return _Reader(facts, cards, pending, DocumentReader(document)).read()


class _Reader:
    """Reads one document."""

    def __init__(
        self,
        facts: Facts,
        cards: list[Card],
        pending: Pending,
        reader: DocumentReader,
    ) -> None:
        self.facts, self.pending, self.reader = facts, pending, reader
        self.card_ids = [card.id for card in cards]
        self.letters = seat_letters(int(facts.seats))
        self.state = LastBastion()
        empty(self.state, facts)
        self.in_setup = reader.word("stage", STAGES, STAGES[0]) == "setup"

    def read(self) -> LastBastion:
        """Every part in turn; then, if nothing is wrong, go on to the next decision."""
        reader, state = self.reader, self.state
        self._read_bastion()
        self._read_slots()
        self._read_grasps()
        self._read_heroes()
        self._read_turn()
        self._read_net()
        self._read_figures()
        self._read_pending()
        check_whole(state, reader, self.in_setup)
        read_deck(reader, state, self.card_ids, self._in_hand())
        self._check_reserve()
        self._check_end()
        reader.close()
        reader.finish()
        if state.ended:
            state.who = OVER
        else:
            state.settle()
        return state

    # The bastion and the boards around it

    def _read_bastion(self) -> None:
        for place, tile in enumerate(self._all_different("tiles", TILES)):
            put_tile(self.state, place, TILES.index(tile))
        for side, colour in enumerate(self._all_different("boards", BOARD_COLOURS)):
            put_board(self.state, side, COLOURS.index(colour))

    def _all_different(self, key: str, valid: Sequence[str]) -> list[str]:
        """Each word once; before the siege not all of them are there yet."""
        found = self._different(key, valid, [] if self.in_setup else valid)
        if not self.in_setup and len(found) != len(valid):
            self.reader.fault(key, Reason("fault-length", {"length": len(valid)}))
            return list(valid)
        return found

    def _different(self, key: str, valid: Sequence[str], default: Sequence[str]) -> list[str]:
        found = self.reader.words(key, valid, default)
        if len(set(found)) < len(found):
            fault(self.reader, key, "repeated")
        return list(dict.fromkeys(found))

    def _read_slots(self) -> None:
        reader, slots = self.reader.child("slots"), self.state.slots
        for slot, word in enumerate(SLOTS):
            if word not in reader:
                continue
            card = reader.index(word, self.card_ids)
            if card in list(slots):
                fault(self.reader, f"slots.{word}", "card-twice", card=self.card_ids[card])
            slots[slot] = card
        reader.close()

    def _check_card(self, reader: DocumentReader, key: str, slot: int) -> None:
        """See that the slot holds a card."""
        if self.state.slots[slot] == NOTHING:
            fault(reader, key, "no-card", slot=SLOTS[slot])

    def _read_grasps(self) -> None:
        for word in self._different("grasped-cards", SLOTS, []):
            slot = SLOTS.index(word)
            self._check_card(self.reader, "grasped-cards", slot)
            self.state.card_grasps |= 1 << slot
        for tile in self._different("grasped-tiles", TILES, []):
            place = self.state.place_of(TILES.index(tile))
            self.state.tile_grasps |= 1 << max(place, 0)

    # Heroes

    def _read_heroes(self) -> None:
        reader = self.reader.child("heroes")
        named = [reader.child(letter) if letter in reader else None for letter in self.letters]
        kinds = [None if entry is None else self._read_kind(entry) for entry in named]
        spare = [hero for hero in range(len(HEROES)) if hero not in kinds]
        for seat, entry in enumerate(named):
            kind = kinds[seat]
            if kind is None and not self.in_setup:
                kind = spare.pop(0)
            if kind is not None:
                self._read_hero(entry or DocumentReader({}), seat, kind)
        reader.close()

    def _read_kind(self, reader: DocumentReader) -> int | None:
        if "hero" not in reader and not self.in_setup:
            reader.text("hero", "")
            return None
        return reader.index("hero", HEROES)

    def _read_hero(self, reader: DocumentReader, seat: int, kind: int) -> None:
        state = self.state
        if kind in [state.hero(other, HERO) for other in range(seat)]:
            fault(reader, "hero", "hero-twice", hero=HEROES[kind])
        state.set_hero(seat, HERO, kind)
        if self.in_setup:
            reader.close()
            return
        state.set_hero(seat, WOUNDED, reader.flag("wounded"))
        if not reader.flag("down"):
            self._read_hero_in_play(reader, seat)
        reader.close()

    def _read_hero_in_play(self, reader: DocumentReader, seat: int) -> None:
        """Tokens left out are those of the start."""
        state, facts = self.state, self.facts
        state.set_hero(seat, DOWN, 0)
        tile = reader.index("tile", TILES, int(state.tiles[CENTRE]))
        state.set_hero(seat, PLACE, state.place_of(tile))
        life, calls = int(facts.start_life), int(facts.start_calls)
        state.set_hero(seat, LIFE, reader.number("life", 1, int(facts.supply[LIFE]), life))
        state.set_hero(seat, CALL, reader.number("call", 0, int(facts.supply[CALL]), calls))
        self._read_equipment(reader, seat)
        state.set_hero(seat, PRONE, reader.flag("prone"))
        state.set_hero(seat, GRASPED, reader.flag("grasped"))
        if state.hero(seat, GRASPED) and state.hero(seat, WOUNDED):
            fault(reader, "grasped", "wounded-grasp")

    def _read_equipment(self, reader: DocumentReader, seat: int) -> None:
        state, facts = self.state, self.facts
        if "equipment" not in reader:
            own = state.boards[facts.seat_sides[seat]]
            state.set_hero(seat, own, facts.start_own)
            state.set_hero(seat, BLACK, facts.start_black)
        equipment = reader.child("equipment")
        for colour, word in enumerate(COLOURS):
            if word in equipment:
                state.set_hero(seat, colour, equipment.number(word, 0, int(facts.supply[colour])))
        equipment.close()

    # Figures

    def _read_net(self) -> None:
        if "net" not in self.reader:
            return
        reader = self.reader.child("net")
        slot = reader.index("slot", SLOTS)
        at = reader.index("when", WHEN) * int(PER_KIND)
        at += reader.number("number", 1, int(PER_KIND), 1) - 1
        card = int(self.state.slots[slot])
        if card == NOTHING or self.facts.is_warlord(card) or self.facts.effect(card, at) == NOTHING:
            fault(reader, "slot", "net", slot=SLOTS[slot])
        self.state.net_slot, self.state.net_effect = slot, at
        reader.close()

    def _read_figures(self) -> None:
        reader, state = self.reader, self.state
        if "trap" in reader:
            state.trap_slot = reader.index("trap", SLOTS)
            if state.slots[state.trap_slot] != NOTHING:
                fault(self.reader, "trap", "trap", slot=SLOTS[state.trap_slot])
        if "spell" in reader:
            state.spell_slot = reader.index("spell", SLOTS)
            self._check_card(reader, "spell", int(state.spell_slot))
            if MYLFAAR not in [state.hero(seat, HERO) for seat in range(self.facts.seats)]:
                fault(self.reader, "spell", "no-mylfaar")
        if "standard" in reader:
            state.standard = reader.index("standard", COLOURS)

    # Whose turn, and what is pending

    def _read_turn(self) -> None:
        reader, state = self.reader, self.state
        state.turns = reader.number("turn", 0, int(self.facts.turns), 0 if self.in_setup else 1)
        if self.in_setup == (state.turns > 0):
            fault(self.reader, "turn", "stage")
        if "side" in reader:
            state.side = reader.index("side", SIDES)
        elif not self.in_setup:
            up = [seat for seat in range(self.facts.seats) if state.is_up(seat)]
            state.side = self.facts.seat_sides[up[0] if up else 0]
        state.moved = int(reader.flag("moved"))
        state.activated = int(reader.flag("activated"))
        state.fought = int(reader.flag("fought"))
        state.acted_moved = int(reader.flag("acted-moved"))
        state.power_used = int(reader.flag("power-used"))
        state.rerolled = int(reader.flag("rerolled"))

    def _read_pending(self) -> None:
        """Left out, the hero in turn is in its hero phase; of a neutral board all is done."""
        reader, state = self.reader, self.state
        if "pending" not in reader:
            if state.active() != NOTHING:
                state.tasks.push(task(HERO_PHASE))
            return
        for entry in reader.children("pending"):
            number = self.pending.read(entry)
            self._check_cards(entry, number)
            if (code_of(number) in _SETUP) != self.in_setup:
                fault(entry, "task", "stage")
            elif not self.in_setup:
                self.pending.check(state, number, entry)
            state.tasks.push(number)

    def _check_cards(self, reader: DocumentReader, number: int) -> None:
        """Every slot that needs a card holds one."""
        for key, domain, value in self.pending.values(number):
            slot = value - 1 if domain is CARD_SLOT_OR_NONE else value
            if domain in (CARD_SLOT, CARD_SLOT_OR_NONE) and slot >= 0:
                self._check_card(reader, key, slot)

    def _in_hand(self) -> list[int]:
        """A card drawn and not yet placed."""
        tasks = self.state.tasks.key()
        return [int(argument(each, 0)) for each in tasks if code_of(each) == PLACE_CARD]

    # What must add up

    def _check_reserve(self) -> None:
        state = self.state
        for kind in range(LIFE + 1):
            held = sum(int(state.hero(seat, kind)) for seat in range(self.facts.seats))
            state.reserve[kind] = self._left(kind, held)
        grasps = grasped_tiles(state) + bin(int(state.card_grasps)).count("1")
        grasps += sum(int(state.hero(seat, GRASPED)) for seat in range(self.facts.seats))
        state.reserve[GRASP_FIGURE] = self._left(int(GRASP_FIGURE), int(grasps))

    def _left(self, kind: int, held: int) -> int:
        supply = int(self.facts.supply[kind])
        if held > supply:
            key = "heroes" if kind <= LIFE else "grasped-cards"
            fault(self.reader, key, "supply", found=held, wanted=supply)
        return max(supply - held, 0)

    def _check_end(self) -> None:
        reader, state = self.reader, self.state
        state.ended = reader.index("ended", ENDINGS, GOING_ON)
        lost = grasped_tiles(state) >= self.facts.lost_tiles
        if lost and state.ended != TILES_GRASPED:
            fault(self.reader, "grasped-tiles", "lost")
        if state.ended or self.in_setup:
            return
        if not any(state.is_up(seat) for seat in range(self.facts.seats)):
            fault(self.reader, "heroes", "lost")
        if state.beaten >= self.facts.warlords and not state.fighting:
            fault(self.reader, "beaten", "won")
