"""How a siege ends: the bastion is saved, or enemies break in."""

from typing import Final

from mypy_extensions import i64

from garrison.games.bastion.rules.events import OVERRUN, SAVED
from garrison.games.bastion.rules.position import ENDING, IN_SETUP, WON, Position

OVERRUN_WHILE_ADDING: Final[i64] = 2
OVERRUN_WHILE_MARCHING: Final[i64] = 3


def end(state: Position, ending: i64) -> None:
    state.cells[ENDING] = ending
    state.tasks.clear()


def is_saved(state: Position) -> bool:
    """No enemy at the wall and none to come. R18 "Конец игры"; R15 "Победа или поражение".

    Flyers and dragons inside the bastion do not matter.
    """
    return state.wall_is_empty() and state.deck_is_empty() and not state.cells[IN_SETUP]


def check_victory(state: Position) -> bool:
    """End the game at once if the bastion is saved."""
    if not is_saved(state):
        return False
    state.emit(SAVED)
    end(state, WON)
    return True


def overrun(state: Position, card: i64, ending: i64) -> None:
    """Enemies break in: the defenders lose. R18 "Конец игры"; R15 "Победа или поражение"."""
    state.emit(OVERRUN, int(card), int(ending))
    end(state, ending)
