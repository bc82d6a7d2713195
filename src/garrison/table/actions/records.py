"""What leaves a table besides its news: its record, earlier moments, a position to play on from."""

from garrison.core.reasons import Reason
from garrison.core.records import write_record
from garrison.table.actions import joining, seating
from garrison.table.errors import Refused
from garrison.table.messages.server import Export, Exported, Fork, Show, Shown, StartingPosition
from garrison.table.model.table import Table
from garrison.table.visibility import moments


def export(table: Table, request: Export) -> Exported:
    """The record of the game."""
    _must_be_open(table, request.token, "table-record-later")
    return Exported(write_record(table.record()))


def fork(table: Table, request: Fork) -> StartingPosition:
    """An earlier position, for another table to play on from."""
    _must_be_open(table, request.token, "table-play-on-later")
    person = joining.viewer(table, request.token)
    return moments.starting_position(table.history, request.move, table.seats_of(person))


def show(table: Table, request: Show) -> Shown:
    """An earlier moment, as whoever asks may know it."""
    person = joining.viewer(table, request.token)
    return Shown(moments.show(table, person, request.move, request.seat))


def _must_be_open(table: Table, token: str, refusal: str) -> None:
    """Records and positions hold everything: they are for all once the game is over, and before
    that only for somebody from whom nothing is hidden because every seat is theirs.
    """
    if not table.history.is_over():
        person = seating.whose(table, token)
        if len(table.seats_of(person)) < len(table.holders):
            raise Refused(Reason(refusal))
