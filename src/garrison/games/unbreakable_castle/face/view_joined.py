"""Edges of open cards that match: what a board draws as one whole symbol or portrait."""

from collections.abc import Mapping
from typing import Final

from garrison.games.unbreakable_castle.face.names import RACES, RESOURCES, cell_name
from garrison.games.unbreakable_castle.face.view_types import JoinedCards, Joint, Race, Resource
from garrison.games.unbreakable_castle.rules import position as stages
from garrison.games.unbreakable_castle.rules.joints import portraits
from garrison.games.unbreakable_castle.rules.opening import above, card_at
from garrison.games.unbreakable_castle.rules.state import Castle
from garrison.games.unbreakable_castle.rules.terms import NOTHING

_LEFT_STEPS: Final[Mapping[int, Joint]] = {
    int(stages.LEFT_UPPER): "left-upper",
    int(stages.LEFT_LOWER): "left-lower",
}


def joined_edges(state: Castle) -> list[JoinedCards]:
    """Every pair of matching edges, named by the lower or the right card and its edge."""
    found: list[JoinedCards] = []
    for cell in range(len(state.field)):
        if state.field[cell] == NOTHING:
            continue
        resource = _resource_above(state, cell)
        if resource != NOTHING:
            found.append(_joined(state, cell, "top", RESOURCES[resource], None))
        for step, joint in _LEFT_STEPS.items():
            race = _race_at(state, cell, step)
            if race != NOTHING:
                found.append(_joined(state, cell, joint, None, RACES[race]))
    return found


def _resource_above(state: Castle, cell: int) -> int:
    """The resource that the card and the one above it form together, or nothing."""
    upper = card_at(state, above(state, cell))
    if upper == NOTHING:
        return int(NOTHING)
    resource = int(state.facts.bottom[upper])
    return resource if resource == state.facts.top[state.field[cell]] else int(NOTHING)


def _race_at(state: Castle, cell: int, step: int) -> int:
    """The race whose halves meet on the card's left edge, or nothing."""
    on_left, on_right = portraits(state, cell, step)
    if on_left == NOTHING:
        return int(NOTHING)
    race = int(state.facts.portrait[on_left])
    return race if race == state.facts.portrait[on_right] else int(NOTHING)


def _joined(
    state: Castle, cell: int, joint: Joint, resource: Resource | None, race: Race | None
) -> JoinedCards:
    name = cell_name(cell, int(state.facts.columns))
    return {"cell": name, "joint": joint, "resource": resource, "race": race}
