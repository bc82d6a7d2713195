"""Who could pay for whom at Bastion's wall, the cheapest enemies first."""

from librt.vecs import vec
from mypy_extensions import i64

from garrison.bots.evaluators.bastion.board_summary import BoardSummary
from garrison.bots.evaluators.bastion.reach import SLOT
from garrison.games.bastion.rules.mana import COLOURS, Mana, amount, some, total
from garrison.games.bastion.rules.position import PURSE, TURN


class Affordability:
    """Lets each defender in turn claim what he can pay for."""

    def __init__(self) -> None:
        self.load: i64 = 0
        """What everybody at the wall costs."""
        self.usable = 0.0
        """Mana that pays for kills, and part of what is saved up for the next one."""
        self.idle: i64 = 0
        """Mana of colours that nobody left at the wall costs."""
        self._units: vec[i64] = vec[i64]([0] * 25)
        """For each enemy eight times its price and the colour it costs most of, in order."""
        self._count: i64 = 0

    def look(self, summary: BoardSummary) -> None:
        self.load = 0
        self.usable = 0.0
        self.idle = 0
        self._count = 0
        held, costs, cells = summary.held, summary.costs, summary.state.cells
        for at in range(summary.enemies):
            self._add(costs[held[at]])
        seats = summary.state.facts.seats
        seat = cells[TURN]
        for _ in range(seats):
            self._claim(cells[PURSE + seat])
            seat = seat + 1 if seat + 1 < seats else 0

    def _add(self, cost: Mana) -> None:
        """Note a unit by its price and the colour it costs most of; mixed prices count as such."""
        most: i64 = 0
        highest: i64 = 0
        discs: i64 = 0
        colour: i64 = 0
        while cost:
            part = cost & SLOT
            discs += part
            if part > highest:
                most, highest = colour, part
            cost >>= 8
            colour += 1
        self.load += discs
        unit = discs * 8 + most
        units = self._units
        at = self._count
        while at > 0 and units[at - 1] > unit:
            units[at] = units[at - 1]
            at -= 1
        units[at] = unit
        self._count += 1

    def _claim(self, purse: Mana) -> None:
        units = self._units
        unclaimed: i64 = 0
        waiting: i64 = 0
        one: i64 = 1
        for at in range(self._count):
            unit = units[at]
            discs = unit >> 3
            colour = unit & 7
            have = total(purse) if colour == COLOURS else amount(purse, colour)
            if have >= discs and colour < COLOURS:
                purse -= some(discs, colour)
                self.usable += float(discs)
                continue
            units[unclaimed] = unit
            unclaimed += 1
            if not waiting >> colour & 1:
                waiting |= one << colour
                part = float(have) if have < discs else float(discs)
                self.usable += part * part / float(discs)
        while purse:
            if not waiting & 1:
                self.idle += purse & SLOT
            purse >>= 8
            waiting >>= 1
        self._count = unclaimed
