"""What a position is worth: a sum of named terms, each with its weight, turned into a chance.

A game's evaluator subclasses `Evaluator`. The greedy bot, the search and the explanations all read
the same terms. A game without one is played by this plain one, which knows only who has won.
"""

from math import exp
from typing import Final

from librt.random import Random
from mypy_extensions import mypyc_attr

from garrison.bots.engine.budget import Budget
from garrison.core.contract import CHANCE, OVER, State
from garrison.core.playout import pick_weighted

LONGEST: Final = 5000
"""A playout this long is given up and evaluated where it stands."""
_MODULUS: Final = (1 << 55) - 55
"""Small enough for no product to leave a machine integer, so that all machines agree."""


def chance(total: float) -> float:
    """A sum of weighted terms as a chance between 0 and 1; 0 is an even one."""
    if total > 30.0:
        total = 30.0
    if total < -30.0:
        total = -30.0
    return 1.0 / (1.0 + exp(-total))


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Evaluates positions of one game, and plays them quickly."""

    def __init__(self) -> None:
        self.seats = 1
        self.shared = False
        """Whether all seats win or lose together."""
        self.names: list[str] = []
        """The terms, in the order of `measure`."""
        self.weights: list[float] = []
        """What one unit of each term is worth, in log-odds of winning."""
        self.plans = False
        """Whether a turn is planned as a whole because chance has no word within it."""
        self.exploration = 0.7
        """How much moves attract a tree search that it has tried little."""
        self.prior_visits = 2.0
        """What is expected of a move at the root of a tree counts like so many visits."""
        self.width = 12
        """Of more outcomes of chance, a look to the end of the turn takes so many, spread evenly
        over the weights."""
        self.branches = 3
        """A multi-turn search tries so many ways to spend each further turn."""
        self.protected_turns = 3
        """For so many of these turns it keeps at least one path of each candidate."""
        self.narrow_beam = 6
        """It keeps so many positions after each decision within a turn."""
        self.nodes = 12_000
        """The limit of a search that is given none."""
        self.horizon = LONGEST
        """After so many moves a playout stops and the position reached is evaluated."""

    def measure(self, state: State, seat: int) -> list[float]:
        """How much of each term this seat has here, in the order of `names`."""
        return []

    def value(self, state: State, seat: int) -> float:
        """The chance of this seat to win, as far as the terms tell."""
        if state.actor() == OVER:
            return float(state.scores()[seat])
        total = 0.0
        measures, weights = self.measure(state, seat), self.weigh(state)
        for at in range(len(measures)):
            total += weights[at] * measures[at]
        return chance(total)

    def weigh(self, state: State) -> list[float]:
        """The weights that hold here, for games that change their mind on the way."""
        return self.weights

    def prospects(self, state: State) -> list[float]:
        """The chance of every seat to win, for looking ahead; may be finer than `value`."""
        return values(self, state)

    def expect(self, state: State, move: int, seat: int, budget: Budget, nodes: int) -> float:
        """What a seat may expect of a move before it is tried, for about so many nodes."""
        twin = state.copy()
        twin.play(move)
        budget.spend()
        return self.value(twin, seat)

    def pick(self, state: State, moves: list[int], dice: Random) -> int:
        """A sensible move found quickly, for playouts."""
        return moves[dice.randrange(len(moves))]

    def willing(self, state: State, moves: list[int]) -> list[int]:
        """The moves a bot makes at all, whatever they are worth; never none of them."""
        return moves

    def shortlist(self, state: State, moves: list[int]) -> list[int]:
        """The moves worth planning with; never none of them."""
        return self.willing(state, moves)

    def narrow_shortlist(self, state: State, moves: list[int]) -> list[int]:
        """The still fewer moves worth trying in turns further ahead; never none of them."""
        return self.shortlist(state, moves)

    def is_retreat(self, move: int) -> bool:
        """Whether a move takes back what was begun, so that no plan needs to run into it."""
        return False

    def outcomes(self, state: State) -> tuple[list[int], list[int]]:
        """What chance can bring here, with its weights; what comes to the same only once."""
        return state.moves(), state.weights()

    def defeat_margin(self, lost: State) -> float:
        """A little more for a narrow defeat: where every line is lost, the narrowest is followed.

        Nobody foresees everything, and the next look may find a way out.
        """
        return 0.0

    def remaining_work(self, state: State) -> float:
        """How much is still to be done here: what quick play leaves tells how a game stands."""
        return 0.0

    def turn_of(self, state: State) -> int:
        """Whose turn it is, also while a die or a card decides something within it."""
        return state.actor()

    def is_quiet(self, state: State) -> bool:
        """Whether the position may be evaluated as it stands: nothing is half done."""
        return True

    def effort(self, state: State) -> float:
        """Which part of the limit is well spent here."""
        return 1.0

    def is_near_end(self, state: State) -> bool:
        """Whether a multi-turn search from here looks to the end of the game."""
        return False

    def turns_ahead(self, to_the_end: bool) -> int:
        """How many further turns a multi-turn search looks at; enough where it sees the end."""
        return 4

    def paths_kept(self, to_the_end: bool) -> int:
        """How many paths a multi-turn search keeps after each of them."""
        return 8

    def paths_alike(self, to_the_end: bool) -> int:
        """How many of them may be alike (see `likeness`); 0 for any number."""
        return 0

    def likeness(self, state: State) -> int:
        """A number that is the same for positions that differ only in details."""
        return 0

    def fingerprint(self, state: State) -> int:
        """A number that tells positions apart well enough for planning."""
        mark = 0
        for number in state.key():
            mark = (mark * 37 + number + 2) % _MODULUS
        return mark


def values(evaluator: Evaluator, state: State) -> list[float]:
    """The value for each seat."""
    if evaluator.shared:
        return [evaluator.value(state, 0)] * evaluator.seats
    return [evaluator.value(state, seat) for seat in range(evaluator.seats)]


def play_on(evaluator: Evaluator, state: State, dice: Random, horizon: int) -> int:
    """Play the evaluator's quick moves to the end, or so many of them and on to a quiet position.

    Returns how many were made.
    """
    made = 0
    while made < horizon or (made < LONGEST and not evaluator.is_quiet(state)):
        actor = state.actor()
        if actor == OVER:
            break
        moves = state.moves()
        if len(moves) == 1:
            move = moves[0]
        elif actor == CHANCE:
            move = moves[pick_weighted(state.weights(), dice)]
        else:
            move = evaluator.pick(state, moves, dice)
        state.play(move)
        made += 1
    return made


def make_evaluator() -> Evaluator:
    """The plain evaluator, for games that have none of their own."""
    return Evaluator()
