"""Kinds of steps of the siege: who decides, what happens by itself, how moves are listed."""

from typing import Final

from mypy_extensions import i64

from garrison.core.moves import Moves
from garrison.core.refusals import OK, PendingFault, Refused
from garrison.core.steps import Step
from garrison.core.tasks import argument
from garrison.core.verbs import Task, Verb
from garrison.games.last_bastion.rules.position import STEPS, Position
from garrison.games.last_bastion.rules.terms import NOTHING

NOT_IN_PLAY: Final = STEPS.add_fault("not-in-play", "seat")
NOBODY_IN_TURN: Final = STEPS.add_fault("nobody-in-turn")
SECOND_REPEATED: Final = STEPS.add_fault("repeated", "second")
NO_SUCH_EFFECTS: Final = STEPS.add_fault("no-effect", "effects")


class SiegeVerb(Verb[Position]):
    """A kind of move of this game; its guards are asked by their own types, which is quicker."""

    def why_not(self, state: Position, task: Task, move: i64) -> Refused:
        return OK

    def moves(self, state: Position, task: Task, into: Moves) -> None:
        """Every move its guard permits, of none, one or two arguments."""
        if not self.domains:
            if self.why_not(state, task, self.code) == OK:
                into.add(self.code)
            return
        for value in range(state.size_of(self.domains[0])):
            move = self.code | value << 8
            if len(self.domains) > 1:
                self._list_second(state, task, move, into)
            elif self.why_not(state, task, move) == OK:
                into.add(move)

    def _list_second(self, state: Position, task: Task, start: i64, into: Moves) -> None:
        for value in range(state.size_of(self.domains[1])):
            if self.why_not(state, task, start | value << 16) == OK:
                into.add(start | value << 16)


class Doing(Step[Position]):
    """Something that happens by itself when its time comes."""

    def is_waited_for(self, state: Position, task: Task) -> bool:
        state.tasks.pop()
        self.happen(state, task)
        return False

    def happen(self, state: Position, task: Task) -> None:
        raise NotImplementedError


class Decision(Step[Position]):
    """Something that the hero in turn decides, or for a neutral board the group's speaker."""

    def decider(self, state: Position, task: Task) -> int:
        return int(state.speaker(state.active()))

    def is_waited_for(self, state: Position, task: Task) -> bool:
        """What leaves no choice is done at once."""
        found = state.buffer()
        self.moves(state, task, found)
        if found.count > 1:
            return True
        state.tasks.pop()
        if found.count:
            verb = self.verb_of(found.at(0))
            assert verb is not None
            verb.take(state, task, found.at(0))
        else:
            self.skip(state, task)
        return False

    def skip(self, state: Position, task: Task) -> None:
        """There is nothing to choose from, so nothing happens."""


class TurnDecision(Decision):
    """Something that only a hero in turn can have brought about."""

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return why_not_in_turn(state)


def why_not_in_turn(state: Position) -> PendingFault | None:
    """A hero must be in turn to act."""
    return NOBODY_IN_TURN if state.active() == NOTHING else None


def why_not_in_play(state: Position, seat: i64) -> PendingFault | None:
    """Whoever is asked must be in play."""
    return None if state.is_up(seat) else NOT_IN_PLAY


class HerosDecision(Decision):
    """Something that one hero decides: its seat is the first field."""

    def decider(self, state: Position, task: Task) -> int:
        return int(argument(task, 0))

    def fault(self, state: Position, task: Task) -> PendingFault | None:
        return why_not_in_play(state, argument(task, 0))


class CardsDecision(Decision):
    """Something about an arriving card: whoever drew it decides, the second field."""

    def decider(self, state: Position, task: Task) -> int:
        return int(state.speaker(argument(task, 1)))
