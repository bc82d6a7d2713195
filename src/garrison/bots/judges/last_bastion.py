"""Last Bastion judged: will the heroes and their tiles hold until the warlords are beaten."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from garrison.bots.engine.judge import Judge
from garrison.bots.judges.last_bastion_cards import danger
from garrison.bots.judges.last_bastion_quick import cards_of, quick_move, shortlist
from garrison.core.contract import OVER, State
from garrison.core.tasks import code_of
from garrison.games.last_bastion.rules import work
from garrison.games.last_bastion.rules.siege import GRASPED, PRONE, WOUNDED, Siege
from garrison.games.last_bastion.rules.words import (
    CALL,
    COLOURS,
    LIFE,
    NOTHING,
    SIDES,
    SLOTS,
)

TERMS: Final = (
    ("always", 1.0),
    ("deck", -0.04),
    ("warlords", -0.7),
    ("warlords-here", -0.1),
    ("life", 0.08),
    ("frail", -0.5),
    ("fallen", -1.0),
    ("wounded", -0.5),
    ("one-tile", -0.4),
    ("two-tiles", -1.4),
    ("cards", -0.06),
    ("danger", -0.09),
    ("marked", -0.2),
    ("full", -0.25),
    ("equipment", 0.06),
    ("calls", 0.2),
    ("powerless", -0.25),
    ("prone", -0.05),
    ("trap", 0.15),
    ("standard", 0.08),
)
"""Every term with its weight, set by hand; docs/bots.md tells what they were tried on."""


class LastBastionJudge(Judge):
    """Judges positions of Last Bastion. All heroes win or lose together."""

    def __init__(self) -> None:
        super().__init__()
        self.shared = True
        self.horizon = 30
        self.names = [name for name, _ in TERMS]
        self.weights = [weight for _, weight in TERMS]

    def measure(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, Siege)
        found = [1.0, float(state.deck.size()), float(state.box.warlords - state.beaten)]
        found.extend(_hero_and_tile_terms(state))
        found.extend(_card_terms(state))
        found.extend(_token_terms(state))
        return found

    def pick(self, state: State, moves: list[int], dice: Random) -> int:
        assert isinstance(state, Siege)
        return quick_move(state, moves, dice)

    def shortlist(self, state: State, moves: list[int]) -> list[int]:
        assert isinstance(state, Siege)
        return shortlist(state, moves)

    def turn_of(self, state: State) -> int:
        """The seat in turn during its hero phase; nobody while the horde acts."""
        assert isinstance(state, Siege)
        if state.actor() == OVER or not _in_hero_phase(state):
            return OVER
        return int(state.active())

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, Siege)
        return code_of(state.tasks.top()) == work.HERO_PHASE


def _in_hero_phase(state: Siege) -> bool:
    """Whether the horde is done: the hero phase lies at the bottom and no board step above it."""
    for task in state.tasks.key():
        if code_of(task) == work.BOARD_STEP:
            return False
    return len(state.tasks.key()) > 0 and code_of(state.tasks.key()[0]) == work.HERO_PHASE


def _hero_and_tile_terms(state: Siege) -> list[float]:
    """Warlords at the walls; life, frailty, fallen, wounded heroes; one or two tiles grasped."""
    warlords = 0.0
    for slot in range(SLOTS):
        if state.slots[slot] != NOTHING and state.box.is_warlord(state.slots[slot]):
            warlords += 1.0
    life, frail, fallen, wounded = 0.0, 0.0, 0.0, 0.0
    for seat in range(state.box.seats):
        if not state.is_up(seat):
            fallen += 2.0 if state.is_dead(seat) else 1.0
            continue
        lives = float(state.hero(seat, LIFE))
        life += lives if lives < 5.0 else 5.0
        frail += 1.0 / lives
        wounded += float(state.hero(seat, WOUNDED))
    grasped: i64 = 0
    bits = state.tile_grasps
    while bits:
        bits &= bits - 1
        grasped += 1
    one, two = 1.0 if grasped == 1 else 0.0, 1.0 if grasped >= 2 else 0.0
    return [warlords, life, frail, fallen, wounded, one, two]


def _card_terms(state: Siege) -> list[float]:
    """How many cards, how dangerous, how many about to grasp a tile, how many full boards."""
    cards, threat, marked, full = 0.0, 0.0, 0.0, 0.0
    for slot in range(SLOTS):
        if state.slots[slot] == NOTHING:
            continue
        cards += 1.0
        threat += danger(state, slot) - 1.2
        if state.card_grasps >> slot & 1:
            marked += 1.0
    for side in range(SIDES):
        if not state.free_slots(side):
            full += 1.0
    return [cards, threat, marked, full]


def _token_terms(state: Siege) -> list[float]:
    equipment, calls, powerless, prone = 0.0, 0.0, 0.0, 0.0
    for seat in range(state.box.seats):
        for colour in range(COLOURS):
            equipment += float(state.hero(seat, colour))
        calls += float(state.hero(seat, CALL))
        powerless += float(state.hero(seat, GRASPED))
        prone += float(state.hero(seat, PRONE))
    trap = 1.0 if state.trap_slot != NOTHING else 0.0
    standard = float(cards_of(state, state.standard)) if state.standard != NOTHING else 0.0
    return [equipment, calls, powerless, prone, trap, standard]


def make_judge() -> Judge:
    return LastBastionJudge()
