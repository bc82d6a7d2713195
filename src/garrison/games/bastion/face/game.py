"""Bastion as its users meet it: the contract's `Game`, made of the other modules of this folder."""

from collections.abc import Mapping, Sequence

from garrison.core.components import Component, component_ids
from garrison.core.contract import CHANCE, Move, Seat
from garrison.core.documents import Document
from garrison.core.game import Event
from garrison.core.pending import PendingDocuments
from garrison.core.reasons import Reason
from garrison.core.schemas import game_schema
from garrison.core.step_game import StepGame
from garrison.core.task_steps import AutomaticStep
from garrison.core.tasks import code_of
from garrison.games.bastion.face.census import census
from garrison.games.bastion.face.components import components
from garrison.games.bastion.face.components_wording import wording
from garrison.games.bastion.face.contents import COLOURS, Contents
from garrison.games.bastion.face.describing import BastionDescriber
from garrison.games.bastion.face.messages import message_ids
from garrison.games.bastion.face.names import SEATS
from garrison.games.bastion.face.reading import Reader
from garrison.games.bastion.face.telling import EventTeller
from garrison.games.bastion.face.view import ViewMaker
from garrison.games.bastion.face.view_types import Army, View
from garrison.games.bastion.face.vocabulary import make_vocabulary
from garrison.games.bastion.face.writing import ENDINGS, Writer
from garrison.games.bastion.rules.aiming import CANCEL, LEND, LENDING
from garrison.games.bastion.rules.artifacts import GIVING
from garrison.games.bastion.rules.facts import Facts
from garrison.games.bastion.rules.position import STEPS
from garrison.games.bastion.rules.state import Bastion, new_game


class BastionGame(StepGame[Bastion]):
    """The rules of one edition with its options fixed."""

    rules = 2  # a repeated turn has its duty (2015), a run outlasts refusals
    has_hidden_information = False
    endings: Sequence[str] = ENDINGS

    def __init__(
        self, name: str, contents: Contents, facts: Facts, army: Army, data: str = ""
    ) -> None:
        self.name, self.data = name, data
        self.seats = int(facts.seats)
        self.contents, self.facts, self.army = contents, facts, army
        self.steps = STEPS
        self.vocabulary = make_vocabulary(contents)
        self.notation = self.vocabulary.notation(STEPS)
        pending = self.vocabulary.pending_notation(STEPS)
        self._asked = PendingDocuments(STEPS, self.vocabulary)
        self._writer = Writer(contents, pending)
        self._reader = Reader(contents, facts, pending)
        self._views = ViewMaker(contents, army, wording(facts))
        self._events = EventTeller(contents)
        self._describer = BastionDescriber(contents, self.notation)

    def start(self) -> Bastion:
        return self.adopt(new_game(self.facts))

    def view(self, state: Bastion, seat: Seat) -> View:
        return self._views.view(state)

    def question(self, state: Bastion, seat: Seat) -> Document | None:
        return None if state.ending() else self._asked.write(int(state.pending()), "ask")

    def describe_question(self, state: Bastion, seat: Seat) -> Document | None:
        asked = self.question(state, seat) if state.actor() >= 0 else None
        return self._describer.describe_question(state, asked) if asked else None

    def schema(self) -> Document:
        asked = [step for step in STEPS.steps if not isinstance(step, AutomaticStep)]
        questions = [self._asked.schema(step) for step in asked]
        return game_schema(View, self.notation.schemas(), questions)

    def not_now(self, state: Bastion) -> Reason:
        """Whose decision is waited for; it may be that of chance."""
        actor = state.actor()
        if actor == CHANCE:
            return Reason("bastion-chance")
        return Reason("bastion-not-now", {"seat": SEATS[actor]})

    def stages(self) -> set[str]:
        return set()

    def write(self, state: Bastion) -> Document:
        return self._writer.write(state)

    def read(self, document: Document) -> Bastion:
        return self.adopt(self._reader.read(document))

    def describe_event(self, event: Event, seat: Seat) -> Document | None:
        return self._events.describe_event(event)

    def describe_move(self, state: Bastion, move: Move) -> Document:
        return self._describer.describe(state, move)

    def is_visible(self, state: Bastion, move: Move, seat: Seat) -> bool:
        """Everything is played face up."""
        return True

    def consent(self, state: Bastion) -> Move | None:
        """Lending a spell or mana is mere consent; casting a swap is the owner's own choice."""
        code = -1 if state.actor() < 0 else code_of(state.tasks.top())
        return int(LEND.code) if code in (LENDING, GIVING) else None

    def is_dead_end(self, state: Bastion) -> bool:
        return state.moves() == [CANCEL.code]

    def components(self) -> Sequence[Component]:
        return components(self.contents, wording(self.facts))

    def census(self, state: Bastion) -> Mapping[str, int]:
        return census(state, COLOURS)

    def message_ids(self) -> set[str]:
        told = self._events.ids() | self.refusal_ids() | component_ids(self.components())
        return message_ids(self.contents) | told | self._describer.ids()
