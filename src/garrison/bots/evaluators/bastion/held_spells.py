"""The spells that Bastion's defenders hold, as far as they help to clear the wall."""

from librt.vecs import vec
from mypy_extensions import i64

from garrison.games.bastion.rules.facts import (
    ALCHEMY,
    COPY,
    FLAME,
    LIGHTNING,
    PLENTY,
    REPEAT,
    SPEED,
)
from garrison.games.bastion.rules.position import HOLDS, SEATS, Position, Seat
from garrison.games.bastion.rules.spells import is_forbidden


class HeldSpells:
    """Everybody's spells in one table."""

    def __init__(self) -> None:
        self.relief: vec[i64] = vec[i64]([0] * SEATS)
        """How much each defender's own Flames take off an attack."""
        self.steps: vec[i64] = vec[i64]([0] * SEATS)
        """How far each gets in a turn."""
        self.alchemy: vec[i64] = vec[i64]([0] * SEATS)
        """How often each can pay with other colours."""
        self.flames: i64 = 0
        """What all Flames and Lightnings together take off; nothing while Shaggon forbids it."""
        self.plenty: i64 = 0
        self.alchemies: i64 = 0
        """How often all together can pay with other colours."""
        self.repeat: i64 = 0
        """Spells that cast others again."""
        self.others: i64 = 0

    def look(self, state: Position) -> None:
        self.flames = 0
        self.plenty = 0
        self.alchemies = 0
        self.repeat = 0
        self.others = 0
        for seat in range(state.facts.seats):
            self.relief[seat] = 0
            self.steps[seat] = 1
            self.alchemy[seat] = 0
            if state.cells[HOLDS + seat]:
                self._count(state, seat)
        if self.flames and is_forbidden(state, FLAME):
            self.flames = 0
            for seat in range(state.facts.seats):
                self.relief[seat] = 0

    def _count(self, state: Position, seat: Seat) -> None:
        types = state.cells[HOLDS + seat]
        type: i64 = 0
        while types:
            if types & 1:
                held, power = state.count_held(seat, type), state.facts.spell_power[type]
                self._add(seat, state.facts.spell_kind[type], held, power)
            types >>= 1
            type += 1

    def _add(self, seat: Seat, kind: i64, held: i64, power: i64) -> None:
        if kind == FLAME or kind == LIGHTNING:
            self.flames += held * power
            if kind == FLAME:
                self.relief[seat] += held * power
        elif kind == PLENTY:
            self.plenty += held
        elif kind == ALCHEMY:
            self.alchemy[seat] += held
            self.alchemies += held
        elif kind == REPEAT or kind == COPY:
            self.repeat += held
        else:
            self.others += held
            if kind == SPEED:
                self.steps[seat] += held
