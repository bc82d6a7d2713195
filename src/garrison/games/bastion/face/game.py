"""Bastion as its users meet it: the contract's `Game`, made of the other modules of this folder."""

from collections.abc import Mapping, Sequence

from garrison.core.components import Component
from garrison.core.contract import CHANCE, Move, Seat
from garrison.core.documents import Document
from garrison.core.reasons import Reason
from garrison.core.schemas import game_schema
from garrison.core.step_game import StepGame
from garrison.core.tasks import code_of
from garrison.games.bastion.face.components import components
from garrison.games.bastion.face.components_wording import wording
from garrison.games.bastion.face.contents import COLOURS, Contents
from garrison.games.bastion.face.describing import BastionDescriber
from garrison.games.bastion.face.describing_events import make_event_describer
from garrison.games.bastion.face.inventory import inventory
from garrison.games.bastion.face.messages import OTHER_IDS
from garrison.games.bastion.face.names import ENDINGS, SEATS, Names
from garrison.games.bastion.face.reading import PositionReader
from garrison.games.bastion.face.view import ViewMaker
from garrison.games.bastion.face.view_types import Army, PieceFacts, View
from garrison.games.bastion.face.vocabulary import make_vocabulary
from garrison.games.bastion.face.writing import Writer
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
        super().__init__(name, int(facts.seats), STEPS, make_vocabulary(contents))
        self.data, self.contents, self.facts, self.army = data, contents, facts, army
        self._first = new_game(facts)
        lines = self.vocabulary.pending_notation(STEPS)
        self.names = Names(contents, self.seats, lines)
        self._writer = Writer(self.names)
        self._views = ViewMaker(contents, army, wording(facts))
        self.event_describer = make_event_describer(contents)
        self.describer = BastionDescriber(contents, self.notation, self.pending)

    def start(self) -> Bastion:
        return self.adopt(self._first.copy())

    def view(self, state: Bastion, seat: Seat) -> View:
        self.require_viewpoint(seat)
        return self._views.view(state)

    def schema(self) -> Document:
        return game_schema(View, self.notation.schemas(), self.question_schemas(), PieceFacts)

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
        return self.adopt(PositionReader(self.names, self.facts, document).read())

    def consent(self, state: Bastion) -> Move | None:
        """Lending a spell or mana is mere consent; casting a swap is the owner's own choice."""
        code = -1 if state.actor() < 0 else code_of(state.tasks.top())
        return int(LEND.code) if code in (LENDING, GIVING) else None

    def is_dead_end(self, state: Bastion) -> bool:
        return state.moves() == [CANCEL.code]

    def components(self) -> Sequence[Component]:
        return components(self.contents, wording(self.facts))

    def inventory(self, state: Bastion) -> Mapping[str, int]:
        return inventory(state, COLOURS)

    def message_ids(self) -> set[str]:
        return super().message_ids() | OTHER_IDS
