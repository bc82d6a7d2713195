"""Whom a defender of Bastion could defeat where he stands, and what that would be worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.bots.evaluators.bastion.board_summary import BoardSummary
from garrison.games.bastion.rules.facts import PRIEST
from garrison.games.bastion.rules.mana import ANY, Mana, amount, shortfall, total
from garrison.games.bastion.rules.position import (
    CITADEL_STACK,
    HEAD,
    PLACES,
    SECTIONS,
    SQUARES,
    Place,
    Tile,
    tile_of,
)
from garrison.games.bastion.rules.strength import fixed_price, price
from garrison.games.bastion.rules.targets import is_shielded

KILL: Final = 12.0
"""What a victory at the wall is worth, in discs of mana."""
INSIDE: Final = 5.0
"""What a victory over a flyer or a dragon is worth."""
MAKES_A_GAP: Final = 1.5
"""What it is worth more if it leaves a gap below the last enemy."""
FREES_NEIGHBOURS: Final = 1.0
_NOBODY: Final[vec[i64]] = vec[i64]([0] * PLACES)


class AttackTargets:
    """Everybody who can be attacked, with what spells can take off the price and what not."""

    def __init__(self, summary: BoardSummary, relief: i64) -> None:
        self.relief = relief
        """How much the attacker's own Flames take off."""
        self._summary = summary
        self._need: vec[i64] = _NOBODY[:]
        self._fixed: vec[i64] = _NOBODY[:]
        self._on_tile: vec[i64] = _NOBODY[:]
        """For each tile the places where somebody can be attacked, as a bit set from place 1 on
        (compiled, a shifted 1 is a C int, and the last place is 31)."""
        for at in range(summary.enemies):
            section = summary.held[at]
            if summary.prices[section]:
                self._add(section)
        for place in range(SQUARES, CITADEL_STACK + 1):
            if summary.state.cells[HEAD + place] >= 0 and not is_shielded(summary.state, place):
                self._add(place)

    def _add(self, place: Place) -> None:
        one: i64 = 1
        self._need[place] = price(self._summary.state, place)
        self._fixed[place] = fixed_price(self._summary.state, place)
        self._on_tile[tile_of(place)] |= one << (place - 1)

    def worth(self, tile: Tile, purse: Mana) -> float:
        """The best victory to be had on a tile with this much mana; 0 for none."""
        places = self._on_tile[tile]
        best = 0.0
        place: i64 = 1
        while places:
            if places & 1:
                score = self.worth_at(place, purse)
                if score > best:
                    best = score
            places >>= 1
            place += 1
        return best

    def worth_at(self, place: Place, purse: Mana) -> float:
        """What the victory over whoever stands here is worth; 0 if he cannot be paid for."""
        if not self._on_tile[tile_of(place)] >> (place - 1) & 1 or self._lack(place, purse) > 0:
            return 0.0
        if place > SECTIONS:
            return INSIDE
        summary, facts = self._summary, self._summary.state.facts
        score = KILL + 0.2 * float(total(self._need[place]) + total(self._fixed[place]))
        if place < summary.last:
            score += MAKES_A_GAP
        card = summary.state.head(place)
        if facts.has(card, PRIEST) or facts.blocks[card] >= 0:
            score += FREES_NEIGHBOURS
        return score

    def _lack(self, place: Place, purse: Mana) -> i64:
        """How many discs are missing for him after all relief, which no immune part heeds."""
        need, fixed = self._need[place], self._fixed[place]
        if amount(need, ANY):
            lack = total(need) - total(purse)
        else:
            lack = shortfall(purse, need + fixed)
        return lack if fixed else lack - self.relief
