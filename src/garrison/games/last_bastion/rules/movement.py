"""Moving: a step to a neighbouring tile, diagonals included; whoever lies down stands up first."""

from garrison.games.last_bastion.rules import events
from garrison.games.last_bastion.rules.siege import PLACE, PRONE, Siege
from garrison.games.last_bastion.rules.verbs import MOVE, STAND, STAY, field, move, verb_of
from garrison.games.last_bastion.rules.words import Move, Seat


def steps(state: Siege, seat: Seat, found: list[int]) -> None:
    """Add what a movement can be used for: standing up if prone, else each neighbouring tile.

    LB-RU "Передвинуться"; booklet on losing the next movement.
    """
    if state.hero(seat, PRONE):
        found.append(move(STAND))
        return
    for place in state.box.neighbours[state.hero(seat, PLACE)]:
        found.append(move(MOVE, state.tiles[place]))


def granted_steps(state: Siege, seat: Seat, optional: bool) -> list[int]:
    """A movement given by the Tavern or Elmer, used at once."""
    found: list[int] = []
    steps(state, seat, found)
    if optional:
        found.append(move(STAY))
    return found


def step(state: Siege, seat: Seat, number: Move) -> None:
    verb = verb_of(number)
    if verb == STAND:
        state.set_hero(seat, PRONE, 0)
        state.tell_of(events.STOOD, seat)
    elif verb == MOVE:
        tile = field(number, 0)
        state.set_hero(seat, PLACE, state.place_of(tile))
        state.tell_of(events.MOVED, seat, int(tile))
