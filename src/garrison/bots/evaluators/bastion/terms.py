"""The terms of Bastion's evaluation, measured in one pass: no lists, nothing boxed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.bots.evaluators.bastion.affordability import Affordability
from garrison.bots.evaluators.bastion.board_summary import BoardSummary
from garrison.bots.evaluators.bastion.coming_round import ComingRound
from garrison.bots.evaluators.bastion.dragons import Dragons
from garrison.bots.evaluators.bastion.nearest_kill import NearestKill
from garrison.bots.evaluators.bastion.prismatic import Prismatic
from garrison.bots.evaluators.bastion.structures import Structures
from garrison.bots.evaluators.bastion.wall import overflow, slack
from garrison.games.bastion.rules.facts import (
    ACCUMULATOR,
    CONVERTER,
    GUN,
    OBELISK,
    PRIEST,
    SOURCE,
)
from garrison.games.bastion.rules.mana import total
from garrison.games.bastion.rules.position import (
    DISTRICTS,
    HEAD,
    SQUARES,
    USABLE_SECTIONS,
    Position,
)

TURNS: Final = 30.0
"""About as many turns as a siege has: what stands for all of them counts once."""


class Terms:
    """What there is of each term in one position after the other, in the order of `found`.

    Nothing is made anew for a position: millions are looked at.
    """

    def __init__(self, count: int) -> None:
        self.found: vec[float] = vec[float]([0.0] * count)
        self._summary = BoardSummary()
        self._affordability = Affordability()
        self._coming = ComingRound()
        self._nearest_kill = NearestKill(self._summary)
        self._structures = Structures()
        self._prismatic = Prismatic()
        self._dragons = Dragons()

    def look(self, state: Position) -> None:
        """Measure this position."""
        summary, found = self._summary, self.found
        summary.look(state)
        cards: i64 = state.deck.size()
        usable = state.facts.switches[USABLE_SECTIONS]
        left = slack(summary.wall, cards, usable)
        found[0] = 1.0
        found[4] = float(summary.enemies)
        found[5] = float(cards)
        found[6] = float(overflow(summary.enemies, cards, usable))
        found[7] = float(left)
        self._look_at_round(cards + left)
        self._look_at_next_turns()
        self._look_at_mana()
        self._look_at_spells()
        self._look_at_structures(float(cards + left) / TURNS)
        self._look_at_enemies()

    def _look_at_round(self, turns: i64) -> None:
        into, summary, coming, affordable = (
            self.found,
            self._summary,
            self._coming,
            self._affordability,
        )
        coming.look(summary, turns)
        affordable.look(summary)
        into[1] = float(coming.peril)
        into[2] = float(coming.ready)
        into[3] = float(affordable.load)
        into[8] = affordable.usable
        into[9] = float(affordable.idle)
        into[10] = float(summary.shortage())

    def _look_at_next_turns(self) -> None:
        """How soon each defender could kill somebody, and what he can channel next."""
        tempo = 0.0
        gain = 0.0
        nearest_kill = self._nearest_kill
        for seat in range(self._summary.state.facts.seats):
            nearest_kill.look(seat)
            tempo += nearest_kill.tempo
            gain += nearest_kill.income()
        self.found[11] = tempo
        self.found[12] = gain

    def _look_at_mana(self) -> None:
        into, summary, sources = self.found, self._summary, self._summary.sources
        into[13] = float(total(summary.purses()))
        into[14] = float(sources.open_sources)
        into[15] = float(sources.waiting)
        into[16] = float(sources.on_towers)
        into[17] = float(sources.dry)

    def _look_at_spells(self) -> None:
        into, spells = self.found, self._summary.spells
        into[18] = float(spells.flames)
        into[19] = float(spells.plenty)
        into[20] = float(spells.alchemies)
        into[21] = float(spells.repeat)
        into[22] = float(spells.others)

    def _look_at_structures(self, share: float) -> None:
        """Each for the turns it will still serve."""
        into, found = self.found, self._structures
        found.look(self._summary)
        into[23] = share * float(found.kinds[GUN])
        into[24] = share * float(found.kinds[OBELISK])
        into[25] = share * float(found.kinds[SOURCE])
        into[26] = share * float(found.kinds[CONVERTER])
        into[27] = share * float(found.kinds[ACCUMULATOR])
        into[28] = share * float(found.rituals)

    def _look_at_enemies(self) -> None:
        """Enemies that do more than stand: flyers, dragons, priests, archmages."""
        into, summary = self.found, self._summary
        state, facts = summary.state, summary.state.facts
        flyers: i64 = 0
        for square in range(SQUARES, SQUARES + DISTRICTS):
            if state.cells[HEAD + square] >= 0:
                flyers += 1
        priests: i64 = 0
        archmages: i64 = 0
        for at in range(summary.enemies):
            card = state.head(summary.held[at])
            if facts.has(card, PRIEST):
                priests += 1
            if facts.blocks[card] >= 0:
                archmages += 1
        into[29] = float(flyers)
        self._dragons.look(summary)
        into[30] = float(self._dragons.count)
        into[31] = float(priests)
        into[32] = float(archmages)
        into[33] = float(self._prismatic.lacking(summary))
        into[34] = float(self._dragons.locked)
        into[35] = self._dragons.to_open
