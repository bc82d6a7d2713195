"""Going back, freely or because the whole table agrees.

Whoever has a seat goes back freely, over anybody's decisions, up to the last thing chance revealed.
Beyond it everybody with a seat must agree. The log says so and marks what was played from there on
as a branch. What somebody answered in secret is taken back only with what led to the question.
"""

from garrison.core.contract import Seat
from garrison.core.reasons import Reason
from garrison.table.actions.playing import must_play_on
from garrison.table.errors import Refused
from garrison.table.messages.client import Undo, Vote
from garrison.table.model import entries as log
from garrison.table.model.history import History
from garrison.table.model.people import PersonId
from garrison.table.model.table import Table


def undo(table: Table, person: PersonId, seen: int, to: int | None) -> None:
    """Go back to the position after `to` moves, or before one's own last decision."""
    target, is_free = _way_back(table, person, seen, to)
    if is_free:
        _go_back(table, person, target)
        return
    unheard = table.history.unheard_by((), 0, target)
    table.accept(log.AskedBack(by=person, to=target, unheard=unheard))
    settle_ballot(table)


def vote(table: Table, person: PersonId, ballot: int, agree: bool) -> None:
    """Answer whoever asks the table. One no is enough to refuse."""
    _must_be_asked(table, person, ballot)
    table.accept(log.Answered(by=person, agree=agree))
    settle_ballot(table)


def is_possible(table: Table, person: PersonId, request: Undo | Vote) -> bool:
    """Whether this would not be refused, as far as whoever asks knows the position."""
    try:
        if isinstance(request, Undo):
            _way_back(table, person, request.seen, request.to)
        else:
            _must_be_asked(table, person, request.ballot)
    except Refused:
        return False
    return True


def _way_back(table: Table, person: PersonId, seen: int, to: int | None) -> tuple[int, bool]:
    """Where to go back to, and whether nobody has to agree."""
    table.must_sit(person)
    must_play_on(table, person, seen)
    seats = table.seats_of(person)
    history = table.history_for(seats)
    if len(history) in history.secret:
        raise Refused(Reason("table-answer-first"))
    target = _target(history, person, seats, to)
    is_free = target >= history.revealed
    if not is_free and table.ballot_for(seats) is not None:
        raise Refused(Reason("table-ballot-open"))
    return target, is_free


def _must_be_asked(table: Table, person: PersonId, ballot: int) -> None:
    seats = table.seats_of(person)
    asked = table.ballot_for(seats)
    if asked is None or table.secret_questions.number(asked.version, seats) != ballot:
        raise Refused(Reason("table-no-ballot"))
    if person not in asked.waiting(table.holders):
        raise Refused(Reason("table-not-your-vote"))


def settle_ballot(table: Table) -> None:
    """Do what was asked once everybody who is asked has agreed."""
    asked = table.ballot
    if asked is None or asked.waiting(table.holders):
        return
    if asked.seat is None:
        _go_back(table, asked.by, asked.to)
    else:
        table.accept(log.Sat(person=asked.by, seat=asked.seat, practice=True))


def _target(history: History, person: PersonId, seats: tuple[Seat, ...], to: int | None) -> int:
    """The decision to go back to: the one that was named or the nearest before it."""
    if to is None:
        own = history.last_of(person)
        target = own if own >= 0 else history.decision_before(len(history))
    else:
        at = history.index_for(seats, to)
        target = history.decision_before(at + 1) if at < len(history) else -1
    if target < 0:
        raise Refused(Reason("table-nothing-to-undo"))
    return target


def _go_back(table: Table, person: PersonId, to: int) -> None:
    history = table.history
    table.accept(
        log.TookBack(
            by=person,
            to=to,
            seat=history.last_decider(to),
            count=len(history) - to,
            unheard=history.unheard_by((), 0, to),
            unheard_back=history.unheard_by((), to, len(history)),
            branch=table.branches + 1,
            beyond=to < history.revealed,
        )
    )
    table.advance()
