"""The coming round of Bastion: which defenders can kill somebody on their next turn, and whom."""

from mypy_extensions import i64

from garrison.bots.evaluators.bastion.board_summary import BoardSummary
from garrison.bots.evaluators.bastion.reach import Reach
from garrison.games.bastion.rules.mana import total
from garrison.games.bastion.rules.position import TURN, Seat


class ComingRound:
    """Lets each defender in turn claim an enemy he can kill on his next turn."""

    def __init__(self) -> None:
        self.ready: i64 = 0
        """How many of them can."""
        self.peril: i64 = 0
        """How many turns before the round is over the bastion falls, if no more can be done."""
        self._claimed: i64 = 0
        """The sections claimed so far, as a bit set."""
        self._reach = Reach()

    def look(self, summary: BoardSummary, slack: i64) -> None:
        """So many turns pass without a kill before the bastion falls."""
        self.ready = 0
        self.peril = 0
        self._claimed = 0
        seats = summary.state.facts.seats
        seat = summary.state.cells[TURN]
        left = slack
        for step in range(seats):
            if self._claim(summary, seat):
                self.ready += 1
            else:
                left -= 1
                if left < 0 and not self.peril:
                    self.peril = seats - step
            seat = seat + 1 if seat + 1 < seats else 0

    def _claim(self, summary: BoardSummary, seat: Seat) -> bool:
        """The dearest enemy he can kill; the last one only if there is no other."""
        held, prices, reach = summary.held, summary.prices, self._reach
        reach.look(summary, seat)
        best: i64 = 0
        dearest: i64 = 0
        for at in range(summary.enemies):
            section = held[at]
            need = prices[section]
            if not need or self._claimed >> section & 1:
                continue
            cost: i64 = 1
            if section != summary.last:
                cost = total(need)
            if cost > dearest and reach.kills(section, need):
                best, dearest = section, cost
        if best:
            one: i64 = 1
            self._claimed |= one << best
        return best > 0
