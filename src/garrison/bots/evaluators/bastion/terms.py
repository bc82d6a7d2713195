"""The terms of Bastion's evaluation, measured in one pass: no lists, nothing boxed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.bots.evaluators.bastion.bill import Bill
from garrison.bots.evaluators.bastion.coming_round import ComingRound
from garrison.bots.evaluators.bastion.quarry import Quarry
from garrison.bots.evaluators.bastion.structures import Structures
from garrison.bots.evaluators.bastion.survey import Survey
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
    CITADEL_STACK,
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
        self._survey = Survey()
        self._bill = Bill()
        self._coming = ComingRound()
        self._quarry = Quarry(self._survey)
        self._structures = Structures()

    def look(self, state: Position) -> None:
        """Measure this position."""
        survey, found = self._survey, self.found
        survey.look(state)
        cards: i64 = state.deck.size()
        usable = state.facts.switches[USABLE_SECTIONS]
        left = slack(survey.wall, cards, usable)
        found[0] = 1.0
        found[4] = float(survey.enemies)
        found[5] = float(cards)
        found[6] = float(overflow(survey.enemies, cards, usable))
        found[7] = float(left)
        self._look_at_round(cards + left)
        self._look_at_next_turns()
        self._look_at_mana()
        self._look_at_spells()
        self._look_at_structures(float(cards + left) / TURNS)
        self._look_at_enemies()

    def _look_at_round(self, turns: i64) -> None:
        into, survey, coming, bill = self.found, self._survey, self._coming, self._bill
        coming.look(survey, turns)
        bill.look(survey)
        into[1] = float(coming.peril)
        into[2] = float(coming.ready)
        into[3] = float(bill.load)
        into[8] = bill.usable
        into[9] = float(bill.idle)
        into[10] = float(survey.shortage())

    def _look_at_next_turns(self) -> None:
        """How soon each defender could kill somebody, and what he can channel next."""
        tempo = 0.0
        gain = 0.0
        quarry = self._quarry
        for seat in range(self._survey.state.facts.seats):
            quarry.look(seat)
            tempo += quarry.tempo
            gain += quarry.income()
        self.found[11] = tempo
        self.found[12] = gain

    def _look_at_mana(self) -> None:
        into, survey, sources = self.found, self._survey, self._survey.sources
        into[13] = float(total(survey.purses()))
        into[14] = float(sources.open_sources)
        into[15] = float(sources.waiting)
        into[16] = float(sources.on_towers)
        into[17] = float(sources.dry)

    def _look_at_spells(self) -> None:
        into, spells = self.found, self._survey.spells
        into[18] = float(spells.flames)
        into[19] = float(spells.plenty)
        into[20] = float(spells.alchemies)
        into[21] = float(spells.repeat)
        into[22] = float(spells.others)

    def _look_at_structures(self, share: float) -> None:
        """Each for the turns it will still serve."""
        into, found = self.found, self._structures
        found.look(self._survey)
        into[23] = share * float(found.kinds[GUN])
        into[24] = share * float(found.kinds[OBELISK])
        into[25] = share * float(found.kinds[SOURCE])
        into[26] = share * float(found.kinds[CONVERTER])
        into[27] = share * float(found.kinds[ACCUMULATOR])
        into[28] = share * float(found.rituals)

    def _look_at_enemies(self) -> None:
        """Enemies that do more than stand: flyers, dragons, priests, archmages."""
        into, survey = self.found, self._survey
        state, facts = survey.state, survey.state.facts
        flyers: i64 = 0
        for square in range(SQUARES, SQUARES + DISTRICTS):
            if state.cells[HEAD + square] >= 0:
                flyers += 1
        dragons: i64 = 0
        card = state.head(CITADEL_STACK)
        while card >= 0:
            dragons += 1
            card = state.below(card)
        priests: i64 = 0
        archmages: i64 = 0
        for at in range(survey.enemies):
            card = state.head(survey.held[at])
            if facts.has(card, PRIEST):
                priests += 1
            if facts.blocks[card] >= 0:
                archmages += 1
        into[29] = float(flyers)
        into[30] = float(dragons)
        into[31] = float(priests)
        into[32] = float(archmages)
