"""Looking several turns ahead where everybody wins or loses together."""

from time import monotonic

from librt.random import Random

from garrison.bots.engine.budget import Budget
from garrison.bots.engine.evaluator import Evaluator
from garrison.bots.engine.future import Future
from garrison.bots.engine.multi_turn import Candidate, MultiTurnSearch
from garrison.bots.engine.plan import Planner
from garrison.core.contract import OVER, State

TURNS = 3


class Retreat(State):
    """Each turn gives up one to three walls. After the last turn it is over.

    Whoever gave up one wall a turn has won, if that is possible at all.
    """

    def __init__(self, can_win: bool, lost: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.can_win, self.lost = can_win, lost

    def actor(self) -> int:
        return OVER if len(self.lost) == TURNS else len(self.lost) % 2

    def moves(self) -> list[int]:
        return [3, 1, 2]

    def play(self, move: int) -> None:
        self.lost += (move,)

    def copy(self) -> "Retreat":
        return Retreat(self.can_win, self.lost)

    def key(self) -> list[int]:
        return list(self.lost)

    def scores(self) -> list[int]:
        return [int(self.can_win and sum(self.lost) == TURNS)] * 2


class Stubborn(Evaluator):
    """Sees nothing in a position but how it ended."""

    def __init__(self) -> None:
        super().__init__()
        self.seats, self.shared = 2, True

    def value(self, state: State, seat: int) -> float:
        return float(state.scores()[seat]) if state.actor() == OVER else 0.5

    def defeat_margin(self, lost: State) -> float:
        assert isinstance(lost, Retreat)
        return 0.1 / sum(lost.lost)


def compared(can_win: bool) -> dict[int, float]:
    """The value of each candidate move."""
    evaluator, budget = Stubborn(), Budget(500, 0.0, monotonic)
    plans = Planner(evaluator, 0, budget, 10).plans(Retreat(can_win), 3)
    search = MultiTurnSearch(evaluator, [Candidate(plan) for plan in plans], Random(1), budget)
    search.run()
    return {candidate.plan.moves[0]: candidate.mean() for candidate in search.candidates}


def test_a_win_is_found_some_turns_ahead() -> None:
    values = compared(can_win=True)
    assert values[1] == 1.0
    assert max(values[2], values[3]) < 1.0


def test_the_way_to_a_win_is_remembered() -> None:
    evaluator, budget = Stubborn(), Budget(500, 0.0, monotonic)
    plans = Planner(evaluator, 0, budget, 10).plans(Retreat(can_win=True), 3)
    search = MultiTurnSearch(evaluator, [Candidate(plan) for plan in plans], Random(1), budget)
    search.run()
    ways = {tuple(candidate.plan.moves): candidate.victory for candidate in search.candidates}
    assert ways == {(1,): [1, 1], (2,): [], (3,): []}


def test_where_everything_is_lost_the_narrowest_defeat_is_worth_most() -> None:
    values = compared(can_win=False)
    assert values[1] > values[2] > values[3] > 0.0


class Doors(State):
    """One of twelve doors leads out, and it looks worse than most."""

    DOORS, OUT = 12, 9

    def __init__(self, door: int = -1, turns: int = 0) -> None:
        super().__init__()
        self.door, self.turns = door, turns

    def actor(self) -> int:
        return OVER if self.turns == TURNS else self.turns % 2

    def moves(self) -> list[int]:
        return list(range(self.DOORS)) if self.turns == 0 else [0]

    def play(self, move: int) -> None:
        self.door = move if self.turns == 0 else self.door
        self.turns += 1

    def copy(self) -> "Doors":
        return Doors(self.door, self.turns)

    def key(self) -> list[int]:
        return [self.door, self.turns]

    def scores(self) -> list[int]:
        return [int(self.door == self.OUT)] * 2


class Misled(Stubborn):
    """Likes low numbers."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Doors)
        return 0.9 - state.door / 20 if state.actor() != OVER else float(state.scores()[seat])

    def defeat_margin(self, lost: State) -> float:
        return 0.001


def test_where_everything_seems_lost_the_search_becomes_broader() -> None:
    evaluator, budget = Misled(), Budget(500, 0.0, monotonic)
    plans = Planner(evaluator, 0, budget, 40).plans(Doors(), 24)
    search = MultiTurnSearch(evaluator, [Candidate(plan) for plan in plans], Random(1), budget)
    search.run()
    assert len(search.compared()) == Doors.DOORS
    best = max(search.compared(), key=lambda candidate: (candidate.visits, candidate.mean()))
    assert best.plan.moves == [Doors.OUT]
    assert best.mean() == 1.0


class Crowded(Misled):
    """Has room for two paths. Every door but the one that leads out is like the others."""

    def __init__(self, alike: int) -> None:
        super().__init__()
        self.alike, self.protected_turns = alike, 0

    def paths_alike(self, to_the_end: bool) -> int:
        return self.alike

    def paths_kept(self, to_the_end: bool) -> int:
        return 2

    def likeness(self, state: State) -> int:
        assert isinstance(state, Doors)
        return int(state.door == Doors.OUT)


def looks_until_the_way_out(alike: int) -> int:
    """How many times it looked, each time more broadly, with all doors to choose from."""
    evaluator, budget = Crowded(alike), Budget(5000, 0.0, monotonic)
    plans = Planner(evaluator, 0, budget, 40).plans(Doors(), 24)
    way_out = [plan for plan in plans if plan.moves == [Doors.OUT]]
    candidates = [Candidate(plan) for plan in [*plans[:5], *way_out]]
    search = MultiTurnSearch(evaluator, candidates, Random(1), budget, Future(1))
    search.run()
    assert candidates[-1].mean() == 1.0
    return search.futures


def test_many_ways_to_do_the_same_leave_room_for_another() -> None:
    assert looks_until_the_way_out(alike=1) == 1
    assert looks_until_the_way_out(alike=0) > 1
