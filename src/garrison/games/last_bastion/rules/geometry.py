"""Where things are: nine places row by row, twelve slots clockwise around them.

Sides are north, east, south, west. A board's three slots are counted clockwise and face its edge:
north 0 1 2, east 2 5 8, south 8 7 6, west 6 3 0.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from garrison.games.last_bastion.rules.facts import Facts
from garrison.games.last_bastion.rules.terms import PLACES, SIDES, SLOTS, Place


def lay_out(facts: Facts) -> None:
    """Fill in the tables of lines, slots and neighbours."""
    first: list[i64] = [0, 2, 8, 6]
    along: list[i64] = [1, 3, -1, -3]
    inward: list[i64] = [3, -1, -3, 1]
    for side in range(SIDES):
        for number in range(3):
            nearest = first[side] + along[side] * number
            for step in range(3):
                facts.facing = append(facts.facing, nearest + inward[side] * step)
    for place in range(PLACES):
        facts.beside.append(_slots_facing(facts, place, 1))
        facts.in_line.append(_slots_facing(facts, place, 3))
        facts.neighbours.append(_neighbours(place))


def _slots_facing(facts: Facts, place: Place, depth: i64) -> vec[i64]:
    """The slots whose line has this place among its first so many."""
    found: vec[i64] = vec[i64]()
    for slot in range(SLOTS):
        for step in range(depth):
            if facts.facing[slot * 3 + step] == place:
                found = append(found, slot)
    return found


def _neighbours(place: Place) -> vec[i64]:
    """The places a step away, diagonals included."""
    found: vec[i64] = vec[i64]()
    for other in range(PLACES):
        rows, columns = place // 3 - other // 3, place % 3 - other % 3
        if other != place and -1 <= rows <= 1 and -1 <= columns <= 1:
            found = append(found, other)
    return found
