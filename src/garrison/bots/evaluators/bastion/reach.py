"""How far a defender of Bastion gets in a turn, on foot and with the mana he has."""

from mypy_extensions import i64

from garrison.bots.evaluators.bastion.wall import Survey
from garrison.games.bastion.rules.leaving import are_adjacent
from garrison.games.bastion.rules.mana import (
    COLOURS,
    Colour,
    Mana,
    amount,
    lacks,
    shortfall,
    some,
    total,
)
from garrison.games.bastion.rules.position import (
    CITADEL,
    Place,
    Seat,
    Tile,
    tile_of,
)


class Reach:
    """What a defender can do in one turn: a step, a channel and an attack."""

    def __init__(self, survey: Survey, seat: Seat) -> None:
        state = survey.state
        self._survey = survey
        self._here: i64 = state.tile(seat)
        self._purse: i64 = state.purse(seat)
        self._relief = survey.spells.relief[seat]
        self._steps = survey.spells.steps[seat]
        self._any_colours = survey.spells.alchemy[seat] > 0

    def kills(self, section: Place, need: Mana) -> bool:
        target = tile_of(section)
        if distance(self._here, target) > self._steps:
            return False
        lack = shortfall(self._purse, need)
        if self._any_colours:
            spare = total(need) - total(self._purse)
            if spare < lack:
                lack = spare if spare > 0 else 0
        if lack <= self._relief:
            return True
        if lack > self._relief + 3:
            return False
        colour = lacking(self._purse, need)
        districts = self._survey.sources[colour]
        here = self._here < CITADEL and districts >> self._here & 1
        if not here and not districts >> target & 1:
            return False
        return shortfall(self._purse + some(3, colour), need) <= self._relief


def distance(one: Tile, other: Tile) -> i64:
    """Steps between two tiles: never more than two, through the citadel."""
    if one == other:
        return 0
    return 1 if are_adjacent(one, other) else 2


def turns_to_kill(here: Tile, source: Tile, target: Tile) -> float:
    """Turns until a kill that needs mana from a source first: a step, a channel, an attack each."""
    there, onward = distance(here, source), distance(source, target)
    if there == 0:
        return 1.0 if onward < 2 else 2.0
    return float(there + onward)


def lacking(purse: Mana, need: Mana) -> Colour:
    """The colour of which most is missing."""
    lack = lacks(purse, need)
    most: i64 = 0
    worst: i64 = 0
    for colour in range(COLOURS):
        if amount(lack, colour) > worst:
            most, worst = colour, amount(lack, colour)
    return most
