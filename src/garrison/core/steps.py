"""Decisions declared once: what is asked of whom, and which moves answer.

A `Step` is something a position waits for: a player's decision, or chance. A `Verb` (`core.verbs`)
is a kind of move that answers it. Both stand in the file of their rulebook phase, where a step is
added to the `Steps` of its game. Numbers and dispatch follow from there, for positions in
`core.step_state`; notation, documents, questions and reasons follow in `core.step_game`.
"""

from typing import Generic

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from garrison.core.contract import CHANCE, SETUP
from garrison.core.moves import Moves, borrow, give_back
from garrison.core.refusals import Argument, PendingFault, Refusals
from garrison.core.tasks import code_of
from garrison.core.verbs import S, Task, Verb, VerbChain


class UnknownCode(Exception):
    """A number that stands for no step, or for no verb of the step that is asked."""


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
