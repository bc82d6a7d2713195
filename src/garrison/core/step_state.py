"""Positions that go forward by steps (`core.steps`).

Who acts, which moves there are, why one is refused, chance: all follows from what is waited for.
"""

from typing import Final, Self

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from garrison.core.contract import CHANCE, NO_MOVE, OVER, State, require_chance
from garrison.core.moves import Moves, borrow, give_back
from garrison.core.refusals import IS_OVER, NO_SUCH_MOVE, NOT_NOW, OK, Domain, Refused
from garrison.core.steps import Step, Steps, UnknownCode
from garrison.core.verbs import Task

_MOST_BITS: Final = 62
"""A move fits a machine word, with room for its sign."""


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
