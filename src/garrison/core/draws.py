"""Drawing from a face-down pile, as a step: what can come is what may lie on top of it."""

from mypy_extensions import i64, mypyc_attr

from garrison.core.moves import Moves
from garrison.core.piles import Pile
from garrison.core.refusals import OK, Refusal, Refused
from garrison.core.steps import ChanceStep, S, Task, Verb, first


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawVerb(Verb[S]):
    """The drawn card turns out to be this one."""

    def pile(self, state: S) -> Pile:
        raise NotImplementedError

    def elsewhere(self) -> Refusal:
        """Why a card cannot come that does not lie there."""
        raise NotImplementedError

    def moves(self, state: S, task: Task, into: Moves) -> None:
        self.pile(state).list_draws(self.code, into)

    def why_not(self, state: S, task: Task, move: i64) -> Refused:
        return OK if self.pile(state).may_draw(first(move)) else self.elsewhere().told()


class DrawStep(ChanceStep[S]):
    """A card is drawn, by the only verb of the step."""

    def weights(self, state: S, task: Task) -> list[int]:
        return self._pile(state).draw_weights()

    def total_weight(self, state: S, task: Task) -> int:
        return self._pile(state).draw_total()

    def outcome(self, state: S, task: Task, point: int) -> int:
        return int(self.verbs[0].of(self._pile(state).draw_at(point)))

    def _pile(self, state: S) -> Pile:
        verb = self.verbs[0]
        assert isinstance(verb, DrawVerb)
        return verb.pile(state)
