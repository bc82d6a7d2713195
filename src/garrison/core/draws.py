"""Steps that chance decides: evenly, or by what may lie on top of a face-down pile."""

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from garrison.core.contract import DECK
from garrison.core.moves import Moves, borrow, give_back
from garrison.core.piles import Pile
from garrison.core.refusals import OK, Argument, Refusal, Refused
from garrison.core.steps import ChanceStep
from garrison.core.verbs import S, Task, Verb, first


@mypyc_attr(allow_interpreted_subclasses=True)
class EvenChanceStep(ChanceStep[S]):
    """Something that chance decides with all outcomes alike: they are listed once, and counted."""

    def total_weight(self, state: S, task: Task) -> int:
        into = borrow()
        self.moves(state, task, into)
        count = into.count
        give_back(into)
        return int(count)

    def outcome(self, state: S, task: Task, point: int) -> int:
        return int(self.nth_move(state, task, point))

    def sample(self, state: S, task: Task, dice: Random, into: Moves) -> i64:
        into.clear()
        self.moves(state, task, into)
        return into.at(dice.randrange(int(into.count)))


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

    def __init__(
        self,
        name: str,
        verb: DrawVerb[S],
        fields: list[Argument] | None = None,
        stream: int = DECK,
        template: str = "",
    ) -> None:
        super().__init__(name, verb, fields=fields, stream=stream, template=template)
        self._verb = verb

    def weights(self, state: S, task: Task) -> list[int]:
        return self._verb.pile(state).draw_weights()

    def total_weight(self, state: S, task: Task) -> int:
        return self._verb.pile(state).draw_total()

    def outcome(self, state: S, task: Task, point: int) -> int:
        return int(self._verb.of(self._verb.pile(state).draw_at(point)))

    def sample(self, state: S, task: Task, dice: Random, into: Moves) -> i64:
        return self._verb.of(self._verb.pile(state).sample(dice))
