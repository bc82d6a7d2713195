"""What dragons in Bastion's citadel cost the defenders, and what it takes to be rid of them.

They need not be killed for victory. But only from the citadel can the discs on the towers be had
back, and without them the mana runs out after one round of all sources and towers.
"""

from mypy_extensions import i64

from garrison.bots.evaluators.bastion.board_summary import BoardSummary
from garrison.games.bastion.rules.mana import ANY, amount, shortfall, total
from garrison.games.bastion.rules.position import (
    CITADEL_STACK,
    DISTRICTS,
    PURSE,
    Position,
    Seat,
)
from garrison.games.bastion.rules.strength import price


class Dragons:
    """Those in the citadel; all zero if there is none."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.locked: i64 = 0
        """Discs on towers that nobody can gather."""
        self.to_open = 0.0
        """Discs still missing to kill them all, the less pressing the fewer towers are locked."""

    def look(self, summary: BoardSummary) -> None:
        self.count = 0
        self.locked = 0
        self.to_open = 0.0
        state = summary.state
        card = state.head(CITADEL_STACK)
        if card < 0:
            return
        below: i64 = 0
        while card >= 0:
            if self.count:
                below += state.facts.strength[card]
            self.count += 1
            card = state.below(card)
        self.locked = summary.sources.on_towers
        missing = _least_lacking(summary, state) + below
        self.to_open = float(missing * self.locked) / float(DISTRICTS)


def _least_lacking(summary: BoardSummary, state: Position) -> i64:
    """What the defender lacks for the top dragon who lacks least."""
    least = _lacking(summary, state, 0)
    for seat in range(1, state.facts.seats):
        lack = _lacking(summary, state, seat)
        if lack < least:
            least = lack
    return least


def _lacking(summary: BoardSummary, state: Position, seat: Seat) -> i64:
    need, purse = price(state, CITADEL_STACK), state.cells[PURSE + seat]
    lack = shortfall(purse, need)
    if amount(need, ANY) or summary.spells.alchemy[seat]:
        lack = total(need) - total(purse)
    lack -= summary.spells.relief[seat]
    return lack if lack > 0 else 0
