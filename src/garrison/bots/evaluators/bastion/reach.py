"""How far a defender of Bastion gets in a turn, on foot and with the mana he has."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.bots.evaluators.bastion.board_summary import BoardSummary
from garrison.games.bastion.rules.leaving import are_adjacent
from garrison.games.bastion.rules.mana import (
    Colour,
    Mana,
    lacks,
    shortfall,
    some,
    total,
)
from garrison.games.bastion.rules.position import (
    AT,
    CITADEL,
    DISTRICTS,
    PURSE,
    Place,
    Seat,
    Tile,
    tile_of,
)

_TILES: Final[i64] = CITADEL + 1
SLOT: Final[i64] = 255
"""The discs of the first colour of some mana."""


class Reach:
    """What a defender can do in one turn: a step, a channel and an attack."""

    def __init__(self) -> None:
        self._districts: vec[i64] = vec[i64]()
        self._here: i64 = 0
        self._purse: i64 = 0
        self._relief: i64 = 0
        self._steps: i64 = 0
        self._any_colours = False
        self._immune: i64 = 0
        self._closed = False

    def look(self, summary: BoardSummary, seat: Seat) -> None:
        """Take the place of this defender."""
        cells, spells = summary.state.cells, summary.spells
        self._districts = summary.sources.districts
        self._here = cells[AT + seat]
        self._purse = cells[PURSE + seat]
        self._relief = spells.relief[seat]
        self._steps = spells.steps[seat]
        self._any_colours = spells.alchemy[seat] > 0
        self._immune = summary.immune
        self._closed = summary.is_closed

    def kills(self, section: Place, need: Mana) -> bool:
        """Whether he can defeat whoever stands there at this price on his next turn."""
        target = tile_of(section)
        if distance(self._here, target, self._closed) > self._steps:
            return False
        immune = self._immune >> section & 1 != 0
        relief = 0 if immune else self._relief
        lack = shortfall(self._purse, need)
        if self._any_colours and not immune:
            spare = total(need) - total(self._purse)
            if spare < lack:
                lack = spare if spare > 0 else 0
        if lack <= relief:
            return True
        if lack > relief + 3:
            return False
        colour = lacking(self._purse, need)
        districts = self._districts[colour]
        here = self._here < CITADEL and districts >> self._here & 1
        if not here and not districts >> target & 1:
            return False
        return shortfall(self._purse + some(3, colour), need) <= relief


def _steps_between(one: Tile, other: Tile, closed: bool) -> i64:
    """Steps between two tiles: never more than two through the citadel, up to three around it."""
    if one == other:
        return 0
    if are_adjacent(one, other):
        return 1
    away = (one - other) % DISTRICTS
    return 3 if closed and away == DISTRICTS // 2 else 2


_DISTANCES: Final[vec[i64]] = vec[i64](
    [
        _steps_between(one, other, closed)
        for closed in (False, True)
        for one in range(_TILES)
        for other in range(_TILES)
    ]
)


def distance(one: Tile, other: Tile, closed: bool) -> i64:
    """Steps between two tiles, looked up; around the citadel if a dragon closes it."""
    at = one * _TILES + other
    return _DISTANCES[at + _TILES * _TILES] if closed else _DISTANCES[at]


def turns_to_kill(here: Tile, source: Tile, target: Tile, closed: bool) -> float:
    """Turns until a kill that needs mana from a source first: a step, a channel, an attack each."""
    there, onward = distance(here, source, closed), distance(source, target, closed)
    if there == 0:
        return 1.0 if onward < 2 else 2.0
    return float(there + onward)


def lacking(purse: Mana, need: Mana) -> Colour:
    """The colour of which most is missing."""
    left = lacks(purse, need)
    most: i64 = 0
    worst: i64 = 0
    colour: i64 = 0
    while left:
        discs = left & SLOT
        if discs > worst:
            most, worst = colour, discs
        left >>= 8
        colour += 1
    return most
