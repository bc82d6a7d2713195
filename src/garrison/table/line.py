"""The moves that led to the present position, and the way back along them."""

import json
from typing import Final

from msgspec import Raw, Struct

from garrison.core.contract import CHANCE, OVER, Move, State
from garrison.core.documents import Document
from garrison.core.errors import GarrisonError
from garrison.core.fairness import FairDice, seed_hash
from garrison.core.game import Event, Game, Witness
from garrison.core.records import Record
from garrison.core.replays import Recorder
from garrison.table.people import PersonId

BY_BOT: Final = 0
BY_CHANCE: Final = -1
BY_TABLE: Final = -2
"""Makers of moves that no person made; BY_TABLE is consent that the table gave for a seat."""


class SavedLine(Struct):
    """A line as it is kept: the present position stands in it, so nothing is played again."""

    position: Raw
    counters: list[int]
    moves: list[str]
    actors: list[int]
    makers: list[PersonId]
    revealed: int
    undone: list[str]
    base: Raw
    base_at: int
    base_counters: list[int]


class Line:
    """One game from its start, or from the position it was taken up at, to now.

    Going back rewinds the dice too: whoever plays the same way again meets the same results, so
    nobody goes back for better luck, and the finished record still proves its dice.
    """

    def __init__(self, game: Game[State], seed: bytes) -> None:
        self.game = game
        self.state = game.start()
        self.dice = FairDice(seed)
        self.moves: list[str] = []
        self.actors: list[int] = []
        self.makers: list[PersonId] = []
        self.revealed = 0
        """How many moves there are up to the last thing chance revealed."""
        self.undone: list[str] = []
        """What was taken back and can be played again, the next move first."""
        self._base: Document | None = None
        self._base_at = 0
        self._base_counters = [0, 0, 0, 0]

    def __len__(self) -> int:
        return len(self.moves)

    @property
    def earliest(self) -> int:
        """How far one can go back: earlier positions belong to other rules."""
        return self._base_at

    @property
    def seed_hash(self) -> str:
        """What everybody may know of the seed before the end."""
        return seed_hash(self.dice.seed)

    def is_over(self) -> bool:
        return self.state.actor() == OVER

    def play(self, move: Move, line: str, maker: PersonId) -> list[Event]:
        """Play a legal move, which `line` writes, and return what happened."""
        if self.undone and self.undone[0] == line:
            del self.undone[0]
        else:
            self.undone = []
        return self._step(move, line, maker)

    def _step(self, move: Move, line: str, maker: PersonId) -> list[Event]:
        state, actor = self.state, self.state.actor()
        tells = actor == CHANCE and len(state.moves()) > 1
        witness = Witness()
        state.listener = witness
        state.play(move)
        state.listener = None
        self.moves.append(line)
        self.actors.append(actor)
        self.makers.append(maker)
        if tells:
            self.revealed = len(self.moves)
        return witness.events

    def draw(self) -> Move:
        """What chance decides here."""
        return self.dice.outcome(self.state)

    def decision_before(self, at: int) -> int:
        """The nearest earlier position where a person or a bot decided; -1 if there is none."""
        at -= 1
        while at >= self._base_at and self.makers[at] < BY_BOT:
            at -= 1
        return at if at >= self._base_at else -1

    def last_of(self, person: PersonId) -> int:
        """Where this person decided last; -1 if they never did."""
        for at in range(len(self.moves) - 1, self._base_at - 1, -1):
            if self.makers[at] == person:
                return at
        return -1

    def take_back(self, to: int) -> None:
        """Go back to the position after so many moves; what is undone can be played again."""
        moves, makers = self.moves, self.makers
        self.undone = moves[to:] + self.undone
        self.state = self._base_state()
        self.dice = FairDice(self.dice.seed, self._base_counters)
        self.moves, self.makers = moves[: self._base_at], makers[: self._base_at]
        self.actors = self.actors[: self._base_at]
        self.revealed = self._base_at
        for line, maker in zip(moves[self._base_at : to], makers[self._base_at : to], strict=True):
            drawn = self.draw() if self.state.actor() == CHANCE else None
            self._step(self.game.parse(self.state, line) if drawn is None else drawn, line, maker)

    def rebase(self, position: Document) -> None:
        """Go on from this position under the present rules; what came before is only history."""
        self._base, self._base_at = position, len(self.moves)
        self._base_counters = list(self.dice.counters)
        self.state = self.game.read(position)
        self.revealed, self.undone = len(self.moves), []

    def record(self, seats: list[str]) -> Record:
        """Everything from the first move, with the seed if the game is over."""
        recorder = Recorder(self.game, seats, self.seed_hash)
        try:
            for line in self.moves:
                recorder.play(self.game.move(recorder.state, line))
        except GarrisonError:  # begun under other rules: the moves are told without marks
            recorder.record.moves = list(self.moves)
            recorder.record.actors = [self.game.seat_letter(actor) for actor in self.actors]
            recorder.record.marks = {}
        if self.is_over():
            recorder.record.end = self.game.ending(self.state)
            recorder.reveal_seed(self.dice.seed)
        return recorder.record

    def save(self) -> SavedLine:
        return SavedLine(
            position=_raw(self.game.write(self.state)),
            counters=list(self.dice.counters),
            moves=list(self.moves),
            actors=list(self.actors),
            makers=list(self.makers),
            revealed=self.revealed,
            undone=list(self.undone),
            base=_raw(self._base),
            base_at=self._base_at,
            base_counters=list(self._base_counters),
        )

    def restore(self, saved: SavedLine) -> None:
        """Stand where a saved line stood, without playing anything."""
        self.state = self.game.read(json.loads(bytes(saved.position)))
        self.dice.counters = list(saved.counters)
        self.moves, self.actors, self.makers = saved.moves, saved.actors, saved.makers
        self.revealed, self.undone = saved.revealed, saved.undone
        self._base, self._base_at = json.loads(bytes(saved.base)), saved.base_at
        self._base_counters = saved.base_counters

    def _base_state(self) -> State:
        return self.game.start() if self._base is None else self.game.read(self._base)


def _raw(document: Document | None) -> Raw:
    return Raw(json.dumps(document, separators=(",", ":")).encode())
