"""Planning a turn as a whole: best first, and never in circles."""

from time import monotonic

from garrison.bots.engine.budget import Budget
from garrison.bots.engine.evaluator import Evaluator
from garrison.bots.engine.plan import Planner
from garrison.core.contract import State

BACK = 9
HALL, CELLAR = 0, 7


class Path(State):
    """A walk through rooms: behind a door the turn is over, from most one can only go back."""

    def __init__(self, doors: tuple[int, ...], at: int = HALL) -> None:
        super().__init__()
        self.doors, self.at = doors, at

    def actor(self) -> int:
        return 1 if self.at in self.doors else 0

    def moves(self) -> list[int]:
        return {HALL: [1, 2, 3], CELLAR: [3]}.get(self.at, [BACK])

    def play(self, move: int) -> None:
        self.at = HALL if move == BACK else move

    def copy(self) -> "Path":
        return Path(self.doors, self.at)

    def key(self) -> list[int]:
        return [self.at]


class Walker(Evaluator):
    """Likes high numbers."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Path)
        return state.at / 10

    def is_retreat(self, move: int) -> bool:
        return move == BACK


def plans(doors: tuple[int, ...], at: int = HALL) -> list[list[int]]:
    planner = Planner(Walker(), 0, Budget(100, 0.0, monotonic), 40)
    return [plan.moves for plan in planner.plans(Path(doors, at), 5)]


def test_plans_come_best_first_and_lead_to_the_end_of_the_turn() -> None:
    assert plans(doors=(1, 3)) == [[3], [1]]


def test_no_plan_runs_into_turning_back() -> None:
    assert plans(doors=(2,)) == [[2]]


def test_who_can_only_turn_back_plans_to_do_so() -> None:
    assert plans(doors=(2,), at=3) == [[BACK, 2]]


def test_where_every_way_is_blocked_turning_back_is_a_plan_after_all() -> None:
    assert plans(doors=(HALL,), at=CELLAR) == [[3, BACK]]
