"""Whoever comes to a table, goes, or asks for papers."""

from typing import Final, TypeAlias

from garrison.core.reasons import Reason
from garrison.core.records import write_record
from garrison.table import house, moments, seating
from garrison.table.audience import Audience
from garrison.table.house import Entered, Exported, Shown, ToHouse
from garrison.table.messages import Done, Hello
from garrison.table.people import NOBODY, PersonId, Refused
from garrison.table.seams import Watcher
from garrison.table.table import Table

Received: TypeAlias = (
    house.Enter | house.Leave | house.Rekey | house.Export | house.Show | house.Fork
)
"""What the server asks that is answered at once."""

CROWD: Final = 200
"""So many connections one table bears."""


def identify(table: Table, audience: Audience, watcher: Watcher, hello: Hello) -> PersonId:
    """Who says hello; NOBODY for an onlooker. Bots give back the seats of whoever returns."""
    if watcher in audience:
        raise Refused(Reason("server-bad-message"))
    if len(audience) >= CROWD:
        raise Refused(Reason("table-crowded"))
    person = viewer(table, hello.token)
    seating.give_back(table, person)
    return person


def viewer(table: Table, token: str) -> PersonId:
    """Who may watch with this secret; NOBODY for an onlooker, if onlookers are welcome."""
    if token:
        return seating.whose(table, token)
    if not table.terms.onlookers:
        raise Refused(Reason("table-no-onlookers"))
    return NOBODY


def receive(table: Table, audience: Audience, request: Received) -> ToHouse:
    """Do what the server asks for somebody who need not be connected."""
    match request:
        case house.Enter():
            return _enter(table, request)
        case house.Export():
            _must_be_open(table, request.token, "table-record-later")
            return Exported(write_record(table.line.record(table.seat_names())))
        case house.Fork():
            _must_be_open(table, request.token, "table-play-on-later")
            return moments.opening(table.line, request.move)
        case house.Show():
            person = viewer(table, request.token)
            return Shown(moments.show(table, person, request.move, request.seat))
        case house.Leave():
            person = seating.whose(table, request.token)
            seating.leave(table, person)
        case house.Rekey():
            person = seating.whose(table, request.token)
            seating.rekey(table, person, request.key)
    audience.part_with(person, Reason("table-link-changed"))
    return Done(request.n, table.version)


def _enter(table: Table, request: house.Enter) -> Entered:
    """Let somebody join and sit down, all or nothing."""
    for seat in request.seats:
        if not table.chair(seat).is_free():
            raise Refused(Reason("table-seat-taken", {"seat": seat + 1}))
    person = seating.join(table, request.name, request.key)
    for seat in dict.fromkeys(request.seats):
        seating.sit(table, person, seat)
    return Entered(person, list(table.seats_of(person)))


def _must_be_open(table: Table, token: str, refusal: str) -> None:
    """Records and positions hold everything: they are for all once the game is over, and before
    that only for somebody from whom nothing is hidden because every seat is theirs.
    """
    if not table.line.is_over():
        person = seating.whose(table, token)
        if len(table.seats_of(person)) < len(table.chairs):
            raise Refused(Reason(refusal))
