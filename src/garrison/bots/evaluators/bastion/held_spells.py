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
from garrison.games.bastion.rules.position import Position, Seat
from garrison.games.bastion.rules.spells import is_forbidden


class HeldSpells:
    """Everybody's spells in one table."""

    def __init__(self, state: Position) -> None:
        seats = state.facts.seats
        self.relief = vec[i64]([0] * seats)
        """How much each defender's own Flames take off an attack."""
        self.steps = vec[i64]([0] * seats)
        """How far each gets in a turn."""
        self.alchemy = vec[i64]([0] * seats)
        """How often each can pay with other colours."""
        self.flames: i64 = 0
        """What all Flames and Lightnings together take off; nothing while Shaggon forbids it."""
        self.plenty: i64 = 0
        self.repeat: i64 = 0
        """Spells that cast others again."""
        self.others: i64 = 0
        burning = not is_forbidden(state, FLAME)
        for seat in range(seats):
            self.steps[seat] = 1
            for type in range(len(state.facts.spell_kind)):
                held = state.count_held(seat, type)
                if held:
                    self._add(
                        seat, state.facts.spell_kind[type], held, state.facts.spell_power[type]
                    )
            if not burning:
                self.relief[seat] = 0
        if not burning:
            self.flames = 0

    def _add(self, seat: Seat, kind: i64, held: i64, power: i64) -> None:
        if kind == FLAME or kind == LIGHTNING:
            self.flames += held * power
            if kind == FLAME:
                self.relief[seat] += held * power
        elif kind == PLENTY:
            self.plenty += held
        elif kind == ALCHEMY:
            self.alchemy[seat] += held
        elif kind == REPEAT or kind == COPY:
            self.repeat += held
        else:
            self.others += held
            if kind == SPEED:
                self.steps[seat] += held

    def terms(self) -> list[float]:
        """Flames, plenty, alchemy, repeat and others, of all defenders together."""
        alchemy: i64 = 0
        for held in self.alchemy:
            alchemy += held
        return [
            float(self.flames),
            float(self.plenty),
            float(alchemy),
            float(self.repeat),
            float(self.others),
        ]
