"""The two artifacts: accumulator and converter. R18 "Артефакты"; R15 "Артефакты"."""

from mypy_extensions import i64

from garrison.core.tasks import task
from garrison.games.bastion.rules.box import ACCUMULATOR, CONVERTER, Ritual
from garrison.games.bastion.rules.codes import (
    ACCUMULATE,
    CONVERT,
    CONVERTED,
    DECLINED,
    GAVE,
    GIVING,
)
from garrison.games.bastion.rules.mana import COLOURS, Colour, amount, some
from garrison.games.bastion.rules.position import (
    ARTIFACT,
    MANA_REFUSED,
    NOTHING,
    ON_THE_RUN,
    PURSE,
    REFUSED,
    RESERVE,
    RITUAL_AT,
    USED,
    Position,
    Seat,
)


def ready_artifact(state: Position, seat: Seat, kind: i64) -> Ritual:
    """An artifact of this kind that the defender has not used this turn, or NOTHING."""
    for card in range(kind * COLOURS, kind * COLOURS + COLOURS):
        if state.cells[RITUAL_AT + card] == ARTIFACT + seat and not state.cells[USED] >> card & 1:
            return card
    return NOTHING


def artifact_moves(state: Position, seat: Seat, moves: list[int]) -> None:
    if ready_artifact(state, seat, CONVERTER) >= 0:
        _list_conversions(state, seat, moves)
    if ready_artifact(state, seat, ACCUMULATOR) >= 0:
        _list_givers(state, seat, moves)


def _list_conversions(state: Position, seat: Seat, moves: list[int]) -> None:
    """One's own disc for one of another colour that the reserve has."""
    purse, reserve = state.purse(seat), state.reserve()
    for own in range(COLOURS):
        if not amount(purse, own):
            continue
        for other in range(COLOURS):
            if other != own and amount(reserve, other):
                moves.append(int(CONVERT | own << 8 | other << 16))


def convert(state: Position, seat: Seat, own: Colour, other: Colour) -> None:
    state.cells[USED] |= 1 << ready_artifact(state, seat, CONVERTER)
    state.cells[PURSE + seat] += some(1, other) - some(1, own)
    state.cells[RESERVE] += some(1, own) - some(1, other)
    state.emit(CONVERTED, int(seat), int(own), int(other))


def _list_givers(state: Position, seat: Seat, moves: list[int]) -> None:
    """A disc of any colour from any other defender, wherever he is, if he has not declined."""
    for giver in range(state.box.seats):
        if giver == seat or state.cells[REFUSED + giver] & MANA_REFUSED:
            continue
        for colour in range(COLOURS):
            if amount(state.purse(giver), colour):
                moves.append(int(ACCUMULATE | giver << 8 | colour << 16))


def ask_for_mana(state: Position, seat: Seat, giver: Seat, colour: Colour) -> None:
    """The giver decides."""
    state.tasks.push(task(GIVING, giver, seat, colour))


def give_mana(state: Position, giver: Seat, seat: Seat, colour: Colour) -> None:
    state.cells[USED] |= 1 << ready_artifact(state, seat, ACCUMULATOR)
    state.cells[PURSE + giver] -= some(1, colour)
    state.cells[PURSE + seat] += some(1, colour)
    state.cells[ON_THE_RUN] = 0
    state.emit(GAVE, int(giver), int(seat), int(colour))


def refuse_mana(state: Position, giver: Seat) -> None:
    """The accumulator is not used; this defender is not asked again this turn."""
    state.cells[REFUSED + giver] |= MANA_REFUSED
    state.emit(DECLINED, int(giver), 16)
