"""Decisions declared once: what is asked of whom, which moves answer, what each does or why not.

A `Step` is something a position waits for: a player's decision, or chance. A `Verb` is a kind of
move that answers it: how it is written, which moves there are, why another is refused, and what it
does. Both stand in the file of their rulebook phase, where a step is added to the `Steps` of its
game. Numbers and dispatch follow from there, here for positions (`StepState`); notation,
documents, questions and reasons follow in `core.step_game`.
"""

from typing import Final, Generic, Self, TypeVar

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from garrison.core.contract import CHANCE, NO_MOVE, OVER, SETUP, State, require_chance
from garrison.core.moves import Moves, borrow, give_back
from garrison.core.refusals import (
    IS_OVER,
    NO_SUCH_MOVE,
    NOT_NOW,
    OK,
    Argument,
    Domain,
    PendingFault,
    Refusals,
    Refused,
)
from garrison.core.tasks import code_of

S = TypeVar("S", bound="StepState", contravariant=True)

Task = i64
"""What a position waits for: a step's code with its fields. See `core.tasks`."""

_VERB_BITS: Final[i64] = 8
_MOST_BITS: Final = 62
"""A move fits a machine word, with room for its sign."""


class UnknownCode(Exception):
    """A number that stands for no step, or for no verb of the step that is asked."""


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something a position waits for, by the name its question has, and the verbs that answer."""

    def __init__(
        self,
        name: str,
        *verbs: Verb[S],
        fields: list[Argument] | None = None,
        stream: int = SETUP,
        shown_as: str = "",
        template: str = "",
    ) -> None:
        self.code: i64 = -1
        self.name = name
        self.verbs: list[Verb[S]] = list(verbs)
        self._chain: VerbChain[S] | None = None
        for verb in reversed(verbs):
            self._chain = VerbChain(verb, self._chain)
        self.fields: list[Argument] = fields or []
        """What is asked about, in the order of the task's fields."""
        self.stream = stream
        """Where chance decides: which stream of chance."""
        self.shown_as = shown_as
        """The step that others are told of, where that this one is asked would tell a secret."""
        self.template = template
        """How pending work of this kind is written as one line, with a `{name}` for each field."""

    def decider(self, state: S, task: Task) -> int:
        """Whose decision it is, or CHANCE."""
        raise NotImplementedError

    def is_waited_for(self, state: S, task: Task) -> bool:
        """Whether somebody must decide; what needs nobody is done here and now.

        Steps are waited for unless they say more. Positions ask it where they settle.
        """
        return True

    def fault(self, state: S, task: Task) -> PendingFault | None:
        """Why no play can have led a position to wait for this; None if it can.

        Asked of documents, which may say anything. Unless a step says more, it can always be.
        """
        return None

    def moves(self, state: S, task: Task, into: Moves) -> None:
        link = self._chain
        while link is not None:
            link.verb.moves(state, task, into)
            link = link.rest

    def verb_of(self, move: i64) -> Verb[S] | None:
        """The verb of this step that the move is of, if it is of one."""
        code = move & 255
        link = self._chain
        while link is not None:
            if link.verb.code == code:
                return link.verb
            link = link.rest
        return None

    def weights(self, state: S, task: Task) -> list[int]:
        """At chance: all outcomes are alike unless a step says more."""
        into = borrow()
        self.moves(state, task, into)
        count = into.count
        give_back(into)
        return [1] * int(count)

    def total_weight(self, state: S, task: Task) -> int:
        total = 0
        for weight in self.weights(state, task):
            total += weight
        return total

    def outcome(self, state: S, task: Task, point: int) -> int:
        """The outcome on which a point of the total weight falls."""
        index = 0
        for weight in self.weights(state, task):
            if point < weight:
                break
            point -= weight
            index += 1
        return int(self.nth_move(state, task, index))

    def nth_move(self, state: S, task: Task, index: i64) -> i64:
        """The move at this place of the list."""
        into = borrow()
        self.moves(state, task, into)
        move = into.at(index)
        give_back(into)
        return move

    def sample(self, state: S, task: Task, dice: Random, into: Moves) -> i64:
        """At chance: an outcome drawn by the exact chances. The buffer is for the moves."""
        return self.outcome(state, task, dice.randrange(self.total_weight(state, task)))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceStep(Step[S]):
    """Something that a die or a card decides."""

    def decider(self, state: S, task: Task) -> int:
        return CHANCE


class Steps(Generic[S]):
    """Every step of one game, with their verbs and refusals."""

    def __init__(self) -> None:
        self.steps: list[Step[S]] = []
        self.verbs: list[Verb[S]] = []
        """One for each number, in their order."""
        self.refusals = Refusals()
        self.faults: list[PendingFault] = []
        """What documents can wrongly say that a position waits for."""
        self._last: Step[S] | None = None
        """The step that was asked for last: mostly the next one too, and quicker to look at."""

    def add(self, step: Step[S]) -> i64:
        """Take a step in. Returns its code, by which a position says that it waits for it."""
        for verb in step.verbs:
            self.number(verb)
        step.code = len(self.steps)
        self.steps.append(step)
        return step.code

    def add_fault(self, name: str, field: str = "task") -> PendingFault:
        """Declare why no position can wait for something, by its message and the field at fault."""
        fault = PendingFault(name, field)
        self.faults.append(fault)
        return fault

    def number(self, verb: Verb[S]) -> None:
        """Give a verb its number, the one of others that are written alike if there are any."""
        if verb.code >= 0:
            return
        for known in self.verbs:
            if known.template == verb.template:
                verb.code = known.code
                return
        verb.code = len(self.verbs)
        self.verbs.append(verb)

    def named(self, name: str) -> Step[S]:
        """The step with this name, as documents have it. Raises UnknownCode."""
        for step in self.steps:
            if step.name == name:
                return step
        raise UnknownCode(f"no step is called '{name}'")

    def step(self, task: Task) -> Step[S]:
        """The step that a position waits for. Raises UnknownCode."""
        code = code_of(task)
        last = self._last
        if last is not None and last.code == code:
            return last
        if code >= len(self.steps):
            raise UnknownCode(f"no step has the code {code}")
        found = self.steps[code]
        self._last = found
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class StepState(State):
    """A position that goes forward by the steps of its game."""

    def steps(self) -> Steps[Self]:
        raise NotImplementedError

    def pending(self) -> Task:
        """What the position waits for."""
        raise NotImplementedError

    def begin_step(self) -> Task:
        """What the position waited for, no longer pending: somebody has decided."""
        return self.pending()

    def settle(self) -> None:
        """Do what needs neither decision nor chance, until one of them is needed."""
        raise NotImplementedError

    def size_of(self, domain: Domain) -> i64:
        """How many different values an argument can have."""
        return domain.size

    def actor(self) -> int:
        if self.ending():
            return OVER
        pending = self.pending()
        return self.steps().step(pending).decider(self, pending)

    def list_moves(self, into: Moves) -> None:
        if not self.ending():
            pending = self.pending()
            self.steps().step(pending).moves(self, pending, into)

    def choices(self, step: Step[Self], into: Moves) -> Moves:
        """The moves of this step, which is asked now: in this buffer, or where they lie already."""
        into.clear()
        step.moves(self, self.pending(), into)
        return into

    def is_over(self) -> bool:
        return self.ending() != 0

    def moves(self) -> list[int]:
        into = borrow()
        self.list_moves(into)
        found = into.to_list()
        give_back(into)
        return found

    def refused(self, move: int) -> Refused:
        """OK, or why this move cannot be made now."""
        if self.ending():
            return IS_OVER
        if move < 0 or move >> _MOST_BITS:
            return NO_SUCH_MOVE
        pending = self.pending()
        verb = self.steps().step(pending).verb_of(move)
        if verb is None:
            return NOT_NOW
        if not verb.is_in_range(self, move):
            return NO_SUCH_MOVE
        return verb.why_not(self, pending, move)

    def allows(self, move: int) -> bool:
        return self.refused(move) == OK

    def play(self, move: int) -> None:
        pending = self.begin_step()
        step = self.steps().step(pending)
        verb = step.verb_of(move)
        if verb is None:
            raise UnknownCode(f"no verb of '{step.name}' has the code {move & 255}")
        verb.take(self, pending, move)
        self.settle()

    def pick_move(self, dice: Random, into: Moves) -> i64:
        """Asks for the step once, and lists its moves once, or not at all."""
        if self.ending():
            return NO_MOVE
        pending = self.pending()
        step = self.steps().step(pending)
        if step.decider(self, pending) == CHANCE:
            return step.sample(self, pending, dice, into)
        found = self.choices(step, into)
        return found.at(dice.randrange(int(found.count)))

    def sample(self, dice: Random) -> int:
        require_chance(self)
        into = borrow()
        pending = self.pending()
        move = self.steps().step(pending).sample(self, pending, dice, into)
        give_back(into)
        return int(move)

    def weights(self) -> list[int]:
        require_chance(self)
        pending = self.pending()
        return self.steps().step(pending).weights(self, pending)

    def total_weight(self) -> int:
        pending = self.pending()
        return self.steps().step(pending).total_weight(self, pending)

    def outcome(self, point: int) -> int:
        pending = self.pending()
        return self.steps().step(pending).outcome(self, pending, point)

    def stream(self) -> int:
        return self.steps().step(self.pending()).stream
