"""Kinds of moves: how each is written, which there are, why another is refused, what it does.

A `Verb` answers a step (`core.steps`) and stands beside it, in the file of its rulebook phase. A
move is one number: its verb's in the low 8 bits, then its arguments.
"""

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from garrison.core.moves import Moves
from garrison.core.refusals import OK, Domain, Refused

if TYPE_CHECKING:
    from garrison.core.step_state import StepState

S = TypeVar("S", bound="StepState", contravariant=True)

Task = i64
"""What a position waits for: a step's code with its fields. See `core.tasks`."""

_VERB_BITS: Final[i64] = 8


def verb_code(move: i64) -> i64:
    """The number of the verb that a move is of."""
    return move & 255


def first(move: i64) -> i64:
    """The first argument of a move whose arguments are 8 bits wide, as most are."""
    return move >> 8 & 255


def second(move: i64) -> i64:
    return move >> 16 & 255


def third(move: i64) -> i64:
    return move >> 24 & 255


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """A kind of move: `Build("build {part}", PART)` writes `build wall`.

    Its number stands in the low 8 bits of a move, then come its arguments. Verbs of different
    steps that are written alike share their number.
    """

    def __init__(self, template: str, *domains: Domain, is_listed: bool = True) -> None:
        self.code: i64 = -1
        self.template = template
        self.domains: list[Domain] = list(domains)
        self.is_listed = is_listed
        """Whether all permitted moves are listed, or only those worth considering."""
        self.bits: i64 = _VERB_BITS
        for domain in domains:
            self.bits += domain.bits

    def moves(self, state: S, task: Task, into: Moves) -> None:
        """List the moves of this kind: all its guard permits, unless a game knows a quicker way."""
        if len(self.domains) != 1:
            self._enumerate(state, task, into, 0, self.code, _VERB_BITS)
            return
        domain = self.domains[0]
        for value in range(domain.first, domain.first + state.size_of(domain)):
            move = self.code | value << _VERB_BITS
            if self.why_not(state, task, move) == OK:
                into.add(move)

    def why_not(self, state: S, task: Task, move: i64) -> Refused:
        """OK, or why this move is refused now; its arguments are within their domains.

        Unless a verb says more, every move of it can be made whenever it is asked for.
        """
        return OK

    def take(self, state: S, task: Task, move: i64) -> None:
        """What the move does."""
        raise NotImplementedError

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
        """The move with these arguments, each 8 bits wide."""
        return self.code | a << 8 | b << 16 | c << 24

    def is_in_range(self, state: S, move: i64) -> bool:
        """Whether the number writes a move of this kind: every argument within its domain."""
        if move >> self.bits:
            return False
        shift = _VERB_BITS
        one: i64 = 1
        for domain in self.domains:
            at = (move >> shift & (one << domain.bits) - 1) - domain.first
            if at < 0 or at >= state.size_of(domain):
                return False
            shift += domain.bits
        return True

    def _enumerate(self, state: S, task: Task, into: Moves, at: int, move: i64, shift: i64) -> None:
        """Try every value of the arguments from one on."""
        if at == len(self.domains):
            if self.why_not(state, task, move) == OK:
                into.add(move)
            return
        domain = self.domains[at]
        for value in range(domain.first, domain.first + state.size_of(domain)):
            self._enumerate(state, task, into, at + 1, move | value << shift, shift + domain.bits)


class VerbChain(Generic[S]):
    """The verbs of a step, one after the other: reading them costs no check of a list's items."""

    def __init__(self, verb: Verb[S], rest: "VerbChain[S] | None") -> None:
        self.verb = verb
        self.rest = rest
