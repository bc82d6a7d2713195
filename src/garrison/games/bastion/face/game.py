"""Bastion as its users meet it: the contract's `Game`, made of the other modules of this folder."""

from collections.abc import Mapping, Sequence

from garrison.core.components import Component
from garrison.core.contract import OVER, Move, Seat
from garrison.core.documents import Document
from garrison.core.game import Event, Game
from garrison.core.handbook import Chapter
from garrison.core.reasons import Reason
from garrison.core.schemas import game_schema
from garrison.core.tasks import code_of
from garrison.games.bastion.face.catalogue import COLOURS, Catalogue
from garrison.games.bastion.face.census import census
from garrison.games.bastion.face.components import component_ids, components
from garrison.games.bastion.face.describing import BastionDescriber
from garrison.games.bastion.face.handbook import handbook, handbook_ids, wording
from garrison.games.bastion.face.questions import Questions
from garrison.games.bastion.face.reading import Reader
from garrison.games.bastion.face.refusals import Refuser
from garrison.games.bastion.face.telling import Teller
from garrison.games.bastion.face.texts import message_ids
from garrison.games.bastion.face.view import Viewer
from garrison.games.bastion.face.view_types import Army, View
from garrison.games.bastion.face.words import notation, pending_words
from garrison.games.bastion.face.writing import ENDINGS, Writer
from garrison.games.bastion.rules.box import Box
from garrison.games.bastion.rules.codes import AGREE, CANCEL, GIVING, LENDING
from garrison.games.bastion.rules.turn import Bastion, new_game


class BastionGame(Game[Bastion]):
    """The rules of one edition with its options fixed."""

    rules = 2  # a repeated turn has its duty (2015), a run outlasts refusals
    has_hidden_information = False
    endings: Sequence[str] = ENDINGS

    def __init__(
        self, name: str, catalogue: Catalogue, box: Box, army: Army, data: str = ""
    ) -> None:
        self.name, self.data = name, data
        self.seats = int(box.seats)
        self.catalogue, self.box, self.army = catalogue, box, army
        pending = pending_words(catalogue)
        self.notation = notation(catalogue)
        self._writer = Writer(catalogue, pending)
        self._reader = Reader(catalogue, box, pending)
        self._viewer = Viewer(catalogue, army, wording(box))
        self._questions = Questions(pending)
        self._teller = Teller(catalogue)
        self._describer = BastionDescriber(catalogue, self.notation)
        self._refuser = Refuser(catalogue)

    def start(self) -> Bastion:
        return self.adopt(new_game(self.box))

    def view(self, state: Bastion, seat: Seat) -> View:
        return self._viewer.view(state)

    def question(self, state: Bastion, seat: Seat) -> Document | None:
        return None if state.actor() == OVER else self._questions.ask(int(state.tasks.top()))

    def describe_question(self, state: Bastion, seat: Seat) -> Document | None:
        asked = self.question(state, seat) if state.actor() >= 0 else None
        return self._describer.describe_question(state, asked) if asked else None

    def schema(self) -> Document:
        return game_schema(View, self.notation.schemas(), self._questions.schemas())

    def say(self, state: Bastion, move: Move) -> str:
        return self.notation.say(move)

    def parse(self, state: Bastion, text: str) -> Move:
        return self.notation.parse(text)

    def move_document(self, state: Bastion, move: Move) -> Document:
        return self.notation.to_document(move)

    def read_move_document(self, state: Bastion, document: Document) -> Move:
        return self.notation.from_document(document)

    def refusal(self, state: Bastion, move: Move) -> Reason:
        return self._refuser.refusal(state, move)

    def write(self, state: Bastion) -> Document:
        return self._writer.write(state)

    def read(self, document: Document) -> Bastion:
        return self.adopt(self._reader.read(document))

    def describe_event(self, event: Event, seat: Seat) -> Document | None:
        return self._teller.describe_event(event)

    def describe_move(self, state: Bastion, move: Move) -> Document:
        return self._describer.describe(state, move)

    def is_visible(self, state: Bastion, move: Move, seat: Seat) -> bool:
        """Everything is played face up."""
        return True

    def consent(self, state: Bastion) -> Move | None:
        """Lending a spell or mana is mere consent; casting a swap is the owner's own choice."""
        code = -1 if state.actor() < 0 else code_of(state.tasks.top())
        return AGREE if code in (LENDING, GIVING) else None

    def is_dead_end(self, state: Bastion) -> bool:
        return state.moves() == [CANCEL]

    def refusal_ids(self) -> set[str]:
        return self._refuser.ids()

    def components(self) -> Sequence[Component]:
        return components(self.catalogue, wording(self.box))

    def handbook(self) -> Sequence[Chapter]:
        return handbook(self.catalogue, self.box)

    def census(self, state: Bastion) -> Mapping[str, int]:
        return census(state, COLOURS)

    def message_ids(self) -> set[str]:
        told = self._teller.ids() | self.refusal_ids() | handbook_ids(self.catalogue, self.box)
        return message_ids(self.catalogue) | told | self._describer.ids() | component_ids()
