"""Whether what a document says is pending can be pending all together."""

from garrison.core.documents import DocumentReader
from garrison.core.reasons import Reason
from garrison.core.tasks import argument, code_of
from garrison.games.last_bastion.rules import fight, placement, setup, victory
from garrison.games.last_bastion.rules.position import HERO, Position
from garrison.games.last_bastion.rules.terms import NOTHING


def check_whole(state: Position, reader: DocumentReader, in_setup: bool) -> None:
    """What is left of the set-up is pending; a card is beaten and discarded once."""
    tasks = state.tasks.key()
    codes = [int(code_of(each)) for each in tasks]
    state.fighting = int(victory.END_FIGHT in codes)
    leaving = [
        argument(each, 0) for each in tasks if code_of(each) in (victory.DEFEAT, placement.DISCARD)
    ]
    leaving += [slot for each in tasks for slot in _beaten(each)]
    if len(set(leaving)) < len(leaving):
        fault(reader, "pending", "repeated")
    if in_setup and not _is_setup_complete(state, codes):
        fault(reader, "pending", "stage")


def _beaten(number: int) -> list[int]:
    if code_of(number) != fight.ORDER_BEATEN:
        return []
    return [int(argument(number, 0)), int(argument(number, 1))]


def _is_setup_complete(state: Position, codes: list[int]) -> bool:
    """Everything is either laid out or still to come, and not both."""
    laid = len([tile for tile in state.tiles[:9] if tile != NOTHING])
    boards = len([colour for colour in state.boards[:4] if colour != NOTHING])
    waiting = codes.count(setup.DEAL_HERO) + codes.count(setup.CHOOSE_HERO)
    heroes = [seat for seat in range(state.facts.seats) if state.hero(seat, HERO) != NOTHING]
    return (
        codes.count(setup.LAY_TILE) == (laid < 8)
        and laid != 8
        and codes.count(setup.SET_BOARDS) == (boards == 0)
        and boards in (0, 4)
        and waiting + len(heroes) == state.facts.seats
        and codes.count(setup.BEGIN) == (state.side == NOTHING)
    )


def fault(reader: DocumentReader, key: str, id: str, **args: str | int) -> None:
    """Note what is wrong with a document."""
    reader.fault(key, Reason(f"last-bastion-fault-{id}", args))
