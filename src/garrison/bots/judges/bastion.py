"""Bastion judged: will the defenders' mana outlast the army before the wall runs out of gaps."""

from math import sqrt
from typing import Final

from librt.random import Random
from mypy_extensions import i64

from garrison.bots.engine.judge import Judge
from garrison.bots.judges.bastion_quick import quick_move
from garrison.bots.judges.bastion_wall import (
    cheapest_lack,
    count,
    matched,
    occupied,
    overflow,
    slack,
    wall_price,
)
from garrison.core.contract import CHANCE, OVER, State
from garrison.core.game import Game
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
    ("always", 0.0),
    ("margin", 0.8),
    ("brink", -1.0),
    ("wall", -0.02),
    ("enemies", -0.02),
    ("deck", -0.02),
    ("overflow", -0.1),
    ("slack", 0.05),
    ("mana", 0.02),
    ("matched", 0.03),
    ("lack", -0.05),
    ("towers", 0.02),
    ("flames", 0.05),
    ("plenty", 0.1),
    ("alchemy", 0.1),
    ("repeat", 0.2),
    ("other-spells", 0.03),
    ("guns", 0.15),
    ("obelisks", 0.08),
    ("sources", 0.05),
    ("artifacts", 0.1),
    ("flyers", -0.15),
    ("dragons", -0.15),
    ("priests", -0.10),
    ("archmages", -0.15),
)
"""Every term with its weight. Measured on played games; see docs/bots.md."""

CARD_STRENGTH: Final = 5.0
SPELL_SAVES: Final = 1.2
MANA_A_TURN: Final = 2.4
KILLS_LEAVE_GAPS: Final = 0.8
_MODULUS: Final[i64] = (1 << 55) - 55


class BastionJudge(Judge):
    """Judges positions of Bastion. All defenders win or lose together."""

    def __init__(self) -> None:
        super().__init__()
        self.shared = True
        self.plans = True
        self.names = [name for name, _ in TERMS]
        self.weights = [weight for _, weight in TERMS]

    def measure(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Position)
        wall = occupied(state)
        cards = state.deck.size()
        usable = state.box.usable_sections
        demand = wall_price(state)
        mana, spells = _mana_terms(state, demand), _spell_terms(state)
        enemies, room = float(count(wall)), float(slack(wall, cards, usable))
        load, left = float(total(demand)), float(cards)
        owned = 0.5 * (mana[0] + mana[1]) + spells[0] + 2.0 * spells[1] + 1.5 * spells[2]
        found = [
            1.0,
            margin(load, enemies, left, room, owned),
            _brink(cards, room),
            load,
            enemies,
            left,
            float(overflow(wall, cards, usable)),
            room,
        ]
        found.extend(mana)
        found.extend(spells)
        found.extend(_structure_terms(state))
        found.extend(_enemy_terms(state))
        return found

    def pick(self, state: State, moves: list[int], dice: Random) -> int:
        assert isinstance(state, Position)
        return quick_move(state, state.actor(), moves, dice)

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


def margin(load: float, enemies: float, cards: float, room: float, owned: float) -> float:
    """By how many turns time outlasts the work, the less sure the more work there is.

    Work is the price of everybody still to be killed, less what their spells will save and what
    is owned; a turn does some of it. Time is the deck, the gaps, and most kills to come.
    """
    kills = enemies + cards
    work = load + CARD_STRENGTH * cards - SPELL_SAVES * kills - owned
    turns = work / MANA_A_TURN if work > 0.0 else 0.0
    time = cards + room + KILLS_LEAVE_GAPS * enemies
    return (time - turns) / sqrt(turns + 2.0)


def _brink(cards: int, room: float) -> float:
    """Whether the bastion falls next turn, or the one after, unless somebody is killed."""
    if cards or room > 1.0:
        return 0.0
    return 1.0 if room < 1.0 else 0.4


def _mana_terms(state: Position, demand: i64) -> list[float]:
    """All mana, mana of colours the wall costs, what lacks for the next kill, mana on towers."""
    owned: i64 = 0
    useful: i64 = 0
    lack: i64 = 0
    for seat in range(state.box.seats):
        purse = state.purse(seat)
        owned += total(purse)
        useful += matched(purse, demand)
        lack += cheapest_lack(state, purse)
    waiting: i64 = 0
    for at in range(DISTRICTS * 5):
        if state.cells[MANA_ON + at]:
            waiting += 1
    for at in range(DISTRICTS):
        if state.cells[TOWERS + at]:
            waiting += 2
    return [float(owned), float(useful), float(lack), float(waiting)]


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


def make_judge(game: Game[State]) -> Judge:
    judge = BastionJudge()
    judge.seats = game.seats
    return judge
