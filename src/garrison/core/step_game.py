"""A game whose positions go forward by declared steps: what follows from them for its users."""

from collections.abc import Iterator
from typing import TypeVar

from librt.random import Random

from garrison.core.components import component_ids
from garrison.core.contract import CHANCE, Move, Seat
from garrison.core.describing import MoveDescriber
from garrison.core.describing_events import EventDescriber
from garrison.core.documents import Document
from garrison.core.game import Event, Game, View
from garrison.core.notation import Notation
from garrison.core.pending import PendingDocuments
from garrison.core.reasons import Reason
from garrison.core.refusals import IS_OVER, NO_SUCH_MOVE, NOT_NOW
from garrison.core.schemas import Schema
from garrison.core.step_state import StepState
from garrison.core.steps import ChanceStep, Steps
from garrison.core.tasks import argument, code_of
from garrison.core.vocabulary import Vocabulary

P = TypeVar("P", bound=StepState)

_TRIED = 60
"""How many moves of a verb the laws try at a position."""


class StepGame(Game[P]):
    """Writes, reads and refuses moves by the steps of its rules and the words of its vocabulary."""

    describer: MoveDescriber[P]
    event_describer: EventDescriber

    def __init__(self, name: str, seats: int, steps: Steps[P], vocabulary: Vocabulary) -> None:
        self.name, self.seats = name, seats
        self.steps, self.vocabulary = steps, vocabulary
        self.notation: Notation = vocabulary.notation(steps)
        self.pending: PendingDocuments[P] = PendingDocuments(steps, vocabulary)

    def question(self, state: P, seat: Seat) -> View | None:
        """What is pending, by its step and fields; games that hide something say what is asked."""
        if self.has_hidden_information or state.is_over():
            return None
        return self.pending.write(int(state.pending()), "ask")

    def question_schemas(self) -> list[Schema]:
        """What these questions consist of: those of every step that somebody or chance answers."""
        return [self.pending.schema(step) for step in self.steps.steps if step.verbs]

    def describe_question(self, state: P, seat: Seat) -> Document | None:
        asked = self.question(state, seat) if state.actor() >= 0 else None
        return self.describer.describe_question(state, asked) if asked else None

    def say(self, state: P, move: Move) -> str:
        return self.notation.say(move)

    def parse(self, state: P, text: str) -> Move:
        return self.notation.parse(text)

    def move_document(self, state: P, move: Move) -> Document:
        return self.notation.to_document(move)

    def read_move_document(self, state: P, document: Document) -> Move:
        return self.notation.from_document(document)

    def describe_move(self, state: P, move: Move) -> Document:
        return self.describer.describe(state, move)

    def describe_event(self, event: Event, seat: Seat) -> Document:
        return self.event_describer.describe(event, seat)

    def message_ids(self) -> set[str]:
        """Everything that follows from declarations; games add what only they can name."""
        told = (
            self.refusal_ids()
            | self.describer.ids()
            | self.event_describer.ids()
            | self.vocabulary.ids()
        )
        endings = {f"{self.vocabulary.game}-ending-{ending}" for ending in self.endings[1:]}
        faults = {f"{self.vocabulary.game}-fault-{fault.name}" for fault in self.steps.faults}
        return told | endings | faults | component_ids(self.components())

    def refusal(self, state: P, move: Move) -> Reason:
        """What the guard of this very move answers, in words."""
        refused = state.refused(move)
        code = int(code_of(refused))
        if code == IS_OVER:
            return self._reason("over")
        if code in (NOT_NOW, NO_SUCH_MOVE):
            return self.not_now(state)
        refusal = self.steps.refusals.by_code(code)
        args = {
            each.name: self.vocabulary.say(each.domain, int(argument(refused, at)))
            for at, each in enumerate(refusal.arguments)
        }
        return self._reason(refusal.name, **args)

    def _reason(self, name: str, **args: str | int) -> Reason:
        return Reason(f"{self.vocabulary.game}-{name}", args)

    def not_now(self, state: P) -> Reason:
        """Why a move is refused that answers another question than the one that is asked."""
        return self._reason("not-now", stage=f"@{self.vocabulary.game}-stage-{self.stage(state)}")

    def stage(self, state: P) -> str:
        """What everybody may know of what is waited for."""
        if state.actor() == CHANCE:
            return "chance"
        step = self.steps.step(state.pending())
        return step.shown_as or step.name

    def refusal_ids(self) -> set[str]:
        """Every message that a refused move can be answered with."""
        names = {"over", "not-now"} | {each.name for each in self.steps.refusals.declared}
        names |= {f"stage-{stage}" for stage in self.stages()}
        return {f"{self.vocabulary.game}-{name}" for name in names}

    def refusal_sections(self) -> dict[str, str]:
        told = [each for each in self.steps.refusals.declared if each.section]
        return {f"{self.vocabulary.game}-{each.name}": each.section for each in told}

    def stages(self) -> set[str]:
        """What `stage` can answer."""
        asked = [step for step in self.steps.steps if not isinstance(step, ChanceStep)]
        return {"chance"} | {step.shown_as or step.name for step in asked}

    def alphabet(self, state: P, dice: Random) -> Iterator[Move]:
        for verb in self.notation.verbs:
            yield from verb.alphabet(dice, _TRIED)

    def lists_all(self, state: P, move: Move) -> bool:
        """Whether moves of this kind are all listed where they are permitted."""
        verb = self.steps.step(state.pending()).verb_of(move)
        return verb is None or verb.is_listed
