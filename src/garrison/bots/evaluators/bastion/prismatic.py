"""Enemies at Bastion's wall that no spell weakens, mostly those who cost every colour.

One purse has to hold all of it, twelve discs for Leviathan: who is to pay begins to save up early.
"""

from librt.vecs import vec
from mypy_extensions import i64

from garrison.bots.evaluators.bastion.board_summary import BoardSummary
from garrison.games.bastion.rules.mana import Mana, lacks, shortfall, total
from garrison.games.bastion.rules.position import PURSE, SEATS


class Prismatic:
    """Lets the defender who has most of it save up for each of them, the dearest first."""

    def __init__(self) -> None:
        self._purses: vec[i64] = vec[i64]([0] * SEATS)

    def lacking(self, summary: BoardSummary) -> i64:
        """Discs that are still missing for all of them; 0 if there is none."""
        waiting = summary.immune
        if not waiting:
            return 0
        one: i64 = 1
        missing: i64 = 0
        seats = summary.state.facts.seats
        for seat in range(seats):
            self._purses[seat] = summary.state.cells[PURSE + seat]
        while waiting:
            section = _dearest(summary, waiting)
            waiting ^= one << section
            missing += self._claim(seats, summary.costs[section])
        return missing

    def _claim(self, seats: i64, need: Mana) -> i64:
        """What the defender lacks who lacks least; his discs are set aside for it."""
        purses = self._purses
        best: i64 = 0
        least = shortfall(purses[0], need)
        for seat in range(1, seats):
            lack = shortfall(purses[seat], need)
            if lack < least:
                best, least = seat, lack
        purses[best] += lacks(purses[best], need) - need
        return least


def _dearest(summary: BoardSummary, waiting: i64) -> i64:
    best: i64 = 0
    highest: i64 = 0
    for at in range(summary.enemies):
        section = summary.held[at]
        cost = total(summary.costs[section])
        if waiting >> section & 1 and cost > highest:
            best, highest = section, cost
    return best
