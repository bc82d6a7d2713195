"""Bastion judged: will the defenders' mana outlast the army before the wall runs out of gaps."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from garrison.bots.engine.judge import Judge
from garrison.bots.judges.bastion_quick import Outlook, quick_move, shortlist
from garrison.bots.judges.bastion_wall import Bill, Survey, count, occupied, overflow, slack
from garrison.core.contract import CHANCE, OVER, State
from garrison.core.tasks import code_of
from garrison.games.bastion.rules.box import (
    ALCHEMY,
    COPY,
    FLAME,
    LIGHTNING,
    PLENTY,
    PRIEST,
    REPEAT,
)
from garrison.games.bastion.rules.codes import ACTING
from garrison.games.bastion.rules.mana import COLOURS, total
from garrison.games.bastion.rules.position import (
    ARTIFACT,
    BUILT_ON,
    CELLS,
    CITADEL_STACK,
    DISTRICTS,
    DONE,
    MANA_ON,
    RITUAL_AT,
    SECTIONS,
    SQUARES,
    TOWERS,
    TURN,
    Position,
)

TERMS: Final = (
    ("always", 1.0),
    ("brink", -0.8),
    ("wall", -0.076),
    ("enemies", -0.02),
    ("deck", -0.174),
    ("overflow", -0.25),
    ("slack", 0.16),
    ("usable", 0.066),
    ("idle", 0.0),
    ("tempo", 0.15),
    ("mana", 0.02),
    ("sources", -0.01),
    ("towers", 0.01),
    ("flames", 0.06),
    ("plenty", 0.12),
    ("alchemy", 0.08),
    ("repeat", 0.25),
    ("other-spells", 0.03),
    ("guns", 0.15),
    ("obelisks", 0.12),
    ("new-sources", 0.08),
    ("artifacts", 0.12),
    ("flyers", -0.3),
    ("dragons", -0.28),
    ("priests", -0.2),
    ("archmages", -0.4),
)
"""Every term with its weight, set by hand; docs/bots.md tells what they were tried on."""

_MODULUS: Final[i64] = (1 << 55) - 55


class BastionJudge(Judge):
    """Judges positions of Bastion. All defenders win or lose together."""

    def __init__(self) -> None:
        super().__init__()
        self.shared = True
        self.plans = True
        self.horizon = 30
        self.names = [name for name, _ in TERMS]
        self.weights = [weight for _, weight in TERMS]

    def measure(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        wall = occupied(state)
        cards = state.deck.size()
        usable = state.box.usable_sections
        bill = Bill(state)
        bill.pay()
        room = float(slack(wall, cards, usable))
        found = [
            1.0,
            _brink(cards, room),
            float(bill.load),
            float(count(wall)),
            float(cards),
            float(overflow(wall, cards, usable)),
            room,
            bill.usable,
            bill.idle,
            _tempo(state),
        ]
        found.extend(_mana_terms(state))
        found.extend(_spell_terms(state))
        found.extend(_structure_terms(state))
        found.extend(_enemy_terms(state))
        return found

    def pick(self, state: State, moves: list[int], dice: Random) -> int:
        assert isinstance(state, Position)
        return quick_move(state, state.actor(), moves, dice)

    def shortlist(self, state: State, moves: list[int]) -> list[int]:
        assert isinstance(state, Position)
        return shortlist(state, state.actor(), moves)

    def turn_of(self, state: State) -> int:
        assert isinstance(state, Position)
        actor = state.actor()
        return actor if actor == CHANCE or actor == OVER else int(state.cells[TURN])

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, Position)
        return code_of(state.tasks.top()) == ACTING and not state.cells[DONE]

    def fingerprint(self, state: State) -> int:
        assert isinstance(state, Position)
        mark: i64 = state.deck.size()
        for at in range(CELLS):
            mark = (mark * 37 + state.cells[at] + 2) % _MODULUS
        for task in state.tasks.key():
            low: i64 = task & 0xFFFFFFFF
            high: i64 = task >> 32
            mark = (mark * 37 + low) % _MODULUS
            mark = (mark * 37 + high) % _MODULUS
        return int(mark)


def _brink(cards: int, room: float) -> float:
    """Whether the bastion falls next turn, or the one after, unless somebody is killed."""
    if cards or room > 1.0:
        return 0.0
    return 1.0 if room < 1.0 else 0.4


def _tempo(state: Position) -> float:
    """How soon each defender could kill somebody, all together."""
    survey = Survey(state)
    found = 0.0
    for seat in range(state.box.seats):
        found += Outlook(survey, seat).tempo
    return found


def _mana_terms(state: Position) -> list[float]:
    """All mana, mana on sources, mana on towers."""
    owned: i64 = 0
    for seat in range(state.box.seats):
        owned += total(state.purse(seat))
    sources: i64 = 0
    for at in range(DISTRICTS * 5):
        if state.cells[MANA_ON + at]:
            sources += 1
    towers: i64 = 0
    for at in range(DISTRICTS):
        if state.cells[TOWERS + at]:
            towers += 1
    return [float(owned), float(sources), float(towers)]


def _spell_terms(state: Position) -> list[float]:
    flames: i64 = 0
    plenty: i64 = 0
    alchemy: i64 = 0
    repeat: i64 = 0
    others: i64 = 0
    for seat in range(state.box.seats):
        for type in range(len(state.box.spell_kind)):
            held = state.count_held(seat, type)
            kind = state.box.spell_kind[type]
            if not held:
                continue
            if kind == FLAME or kind == LIGHTNING:
                flames += held * state.box.spell_power[type]
            elif kind == PLENTY:
                plenty += held
            elif kind == ALCHEMY:
                alchemy += held
            elif kind == REPEAT or kind == COPY:
                repeat += held
            else:
                others += held
    return [float(flames), float(plenty), float(alchemy), float(repeat), float(others)]


def _structure_terms(state: Position) -> list[float]:
    """Guns, obelisks and sources that stand, artifacts in hand."""
    kinds = [0.0, 0.0, 0.0, 0.0, 0.0]
    for foundation in range(12):
        built = state.cells[BUILT_ON + foundation]
        if built >= 0:
            kinds[built // COLOURS] += 1.0
    artifacts = 0.0
    for ritual in range(12):
        where = state.cells[RITUAL_AT + ritual]
        if ARTIFACT <= where < ARTIFACT + 4:
            artifacts += 1.0
    return [kinds[4], kinds[3], kinds[2], artifacts]


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
        if card >= 0 and state.box.has(card, PRIEST):
            priests += 1.0
        if card >= 0 and state.box.blocks[card] >= 0:
            archmages += 1.0
    return [flyers, dragons, priests, archmages]


def make_judge() -> Judge:
    return BastionJudge()
