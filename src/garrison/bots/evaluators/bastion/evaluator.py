"""Bastion evaluated: will the defenders' mana outlast the army before the wall runs out of gaps."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from garrison.bots.engine.evaluator import Evaluator, chance
from garrison.bots.evaluators.bastion.coming_round import ComingRound
from garrison.bots.evaluators.bastion.policy import quick_move
from garrison.bots.evaluators.bastion.shortlist import narrow_shortlist, shortlist
from garrison.bots.evaluators.bastion.sources import Sources, income
from garrison.bots.evaluators.bastion.structures import rituals, structures
from garrison.bots.evaluators.bastion.turn_goal import TurnGoal
from garrison.bots.evaluators.bastion.wall import Bill, Survey, count, occupied, overflow, slack
from garrison.core.contract import CHANCE, OVER, State
from garrison.core.tasks import code_of
from garrison.games.bastion.rules.actions import ACTING
from garrison.games.bastion.rules.aiming import CANCEL
from garrison.games.bastion.rules.facts import PRIEST
from garrison.games.bastion.rules.mana import shortfall, total
from garrison.games.bastion.rules.position import (
    CELLS,
    CITADEL_STACK,
    DISTRICTS,
    DONE,
    IN_SETUP,
    SECTIONS,
    SQUARES,
    TURN,
    USABLE_SECTIONS,
    Position,
)

TERMS: Final = (
    ("always", 3.5, 6.0),
    ("peril", -0.398, -0.722),
    ("ready", 0.082, 0.244),
    ("wall", -0.132, -0.15),
    ("enemies", 0.095, 0.023),
    ("deck", -0.05, -0.05),
    ("overflow", -0.328, -0.134),
    ("slack", -0.169, 0.191),
    ("usable", 0.06, 0.077),
    ("idle", 0.024, -0.025),
    ("shortage", -0.02, -0.068),
    ("tempo", 0.13, 0.195),
    ("income", 0.031, 0.0),
    ("mana", 0.113, 0.027),
    ("open-sources", 0.022, 0.097),
    ("waiting", 0.071, 0.082),
    ("closed-towers", 0.071, -0.054),
    ("dry", -0.094, -0.048),
    ("flames", 0.164, 0.137),
    ("plenty", 0.0, 0.187),
    ("alchemy", 0.126, 0.294),
    ("repeat", 0.391, 0.773),
    ("other-spells", 0.055, 0.082),
    ("guns", 0.27, 0.258),
    ("obelisks", 0.442, 0.146),
    ("new-sources", 0.185, 0.0),
    ("converters", 0.323, 0.0),
    ("accumulators", 0.101, 0.123),
    ("rituals", 0.1, 0.0),
    ("flyers", -0.685, 0.0),
    ("dragons", -0.103, -0.097),
    ("priests", 0.0, -0.172),
    ("archmages", -0.829, 0.0),
)
"""Every term, its weight while cards come, and its weight at the march.

Set by hand, then tuned by whole sieges of the greedy bot (`rituals` came later); docs/bots.md
tells how.
"""

TURNS: Final = 30.0
"""About as many turns as a siege has: what stands for all of them counts once."""
A_CARD: Final = 5.0
"""What a card of the deck costs, about."""
FULL_BURDEN: Final = 150.0
"""What the army of an easy siege costs."""
EVEN: Final = 74.0
"""If quick play leaves so much of it, `search` wins every other siege."""
SPREAD: Final = 11.0
"""How slowly that changes with what it leaves: with 13 less it wins three of four."""
NARROWLY: Final = 0.001
"""What it is worth to lose with nothing left at the wall."""
EARLY_EFFORT: Final = 0.25
"""Which part of the limit goes into a turn before the end is in sight."""
LAST_CARDS: Final = 8
"""So many cards before the deck is out the march begins to count."""
_MODULUS: Final[i64] = (1 << 55) - 55
"""Small enough for 251 times as much to be a machine integer still."""


class BastionEvaluator(Evaluator):
    """Evaluates positions of Bastion. All defenders win or lose together."""

    def __init__(self) -> None:
        super().__init__()
        self.shared = True
        self.plans = True
        self.horizon = 30
        self.nodes = 24_000
        self.narrow_beam = 4
        self.names = [name for name, _, _ in TERMS]
        self.weights = [weight for _, weight, _ in TERMS]
        self.march = [weight for _, _, weight in TERMS]
        """The weights once the deck is out."""

    def measure(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        wall = occupied(state)
        cards = state.deck.size()
        usable = state.facts.switches[USABLE_SECTIONS]
        left = slack(wall, cards, usable)
        room = float(left)
        survey = Survey(state)
        bill = Bill(survey)
        bill.pay()
        coming = ComingRound(survey, cards + left)
        found = [
            1.0,
            coming.peril,
            coming.ready,
            float(bill.load),
            float(count(wall)),
            float(cards),
            float(overflow(wall, cards, usable)),
            room,
            bill.usable,
            bill.idle,
            float(shortage(survey)),
        ]
        found.extend(_next_turns(survey))
        sources = Sources(state)
        found.extend(
            [
                sources.mana,
                sources.open_sources,
                sources.waiting,
                sources.closed_towers,
                sources.dry,
            ]
        )
        found.extend(survey.spells.terms())
        share = (float(cards) + room) / TURNS
        found.extend(structures(state, share))
        found.append(rituals(survey, share))
        found.extend(_enemy_terms(state))
        return found

    def weigh(self, state: State) -> list[float]:
        """From the one set of weights to the other over the last cards of the deck."""
        assert isinstance(state, Position)
        cards = state.deck.size()
        if not cards:
            return self.march
        if cards >= LAST_CARDS:
            return self.weights
        share = float(cards) / float(LAST_CARDS)
        return [
            self.march[at] + share * (self.weights[at] - self.march[at])
            for at in range(len(self.march))
        ]

    def pick(self, state: State, moves: list[int], dice: Random) -> int:
        assert isinstance(state, Position)
        return quick_move(state, state.actor(), moves, dice)

    def shortlist(self, state: State, moves: list[int]) -> list[int]:
        assert isinstance(state, Position)
        return shortlist(state, state.actor(), moves)

    def narrow_shortlist(self, state: State, moves: list[int]) -> list[int]:
        assert isinstance(state, Position)
        return narrow_shortlist(state, state.actor(), moves)

    def is_retreat(self, move: int) -> bool:
        return move == CANCEL.code

    def defeat_margin(self, lost: State) -> float:
        return NARROWLY / (1.0 + self.remaining_work(lost))

    def remaining_work(self, state: State) -> float:
        """What all enemies cost, at the wall and in the deck."""
        assert isinstance(state, Position)
        if state.cells[IN_SETUP]:
            return FULL_BURDEN
        return float(total(Survey(state).demand)) + A_CARD * float(state.deck.size())

    def win_chance_after(self, ended: State, remaining_work: float, seat: int) -> float:
        """Quick play hardly ever wins: what it leaves at the wall tells how hard the siege is."""
        if ended.actor() == OVER and ended.scores()[seat]:
            return 1.0
        share = remaining_work / FULL_BURDEN if remaining_work < FULL_BURDEN else 1.0
        return chance((EVEN * share - self.remaining_work(ended)) / (SPREAD * share + 1.0))

    def turn_of(self, state: State) -> int:
        assert isinstance(state, Position)
        actor = state.actor()
        return actor if actor == CHANCE or actor == OVER else int(state.cells[TURN])

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, Position)
        return code_of(state.tasks.top()) == ACTING and not state.cells[DONE]

    def effort(self, state: State) -> float:
        """Little while many cards are to come, for nobody knows which."""
        return 1.0 if self._is_late(state) else EARLY_EFFORT

    def turns_ahead(self, state: State) -> int:
        """To the end once the deck is nearly out: little is left to chance then."""
        return 20 if self._is_late(state) else 5

    def paths_kept(self, state: State) -> int:
        """More near the end, where many lines on one future tell more than few on several."""
        return 24 if self._is_late(state) else 8

    def _is_late(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.deck.size() <= 6

    def fingerprint(self, state: State) -> int:
        assert isinstance(state, Position)
        mark: i64 = state.deck.size()
        for at in range(0, CELLS - 3, 4):
            four: i64 = state.cells[at] + 2
            four = four * 256 + state.cells[at + 1] + 2
            four = four * 256 + state.cells[at + 2] + 2
            four = four * 256 + state.cells[at + 3] + 2
            mark = (mark * 251 + four) % _MODULUS
        for at in range(CELLS - CELLS % 4, CELLS):
            mark = (mark * 251 + state.cells[at] + 2) % _MODULUS
        for task in state.tasks.key():
            low: i64 = task & 0xFFFFFFFF
            high: i64 = task >> 32
            mark = (mark * 251 + low) % _MODULUS
            mark = (mark * 251 + high) % _MODULUS
        return int(mark)


def _next_turns(survey: Survey) -> list[float]:
    """How soon each defender could kill somebody, and what he can channel next; all together."""
    tempo = 0.0
    gain = 0.0
    for seat in range(survey.state.facts.seats):
        goal = TurnGoal(survey, seat)
        tempo += goal.tempo
        gain += income(goal)
    return [tempo, gain]


def shortage(survey: Survey) -> i64:
    """Discs that all purses together lack of the colours that the enemies at the wall cost."""
    purses: i64 = 0
    for seat in range(survey.state.facts.seats):
        purses += survey.state.purse(seat)
    return shortfall(purses, survey.demand)


def _enemy_terms(state: Position) -> list[float]:
    """Enemies that do more than stand: flyers, dragons, priests, archmages."""
    flyers = 0.0
    for square in range(DISTRICTS):
        if state.head(SQUARES + square) >= 0:
            flyers += 1.0
    dragons = 0.0
    card = state.head(CITADEL_STACK)
    while card >= 0:
        dragons += 1.0
        card = state.below(card)
    priests = 0.0
    archmages = 0.0
    for section in range(1, SECTIONS + 1):
        card = state.head(section)
        if card >= 0 and state.facts.has(card, PRIEST):
            priests += 1.0
        if card >= 0 and state.facts.blocks[card] >= 0:
            archmages += 1.0
    return [flyers, dragons, priests, archmages]


def make_evaluator() -> Evaluator:
    return BastionEvaluator()
