"""Coming, going, and who holds which seat."""

from garrison.core.contract import Seat
from garrison.core.fairness import is_nonce
from garrison.core.reasons import Reason
from garrison.table.actions.undoing import settle_ballot
from garrison.table.errors import BadRequest, Refused, UnknownToken
from garrison.table.model import entries as log
from garrison.table.model.people import NOBODY, PersonId, is_secret_of, tidy_name
from garrison.table.model.table import Table
from garrison.table.ports import Thinker


def join(table: Table, name: str, key: str) -> PersonId:
    """Somebody comes to the table; `key` is the hash of their secret."""
    tidy = tidy_name(name)
    present = [person for person in table.people.values() if person.key]
    if any(person.name.casefold() == tidy.casefold() for person in present):
        raise Refused(Reason("table-name-taken", {"name": tidy}))
    if len(present) >= table.settings.people:
        raise Refused(Reason("table-full", {"people": table.settings.people}))
    table.accept(log.Joined(person=len(table.people) + 1, name=tidy, key=key))
    return len(table.people)


def whose(table: Table, secret: str) -> PersonId:
    """Whose token this is. Raises UnknownToken if it is nobody's."""
    found = NOBODY
    for person in table.people.values():
        if person.key and is_secret_of(person, secret):
            found = person.id
    if found == NOBODY:
        raise UnknownToken
    return found


def rekey(table: Table, person: PersonId, key: str) -> None:
    """Give somebody another secret; the old one is worth nothing now."""
    table.accept(log.Rekeyed(person=person, key=key))


def leave(table: Table, person: PersonId) -> None:
    """Somebody goes for good; their seats are free and their secret is worth nothing."""
    table.accept(log.Left(person=person))
    settle_ballot(table)


def sit(table: Table, person: PersonId, seat: Seat) -> None:
    """Take a free seat. One person may hold several.

    Where hands are hidden, a seat somebody has left still has their hand: the table is asked, and
    whoever sits down there makes it a practice game.
    """
    _must_be_free(table, seat)
    if not has_foreign_hand(table, seat):
        waited = table.is_waiting()
        table.accept(log.Sat(person=person, seat=seat))
        if waited:
            table.advance()
        return
    if table.ballot_for(table.seats_of(person)) is not None:
        raise Refused(Reason("table-ballot-open"))
    table.accept(log.AskedSeat(by=person, seat=seat))
    settle_ballot(table)


def has_foreign_hand(table: Table, seat: Seat) -> bool:
    """Whether whoever takes this seat would see a hand that somebody else has held."""
    return table.holders[seat].held and table.game.has_hidden_information


def contribute(table: Table, person: PersonId, nonce: str) -> None:
    """Mix somebody's nonce into the dice. Once something was drawn, it comes too late."""
    if not is_nonce(nonce):
        raise BadRequest(Reason("table-bad-nonce"))
    if not table.history.is_sealed:
        table.accept(log.Contributed(person=person, nonce=nonce))


def rise(table: Table, person: PersonId, seat: Seat) -> None:
    """Free one's own seat, or send a bot away from its seat."""
    holder = table.holder(seat)
    if holder.is_free() or holder.person not in (person, NOBODY):
        raise Refused(Reason("table-seat-not-yours", {"seat": table.game.seat_letter(seat)}))
    table.must_sit(person)
    table.accept(log.Rose(by=person, seat=seat))
    settle_ballot(table)


def seat_bot(table: Table, person: PersonId, seat: Seat, bot: str) -> None:
    """Let a bot hold a free seat."""
    table.must_sit(person)
    place_bot(table, person, seat, bot)
    table.advance()


def place_bot(table: Table, person: PersonId, seat: Seat, bot: str) -> None:
    """Put a bot on a free seat of a table that is being opened, where everything is the host's."""
    _must_be_free(table, seat)
    table.accept(log.BotSat(by=person, seat=seat, bot=bot))


def must_be_bot(thinker: Thinker, bot: str) -> None:
    """Refuse a bot that there is not, or that would think for longer than this server allows."""
    if not thinker.knows(bot):
        raise BadRequest(Reason("table-unknown-bot", {"bot": bot}))


def cover(table: Table, seat: Seat) -> None:
    """Let a bot play for whoever holds the seat and has been away for long."""
    table.accept(log.Covered(seat=seat, bot=table.settings.away_bot))
    settle_ballot(table)
    table.advance()


def give_back(table: Table, person: PersonId) -> None:
    """The person is here again: bots give back the seats they played in the meantime."""
    for seat in table.seats_of(person):
        if table.holders[seat].is_covered():
            table.accept(log.GaveBack(seat=seat))


def _must_be_free(table: Table, seat: Seat) -> None:
    if not table.holder(seat).is_free():
        raise Refused(Reason("table-seat-taken", {"seat": table.game.seat_letter(seat)}))
