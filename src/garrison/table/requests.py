"""From what somebody asks to the function of the table that does it."""

from garrison.core.reasons import Reason
from garrison.table import messages, playing, seating, talking, undoing
from garrison.table.messages import FromClient
from garrison.table.people import NOBODY, PersonId, Refused, tidy_text
from garrison.table.seams import Thinker
from garrison.table.table import Table


def fulfil(table: Table, person: PersonId, request: FromClient, thinker: Thinker) -> None:
    """Do what a person asks, or raise Refused."""
    if person == NOBODY:
        raise Refused(Reason("table-onlookers-watch"))
    match request:
        case messages.Move():
            playing.move(table, person, request.say, request.seen)
        case messages.Undo():
            undoing.undo(table, person, request.seen, request.to)
        case messages.Redo():
            playing.redo(table, person, request.seen)
        case messages.Vote():
            undoing.vote(table, person, request.ballot, request.agree)
        case messages.Sit():
            seating.sit(table, person, request.seat)
        case messages.Rise():
            seating.rise(table, person, request.seat)
        case messages.SeatBot():
            _seat_bot(table, person, request, thinker)
        case _:
            _talk(table, person, request)


def _talk(table: Table, person: PersonId, request: FromClient) -> None:
    match request:
        case messages.Chat():
            talking.chat(table, person, request.text)
        case messages.Phrase():
            talking.say_phrase(table, person, request.phrase)
        case messages.Pause():
            talking.pause(table, person)
        case messages.Resume():
            talking.resume(table, person)
        case _:
            raise Refused(Reason("server-bad-message"))


def _seat_bot(table: Table, person: PersonId, request: messages.SeatBot, thinker: Thinker) -> None:
    if not thinker.knows(request.bot):
        raise Refused(Reason("table-unknown-bot", {"bot": request.bot}))
    seating.seat_bot(table, person, request.seat, request.bot)


def ping_place(person: PersonId, request: messages.Ping) -> str:
    """The place somebody points at. Onlookers do not point."""
    place = tidy_text(request.place)
    if person == NOBODY or not place:
        raise Refused(Reason("table-onlookers-watch"))
    return place
