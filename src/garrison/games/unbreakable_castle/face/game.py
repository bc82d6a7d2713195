"""The game as its users meet it."""

from collections.abc import Mapping, Sequence

from librt.random import Random

from garrison.core.components import Component
from garrison.core.contract import Move, Seat
from garrison.core.documents import Document
from garrison.core.schemas import game_schema
from garrison.core.step_game import StepGame
from garrison.games.unbreakable_castle.face import determinization
from garrison.games.unbreakable_castle.face.components import components
from garrison.games.unbreakable_castle.face.contents import Contents
from garrison.games.unbreakable_castle.face.describing import CastleDescriber
from garrison.games.unbreakable_castle.face.describing_events import CastleEventDescriber
from garrison.games.unbreakable_castle.face.facts import Agreement, make_facts, quests_in_box
from garrison.games.unbreakable_castle.face.inventory import inventory
from garrison.games.unbreakable_castle.face.messages import OTHER_IDS
from garrison.games.unbreakable_castle.face.names import ENDINGS
from garrison.games.unbreakable_castle.face.questions import SECRET_STAGES, QuestionMaker
from garrison.games.unbreakable_castle.face.reading import PositionReader
from garrison.games.unbreakable_castle.face.view import ViewMaker, is_visible
from garrison.games.unbreakable_castle.face.view_types import PieceFacts, Question, View
from garrison.games.unbreakable_castle.face.vocabulary import make_vocabulary
from garrison.games.unbreakable_castle.face.writing import Names, write_position
from garrison.games.unbreakable_castle.rules.position import STEPS
from garrison.games.unbreakable_castle.rules.state import Castle, new_game
from garrison.games.unbreakable_castle.rules.trade import ANSWER_STAGE, COUNTER_STAGE, DECLINE


class CastleGame(StepGame[Castle]):
    """Unbreakable Castle with its options fixed."""

    rules = 2  # the last card of a deal waits for whoever opens it
    endings = ENDINGS

    def __init__(
        self, name: str, contents: Contents, agreement: Agreement, own: str, own_quests: bool
    ) -> None:
        self.data, self.contents = own, contents
        self.facts = make_facts(contents, agreement)
        quests = quests_in_box(contents, agreement)
        self.names = Names([card.number for card in contents.cards], [q.name for q in quests])
        vocabulary = make_vocabulary(self.facts, self.names.cards, self.names.quests)
        super().__init__(name, agreement.seats, STEPS, vocabulary)
        self._first = new_game(self.facts)
        self._views = ViewMaker(contents, quests, self.names, self._notes())
        self._questions = QuestionMaker(quests, self.names)
        quest_texts = [
            f"unbreakable-castle-quest-{f'own-{q.side}' if own_quests else q.name}" for q in quests
        ]
        self.event_describer = CastleEventDescriber(contents, quest_texts, int(self.facts.columns))
        self.describer = CastleDescriber(self.notation, self.names.quests, quest_texts)

    def _notes(self) -> Sequence[str]:
        """What a player should be told about this game before believing in it."""
        notes = ["own-data" if self.data else "reconstructed"]
        if self.seats > 4:
            notes.append("unofficial-seats")
        return [f"unbreakable-castle-note-{note}" for note in notes]

    def start(self) -> Castle:
        return self.adopt(self._first.copy())

    def view(self, state: Castle, seat: Seat) -> View:
        self.require_viewpoint(seat)
        return self._views.view(state, seat)

    def late_answer(self, state: Castle) -> Move | None:
        """An offer nobody answers is declined."""
        is_offered = state.stage in (ANSWER_STAGE, COUNTER_STAGE)
        return int(DECLINE.code) if is_offered else None

    def question(self, state: Castle, seat: Seat) -> Question | None:
        return self._questions.ask(state, seat)

    def schema(self) -> Document:
        return game_schema(View, self.notation.schemas(), Question, PieceFacts)

    def write(self, state: Castle) -> Document:
        return write_position(state, self.names)

    def read(self, document: Document) -> Castle:
        return self.adopt(PositionReader(document, self.facts, self.names, self.pending).read())

    def determinize(self, state: Castle, seat: Seat, dice: Random) -> Castle:
        self.require_viewpoint(seat)
        return determinization.determinize(state, seat, dice)

    def inventory(self, state: Castle) -> Mapping[str, int]:
        return inventory(state)

    def asks_in_secret(self, state: Castle) -> bool:
        """Quests lie face down: what is asked because of one would tell what it is."""
        return state.stage in SECRET_STAGES

    def is_visible(self, state: Castle, move: Move, seat: Seat) -> bool:
        """Every move is made in the open but drawing a quest and answers that tell of one."""
        return is_visible(state, move, seat)

    def components(self) -> Sequence[Component]:
        return components(self.contents)

    def message_ids(self) -> set[str]:
        return super().message_ids() | OTHER_IDS
