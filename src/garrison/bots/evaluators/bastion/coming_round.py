"""The coming round of Bastion: which defenders can kill somebody on their next turn, and whom."""

from librt.vecs import vec
from mypy_extensions import i64

from garrison.bots.evaluators.bastion.reach import Reach
from garrison.bots.evaluators.bastion.wall import Survey
from garrison.games.bastion.rules.mana import total
from garrison.games.bastion.rules.position import TURN, Seat


class ComingRound:
    """Lets each defender in turn claim an enemy he can kill on his next turn."""

    def __init__(self, survey: Survey, slack: i64) -> None:
        self.ready = 0.0
        """How many of them can."""
        self.peril = 0.0
        """How many turns before the round is over the bastion falls, if no more can be done."""
        self._survey = survey
        self._claimed = vec[i64]([0] * 25)
        state = survey.state
        seats = state.facts.seats
        left = slack
        for step in range(seats):
            if self._claim((state.cells[TURN] + step) % seats):
                self.ready += 1.0
            else:
                left -= 1
                if left < 0 and not self.peril:
                    self.peril = float(seats - step)

    def _claim(self, seat: Seat) -> bool:
        """The dearest enemy he can kill; the last one only if there is no other."""
        survey = self._survey
        reach = Reach(survey, seat)
        best: i64 = 0
        dearest: i64 = 0
        for section in range(1, survey.last + 1):
            need = survey.prices[section]
            if not need or self._claimed[section]:
                continue
            cost = total(need) if section != survey.last else 1
            if cost > dearest and reach.kills(section, need):
                best, dearest = section, cost
        if best:
            self._claimed[best] = 1
        return best > 0
