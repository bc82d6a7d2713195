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
from garrison.bots.engine.evaluator import LONGEST, Evaluator
from garrison.bots.engine.future import Future
from garrison.bots.engine.plan import Plan, Planner
from garrison.bots.engine.trials import Trials
from garrison.core.contract import CHANCE, OVER, State
from garrison.core.playout import pick_weighted

CANDIDATES: Final = 6
"""How many plans are looked at further, as long as one of them leads on."""
BROADEST: Final = 16
"""No search becomes so many times as broad as it began."""
_SEEDS: Final = 1 << 40


class Candidate(Trials):
    """A plan for the turn at hand and what came of it."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan
        self.victory: list[int] = []
        """Everything that was played after the plan, by chance too, on the last future won."""

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else self.plan.value


class Path:
    """A line of play: where it stands, which candidate it began with, how good it looks."""

    def __init__(self, state: State, candidate: int, value: float, made: list[int]) -> None:
        self.state = state
        self.candidate = candidate
        self.value = value
        self.made = made
        """Everything that was played after the candidate, by chance too."""


class MultiTurnSearch:
    """Compares candidates by what several turns can make of them."""

    def __init__(
        self,
        evaluator: Evaluator,
        candidates: list[Candidate],
        dice: Random,
        budget: Budget,
        known: Future | None = None,
    ) -> None:
        self.evaluator = evaluator
        self.candidates = candidates
        self.known = known
        """The future that will come, for who knows it; nobody who plays does."""
        self.dice = dice
        self.budget = budget
        self.futures: i64 = 0
        self._breadth = 1
        """How many times as broad as at first the search has become."""
        self._seems_lost = False
        self._noted = 1
        """How broad the search was when anything was noted last."""
        self._to_the_end = known is not None or evaluator.is_near_end(candidates[0].plan.state)
        self._paths_kept = evaluator.paths_kept(self._to_the_end)
        self._paths_alike = evaluator.paths_alike(self._to_the_end)

    def compared(self) -> list[Candidate]:
        """The candidates that were looked at."""
        found = [candidate for candidate in self.candidates if candidate.visits]
        return found if found else self.candidates[:CANDIDATES]

    def run(self) -> None:
        """Draw futures until the budget is spent; one at least. Who knows the future that will
        come looks at it again only as long as it seems lost."""
        while not self.futures or not self.budget.is_spent():
            self._follow(self.dice.randrange(_SEEDS))
            self.futures += 1
            self.budget.spend()  # a future that ends the game at once would cost nothing
            if self.known is not None and not self._seems_lost:
                break

    def _follow(self, seed: int) -> None:
        """Play one future: all candidates in step, the best paths of all kept after each turn."""
        paths: list[Path] = []
        for at in range(min(len(self.candidates), CANDIDATES * self._breadth)):
            paths.append(self._enter(self.candidates[at].plan.state.copy(), at, seed, []))
        values = [path.value for path in paths]
        turns = self._turns_ahead()
        for turn in range(turns):
            if turn and self.budget.is_spent():
                if self.futures:
                    return  # a future seen in part tells too little
                break
            patient = turn < self.evaluator.protected_turns
            paths = self.best(self.later(paths, seed + turn + 1), patient)
            note_best(paths, values)
            if is_decided(paths):
                break
        self._note(paths, values)
        self._seems_lost = is_lost(paths)
        if self._seems_lost and self._breadth < BROADEST:
            self._breadth *= 2

    def _turns_ahead(self) -> int:
        """As far as the evaluator says; to the end for who knows what comes."""
        if self.known is not None:
            return LONGEST
        return self.evaluator.turns_ahead(self._to_the_end)

    def _note(self, paths: list[Path], values: list[float]) -> None:
        """Candidates whose paths all fell behind count no more than the worst that kept up.

        What a broader search finds takes the place of what a narrower one found.
        """
        if self._breadth > self._noted:
            self._noted = self._breadth
            for candidate in self.candidates:
                candidate.forget()
        alive: dict[int, bool] = {}
        least = 1.0
        for path in paths:
            alive[path.candidate] = True
            if is_won(path):
                self.candidates[path.candidate].victory = path.made
            if values[path.candidate] < least:
                least = values[path.candidate]
        for at in range(len(values)):
            if at not in alive and values[at] > least:
                values[at] = least
            self.candidates[at].note(values[at])

    def later(self, paths: list[Path], seed: int) -> list[Path]:
        """Where all ways to spend the next turn lead, on any of the paths."""
        found: list[Path] = []
        for path in paths:
            self._extend(path, seed, found)
        return found

    def best(self, paths: list[Path], patient: bool) -> list[Path]:
        """So many of the paths, each position once, the most promising first.

        While patient, the best one of each candidate too.
        Few of those that are alike: or else a thousand ways to do the same leave no room for
        another thing to do.
        """
        order = sorted([(-paths[at].value, at) for at in range(len(paths))])
        kept: list[Path] = []
        seen: dict[int, bool] = {}
        shown: dict[int, bool] = {}
        alike: dict[int, int] = {}
        room = self._paths_kept * self._breadth
        for _, at in order:
            path = paths[at]
            if len(kept) >= room and (not patient or path.candidate in shown):
                continue
            mark = self.evaluator.fingerprint(path.state)
            if mark in seen and (not patient or path.candidate in shown):
                continue
            if self._is_one_of_many(path.state, alike) and (not patient or path.candidate in shown):
                continue
            seen[mark] = True
            shown[path.candidate] = True
            kept.append(path)
        return kept

    def _is_one_of_many(self, state: State, found: dict[int, int]) -> bool:
        """Whether enough paths of its kind were found before this one, which counts from now on."""
        if not self._paths_alike:
            return False
        kind = self.evaluator.likeness(state)
        known = found.get(kind, 0)
        found[kind] = known + 1
        return known >= self._paths_alike * max(1, self._breadth // 2)

    def _extend(self, path: Path, seed: int, later: list[Path]) -> None:
        if path.state.actor() == OVER:
            later.append(path)
            return
        seat = self.evaluator.turn_of(path.state)
        more = self._breadth - 1
        beam = self.evaluator.narrow_beam + 2 * more
        planner = Planner(self.evaluator, seat, self.budget, beam, narrow=True)
        for plan in planner.plans(path.state, self.evaluator.branches + more):
            made = [*path.made, *plan.moves]
            later.append(self._enter(plan.state, path.candidate, seed, made))

    def _enter(self, state: State, candidate: int, seed: int, made: list[int]) -> Path:
        """Let chance, and quick answers to what it asks, lead to the next turn."""
        dice = Random(seed)
        before = len(made)
        while state.actor() != OVER and not self.evaluator.is_quiet(state):
            moves = state.moves()
            if state.actor() == CHANCE and self.known is not None:
                move = self.known.outcome(state)
            elif state.actor() == CHANCE:
                move = moves[pick_weighted(state.weights(), dice)]
            else:
                move = self.evaluator.pick(state, moves, dice)
            state.play(move)
            made.append(move)
            if len(made) - before >= LONGEST:
                break
        self.budget.spend(len(made) - before)
        return Path(state, candidate, self._worth(state), made)

    def _worth(self, state: State) -> float:
        value = self.evaluator.value(state, 0)
        return value if value or state.actor() != OVER else self.evaluator.defeat_margin(state)


def note_best(paths: list[Path], values: list[float]) -> None:
    """Note the value of each candidate's best path."""
    seen: dict[int, bool] = {}
    for path in paths:
        if path.candidate not in seen or path.value > values[path.candidate]:
            values[path.candidate] = path.value
        seen[path.candidate] = True


def is_won(path: Path) -> bool:
    return path.state.actor() == OVER and path.value >= 1.0


def is_lost(paths: list[Path]) -> bool:
    """Whether every path has come to its end, and none to victory."""
    for path in paths:
        if path.state.actor() != OVER or is_won(path):
            return False
    return True


def is_decided(paths: list[Path]) -> bool:
    """Whether a path is won, or every path is at its end."""
    going_on = False
    for path in paths:
        if is_won(path):
            return True
        if path.state.actor() != OVER:
            going_on = True
    return not going_on
