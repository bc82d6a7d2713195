"""What Bastion's rituals are worth: structures that stand, artifacts, and rituals still in hand."""

from mypy_extensions import i64

from garrison.bots.evaluators.bastion.wall import Survey
from garrison.games.bastion.rules.facts import GUN, OBELISK, Ritual
from garrison.games.bastion.rules.mana import COLOURS, Colour, amount
from garrison.games.bastion.rules.position import (
    ARTIFACT,
    BUILT_ON,
    HELD,
    RITUAL_AT,
    RITUALS,
    SLOTS,
    Position,
    Tile,
)
from garrison.games.bastion.rules.strength import colour_of


def structures(state: Position, share: float) -> list[float]:
    """Guns, obelisks and sources that stand, artifacts: each for the turns it will still serve.

    An obelisk counts for every source of its colour beside it.
    """
    kinds = [0.0, 0.0, 0.0, 0.0, 0.0]
    for foundation in range(12):
        built = state.cells[BUILT_ON + foundation]
        if built < 0:
            continue
        kind = built // COLOURS
        served: i64 = 1
        if kind == OBELISK:
            served = _sources_beside(state, foundation // 2, built - OBELISK * COLOURS)
        kinds[kind] += share * float(served)
    for ritual in range(12):
        where = state.cells[RITUAL_AT + ritual]
        if ARTIFACT <= where < ARTIFACT + 4:
            kinds[ritual // 6] += share
    return [kinds[4], kinds[3], kinds[2], kinds[1], kinds[0]]


def _sources_beside(state: Position, tile: Tile, colour: Colour) -> i64:
    found: i64 = 0
    for slot in range(tile * SLOTS, tile * SLOTS + SLOTS):
        if state.source_colour(slot) == colour:
            found += 1
    return found


def rituals(survey: Survey, share: float) -> float:
    """Rituals in hand that somebody at the wall would complete, for the turns they will serve."""
    found = 0.0
    for ritual in range(RITUALS):
        where = survey.state.cells[RITUAL_AT + ritual]
        if HELD <= where < HELD + 4 and amount(survey.demand, ritual % COLOURS):
            found += share
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
