"""Where Bastion's mana comes from: which sources and towers can be used, and by whom next."""

from librt.vecs import vec
from mypy_extensions import i64

from garrison.games.bastion.rules.mana import COLOURS
from garrison.games.bastion.rules.position import (
    DISTRICTS,
    HEAD,
    MANA_ON,
    SLOTS,
    SQUARES,
    TOWERS,
    Position,
    Tile,
)
from garrison.games.bastion.rules.sources import is_damaged


class Sources:
    """All that can be channelled, district by district."""

    def __init__(self) -> None:
        self.districts: vec[i64] = vec[i64]([0] * (COLOURS + 1))
        """For each colour the districts where a source of it can be channelled, as a bit set."""
        self.colours: vec[i64] = vec[i64]([0] * DISTRICTS)
        """For each district the colours that can be channelled there, as a bit set."""
        self.laid: vec[i64] = vec[i64]([0] * DISTRICTS)
        """For each district how many discs lie on its sources."""
        self.open_towers: i64 = 0
        """The districts whose tower can be used, as a bit set."""
        self.on_towers: i64 = 0
        """How many discs lie on all towers."""
        self.open_sources: i64 = 0
        self.waiting: i64 = 0
        """Discs that open towers would bring, less the one to be laid."""
        self.dry: i64 = 0
        """Districts where nothing can be channelled."""

    def look(self, state: Position) -> None:
        self.open_towers = 0
        self.on_towers = 0
        self.open_sources = 0
        self.waiting = 0
        self.dry = 0
        for colour in range(COLOURS):
            self.districts[colour] = 0
        blocked = blocked_colours(state)
        for tile in range(DISTRICTS):
            self._look_at(state, tile, blocked)

    def _look_at(self, state: Position, tile: Tile, blocked: i64) -> None:
        cells = state.cells
        occupied = cells[HEAD + SQUARES + tile] >= 0
        one: i64 = 1
        open: i64 = 0
        laid: i64 = 0
        self.colours[tile] = 0
        for slot in range(tile * SLOTS, tile * SLOTS + SLOTS):
            if cells[MANA_ON + slot]:
                laid += 1
            elif not occupied:
                colour = state.source_colour(slot)
                if colour >= 0 and not blocked >> colour & 1 and not is_damaged(state, slot):
                    open += 1
                    self.districts[colour] |= one << tile
                    self.colours[tile] |= one << colour
        self.laid[tile] = laid
        self.open_sources += open
        if cells[TOWERS + tile]:
            self.on_towers += 1
        elif not occupied:
            self.open_towers |= one << tile
            if laid > 1:
                self.waiting += laid - 1
        if not open and (laid < 2 or not self.open_towers >> tile & 1):
            self.dry += 1


def blocked_colours(state: Position) -> i64:
    """The colours whose sources archmages in play block, as a bit set."""
    one: i64 = 1
    blocked: i64 = 0
    blockers = state.facts.blockers
    for at in range(len(blockers)):
        if state.is_in_play(blockers[at]):
            blocked |= one << state.facts.blocks[blockers[at]]
    return blocked
