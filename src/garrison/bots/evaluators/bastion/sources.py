"""Where Bastion's mana comes from: which sources and towers can be used, and by whom next."""

from mypy_extensions import i64

from garrison.bots.evaluators.bastion.turn_goal import TurnGoal
from garrison.games.bastion.rules.leaving import are_adjacent
from garrison.games.bastion.rules.mana import total
from garrison.games.bastion.rules.position import (
    CITADEL,
    DISTRICTS,
    MANA_ON,
    SLOTS,
    TOWERS,
    Position,
    Tile,
)
from garrison.games.bastion.rules.sources import can_channel, is_occupied
from garrison.games.bastion.rules.towers import tower_is_open


class Sources:
    """All that can be channelled, district by district."""

    def __init__(self, state: Position) -> None:
        self.mana = 0.0
        """What all defenders own."""
        self.open_sources = 0.0
        self.waiting = 0.0
        """Discs that open towers would bring, less the one to be laid."""
        self.closed_towers = 0.0
        self.dry = 0.0
        """Districts where nothing can be channelled."""
        for seat in range(state.facts.seats):
            self.mana += float(total(state.purse(seat)))
        for tile in range(DISTRICTS):
            self._look_at(state, tile)

    def _look_at(self, state: Position, tile: Tile) -> None:
        open: i64 = 0
        laid: i64 = 0
        for slot in range(tile * SLOTS, tile * SLOTS + SLOTS):
            if state.cells[MANA_ON + slot]:
                laid += 1
            elif can_channel(state, slot):
                open += 1
        self.open_sources += float(open)
        if state.cells[TOWERS + tile]:
            self.closed_towers += 1.0
        elif laid > 1 and not is_occupied(state, tile):
            self.waiting += float(laid - 1)
        if not open and (laid < 2 or not tower_is_open(state, tile)):
            self.dry += 1.0


def income(goal: TurnGoal) -> float:
    """The most that a defender can channel next turn, here or a step away, in discs."""
    best = 0.0
    for tile in range(CITADEL + 1):
        if tile == goal.here or are_adjacent(goal.here, tile):
            gain = _gain_on(goal, tile)
            if gain > best:
                best = gain
    return best


def _gain_on(goal: TurnGoal, tile: Tile) -> float:
    state = goal.state
    if tile == CITADEL:
        return 0.0 if state.has_dragon() else _gather(state)
    best = 0.0
    laid = 0.0
    for slot in range(tile * SLOTS, tile * SLOTS + SLOTS):
        if state.cells[MANA_ON + slot]:
            laid += 1.0
        elif can_channel(state, slot):
            gain = 2.0 + goal.worth(state.source_colour(slot))
            if gain > best:
                best = gain
    if laid > best and tower_is_open(state, tile):
        best = laid
    return best


def _gather(state: Position) -> float:
    found = 0.0
    for tile in range(DISTRICTS):
        if state.cells[TOWERS + tile]:
            found += 1.0
    return found
