"""Planning several turns ahead: everybody's turns, on futures drawn by chance.

One future of cards is drawn; on it, turn after turn, the best few ways to spend each turn are
kept, whoever's turn it is, for where all seats win together they can be expected to pull in one
direction. What the turn at hand is worth is the best that came of it. Several futures are
averaged, as many as the budget allows. Where everything seems lost, the search becomes broader
instead: near the end, where chance has little to say, the same future again would tell nothing.
"""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from garrison.bots.engine.budget import Budget
from garrison.bots.engine.judge import LONGEST, Judge
from garrison.bots.engine.plan import Plan, Planner
from garrison.bots.engine.trials import Trials
from garrison.core.contract import CHANCE, OVER, State
from garrison.core.playout import pick_weighted

OPENINGS: Final = 6
"""How many plans are looked at further, as long as one of them leads on."""
BROADEST: Final = 16
"""No search becomes so many times as broad as it began."""
_SEEDS: Final = 1 << 40


class Opening(Trials):
    """A plan for the turn at hand and what came of it."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan
        self.victory: list[int] = []
        """Everything that was played after the plan, by chance too, on the last future won."""

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else self.plan.value


class Line:
    """A line of play: where it stands, which opening it began with, how good it looks."""

    def __init__(self, state: State, opening: int, value: float, made: list[int]) -> None:
        self.state = state
        self.opening = opening
        self.value = value
        self.made = made
        """Everything that was played after the opening, by chance too."""


class Campaign:
    """Compares openings by what several turns can make of them."""

    def __init__(self, judge: Judge, openings: list[Opening], dice: Random, budget: Budget) -> None:
        self.judge = judge
        self.openings = openings
        self.dice = dice
        self.budget = budget
        self.futures: i64 = 0
        self._breadth = 1
        """How many times as broad as at first the search has become,"""
        self._noted = 1
        """and how broad it was when anything was noted last."""
        self._lines_kept = judge.lines_kept(openings[0].plan.state)

    def compared(self) -> list[Opening]:
        """The openings that were looked at."""
        found = [opening for opening in self.openings if opening.visits]
        return found if found else self.openings[:OPENINGS]

    def run(self) -> None:
        """Draw futures until the budget is spent; one at least."""
        while not self.futures or not self.budget.is_spent():
            self._follow(self.dice.randrange(_SEEDS))
            self.futures += 1
            self.budget.spend()  # a future that ends the game at once would cost nothing

    def _follow(self, seed: int) -> None:
        """Play one future: all openings in step, the best lines of all kept after each turn."""
        lines: list[Line] = []
        for at in range(min(len(self.openings), OPENINGS * self._breadth)):
            lines.append(self._enter(self.openings[at].plan.state.copy(), at, seed, []))
        values = [line.value for line in lines]
        turns = self.judge.foresight(self.openings[0].plan.state)
        for turn in range(turns):
            if turn and self.budget.is_spent():
                if self.futures:
                    return  # a future seen in part tells too little
                break
            lines = self._next_turn(lines, seed + turn + 1, turn < self.judge.patience)
            note_best(lines, values)
            if is_decided(lines):
                break
        self._note(lines, values)
        if is_lost(lines) and self._breadth < BROADEST:
            self._breadth *= 2

    def _note(self, lines: list[Line], values: list[float]) -> None:
        """Openings whose lines all fell behind count no more than the worst that kept up.

        What a broader search finds takes the place of what a narrower one found.
        """
        if self._breadth > self._noted:
            self._noted = self._breadth
            for opening in self.openings:
                opening.forget()
        alive: dict[int, bool] = {}
        least = 1.0
        for line in lines:
            alive[line.opening] = True
            if is_won(line):
                self.openings[line.opening].victory = line.made
            if values[line.opening] < least:
                least = values[line.opening]
        for at in range(len(values)):
            if at not in alive and values[at] > least:
                values[at] = least
            self.openings[at].note(values[at])

    def _next_turn(self, lines: list[Line], seed: int, patient: bool) -> list[Line]:
        """The best lines a turn later; while patient, the best one of each opening too."""
        later: list[Line] = []
        for line in lines:
            self._extend(line, seed, later)
        return self._best(later, patient)

    def _best(self, lines: list[Line], patient: bool) -> list[Line]:
        """So many of the lines, each position once, the most promising first."""
        order = sorted([(-lines[at].value, at) for at in range(len(lines))])
        kept: list[Line] = []
        seen: dict[int, bool] = {}
        shown: dict[int, bool] = {}
        room = self._lines_kept * self._breadth
        for _, at in order:
            line = lines[at]
            if len(kept) >= room and (not patient or line.opening in shown):
                continue
            mark = self.judge.fingerprint(line.state)
            if mark in seen and (not patient or line.opening in shown):
                continue
            seen[mark] = True
            shown[line.opening] = True
            kept.append(line)
        return kept

    def _extend(self, line: Line, seed: int, later: list[Line]) -> None:
        if line.state.actor() == OVER:
            later.append(line)
            return
        seat = self.judge.turn_of(line.state)
        more = self._breadth - 1
        beam = self.judge.narrow_beam + 2 * more
        planner = Planner(self.judge, seat, self.budget, beam, glancing=True)
        for plan in planner.plans(line.state, self.judge.branches + more):
            made = [*line.made, *plan.moves]
            later.append(self._enter(plan.state, line.opening, seed, made))

    def _enter(self, state: State, opening: int, seed: int, made: list[int]) -> Line:
        """Let chance, and quick answers to what it asks, lead to the next turn."""
        dice = Random(seed)
        before = len(made)
        while state.actor() != OVER and not self.judge.is_quiet(state):
            moves = state.moves()
            if state.actor() == CHANCE:
                move = moves[pick_weighted(state.weights(), dice)]
            else:
                move = self.judge.pick(state, moves, dice)
            state.play(move)
            made.append(move)
            if len(made) - before >= LONGEST:
                break
        self.budget.spend(len(made) - before)
        return Line(state, opening, self._worth(state), made)

    def _worth(self, state: State) -> float:
        value = self.judge.value(state, 0)
        return value if value or state.actor() != OVER else self.judge.consolation(state)


def note_best(lines: list[Line], values: list[float]) -> None:
    """Note the value of each opening's best line."""
    seen: dict[int, bool] = {}
    for line in lines:
        if line.opening not in seen or line.value > values[line.opening]:
            values[line.opening] = line.value
        seen[line.opening] = True


def is_won(line: Line) -> bool:
    return line.state.actor() == OVER and line.value >= 1.0


def is_lost(lines: list[Line]) -> bool:
    """Whether every line has come to its end, and none to victory."""
    for line in lines:
        if line.state.actor() != OVER or is_won(line):
            return False
    return True


def is_decided(lines: list[Line]) -> bool:
    """Whether a line is won, or every line is at its end."""
    going_on = False
    for line in lines:
        if is_won(line):
            return True
        if line.state.actor() != OVER:
            going_on = True
    return not going_on
