"""What Bastion's rituals are worth: structures that stand, artifacts, and rituals still in hand."""

from librt.vecs import vec
from mypy_extensions import i64

from garrison.bots.evaluators.bastion.board_summary import BoardSummary
from garrison.games.bastion.rules.facts import GUN, OBELISK, SOURCE, Ritual
from garrison.games.bastion.rules.mana import COLOURS, Colour, amount
from garrison.games.bastion.rules.position import (
    ARTIFACT,
    BUILT_ON,
    FOUNDATION_COUNT,
    HELD,
    RITUAL_AT,
    RITUAL_KINDS,
    RITUALS,
    SEATS,
    SLOTS,
    Position,
    Tile,
)
from garrison.games.bastion.rules.strength import colour_of


class Structures:
    """Guns, obelisks and sources that stand, artifacts, and rituals that might be completed."""

    def __init__(self) -> None:
        self.kinds: vec[i64] = vec[i64]([0] * RITUAL_KINDS)
        """How many of each kind serve; an obelisk counts for every source of its colour there."""
        self.rituals: i64 = 0
        """Rituals in hand that somebody at the wall would complete."""

    def look(self, summary: BoardSummary) -> None:
        for kind in range(RITUAL_KINDS):
            self.kinds[kind] = 0
        self.rituals = 0
        self._count_structures(summary.state)
        self._count_cards(summary)

    def _count_structures(self, state: Position) -> None:
        for foundation in range(FOUNDATION_COUNT):
            built = state.cells[BUILT_ON + foundation]
            if built < 0:
                continue
            kind = built // COLOURS
            if kind == OBELISK:
                colour = built - OBELISK * COLOURS
                self.kinds[kind] += _sources_beside(state, foundation // 2, colour)
            else:
                self.kinds[kind] += 1

    def _count_cards(self, summary: BoardSummary) -> None:
        cells = summary.state.cells
        for ritual in range(RITUALS):
            where = cells[RITUAL_AT + ritual]
            if HELD <= where < HELD + SEATS:
                if amount(summary.demand, ritual % COLOURS):
                    self.rituals += 1
            elif ARTIFACT <= where < ARTIFACT + SEATS and ritual < SOURCE * COLOURS:
                self.kinds[ritual // COLOURS] += 1


def _sources_beside(state: Position, tile: Tile, colour: Colour) -> i64:
    found: i64 = 0
    for slot in range(tile * SLOTS, tile * SLOTS + SLOTS):
        if state.source_colour(slot) == colour:
            found += 1
    return found


def service(state: Position, ritual: Ritual, foundation: i64) -> i64:
    """How many sources an obelisk, how many enemies a gun would serve here at once.

    What stands here already had better stay.
    """
    kind = ritual // COLOURS
    colour = ritual - kind * COLOURS
    tile = foundation // 2
    served: i64 = -3 if state.cells[BUILT_ON + foundation] >= 0 else 0
    if kind == OBELISK:
        return served + _sources_beside(state, tile, colour)
    if kind == GUN:
        return served + _enemies_before(state, tile, colour)
    return served


def _enemies_before(state: Position, tile: Tile, colour: Colour) -> i64:
    """Enemies of a colour at the wall of a district."""
    found: i64 = 0
    for section in range(tile * 4 + 1, tile * 4 + 5):
        card = state.head(section)
        while card >= 0:
            if colour_of(state, card, section) == colour:
                found += 1
            card = state.below(card)
    return found
