"""What everybody sees at first sight: prices at the wall, who is shielded, where mana is.

One pass over the board. The tables are filled anew for every position, for making them takes longer
than filling them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.bots.evaluators.bastion.held_spells import HeldSpells
from garrison.bots.evaluators.bastion.sources import Sources
from garrison.bots.evaluators.bastion.wall_signature import WallSignature
from garrison.games.bastion.rules.mana import ANY, Mana, amount, shortfall
from garrison.games.bastion.rules.position import CITADEL_STACK, HEAD, PURSE, SECTIONS, Position
from garrison.games.bastion.rules.strength import fixed_price, price
from garrison.games.bastion.rules.targets import is_shielded

_NOBODY: Final = Position()


class BoardSummary:
    """The wall, the sources and the spells."""

    def __init__(self) -> None:
        self.state = _NOBODY
        self.demand: i64 = 0
        """What all enemies at the wall cost together."""
        self.last: i64 = 0
        """The last section with an enemy."""
        self.wall: i64 = 0
        """The sections where enemies stand, as a bit set; section 1 is bit 1."""
        self.immune: i64 = 0
        """Those where an immune enemy stands, whose price no spell changes, as a bit set."""
        self.is_closed = False
        """Whether a dragon closes the citadel."""
        self.dragon: i64 = 0
        """What the top dragon costs; 0 if there is none, or if any colours will do."""
        self.enemies: i64 = 0
        self.held: vec[i64] = vec[i64]([0] * 25)
        """The sections where enemies stand, one after the other; so many as there are enemies."""
        self.costs: vec[i64] = vec[i64]([0] * 25)
        """For each section what the enemy there costs; 0 if nobody is there."""
        self.prices: vec[i64] = vec[i64]([0] * 25)
        """The same without those who are shielded."""
        self.sources = Sources()
        self.spells = HeldSpells()
        self._signature = WallSignature()

    def look(self, state: Position) -> None:
        """See this position."""
        self.state = state
        self.is_closed = state.has_dragon()
        if self._signature.is_new(state):
            self._look_along_wall(state)
        self.sources.look(state)
        self.spells.look(state)

    def _look_along_wall(self, state: Position) -> None:
        cells, held, costs, prices = state.cells, self.held, self.costs, self.prices
        one: i64 = 1
        enemies: i64 = 0
        demand: i64 = 0
        wall: i64 = 0
        immune: i64 = 0
        for section in range(1, SECTIONS + 1):
            cost: i64 = 0
            shielded = True
            if cells[HEAD + section] >= 0:
                fixed = fixed_price(state, section)
                cost = price(state, section) + fixed
                shielded = is_shielded(state, section)
                held[enemies] = section
                enemies += 1
                demand += cost
                wall |= one << section
                if fixed:
                    immune |= one << section
            costs[section] = cost
            prices[section] = 0 if shielded else cost
        self.enemies = enemies
        self.demand = demand
        self.wall = wall
        self.immune = immune
        dragon = price(state, CITADEL_STACK)
        self.dragon = 0 if amount(dragon, ANY) else dragon
        self.last = held[enemies - 1] if enemies else 0

    def purses(self) -> Mana:
        """What all defenders own together."""
        cells = self.state.cells
        mana: i64 = 0
        for seat in range(self.state.facts.seats):
            mana += cells[PURSE + seat]
        return mana

    def shortage(self) -> i64:
        """Discs that all purses together lack of the colours that the enemies at the wall cost."""
        return shortfall(self.purses(), self.demand)
