"""Last Bastion as its users meet it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import get_args

from garrison.core.contract import Move, Seat, require_over
from garrison.core.documents import Document
from garrison.core.game import Event, Game, ScoreLine
from garrison.core.handbook import Chapter
from garrison.core.reasons import Reason
from garrison.core.schemas import game_schema
from garrison.core.tasks import code_of
from garrison.games.last_bastion.face.contents import Contents, Level, load_contents, make_box
from garrison.games.last_bastion.face.describing import LastBastionDescriber
from garrison.games.last_bastion.face.handbook import handbook
from garrison.games.last_bastion.face.horde import digest, load_horde
from garrison.games.last_bastion.face.messages import message_ids
from garrison.games.last_bastion.face.names import ENDINGS, TOKENS
from garrison.games.last_bastion.face.notation import make_notation, sort_faces
from garrison.games.last_bastion.face.pending import PendingWork
from garrison.games.last_bastion.face.reading import read_position
from garrison.games.last_bastion.face.refusals import refuse
from garrison.games.last_bastion.face.score import score_sheet
from garrison.games.last_bastion.face.telling import Teller
from garrison.games.last_bastion.face.view import look
from garrison.games.last_bastion.face.view_types import ScoreKind, View
from garrison.games.last_bastion.face.writing import write_position
from garrison.games.last_bastion.rules import work
from garrison.games.last_bastion.rules.last_bastion import LastBastion, settle
from garrison.games.last_bastion.rules.setup import Wishes, begin, empty
from garrison.games.last_bastion.rules.siege import GRASPED
from garrison.games.last_bastion.rules.words import GRASP_FIGURE, NOTHING


class LastBastionGame(Game[LastBastion]):
    """The game at one level, for one number of players, with what was chosen beforehand."""

    has_hidden_information = False
    endings = ENDINGS

    def __init__(
        self, name: str, level: str, seats: int, wishes: Wishes, own: Path | None = None
    ) -> None:
        self.name = name
        self.seats = seats
        self.contents: Contents = load_contents()
        self.level: Level = self.contents.levels[level]
        counts = self.contents["components.monsters"], self.contents["components.warlords"]
        self.cards = load_horde(own, *counts)
        self.data = digest(own)
        self.box = make_box(self.contents, self.level, seats, self.cards)
        ids = [card.id for card in self.cards]
        self.notation = make_notation(ids, seats)
        self.pending = PendingWork(ids, seats)
        self.teller = Teller(self.cards, self.seat_letter)
        self._describer = LastBastionDescriber(self.notation, self.cards)
        self._first = LastBastion()
        empty(self._first, self.box)
        begin(self._first, wishes)
        settle(self._first)

    def start(self) -> LastBastion:
        return self.adopt(self._first.copy())

    def view(self, state: LastBastion, seat: Seat) -> View:
        sheet = score_sheet(state, self.contents, self.level)
        return {
            **look(state, self.cards),
            "level": self.level.id,
            "points": None if sheet is None else sum(line["points"] for line in sheet),
            "score": sheet,
            "horde": "reconstructed" if not self.data else "own",
        }

    def question(self, state: LastBastion, seat: Seat) -> Document | None:
        return None if state.tasks.is_empty() else self.pending.ask(int(state.tasks.top()))

    def schema(self) -> Document:
        return game_schema(View, self.notation.schemas(), self.pending.question_schemas())

    def score_sheet(self, state: LastBastion) -> Sequence[ScoreLine]:
        """The score of a victory; a defeat has none."""
        require_over(state)
        sheet = score_sheet(state, self.contents, self.level) or ()
        return [
            ScoreLine(f"last-bastion-score-{each['line']}", each["count"], each["points"])
            for each in sheet
        ]

    def say(self, state: LastBastion, move: Move) -> str:
        return self.notation.say(move)

    def parse(self, state: LastBastion, text: str) -> Move:
        return self.notation.parse(sort_faces(text) if text.strip() else text)

    def move_document(self, state: LastBastion, move: Move) -> Document:
        return self.notation.to_document(move)

    def read_move_document(self, state: LastBastion, document: Document) -> Move:
        return self.notation.from_document(document)

    def refusal(self, state: LastBastion, move: Move) -> Reason:
        return refuse(state, move)

    def write(self, state: LastBastion) -> Document:
        return write_position(state, self.cards, self.pending)

    def read(self, document: Document) -> LastBastion:
        return self.adopt(read_position(self.box, self.cards, self.pending, document))

    def describe_event(self, event: Event, seat: Seat) -> Document:
        return self.teller.describe_event(event)

    def describe_move(self, state: LastBastion, move: Move) -> Document:
        return self._describer.describe(state, move)

    def is_visible(self, state: LastBastion, move: Move, seat: Seat) -> bool:
        return True  # nothing is hidden

    def census(self, state: LastBastion) -> Mapping[str, int]:
        """Tokens and Grasps in reserve and in play; cards in deck, hand, slots and discards."""
        seats = range(self.seats)
        counted: dict[str, int] = {
            word: int(state.reserve[kind]) + sum(int(state.hero(seat, kind)) for seat in seats)
            for kind, word in enumerate(TOKENS)
        }
        grasps = bin(int(state.card_grasps)).count("1") + bin(int(state.tile_grasps)).count("1")
        grasps += sum(int(state.hero(seat, GRASPED)) for seat in seats)
        counted["grasps"] = grasps + int(state.reserve[GRASP_FIGURE])
        in_play = [int(card) for card in state.slots if card != NOTHING]
        discarded = [card for card in range(len(self.cards)) if state.discards >> card & 1]
        in_hand = [each for each in state.tasks.key() if code_of(each) == work.PLACE_CARD]
        counted["cards"] = state.deck.size() + len(in_play) + len(discarded) + len(in_hand)
        seen = [*in_play, *discarded]
        counted["cards in two places"] = (
            len(seen) - len(set(seen)) + len([card for card in seen if state.deck.may_hold(card)])
        )
        return counted

    def handbook(self) -> list[Chapter]:
        return handbook(self.contents, self.level, self.cards)

    def message_ids(self) -> set[str]:
        return (
            message_ids(self.cards)
            | self._describer.ids()
            | {f"last-bastion-score-{line}" for line in get_args(ScoreKind)}
        )
