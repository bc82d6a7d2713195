"""The terms by which a position of Last Bastion is evaluated.

Most are sums of the same worths that quick play goes by (`worth`), so their unit is
about what a fair fight brings.
"""

from librt.vecs import vec
from mypy_extensions import i64

from garrison.bots.evaluators.last_bastion.cards import warlord_slot
from garrison.bots.evaluators.last_bastion.needs import standard_need, token_worth
from garrison.bots.evaluators.last_bastion.preferences import preferences_of
from garrison.games.last_bastion.rules.grasp import grasped_tiles
from garrison.games.last_bastion.rules.position import GRASPED, PLACE, PRONE, WOUNDED, Position
from garrison.games.last_bastion.rules.terms import (
    CALL,
    CENTRE,
    COLOURS,
    LIFE,
    NOTHING,
    PLACES,
    SLOTS,
)


def warlord_term(state: Position) -> float:
    """A warlord at the walls as the deck runs out: 1 with the last card gone."""
    return 0.0 if warlord_slot(state) == NOTHING else 1.0 / float(1 + state.deck.size())


def hero_terms(state: Position) -> list[float]:
    """Heroes in play, their life, how many are wounded, without their power, prone."""
    wants = preferences_of(state)
    up, life, wounded, powerless, prone = 0.0, 0.0, 0.0, 0.0, 0.0
    for seat in range(state.facts.seats):
        if not state.is_up(seat):
            continue
        up += 1.0
        for count in range(state.hero(seat, LIFE)):
            life += wants.life / float(count + 1)
        wounded += float(state.hero(seat, WOUNDED))
        powerless += float(state.hero(seat, GRASPED))
        prone += float(state.hero(seat, PRONE))
    return [up, life, wounded, powerless, prone]


def tile_term(state: Position) -> float:
    """What the grasped tiles are worth to be freed."""
    grasped = grasped_tiles(state)
    if grasped == 0:
        return 0.0
    wants = preferences_of(state)
    return wants.first_tile if grasped == 1 else wants.first_tile + wants.second_tile


def token_terms(state: Position) -> list[float]:
    """What the equipment is worth; Calls to Arms."""
    equipment, calls = 0.0, 0.0
    for colour in range(COLOURS):
        count: i64 = 0
        for seat in range(state.facts.seats):
            count += state.hero(seat, colour)
        if count:
            equipment += float(count) * token_worth(state, colour)
    for seat in range(state.facts.seats):
        calls += float(state.hero(seat, CALL))
    return [equipment, calls]


def figure_terms(state: Position) -> list[float]:
    """The trap is set; what the standard does."""
    trap = 0.0 if state.trap_slot == NOTHING else 1.0
    return [trap, 0.0 if state.standard == NOTHING else standard_need(state, state.standard)]


def post_term(state: Position, threats: vec[float]) -> float:
    """What the heroes can reach from where they stand; tokens brought to a warlord's side."""
    wants, beside = preferences_of(state), vec[float]([0.0] * PLACES)
    for slot in range(SLOTS):
        beside[state.facts.facing[slot * 3]] += threats[slot]
    slot = warlord_slot(state)
    total = 0.0
    for seat in range(state.facts.seats):
        if not state.is_up(seat):
            continue
        place = state.hero(seat, PLACE)
        best = beside[place]
        for near in state.facts.neighbours[place]:
            if beside[near] > best:
                best = beside[near]
        total += wants.reach * best
        if place == CENTRE:
            total += wants.centre
        if slot != NOTHING and state.facts.facing[slot * 3] == place:
            colour = state.facts.card_colours[state.slots[slot]]
            total += wants.gather * float(state.hero(seat, colour))
    return total
