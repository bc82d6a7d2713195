"""Whom a defender of Bastion is after: the enemy he could kill soonest, and what lacks for it."""

from typing import Final

from mypy_extensions import i64

from garrison.bots.evaluators.bastion.board_summary import BoardSummary
from garrison.bots.evaluators.bastion.reach import distance, lacking, turns_to_kill
from garrison.games.bastion.rules.mana import COLOURS, Colour, Mana, amount, shortfall
from garrison.games.bastion.rules.position import DISTRICTS, Place, Seat, tile_of

WANTED: Final = 1.0
SPARE: Final = 0.4
"""What a disc is worth of a colour that enemies cost, and of another."""


class NearestKill:
    """The enemy worth most a turn, counting the way there and to the mana it lacks."""

    def __init__(self, summary: BoardSummary) -> None:
        self.summary = summary
        self.demand: i64 = 0
        self.relief: i64 = 0
        self.purse: i64 = 0
        self.here: i64 = 0
        self.section: i64 = 0
        """The enemy at the wall that can be killed soonest; 0 for none."""
        self.wanted: i64 = COLOURS
        """The colour that lacks for it; COLOURS if none does."""
        self.waypoint: i64 = 0
        """Where to go next on its account."""
        self.tempo = 0.0
        """How much killing a turn it promises; 1 is a kill next turn."""

    def look(self, seat: Seat) -> None:
        """Take the place of this defender."""
        summary = self.summary
        self.demand = summary.demand + summary.dragon
        self.relief = summary.spells.relief[seat]
        self.purse = summary.state.purse(seat)
        self.here = summary.state.tile(seat)
        self.waypoint = self.here
        self.section = 0
        self.wanted = COLOURS
        self.tempo = 0.0
        held, prices, last = summary.held, summary.prices, summary.last
        for at in range(summary.enemies):
            section = held[at]
            need = prices[section]
            if not need:
                continue
            worth = 1.15 if section < last else 1.0
            lack = shortfall(self.purse, need)
            if not summary.immune >> section & 1:
                lack -= self.relief
            if lack <= 0:
                self._consider_ready(section, worth)
            else:
                self._consider_lacking(section, worth, need, lack)

    def _consider_ready(self, section: Place, worth: float) -> None:
        away = distance(self.here, tile_of(section), self.summary.is_closed)
        tempo = worth / 2.0 if away > 1 else worth
        if tempo > self.tempo:
            self.tempo, self.section, self.wanted = tempo, section, COLOURS
            self.waypoint = tile_of(section)

    def _consider_lacking(self, section: Place, worth: float, need: Mana, lack: i64) -> None:
        more = 1.5 * float((lack - 1) // 3)
        if worth <= self.tempo * (1.0 + more):  # not even from a source at hand
            return
        colour = lacking(self.purse, need)
        districts = self.summary.sources.districts[colour]
        target, closed = tile_of(section), self.summary.is_closed
        for tile in range(DISTRICTS):
            if districts >> tile & 1:
                tempo = worth / (turns_to_kill(self.here, tile, target, closed) + more)
                if tempo > self.tempo:
                    self.tempo, self.section, self.wanted = tempo, section, colour
                    self.waypoint = tile

    def worth(self, colour: Colour) -> float:
        """What one more disc of this colour is worth."""
        if colour == self.wanted:
            return 2.0
        wanted, have = amount(self.demand, colour), amount(self.purse, colour)
        return WANTED + 0.1 * float(have) if have < wanted else SPARE

    def income(self) -> float:
        """The most that the defender can channel next turn, here or a step away, in discs."""
        best = 0.0
        for tile in range(DISTRICTS):
            if distance(self.here, tile, self.summary.is_closed) < 2:
                gain = self._gain_on(tile)
                if gain > best:
                    best = gain
        if self.summary.is_closed:  # the citadel is never far
            return best
        gathered = float(self.summary.sources.on_towers)
        return gathered if gathered > best else best

    def _gain_on(self, tile: i64) -> float:
        sources = self.summary.sources
        best = 0.0
        colours = sources.colours[tile]
        for colour in range(COLOURS):
            if colours >> colour & 1:
                gain = 2.0 + self.worth(colour)
                if gain > best:
                    best = gain
        laid = float(sources.laid[tile])
        return laid if laid > best and sources.open_towers >> tile & 1 else best
