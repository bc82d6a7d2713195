"""How far a defender of Bastion gets in a turn, on foot and with the mana he has."""

from mypy_extensions import i64

from garrison.bots.judges.bastion_wall import Survey
from garrison.games.bastion.rules.box import ALCHEMY, FLAME, SPEED
from garrison.games.bastion.rules.mana import COLOURS, Colour, Mana, amount, some, total
from garrison.games.bastion.rules.position import (
    CITADEL,
    DISTRICTS,
    Place,
    Position,
    Seat,
    Tile,
    tile_of,
)
from garrison.games.bastion.rules.spells import is_forbidden


class Reach:
    """What a defender can do in one turn: a step, a channel and an attack."""

    def __init__(self, survey: Survey, seat: Seat) -> None:
        state = survey.state
        self._survey = survey
        self._here: i64 = state.tile(seat)
        self._purse: i64 = state.purse(seat)
        self._relief: i64 = flames(state, seat)
        self._steps: i64 = 1 + held(state, seat, SPEED)
        self._any_colours = held(state, seat, ALCHEMY) > 0

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


def flames(state: Position, seat: Seat) -> i64:
    """How much the defender's own Flames take off an attack."""
    power: i64 = 0
    for type in range(len(state.box.spell_kind)):
        if state.box.spell_kind[type] == FLAME:
            power += state.box.spell_power[type] * state.count_held(seat, type)
    return 0 if power and is_forbidden(state, FLAME) else power


def distance(one: Tile, other: Tile) -> i64:
    """Steps between two tiles: never more than two, through the citadel."""
    if one == other:
        return 0
    return 1 if is_a_step(one, other) else 2


def turns_to_kill(here: Tile, source: Tile, target: Tile) -> float:
    """Turns until a kill that needs mana from a source first: a step, a channel, an attack each."""
    there, onward = distance(here, source), distance(source, target)
    if there == 0:
        return 1.0 if onward < 2 else 2.0
    return float(there + onward)


def lacking(purse: Mana, need: Mana) -> Colour:
    """The colour of which most is missing."""
    most: i64 = 0
    worst: i64 = 0
    for colour in range(COLOURS):
        lack = amount(need, colour) - amount(purse, colour)
        if lack > worst:
            most, worst = colour, lack
    return most


def is_a_step(here: Tile, tile: Tile) -> bool:
    if here == tile:
        return False
    if here == CITADEL or tile == CITADEL:
        return True
    apart = (here - tile + DISTRICTS) % DISTRICTS
    return apart == 1 or apart == DISTRICTS - 1


def shortfall(purse: Mana, need: Mana) -> i64:
    missing: i64 = 0
    for colour in range(COLOURS):
        lack = amount(need, colour) - amount(purse, colour)
        if lack > 0:
            missing += lack
    return missing


def held(state: Position, seat: Seat, kind: i64) -> i64:
    """How many spells of this kind a defender holds."""
    found: i64 = 0
    for type in range(len(state.box.spell_kind)):
        if state.box.spell_kind[type] == kind:
            found += state.count_held(seat, type)
    return found
