"""Bastion evaluated: will the defenders' mana outlast the army before the wall runs out of gaps."""

from typing import Final

from librt.random import Random
from librt.vecs import vec

from garrison.bots.engine.evaluator import Evaluator, chance
from garrison.bots.evaluators.bastion.board_summary import BoardSummary
from garrison.bots.evaluators.bastion.fingerprints import fingerprint, wall_fingerprint
from garrison.bots.evaluators.bastion.policy import quick_move
from garrison.bots.evaluators.bastion.shortlist import narrow_shortlist, shortlist
from garrison.bots.evaluators.bastion.terms import Terms
from garrison.core.contract import CHANCE, OVER, State
from garrison.core.data import read_data
from garrison.core.documents import DocumentReader
from garrison.core.tasks import code_of
from garrison.games.bastion.rules.actions import ACTING
from garrison.games.bastion.rules.aiming import CANCEL
from garrison.games.bastion.rules.mana import total
from garrison.games.bastion.rules.position import DONE, ENDING, IN_SETUP, TURN, WON, Position
from garrison.games.bastion.rules.setup import enemy_cards

TERMS: Final = (
    "always",
    "peril",
    "ready",
    "wall",
    "enemies",
    "deck",
    "overflow",
    "slack",
    "usable",
    "idle",
    "shortage",
    "tempo",
    "income",
    "mana",
    "open-sources",
    "waiting",
    "closed-towers",
    "dry",
    "flames",
    "plenty",
    "alchemy",
    "repeat",
    "other-spells",
    "guns",
    "obelisks",
    "new-sources",
    "converters",
    "accumulators",
    "rituals",
    "flyers",
    "dragons",
    "priests",
    "archmages",
    "prismatic",
    "locked-towers",
    "to-open",
)
"""In the order of `Terms.found`; their weights are in `weights.toml`."""

PACKAGE: Final = "garrison.bots.evaluators.bastion"
WEIGHTS: Final = "weights.toml"
A_CARD: Final = 5.0
"""What a card of the deck costs, about."""
NARROWLY: Final = 0.001
"""What it is worth to lose with nothing left at the wall."""
LAST_CARDS: Final = 8
"""So many cards before the deck is out the march begins to count."""


class BastionEvaluator(Evaluator):
    """Evaluates positions of Bastion. All defenders win or lose together."""

    def __init__(self) -> None:
        super().__init__()
        self.shared = True
        self.plans = True
        self.horizon = 30
        self.nodes = 36_000
        self.branches = 5
        self.narrow_beam = 6
        self.names = list(TERMS)
        self.march: list[float] = []
        """The weights once the deck is out."""
        self.early_effort = 0.25
        """Which part of the limit goes into a turn before the end is in sight."""
        self.early_turns = 5
        self.early_paths = 8
        """So many turns a search looks ahead, and so many lines of play it keeps, before that."""
        self.late_cards = 6
        """With so few cards left the end is in sight."""
        self.late_turns = 20
        self.late_paths = 24
        self.alike = 1
        """Of lines of play with the same enemies in the same places so many are kept."""
        self._summary = BoardSummary()
        self._terms = Terms(len(TERMS))
        self._coming: vec[float] = vec[float]()
        self._march: vec[float] = vec[float]()
        coming, march = read_data(PACKAGE, WEIGHTS, _weights)
        self.use(coming, march)

    def use(self, coming: list[float], march: list[float]) -> None:
        """Evaluate with these weights: while cards come, and once the deck is out."""
        self.weights, self.march = coming, march
        self._coming, self._march = vec[float](coming), vec[float](march)

    def measure(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        self._terms.look(state)
        return [float(found) for found in self._terms.found]

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Position)
        ending = state.cells[ENDING]
        if ending:
            return 1.0 if ending == WON else 0.0
        self._terms.look(state)
        found, coming, march = self._terms.found, self._coming, self._march
        share = _share_of_coming(state)
        total = 0.0
        for at in range(len(found)):
            weight = coming[at] if share >= 1.0 else march[at] + share * (coming[at] - march[at])
            total += weight * found[at]
        return chance(total)

    def weigh(self, state: State) -> list[float]:
        """From the one set of weights to the other over the last cards of the deck."""
        assert isinstance(state, Position)
        share = _share_of_coming(state)
        return [
            self.march[at] + share * (self.weights[at] - self.march[at])
            for at in range(len(self.march))
        ]

    def pick(self, state: State, moves: list[int], dice: Random) -> int:
        assert isinstance(state, Position)
        return quick_move(self._summary, state, state.actor(), moves, dice)

    def shortlist(self, state: State, moves: list[int]) -> list[int]:
        assert isinstance(state, Position)
        return shortlist(self._summary, state, state.actor(), moves)

    def narrow_shortlist(self, state: State, moves: list[int]) -> list[int]:
        assert isinstance(state, Position)
        return narrow_shortlist(self._summary, state, state.actor(), moves)

    def is_retreat(self, move: int) -> bool:
        return move == CANCEL.code

    def defeat_margin(self, lost: State) -> float:
        return NARROWLY / (1.0 + self.remaining_work(lost))

    def remaining_work(self, state: State) -> float:
        """What all enemies cost, at the wall and in the deck."""
        assert isinstance(state, Position)
        if state.cells[IN_SETUP]:
            return A_CARD * float(enemy_cards(state))
        self._summary.look(state)
        return float(total(self._summary.demand)) + A_CARD * float(state.deck.size())

    def turn_of(self, state: State) -> int:
        assert isinstance(state, Position)
        actor = state.actor()
        return actor if actor == CHANCE or actor == OVER else int(state.cells[TURN])

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, Position)
        return code_of(state.tasks.top()) == ACTING and not state.cells[DONE]

    def effort(self, state: State) -> float:
        """Little while many cards are to come, for nobody knows which."""
        return 1.0 if self._is_late(state) else self.early_effort

    def is_near_end(self, state: State) -> bool:
        assert isinstance(state, Position)
        return not state.cells[IN_SETUP] and self._is_late(state)

    def turns_ahead(self, to_the_end: bool) -> int:
        return self.late_turns if to_the_end else self.early_turns

    def paths_kept(self, to_the_end: bool) -> int:
        """More near the end, where many lines on one future tell more than few on several."""
        return self.late_paths if to_the_end else self.early_paths

    def paths_alike(self, to_the_end: bool) -> int:
        """Or else a beam would fill up with a thousand ways to lay the same discs."""
        return self.alike

    def _is_late(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.deck.size() <= self.late_cards

    def likeness(self, state: State) -> int:
        """Who stands where: a thousand ways to fetch the mana for it are alike."""
        assert isinstance(state, Position)
        return wall_fingerprint(state)

    def fingerprint(self, state: State) -> int:
        assert isinstance(state, Position)
        return fingerprint(state)


def _share_of_coming(state: Position) -> float:
    """How much of the first set of weights holds here."""
    cards = state.deck.size()
    return float(cards) / float(LAST_CARDS) if cards < LAST_CARDS else 1.0


def _weights(reader: DocumentReader) -> tuple[list[float], list[float]]:
    return _table(reader.child("coming")), _table(reader.child("march"))


def _table(reader: DocumentReader) -> list[float]:
    weights = [reader.amount(name, low=-1000.0) for name in TERMS]
    reader.close()
    return weights


def make_evaluator() -> Evaluator:
    return BastionEvaluator()
