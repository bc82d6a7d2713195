"""A position from a document. What a document leaves out gets sensible defaults; everything
impossible in it is listed.

Defaults: districts in the order of their colours, every defender at the start with one disc of
each colour, all cards not named elsewhere still in the decks, the first defender about to act.
"""

from collections.abc import Callable, Sequence

from garrison.core.documents import Document, Page
from garrison.core.errors import BadNotation
from garrison.core.notation import Notation
from garrison.core.reasons import Reason
from garrison.core.tasks import argument, code_of
from garrison.games.bastion.face.catalogue import COLOURS, Catalogue
from garrison.games.bastion.face.piles import cards_in, read_pile, without
from garrison.games.bastion.face.words import FOUNDATIONS, PLACES, SEATS, TILES
from garrison.games.bastion.face.writing import ACTIONS, ENDINGS, SLOTS
from garrison.games.bastion.rules import codes
from garrison.games.bastion.rules import position as at
from garrison.games.bastion.rules.box import (
    DRAGON,
    FLYER,
    MANA_PER_COLOUR,
    SOURCE,
    SYMBIOTE,
    Box,
)
from garrison.games.bastion.rules.ending import WON, is_saved
from garrison.games.bastion.rules.mana import ONE_OF_EACH, amount, some
from garrison.games.bastion.rules.properties import put
from garrison.games.bastion.rules.turn import Bastion, new_game


class Reader:
    """Reads positions of one game."""

    def __init__(self, catalogue: Catalogue, box: Box, pending: Notation) -> None:
        self._cards = catalogue.cards()
        self._rituals = catalogue.rituals()
        self._kinds = catalogue.ritual_kinds
        self._artifacts = catalogue.artifacts
        self._classes = [each.name for each in catalogue.classes]
        self._spells = [spell.word for spell in catalogue.spell_types()]
        self._box = box
        self._pending = pending

    def read(self, document: Document) -> Bastion:
        """Raises BadDocument with everything wrong."""
        return _Reading(self, document).run()

    @property
    def seats(self) -> Sequence[str]:
        return SEATS[: self._box.seats]


class _Reading:
    """One document being read."""

    def __init__(self, reader: Reader, document: Document) -> None:
        self.reader, self.document = reader, document
        self.page = Page(document)
        self.box = reader._box
        self.state = Bastion()
        self.state.box = self.box
        self.state.cells = at.blank_cells()
        self.ritual_at: dict[int, str] = {}
        """Where each ritual card was met first."""
        self.card_at: dict[int, str] = {}

    def run(self) -> Bastion:
        self._read_board()
        self._read_defenders()
        self._read_seats()
        self._read_elsewhere()
        self._read_mana_on()
        self._read_decks()
        self._read_turn()
        self._read_under_way()
        self._count_mana()
        self._read_pending()
        self.page.close()
        self.page.finish()
        return self.state

    def _fault(self, key: str, id: str, **args: str | int) -> None:
        self.page.fault(key, Reason(id, args))

    # The board.

    def _read_board(self) -> None:
        stage = self.page.word("stage", ["set-up", "play"], "play")
        self.state.cells[at.IN_SETUP] = int(stage == "set-up")
        default = [COLOURS[d] for d in self.box.order] or list(COLOURS)
        laid = self.page.words("districts", COLOURS, default)
        if len(set(laid)) < len(laid) or (len(laid) < 6 and stage == "play"):
            self._fault("districts", "bastion-fault-districts")
        for position, district in enumerate(laid[:6]):
            self.state.cells[at.DISTRICT_AT + position] = COLOURS.index(district)
        self._read_units("wall", 1, list(PLACES[:24]))
        self._read_units("squares", int(at.SQUARES), list(TILES[:6]))
        self._read_stack(self.page, "citadel", int(at.CITADEL_STACK))
        self._read_foundations()

    def _read_units(self, key: str, first: int, valid: list[str]) -> None:
        page = self.page.page(key)
        for name in page.keys():
            if name in valid:
                self._read_stack(page, name, first + valid.index(name))
            else:
                page.fault(name, Reason("bastion-fault-no-place", {"place": name}))
        last = int(self.box.usable_sections)
        for section in range(last + 1, 25):
            if key == "wall" and self.state.head(section) >= 0:
                page.fault(str(section), Reason("bastion-fault-no-place", {"place": section}))

    def _read_stack(self, page: Page, key: str, place: int) -> None:
        """One card, or a unit from the top down."""
        whole = self.document if page is self.page else self.document.get(page.place)
        value = whole.get(key) if isinstance(whole, dict) else None
        if isinstance(value, str):
            names = [page.word(key, self.reader._cards)]
        else:
            names = page.words(key, self.reader._cards, [])
        cards = [self.reader._cards.index(name) for name in names]
        for card in reversed(cards):
            if self._claim(page, key, card):
                put(self.state, card, place)
        self._check_unit(page, key, place, cards)

    def _check_unit(self, page: Page, key: str, place: int, cards: list[int]) -> None:
        has = self.box.has
        for n, card in enumerate(cards):
            dragon = has(card, DRAGON)
            if dragon != (place == at.CITADEL_STACK):
                id = "bastion-fault-only-dragons" if not dragon else "bastion-fault-dragon-outside"
                page.fault(key, Reason(id, {"card": self.reader._cards[card]}))
            elif not dragon and n and not has(card, SYMBIOTE):
                args = {"card": self.reader._cards[card]}
                page.fault(key, Reason("bastion-fault-not-symbiote", args))
        on_square = at.SQUARES <= place < at.CITADEL_STACK
        if on_square and cards and not any(has(card, FLYER) for card in cards):
            args = {"card": self.reader._cards[cards[0]]}
            page.fault(key, Reason("bastion-fault-not-flyer", args))

    def _claim(self, page: Page, key: str, card: int) -> bool:
        """Note where an enemy card is; it can be in one place only."""
        if card in self.card_at:
            args = {"card": self.reader._cards[card]}
            page.fault(key, Reason("bastion-fault-card-twice", args))
            return False
        self.card_at[card] = key
        return True

    def _claim_ritual(self, page: Page, key: str, ritual: int, where: int) -> None:
        if ritual in self.ritual_at:
            args = {"card": self.reader._rituals[ritual]}
            page.fault(key, Reason("bastion-fault-card-twice", args))
        self.ritual_at[ritual] = key
        self.state.cells[at.RITUAL_AT + ritual] = where

    def _read_foundations(self) -> None:
        page = self.page.page("foundations")
        for name in page.keys():
            ritual = page.word(name, self.reader._rituals)
            index = self.reader._rituals.index(ritual)
            if name not in FOUNDATIONS:
                page.fault(name, Reason("bastion-fault-no-place", {"place": name}))
            elif index < SOURCE * 6:
                page.fault(name, Reason("bastion-fault-not-structure", {"card": ritual}))
            else:
                foundation = FOUNDATIONS.index(name)
                self._claim_ritual(page, name, index, int(at.FOUNDATIONS) + foundation)
                self.state.cells[at.BUILT_ON + foundation] = index
        self._read_damage()

    def _read_damage(self) -> None:
        for slot in self.page.words("damaged", SLOTS, []):
            if self.state.source_colour(SLOTS.index(slot)) < 0:
                self._fault("damaged", "bastion-fault-no-source", place=slot)
            self.state.cells[at.DAMAGED] |= 1 << SLOTS.index(slot)

    # Defenders.

    def _read_defenders(self) -> None:
        page, seen = self.page.page("defenders"), set[str]()
        for index in range(len(self.reader.seats)):
            self.state.cells[at.AT + index] = self.box.start_tile
        for tile in page.keys():
            for seat in page.words(tile, self.reader.seats):
                if seat in seen:
                    page.fault(tile, Reason("bastion-fault-defender-twice", {"seat": seat}))
                seen.add(seat)
                if tile in TILES:
                    self.state.cells[at.AT + SEATS.index(seat)] = TILES.index(tile)
            if tile not in TILES:
                page.fault(tile, Reason("bastion-fault-no-place", {"place": tile}))

    def _read_seats(self) -> None:
        page = self.page.page("seats")
        for seat, name in enumerate(self.reader.seats):
            self._read_seat(page.page(name), seat)
        page.close()

    def _read_seat(self, page: Page, seat: int) -> None:
        self.state.cells[at.PURSE + seat] = (
            self._read_mana(page.page("mana")) if "mana" in page else ONE_OF_EACH
        )
        self._read_cards(page, "spells", lambda card: self.state.give_spell(seat, card))
        self._read_cards(page, "casting", self._put_where(int(at.AIR) + seat))
        self._read_rituals(page, "held", int(at.HELD) + seat)
        self._read_rituals(page, "artifacts", int(at.ARTIFACT) + seat)
        self._read_rituals(page, "offered", int(at.OFFERED) + seat)
        if len(page.texts("held")) > 2:
            page.fault("held", Reason("bastion-fault-rituals-held", {"most": 2}))
        for word in page.words("refused", [*self.reader._spells, "mana"], []):
            bit = 16 if word == "mana" else self.reader._spells.index(word)
            self.state.cells[at.REFUSED + seat] |= 1 << bit
        page.close()

    def _put_where(self, where: int) -> Callable[[int], None]:
        def note(card: int) -> None:
            self.state.cells[at.WHERE + card] = where

        return note

    def _read_cards(self, page: Page, key: str, take: Callable[[int], None]) -> None:
        for name in page.words(key, self.reader._cards, []):
            card = self.reader._cards.index(name)
            if self._claim(page, key, card):
                take(card)

    def _read_rituals(self, page: Page, key: str, where: int) -> None:
        for name in page.words(key, self.reader._rituals, []):
            ritual = self.reader._rituals.index(name)
            if key == "artifacts" and ritual >= SOURCE * 6:
                page.fault(key, Reason("bastion-fault-not-artifact", {"card": name}))
            self._claim_ritual(page, key, ritual, where)

    def _read_mana(self, page: Page) -> int:
        mana = 0
        for index, colour in enumerate(COLOURS):
            mana += int(some(page.number(colour, 0, MANA_PER_COLOUR, 0), index))
        page.close()
        return mana

    # Everything else.

    def _read_elsewhere(self) -> None:
        for key, where in (("spent", at.SPENT), ("aside", at.ASIDE)):
            self._read_cards(self.page, key, self._put_where(int(where)))
        start = new_game(self.box)
        if "boxed" in self.page:
            self._read_cards(self.page, "boxed", self._put_where(int(at.BOXED)))
        else:
            self._default_boxed(start)
        self._read_rituals(self.page, "returned", int(at.RITUAL_RETURNED))
        if "discarded" in self.page:
            self._read_rituals(self.page, "discarded", int(at.RITUAL_OUT))
        else:
            self._default_discarded(start)
        classes = self.page.words("classes", self.reader._classes, [])
        self.state.cells[at.CLASSES] = sum(
            1 << self.reader._classes.index(name) for name in set(classes)
        )

    def _default_boxed(self, start: Bastion) -> None:
        for card in range(len(self.reader._cards)):
            if start.where(card) == at.BOXED and card not in self.card_at:
                self.card_at[card] = "boxed"
                self.state.cells[at.WHERE + card] = at.BOXED

    def _default_discarded(self, start: Bastion) -> None:
        """Rituals that this game does not use at all."""
        for ritual in range(len(self.reader._rituals)):
            unused = start.cells[at.RITUAL_AT + ritual] == at.RITUAL_OUT
            if unused and ritual not in self.ritual_at:
                self.ritual_at[ritual] = "discarded"
                self.state.cells[at.RITUAL_AT + ritual] = at.RITUAL_OUT

    def _read_mana_on(self) -> None:
        page = self.page.page("mana")
        places = [*SLOTS, *(f"{tile} tower" for tile in TILES[:6])]
        for place in page.keys():
            colour = page.word(place, COLOURS)
            if place not in places:
                page.fault(place, Reason("bastion-fault-no-place", {"place": place}))
                continue
            slot = places.index(place)
            if slot < len(SLOTS) and self.state.source_colour(slot) < 0:
                page.fault(place, Reason("bastion-fault-no-source", {"place": place}))
            self.state.cells[at.MANA_ON + slot] = 1 + COLOURS.index(colour)

    def _read_decks(self) -> None:
        """Decks as written; by default all that is not seen elsewhere is still in them."""
        if "deck" in self.page:
            self.state.deck = read_pile(self.page, "deck", self.document, self.reader._cards)
        else:
            self.page.word("deck", [""], "")
            pools = list(zip(self.box.pool_cards, self.box.pool_counts, strict=True))
            for index in range(12):
                if self.state.cells[at.CLASSES] >> index & 1:
                    cards = list(range(index * 6, index * 6 + 6))
                    pools.append((cards, int(self.box.cards_per_class)))
            self.state.deck = without(set(self.card_at), pools, len(self.reader._cards))
        for card in cards_in(self.state.deck) & set(self.card_at):
            self._fault("deck", "bastion-fault-card-twice", card=self.reader._cards[card])
        self._read_ritual_deck()

    def _read_ritual_deck(self) -> None:
        if "rituals" in self.page:
            deck = read_pile(self.page, "rituals", self.document, self.reader._rituals)
        else:
            self.page.word("rituals", [""], "")
            everything = list(range(len(self.reader._rituals)))
            deck = without(set(self.ritual_at), [(everything, 30)], 30)
        self.state.rituals = deck
        for ritual in cards_in(deck) & set(self.ritual_at):
            self._fault("rituals", "bastion-fault-card-twice", card=self.reader._rituals[ritual])
        missing = set(range(30)) - cards_in(deck) - set(self.ritual_at)
        for ritual in set() if self.state.cells[at.IN_SETUP] else missing:
            self._fault("rituals", "bastion-fault-card-missing", card=self.reader._rituals[ritual])

    def _read_turn(self) -> None:
        cells = self.state.cells
        turn = SEATS.index(self.page.word("turn", self.reader.seats, SEATS[0]))
        cells[at.TURN] = turn
        for word in self.page.words("done", ACTIONS, []):
            cells[at.DONE] |= 1 << ACTIONS.index(word)
        cells[at.ON_THE_RUN] = int(self.page.flag("running"))
        beside = self.state.tile(turn) == at.CITADEL and self.state.has_dragon()
        cells[at.DUTY] = int(self.page.flag("duty", bool(beside)))
        for name in self.page.words("used", self.reader._rituals, []):
            cells[at.USED] |= 1 << self.reader._rituals.index(name)

    def _read_under_way(self) -> None:
        cells = self.state.cells
        if "attack" in self.page:
            self._read_attack(self.page.page("attack"))
        if "channel" in self.page:
            channel = self.page.page("channel")
            cells[at.SOURCE_USED] = 1 + SLOTS.index(channel.word("source", SLOTS))
            cells[at.GAIN_COLOUR] = COLOURS.index(channel.word("colour", COLOURS))
            cells[at.EXTRA] = channel.number("extra", 0, 90, 0)
            channel.close()
        credit = self.page.page("credit")
        for index, colour in enumerate((*COLOURS, "any")):
            cells[at.CREDIT] += some(credit.number(colour, 0, 20, 0), index)
        credit.close()
        cells[at.FIRST_PICK] = self.page.number("picked", 0, 24, 0)

    def _read_attack(self, page: Page) -> None:
        cells = self.state.cells
        cells[at.TARGET] = 1 + PLACES.index(page.word("target", PLACES))
        if self.state.head(cells[at.TARGET]) < 0:
            page.fault("target", Reason("bastion-no-enemy"))
        cells[at.RELIEF] = page.number("relief", 0, 200, 0)
        cells[at.ALCHEMY_CAST] = int(page.flag("alchemy"))
        if "from" in page:
            cells[at.CAME_FROM] = 1 + TILES.index(page.word("from", TILES))
            cells[at.RAN_IN] = int(page.flag("ran"))
        if "paying" in page:
            cells[at.PAYING_COLOUR] = COLOURS.index(page.word("paying", COLOURS))
            cells[at.PAID_SO_FAR] = self._read_mana(page.page("paid"))
        page.close()

    def _count_mana(self) -> None:
        """The reserve is what is left of fifteen discs of each colour."""
        out = [0] * 6
        for seat in range(len(self.reader.seats)):
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

    def _read_pending(self) -> None:
        """What is pending, and with it whether the game is over."""
        ending = self.page.word("ending", ENDINGS, ENDINGS[0])
        if ending == ENDINGS[0] and not self.page.faults and is_saved(self.state):
            ending = ENDINGS[WON]
        self.state.cells[at.ENDING] = ENDINGS.index(ending)
        written = self.page.texts("pending")
        lines = written if "pending" in self.page else self._default_pending()
        if ending != ENDINGS[0]:
            return
        for n, line in enumerate(lines):
            try:
                self.state.tasks.push(self.reader._pending.parse(line))
            except BadNotation as error:
                self.page.fault(f"pending[{n}]", error.reason)
        if not lines:
            self._fault("pending", "bastion-fault-nothing-pending")
        elif not self.page.faults and not self._can_be_pending():
            self._fault("pending", "bastion-fault-pending")

    def _can_be_pending(self) -> bool:
        """Whether somebody can decide what is to be decided first."""
        state, top = self.state, self.state.tasks.top()
        code, cells = code_of(top), self.state.cells
        needs = {
            codes.AIMING: at.TARGET,
            codes.LENDING: at.TARGET,
            codes.PAYING: at.TARGET,
            codes.CHANNELLING: at.SOURCE_USED,
            codes.SWAPPING_WITH: at.FIRST_PICK,
        }
        if code > codes.LAST_DECISION or (code in needs and not cells[needs[code]]):
            return False
        if code > codes.LAST_CHANCE and argument(top, 0) >= self.box.seats:
            return False
        return bool(state.moves())

    def _default_pending(self) -> list[str]:
        turn = int(self.state.cells[at.TURN])
        later = [f"begin turn: {SEATS[(turn + 1) % len(self.reader.seats)]}"]
        if not self.box.attack_first:
            later.append("enemy attack")
        return [*later, f"act: {SEATS[turn]}"]
