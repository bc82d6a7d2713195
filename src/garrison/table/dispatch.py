"""From whatever comes to a table to the one function that deals with it."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from garrison.core.reasons import Reason
from garrison.table.actions import hosting, joining, playing, records, seating, talking, undoing
from garrison.table.errors import Refused
from garrison.table.messages import client, server
from garrison.table.messages.client import (
    Bye,
    Done,
    FromClient,
    RequestRefused,
    ToClient,
    WhyNotAnswer,
)
from garrison.table.messages.schemas import words
from garrison.table.messages.server import ServerRefusal, ServerReply, ServerRequest
from garrison.table.model.people import PersonId
from garrison.table.model.table import Table
from garrison.table.ports import BotMove, Subscriber, Thinker
from garrison.table.thinking.absence import Absence
from garrison.table.thinking.analysis import Analysis
from garrison.table.thinking.bot_player import BotPlayer
from garrison.table.thinking.deadline import Deadline
from garrison.table.visibility.audience import Audience


class Gone(Struct, frozen=True):
    """A connection ended."""


class BotDecided(Struct, frozen=True):
    """A bot has chosen its move for the position of this version."""

    at: int
    chosen: BotMove


class CheckTimers(Struct, frozen=True):
    """Something may be due."""


Item: TypeAlias = FromClient | ServerRequest | Gone | BotDecided | CheckTimers


class Nobody:
    """The sender of what no connection asked for; it hears no answer."""

    address = ""

    def send(self, message: ToClient | ServerReply) -> None:
        """There is nobody to read it."""

    def close(self) -> None:
        """There is nothing to close."""


NO_SENDER: Final = Nobody()


class Greeting(NamedTuple):
    """Somebody who said hello is to be greeted once everything before is stored."""

    subscriber: Subscriber
    person: PersonId
    key: str
    """Their secret as the table knew it when they said hello."""
    seen: int


class Dispatcher:
    """Hands each item to its function. What is to be said waits until the log is stored."""

    def __init__(
        self,
        table: Table,
        audience: Audience,
        thinker: Thinker,
        absence: Absence,
        deadline: Deadline,
        bots: BotPlayer,
        analysis: Analysis,
    ) -> None:
        self._table, self._audience, self._thinker = table, audience, thinker
        self._absence, self._deadline = absence, deadline
        self._bots, self._analysis = bots, analysis
        self._afterwards: list[tuple[Subscriber, Callable[[], None]]] = []
        """What is to be done later, and who asked for it."""
        self._newcomers: list[Greeting] = []
        self._later: list[tuple[Subscriber, Item]] = []
        """What people ask that would change a position which is kept from them."""

    def take_afterwards(self) -> list[Callable[[], None]]:
        """What is to be done once the entries so far are stored."""
        waiting, self._afterwards = self._afterwards, []
        return [act for _, act in waiting]

    def most_seen(self) -> int:
        """The newest version that somebody who waits to be greeted knows."""
        return max((each.seen for each in self._newcomers), default=0)

    def take_newcomers(self) -> list[Greeting]:
        """Who is to be greeted then: not whose link has become worth nothing since they came."""
        waiting, self._newcomers = self._newcomers, []
        welcome: list[Greeting] = []
        for each in waiting:
            if each.key == self._key_of(each.person):
                welcome.append(each)
            else:
                each.subscriber.send(Bye(words(Reason("table-link-changed")), again=False))
                each.subscriber.close()
        return welcome

    def _key_of(self, person: PersonId) -> str:
        return self._table.people[person].key if person else ""

    def handle(self, sender: Subscriber, item: Item) -> None:
        """Do what is asked; the answer, or why not, goes to the sender.

        Whoever may not know that another is asked something and would go back waits until that is
        answered: it looks to them as if they had asked just afterwards. What would be refused
        anyway is refused at once, so that nobody finds out by asking.
        """
        if isinstance(item, (client.Undo, client.Vote)) and self._must_wait(sender, item):
            self._later.append((sender, item))
            return
        self._answer(sender, item)
        if self._later and self._table.secret_questions.lasting() is None:
            later, self._later = self._later, []
            for each in later:
                self.handle(*each)

    def _must_wait(self, sender: Subscriber, item: client.Undo | client.Vote) -> bool:
        table, person = self._table, self._audience.person(sender)
        is_kept = table.is_kept_from(table.seats_of(person))
        return is_kept and undoing.is_possible(table, person, item)

    def _answer(self, sender: Subscriber, item: Item) -> None:
        try:
            reply = self._dispatch(sender, item)
        except Refused as refused:
            reply = _refusal(item, refused)
        if reply is not None:
            self._afterwards.append((sender, partial(sender.send, reply)))

    def _dispatch(self, sender: Subscriber, item: Item) -> ToClient | ServerReply | None:
        """Everything a table can be asked, in one place."""
        table = self._table
        match item:
            case client.MakeMove():
                playing.move(table, self._player(sender), item.say, item.seen)
            case client.Undo():
                undoing.undo(table, self._player(sender), item.seen, item.to)
            case client.Redo():
                playing.redo(table, self._player(sender), item.seen)
            case client.Vote():
                undoing.vote(table, self._player(sender), item.ballot, item.agree)
            case client.Sit():
                seating.sit(table, self._player(sender), item.seat)
            case client.Rise():
                seating.rise(table, self._player(sender), item.seat)
            case client.SeatBot():
                person = self._player(sender)
                seating.must_be_bot(self._thinker, item.bot)
                seating.seat_bot(table, person, item.seat, item.bot)
            case client.Chat():
                talking.chat(table, self._speaker(sender), item.text)
            case client.Phrase():
                talking.say_phrase(table, self._speaker(sender), item.phrase)
            case client.Pause():
                talking.pause(table, self._player(sender))
            case client.Resume():
                talking.resume(table, self._player(sender))
            case client.Ping():
                person, place = self._speaker(sender), talking.pointed_place(item.place)
                self._afterwards.append((NO_SENDER, partial(self._audience.ping, person, place)))
            case client.SeeFrom():
                self._viewer(sender)
                self._afterwards.append(
                    (sender, partial(self._audience.see_from, sender, item.seat))
                )
            case client.WhyNot():
                reason = playing.why_not(table, self._viewer(sender), item.say)
                return WhyNotAnswer(item.n, words(reason) if reason else None)
            case (
                client.Rename() | client.Lock() | client.Remove() | client.Mute() | client.HandOn()
            ):
                self._host(self._player(sender), item)
            case client.Hello():
                self._greet(sender, item)
                return None
            case server.Enter():
                return joining.enter(table, item)
            case server.Leave():
                joining.leave(table, self._audience, item)
            case server.Rekey():
                joining.rekey(table, self._audience, item)
            case server.Export():
                return records.export(table, item)
            case server.Fork():
                return records.fork(table, item)
            case server.Show():
                return records.show(table, item)
            case server.AskEstimate() | server.AskAdvice():
                self._afterwards.append((sender, partial(self._analysis.ask, sender, item)))
                return None
            case BotDecided():
                self._play_bot(item)
                return None
            case CheckTimers():
                self._cover()
                self._deadline.answer()
                return None
            case Gone():
                self._see_off(sender)
                return None
        seats = table.seats_of(self._audience.person(sender))
        return Done(item.n, table.version_for(seats))

    def _viewer(self, sender: Subscriber) -> PersonId:
        """Who has said hello on this connection; nobody in particular for an onlooker."""
        if sender not in self._audience:
            raise Refused(Reason("server-hello-first"))
        return self._audience.person(sender)

    def _player(self, sender: Subscriber) -> PersonId:
        """Who has said hello on this connection. Onlookers only watch."""
        person = self._viewer(sender)
        if not person:
            raise Refused(Reason("table-onlookers-watch"))
        return person

    def _speaker(self, sender: Subscriber) -> PersonId:
        """Who has said hello on this connection, if they may speak."""
        person = self._player(sender)
        hosting.must_be_heard(self._table, person)
        return person

    def _host(
        self,
        person: PersonId,
        item: client.Rename | client.Lock | client.Remove | client.Mute | client.HandOn,
    ) -> None:
        """What the host wants."""
        table = self._table
        match item:
            case client.Rename():
                hosting.rename(table, person, item.title)
            case client.Lock():
                hosting.lock(table, person, item.locked)
            case client.Remove():
                hosting.remove(table, self._audience, person, item.person)
            case client.Mute():
                hosting.mute(table, person, item.person, item.muted)
            case client.HandOn():
                hosting.hand_on(table, person, item.person)

    def _greet(self, sender: Subscriber, hello: client.Hello) -> None:
        person = joining.identify(self._table, self._audience, sender, hello)
        self._absence.came(person)
        self._newcomers.append(Greeting(sender, person, self._key_of(person), hello.seen))

    def _see_off(self, sender: Subscriber) -> None:
        person = self._audience.person(sender)
        self._analysis.dismiss(sender)
        self._afterwards = [each for each in self._afterwards if each[0] is not sender]
        self._newcomers = [each for each in self._newcomers if each.subscriber is not sender]
        self._later = [each for each in self._later if each[0] is not sender]
        self._audience.dismiss(sender)
        if person and not self._audience.is_here(person):
            self._absence.went(person)

    def _play_bot(self, decided: BotDecided) -> None:
        self._bots.stop()
        if decided.at == self._table.position_version and self._table.bot_to_move():
            playing.bot_move(self._table, decided.chosen)

    def _cover(self) -> None:
        seat = self._absence.seat_to_cover()
        if seat is not None:
            seating.cover(self._table, seat)


def _refusal(item: Item, refused: Refused) -> RequestRefused | ServerRefusal | None:
    if isinstance(item, ServerRequest):
        return ServerRefusal(refused.kind, words(refused.reason))
    return RequestRefused(item.n, words(refused.reason)) if isinstance(item, FromClient) else None
