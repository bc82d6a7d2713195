"""Last Bastion as its users meet it."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from garrison.core.components import Component
from garrison.core.contract import Move, Seat, require_over
from garrison.core.data import own_digest
from garrison.core.documents import Document
from garrison.core.game import ScoreLine
from garrison.core.reasons import Reason
from garrison.core.refusals import IS_OVER, NO_SUCH_MOVE, NOT_NOW
from garrison.core.schemas import game_schema
from garrison.core.step_game import StepGame
from garrison.core.steps import ChanceStep
from garrison.core.tasks import code_of
from garrison.games.last_bastion.face.components import components
from garrison.games.last_bastion.face.contents import Contents, Level, load_contents
from garrison.games.last_bastion.face.contents_horde import load_horde
from garrison.games.last_bastion.face.describing import LastBastionDescriber
from garrison.games.last_bastion.face.describing_events import make_event_describer
from garrison.games.last_bastion.face.facts import make_facts
from garrison.games.last_bastion.face.inventory import inventory
from garrison.games.last_bastion.face.messages import OTHER_IDS
from garrison.games.last_bastion.face.names import ENDINGS
from garrison.games.last_bastion.face.reading import read_position
from garrison.games.last_bastion.face.view import look
from garrison.games.last_bastion.face.view_score import score_sheet
from garrison.games.last_bastion.face.view_types import PieceFacts, View
from garrison.games.last_bastion.face.vocabulary import make_vocabulary, sort_faces
from garrison.games.last_bastion.face.writing import write_position
from garrison.games.last_bastion.rules.position import STEPS
from garrison.games.last_bastion.rules.setup import SetupChoices
from garrison.games.last_bastion.rules.state import LastBastion, new_game


class LastBastionGame(StepGame[LastBastion]):
    """The game at one level, for one number of players, with what was chosen beforehand."""

    has_hidden_information = False
    endings = ENDINGS

    def __init__(
        self, name: str, level: str, seats: int, choices: SetupChoices, own: Path | None = None
    ) -> None:
        self.contents: Contents = load_contents()
        self.level: Level = self.contents.levels[level]
        counts = self.contents["components.monsters"], self.contents["components.warlords"]
        self.cards = load_horde(own, *counts)
        self.data = own_digest(own)
        self.facts = make_facts(self.contents, self.level, seats, self.cards)
        super().__init__(name, seats, STEPS, make_vocabulary([c.id for c in self.cards], seats))
        self.event_describer = make_event_describer(self.cards)
        self.describer = LastBastionDescriber(self.notation, self.cards)
        self._first = new_game(self.facts, choices)

    def start(self) -> LastBastion:
        return self.adopt(self._first.copy())

    def view(self, state: LastBastion, seat: Seat) -> View:
        self.require_viewpoint(seat)
        sheet = score_sheet(state, self.contents, self.level)
        return {
            **look(state, self.cards),
            "level": self.level.id,
            "points": None if sheet is None else sum(line["points"] for line in sheet),
            "score": sheet,
            "horde": "reconstructed" if not self.data else "own",
        }

    def schema(self) -> Document:
        return game_schema(View, self.notation.schemas(), self.question_schemas(), PieceFacts)

    def score_sheet(self, state: LastBastion) -> Sequence[ScoreLine]:
        """The score of a victory; a defeat has none."""
        require_over(state)
        sheet = score_sheet(state, self.contents, self.level) or ()
        return [
            ScoreLine(f"last-bastion-score-{each['line']}", each["count"], each["points"])
            for each in sheet
        ]

    def parse(self, state: LastBastion, text: str) -> Move:
        return self.notation.parse(sort_faces(text) if text.strip() else text)

    def refusal(self, state: LastBastion, move: Move) -> Reason:
        code = int(code_of(state.refused(move)))
        if code == IS_OVER:
            return Reason("last-bastion-no-over")
        return (
            self._not_now(state, move)
            if code in (NOT_NOW, NO_SUCH_MOVE)
            else super().refusal(state, move)
        )

    def _not_now(self, state: LastBastion, move: Move) -> Reason:
        """The move answers another question: one for chance, or of somebody else."""
        step = STEPS.step(state.pending())
        by_chance = any(isinstance(each, ChanceStep) and each.verb_of(move) for each in STEPS.steps)
        if isinstance(step, ChanceStep):
            id = "impossible-outcome" if by_chance and not _is_chosen(move) else "chance-first"
            return Reason(f"last-bastion-no-{id}")
        if by_chance and not _is_chosen(move):
            return Reason("last-bastion-no-chance-alone")
        question = f"@last-bastion-ask-{step.name}"
        return Reason("last-bastion-no-asked", {"question": question})

    def refusal_ids(self) -> set[str]:
        names = {"no-over", "no-chance-first", "no-chance-alone", "no-asked"}
        names |= {refusal.name for refusal in STEPS.refusals.declared}
        return {f"last-bastion-{name}" for name in names}

    def write(self, state: LastBastion) -> Document:
        return write_position(state, self.cards, self.pending)

    def read(self, document: Document) -> LastBastion:
        return self.adopt(read_position(self.facts, self.cards, self.pending, document))

    def inventory(self, state: LastBastion) -> Mapping[str, int]:
        return inventory(state)

    def components(self) -> Sequence[Component]:
        return components(self.contents, self.cards)

    def message_ids(self) -> set[str]:
        return super().message_ids() | OTHER_IDS


def _is_chosen(move: Move) -> bool:
    """Whether a player may choose such a move somewhere."""
    return any(
        not isinstance(step, ChanceStep) and step.verb_of(move) is not None for step in STEPS.steps
    )
