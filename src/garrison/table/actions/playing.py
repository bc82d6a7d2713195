"""Making moves at a table."""

from garrison.core.contract import OVER, Seat
from garrison.core.errors import GarrisonError
from garrison.core.reasons import Reason
from garrison.table.errors import Refused
from garrison.table.model import entries as log
from garrison.table.model.people import NOBODY, PersonId
from garrison.table.model.table import Table
from garrison.table.ports import BotMove


def move(table: Table, person: PersonId, say: str, seen: int) -> None:
    """Make the move a line writes, as the seat that decides."""
    _must_decide(table, person, seen)
    try:
        chosen = table.game.move(table.history.state, say)
    except GarrisonError as error:
        raise Refused(error.reason) from error
    missed = _missed(table, say)
    if missed is not None:
        raise Refused(missed)
    table.play(chosen, "person", person)
    table.advance()


def bot_move(table: Table, chosen: BotMove) -> None:
    """Make the move a bot has chosen for the seat that decides; once a turn, say what it is for."""
    seat = table.history.state.actor()
    for reason in chosen.intent[:1] if table.speaker != seat else []:
        table.accept(log.Intended(seat=seat, id=reason.id, args=dict(reason.args)))
    table.play(chosen.move, "bot")
    table.advance()
    _say_who_is_asked(table, seat, chosen.asks)


def _say_who_is_asked(table: Table, seat: Seat, asks: Seat) -> None:
    """A bot that needs somebody's answer before it goes on says that it waits.

    Not where the question is a secret.
    """
    person, name = table.whose_turn()
    is_asked = person != NOBODY and table.history.state.actor() == asks
    if is_asked and table.secret_questions.lasting() is None:
        table.accept(log.Intended(seat=seat, id="bot-intent-waits", args={"name": name}))


def redo(table: Table, person: PersonId, seen: int) -> None:
    """Make the next move again that was taken back; the dice fall as they fell."""
    _must_decide(table, person, seen)
    if not table.history.undone:
        raise Refused(Reason("table-nothing-to-redo"))
    move(table, person, table.history.undone[0], seen)


def why_not(table: Table, person: PersonId, say: str) -> Reason | None:
    """Why this person cannot play this line now; None if they can."""
    try:
        _must_decide(table, person)
    except Refused as refused:
        return refused.reason
    return table.game.why_not(table.history.state, say) or _missed(table, say)


def _missed(table: Table, say: str) -> Reason | None:
    """What the lesson that is played here says to a legal move; None if it fits."""
    lesson = table.lesson()
    if lesson is None:
        return None
    state = table.history.state
    return lesson.refusal(table.game.say(state, table.game.move(state, say)))


def must_ask_for(table: Table, person: PersonId, seat: Seat) -> None:
    """This seat decides now, and it is theirs."""
    table.holder(seat)
    if seat not in table.seats_of(person):
        raise Refused(Reason("table-seat-not-yours", {"seat": table.game.seat_letter(seat)}))
    _must_decide(table, person)
    actor = table.history.state.actor()
    if actor != seat:
        raise Refused(Reason("table-not-your-turn", {"seat": table.game.seat_letter(actor)}))


def must_play_on(table: Table, person: PersonId, seen: int | None = None) -> None:
    """The game goes on, and whoever asks has seen the present position."""
    if table.paused:
        raise Refused(Reason("table-is-paused"))
    seats = table.seats_of(person)
    version = table.version_for(seats)
    if seen is not None and not table.position_for(seats) <= seen <= version:
        raise Refused(Reason("table-stale", {"seen": seen, "version": version}))


def _must_decide(table: Table, person: PersonId, seen: int | None = None) -> None:
    table.must_sit(person)
    must_play_on(table, person, seen)
    actor = table.history.state.actor()
    if actor == OVER:
        raise Refused(Reason("table-is-over"))
    if actor not in table.seats_of(person):
        raise Refused(Reason("table-not-your-turn", {"seat": actor + 1}))
