"""Coming to a table and leaving it."""

from garrison.core.reasons import Reason
from garrison.table.actions import seating
from garrison.table.errors import Refused
from garrison.table.messages.client import Hello
from garrison.table.messages.server import Enter, Entered, Leave, Rekey
from garrison.table.model.people import NOBODY, PersonId
from garrison.table.model.table import Table
from garrison.table.ports import Subscriber
from garrison.table.visibility.audience import Audience


def identify(table: Table, audience: Audience, sender: Subscriber, hello: Hello) -> PersonId:
    """Who says hello; NOBODY for an onlooker. Bots give back the seats of whoever returns."""
    if sender in audience:
        raise Refused(Reason("server-bad-message"))
    person = viewer(table, hello.token)
    audience.make_room(person)
    seating.give_back(table, person)
    return person


def viewer(table: Table, token: str) -> PersonId:
    """Who may watch with this token; NOBODY for an onlooker, if onlookers are welcome."""
    if token:
        return seating.whose(table, token)
    if not table.settings.onlookers:
        raise Refused(Reason("table-no-onlookers"))
    if table.locked:
        raise Refused(Reason("table-is-locked"))
    return NOBODY


def enter(table: Table, request: Enter) -> Entered:
    """Let somebody join and sit down, all or nothing."""
    if table.locked:
        raise Refused(Reason("table-is-locked"))
    for seat in request.seats:
        if not table.holder(seat).is_free():
            raise Refused(Reason("table-seat-taken", {"seat": table.game.seat_letter(seat)}))
        if seating.has_foreign_hand(table, seat):
            raise Refused(Reason("table-seat-asks", {"seat": table.game.seat_letter(seat)}))
    person = seating.join(table, request.name, request.key)
    if request.nonce:
        seating.contribute(table, person, request.nonce)
    for seat in dict.fromkeys(request.seats):
        seating.sit(table, person, seat)
    return Entered(person, list(table.seats_of(person)))


def leave(table: Table, audience: Audience, request: Leave) -> None:
    """Let somebody leave for good."""
    person = seating.whose(table, request.token)
    seating.leave(table, person)
    audience.part_with(person, Reason("table-link-changed"))


def rekey(table: Table, audience: Audience, request: Rekey) -> None:
    """Give somebody another token; connections made with the old one end."""
    person = seating.whose(table, request.token)
    seating.rekey(table, person, request.key)
    audience.part_with(person, Reason("table-link-changed"))
