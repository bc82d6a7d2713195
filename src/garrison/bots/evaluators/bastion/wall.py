"""What the wall of Bastion holds for the defenders: how long it lasts, what clearing it takes."""

from librt.vecs import vec
from mypy_extensions import i64

from garrison.bots.evaluators.bastion.held_spells import HeldSpells
from garrison.games.bastion.rules.mana import COLOURS, Mana, amount, some, total
from garrison.games.bastion.rules.position import (
    DISTRICTS,
    MANA_ON,
    SECTIONS,
    SLOTS,
    TURN,
    Position,
)
from garrison.games.bastion.rules.sources import is_blocked, is_damaged, is_occupied
from garrison.games.bastion.rules.strength import fixed_price, price
from garrison.games.bastion.rules.targets import is_shielded


def occupied(state: Position) -> i64:
    """The sections where enemies stand, as a bit set; section 1 is bit 1."""
    one: i64 = 1
    wall: i64 = 0
    for section in range(1, SECTIONS + 1):
        if state.head(section) >= 0:
            wall |= one << section
    return wall


def count(bits: i64) -> i64:
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def top(wall: i64) -> i64:
    """The last occupied section; 0 if none is."""
    section: i64 = 0
    wall >>= 1
    while wall:
        section += 1
        wall >>= 1
    return section


def landing(wall: i64, start: i64) -> i64:
    """Where an enemy coming from `start` would stop; 0 for nowhere."""
    section = start - 1
    while section > 0:
        if not wall >> section & 1 and (section == 1 or wall >> (section - 1) & 1):
            return section
        section -= 1
    return 0


def filled(wall: i64, cards: i64, usable: i64) -> i64:
    """The wall after so many more cards, if nobody is killed; -1 if they do not fit."""
    one: i64 = 1
    while cards > 0:
        last = top(wall)
        section = last + 1 if last < usable else landing(wall, usable + 1)
        if not section:
            return -1
        wall |= one << section
        cards -= 1
    return wall


def marches(wall: i64) -> i64:
    """How many times the last enemy can still move up before the bastion falls."""
    one: i64 = 1
    made: i64 = 0
    while wall:
        last = top(wall)
        section = landing(wall, last)
        if not section:
            return made
        wall ^= one << last | one << section
        made += 1
    return made


def overflow(wall: i64, cards: i64, usable: i64) -> i64:
    """How many of the coming cards would find no room if nobody were killed."""
    free = usable - count(wall)
    return cards - free if cards > free else 0


def slack(wall: i64, cards: i64, usable: i64) -> i64:
    """How many marches are left once the deck is out, if nobody is killed until then."""
    end = filled(wall, cards, usable)
    return marches(end) if end >= 0 else 0


class Survey:
    """What everybody sees at first sight: prices at the wall, who is shielded, where mana is."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.demand: i64 = 0
        """What all enemies at the wall cost together."""
        self.last: i64 = 0
        """The last section with an enemy."""
        self.costs: vec[i64] = vec[i64]([0] * 25)
        """For each section what the enemy there costs; 0 if nobody is there."""
        self.prices: vec[i64] = vec[i64]([0] * 25)
        """The same without those who are shielded."""
        for section in range(1, SECTIONS + 1):
            if state.head(section) >= 0:
                cost = price(state, section) + fixed_price(state, section)
                self.demand += cost
                self.last = section
                self.costs[section] = cost
                if not is_shielded(state, section):
                    self.prices[section] = cost
        self.sources: vec[i64] = open_sources(state)
        self.spells = HeldSpells(state)


def open_sources(state: Position) -> vec[i64]:
    """For each colour the districts where a source of it can be channelled, as a bit set."""
    one: i64 = 1
    found = vec[i64]([0] * 7)
    blocked: i64 = 0
    for colour in range(COLOURS):
        if is_blocked(state, colour):
            blocked |= one << colour
    for tile in range(DISTRICTS):
        if is_occupied(state, tile):
            continue
        for slot in range(tile * SLOTS, tile * SLOTS + SLOTS):
            kind = state.source_colour(slot)
            if kind < 0 or state.cells[MANA_ON + slot] or is_damaged(state, slot):
                continue
            if not blocked >> kind & 1:
                found[kind] |= one << tile
    return found


class Bill:
    """Who could pay for whom at the wall, the cheapest enemies first."""

    def __init__(self, survey: Survey) -> None:
        self.load: i64 = 0
        """What everybody at the wall costs."""
        self.state = survey.state
        self._units: list[int] = []
        self.usable = 0.0
        """Mana that pays for kills, and part of what is saved up for the next one."""
        self.idle = 0.0
        """Mana of colours that nobody left at the wall costs."""
        for section in range(1, SECTIONS + 1):
            if survey.costs[section]:
                self._add(survey.costs[section])
        self._units.sort()

    def _add(self, cost: Mana) -> None:
        """Note a unit by its price and the colour it costs most of; mixed prices count as such."""
        most: i64 = 0
        for colour in range(COLOURS + 1):
            if amount(cost, colour) > amount(cost, most):
                most = colour
        discs = total(cost)
        self.load += discs
        self._units.append(int(discs * 8 + most))

    def pay(self) -> None:
        """Let each defender in turn claim what he can pay for."""
        seats = self.state.facts.seats
        for step in range(seats):
            self._claim((self.state.cells[TURN] + step) % seats)

    def _claim(self, seat: i64) -> None:
        purse = self.state.purse(seat)
        unclaimed: list[int] = []
        waiting: i64 = 0
        one: i64 = 1
        for unit in self._units:
            discs: i64 = unit >> 3
            colour: i64 = unit & 7
            have = total(purse) if colour == COLOURS else amount(purse, colour)
            if have >= discs and colour < COLOURS:
                purse -= some(discs, colour)
                self.usable += float(discs)
                continue
            unclaimed.append(unit)
            if not waiting >> colour & 1:
                waiting |= one << colour
                part = float(have) if have < discs else float(discs)
                self.usable += part * part / float(discs)
        for other in range(COLOURS):
            if not waiting >> other & 1:
                self.idle += float(amount(purse, other))
        self._units = unclaimed
