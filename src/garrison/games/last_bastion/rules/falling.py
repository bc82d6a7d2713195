"""Losing Life, falling, dying and being healed."""

from garrison.games.last_bastion.rules import events
from garrison.games.last_bastion.rules.position import (
    DOWN,
    GRASPED,
    PLACE,
    PRONE,
    WOUNDED,
    Position,
)
from garrison.games.last_bastion.rules.terms import (
    CALL,
    DISPENSARY,
    GRASP_FIGURE,
    HEROES_DOWN,
    LIFE,
    NOTHING,
    Seat,
)


def lose_life(state: Position, seat: Seat) -> None:
    """Put a Life back; a hero without any falls."""
    state.give_back(seat, LIFE)
    state.tell_of(events.LOST, seat, int(LIFE))
    if not state.hero(seat, LIFE):
        fall(state, seat)


def fall(state: Position, seat: Seat) -> None:
    """The hero leaves the bastion; all its tokens and a Grasp on it go back to the reserve.

    LB-RU "Раненый герой, мёртвый герой": its board is neutral from now on, the cards stay. The
    second time it is dead. With nobody left the game is lost.
    """
    for kind in range(LIFE + 1):
        while state.hero(seat, kind):
            state.give_back(seat, kind)
    if state.hero(seat, GRASPED):
        state.set_hero(seat, GRASPED, 0)
        state.reserve[GRASP_FIGURE] += 1
    state.set_hero(seat, DOWN, 1)
    state.set_hero(seat, PRONE, 0)
    state.set_hero(seat, PLACE, NOTHING)
    state.tell_of(events.DIED if state.hero(seat, WOUNDED) else events.FELL, seat)
    for other in range(state.facts.seats):
        if state.is_up(other):
            return
    state.end(HEROES_DOWN)


def can_be_healed(state: Position, seat: Seat) -> bool:
    """Incapacitated, not dead, and there is a Life to give."""
    fallen = not state.is_up(seat) and not state.is_dead(seat)
    return fallen and state.reserve[LIFE] > 0


def heal(state: Position, seat: Seat) -> None:
    """The hero comes back wounded, on the Dispensary, with what the reserve can give."""
    state.set_hero(seat, DOWN, 0)
    state.set_hero(seat, WOUNDED, 1)
    state.set_hero(seat, PLACE, state.place_of(DISPENSARY))
    state.tell_of(events.HEALED, seat)
    for _ in range(state.facts.healed_life):
        state.gain(seat, LIFE)
    for _ in range(state.facts.healed_calls):
        state.gain(seat, CALL)


def lie_down(state: Position, seat: Seat) -> None:
    """The hero loses its next movement; lying down twice is no worse than once."""
    if state.is_up(seat) and not state.hero(seat, PRONE):
        state.set_hero(seat, PRONE, 1)
        state.tell_of(events.PRONE, seat)
