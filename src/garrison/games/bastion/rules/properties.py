"""What enemies do when their card comes from the deck. R18 "Свойства врагов"; R15 "Враги"."""

from typing import Final

from mypy_extensions import i64

from garrison.core.refusals import Argument
from garrison.core.task_steps import AutomaticStep
from garrison.core.tasks import argument
from garrison.core.tasks import task as task_of
from garrison.core.verbs import Task
from garrison.games.bastion.rules.events import ENTERED, FLEW, JOINED, WASHED_AWAY
from garrison.games.bastion.rules.facts import CLOSES_DISTRICT, IMMUNE, Card
from garrison.games.bastion.rules.leaving import LEAVING
from garrison.games.bastion.rules.mana import total
from garrison.games.bastion.rules.position import (
    BELOW,
    CITADEL,
    CITADEL_STACK,
    DISTRICTS,
    HEAD,
    MANA_ON,
    NOTHING,
    RESERVE,
    SECTIONS,
    SLOTS,
    SQUARES,
    STEPS,
    TOWERS,
    WHERE,
    Place,
    Position,
    Tile,
    tile_of,
)
from garrison.games.bastion.rules.switches import flag
from garrison.games.bastion.rules.terms import TILE

IMMUNE_CANNOT_HOST: Final[i64] = flag("immune-cannot-host")


def put(state: Position, card: Card, place: Place) -> None:
    """Lay a card on top of whatever is at a place."""
    state.cells[BELOW + card] = state.cell(HEAD + place)
    state.cells[HEAD + place] = card
    state.cells[WHERE + card] = place


def move_unit(state: Position, origin: Place, place: Place) -> None:
    """Move an enemy, with everything joined to it, to a free place."""
    card = state.cell(HEAD + origin)
    state.cells[HEAD + place] = card
    state.cells[HEAD + origin] = NOTHING
    while card >= 0:
        state.cells[WHERE + card] = place
        card = state.cell(BELOW + card)


def host_for(state: Position) -> Place:
    """The section a symbiote goes to: the enemy farthest from the gate along the march.

    Where immune enemies cannot carry a symbiote the next one is taken. 0 if there is none.
    """
    for section in range(SECTIONS, 0, -1):
        card = state.head(section)
        if card >= 0 and not (state.is_on(IMMUNE_CANNOT_HOST) and state.has(card, IMMUNE)):
            return section
    return 0


def join(state: Position, card: Card, section: Place) -> None:
    """Slide a symbiote under a unit: they are one enemy from now on."""
    host = state.head(section)
    last = host
    while state.below(last) >= 0:
        last = state.below(last)
    state.cells[BELOW + last] = card
    state.cells[WHERE + card] = section
    state.emit(JOINED, int(card), int(host), int(section))


def fly(state: Position, section: Place) -> None:
    """A flyer leaves the wall for its district's square, or the next free one in marching order.

    Squares form a ring. If all are taken it stays at the wall. Mana lying in the district where
    it lands goes back to the reserve.
    """
    landed_at = tile_of(section)
    for step in range(DISTRICTS):
        position = (landed_at - step + DISTRICTS) % DISTRICTS
        if state.head(SQUARES + position) < 0:
            move_unit(state, section, SQUARES + position)
            card = state.head(SQUARES + position)
            state.emit(FLEW, int(card), int(section), int(SQUARES + position))
            land_on_square(state, position)
            return


def land_on_square(state: Position, position: Tile) -> None:
    """Empty the district's sources and tower, and drive defenders out if the enemy is Rokai."""
    lifted = state.clear_mana(position * SLOTS, SLOTS)
    lifted += state.clear_mana(TOWERS - MANA_ON + position, 1)
    state.cells[RESERVE] += lifted
    if lifted:
        state.emit(WASHED_AWAY, int(position), int(total(lifted)))
    if state.has(state.head(SQUARES + position), CLOSES_DISTRICT):
        state.tasks.push(task_of(OCCUPYING, position))


def enter_citadel(state: Position, card: Card) -> None:
    """A dragon settles on top of the citadel and drives the defenders there away."""
    put(state, card, CITADEL_STACK)
    state.emit(ENTERED, int(card), int(CITADEL_STACK))
    state.tasks.push(task_of(OCCUPYING, CITADEL))


class Occupy(AutomaticStep[Position]):
    """Each defender on the tile must leave it now; he chooses where to."""

    def happen(self, state: Position, task: Task) -> None:
        for seat in range(state.facts.seats - 1, -1, -1):
            if state.tile(seat) == argument(task, 0):
                state.tasks.push(task_of(LEAVING, seat))


OCCUPYING: Final[i64] = STEPS.add(Occupy("occupy", "occupy {tile}", [Argument("tile", TILE)]))
