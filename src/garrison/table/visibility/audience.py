"""Everybody who watches a table, and telling each what they may know."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from garrison.core.contract import ONLOOKER, Seat
from garrison.core.game import View
from garrison.core.reasons import Reason
from garrison.table.errors import Refused
from garrison.table.messages.client import Bye, News, Pinged, Presence, ToClient, Welcome
from garrison.table.messages.schemas import (
    BallotInfo,
    Contribution,
    PersonInfo,
    SeatHolderInfo,
    TableInfo,
    VisibleEntry,
    You,
    words,
)
from garrison.table.model.entries import Chatted, Intended, LogEntry, Moved, Phrased
from garrison.table.model.people import NOBODY, PersonId
from garrison.table.model.table import Table
from garrison.table.ports import Subscriber
from garrison.table.visibility.reading import heard_by, read
from garrison.table.visibility.updates import Update, see
from garrison.table.visibility.viewpoint import Viewpoint

NO_VIEWPOINT: Final = Viewpoint(NOBODY, (), ONLOOKER)
_OF_THE_GAME: Final = frozenset((Moved, Intended, Chatted, Phrased))
"""Entries that leave everything about the table but the position as it was."""


@dataclass
class Subscription:
    """One connection to the table: whose it is, and what it was shown."""

    person: PersonId
    wish: Seat | None = None
    """The seat they chose to look from; None: from whichever of theirs decides."""
    shown: Viewpoint = NO_VIEWPOINT


@dataclass(frozen=True)
class Capacity:
    """How many connections a table bears. Onlookers never take the place of people who play."""

    onlookers: int = 100
    connections_each: int = 8
    """Of one person; a further one takes the place of their oldest."""


class Audience:
    """The viewers of one table."""

    def __init__(self, table: Table, capacity: Capacity | None = None) -> None:
        self._table, self._capacity = table, capacity or Capacity()
        self._subscriptions: dict[Subscriber, Subscription] = {}
        self._views: dict[Seat, View] = {}
        """The view each seat was shown last, to tell only what changed."""

    def __contains__(self, subscriber: Subscriber) -> bool:
        return subscriber in self._subscriptions

    def __len__(self) -> int:
        return len(self._subscriptions)

    def person(self, subscriber: Subscriber) -> PersonId:
        subscription = self._subscriptions.get(subscriber)
        return subscription.person if subscription else NOBODY

    def is_here(self, person: PersonId) -> bool:
        return any(subscription.person == person for subscription in self._subscriptions.values())

    def has_people(self) -> bool:
        return any(subscription.person for subscription in self._subscriptions.values())

    def address(self) -> str:
        """Where bots of this table are counted: at the first player who is here, or onlooker."""
        here = sorted(self._subscriptions.items(), key=lambda each: not self._plays(each[1]))
        return here[0][0].address if here else ""

    def _plays(self, subscription: Subscription) -> bool:
        return bool(self._table.seats_of(subscription.person))

    def admit(
        self, subscriber: Subscriber, person: PersonId, missed: list[LogEntry], seen: int = 0
    ) -> None:
        """Greet a newcomer with everything as it stands and with what they missed."""
        subscription = self._subscriptions[subscriber] = Subscription(person)
        viewpoint = subscription.shown = self._viewpoint(subscription)
        entries = [told for told in read(self._table, viewpoint, missed) if told.version > seen]
        subscriber.send(self._welcome(viewpoint, person, entries))
        self.tell_presence()

    def make_room(self, person: PersonId) -> None:
        """See that one more connection fits in. Raises Refused if too many onlookers are here."""
        theirs = self._connections_of(person)
        if person == NOBODY and len(theirs) >= self._capacity.onlookers:
            raise Refused(Reason("table-crowded"))
        if person != NOBODY and len(theirs) >= self._capacity.connections_each:
            self._close(theirs[0], Reason("table-connected-elsewhere"))

    def dismiss(self, subscriber: Subscriber) -> None:
        if self._subscriptions.pop(subscriber, None) is not None:
            looks = {subscription.shown.seat for subscription in self._subscriptions.values()}
            self._views = {seat: view for seat, view in self._views.items() if seat in looks}
            self.tell_presence()

    def part_with(self, person: PersonId, reason: Reason) -> None:
        """Close every connection of somebody whose secret is worth nothing any more."""
        for subscriber in self._connections_of(person):
            self._close(subscriber, reason)

    def _connections_of(self, person: PersonId) -> list[Subscriber]:
        """The connections of one person, the oldest first; of NOBODY: those of all onlookers."""
        return [s for s, each in self._subscriptions.items() if each.person == person]

    def _close(self, subscriber: Subscriber, reason: Reason) -> None:
        subscriber.send(Bye(words(reason), again=False))
        subscriber.close()
        self.dismiss(subscriber)

    def say_bye(self, reason: Reason) -> None:
        """Close every connection; whoever comes again finds the table as it was kept."""
        self.send_all(Bye(words(reason), again=True))
        for subscriber in self._subscriptions:
            subscriber.close()
        self._subscriptions.clear()

    def send_all(self, message: ToClient) -> None:
        for subscriber in self._subscriptions:
            subscriber.send(message)

    def tell_presence(self) -> None:
        people = [subscription.person for subscription in self._subscriptions.values()]
        self.send_all(Presence(sorted(set(people) - {NOBODY}), people.count(NOBODY)))

    def ping(self, by: PersonId, place: str) -> None:
        self.send_all(Pinged(by, place))

    def see_from(self, subscriber: Subscriber, seat: Seat) -> None:
        """Show somebody the table from another of their seats, unless they were sent away."""
        subscription = self._subscriptions.get(subscriber)
        if subscription is None:
            return
        subscription.wish = seat
        viewpoint = subscription.shown = self._viewpoint(subscription)
        view = see(self._table, viewpoint, self._views)
        version = self._table.version_for(viewpoint.seats)
        subscriber.send(News(version, [], seen_from=viewpoint.seat, view=view))

    def tell(self, fresh: list[LogEntry], kept: Sequence[LogEntry] = ()) -> None:
        """Tell everybody what was accepted; equal viewpoints get the very same message.

        `kept` are earlier entries, which only some have heard of.
        """
        update = Update(self._table, self._views)
        ready: dict[tuple[Viewpoint, Viewpoint], News | None] = {}
        for subscriber, subscription in self._subscriptions.items():
            shown, subscription.shown = subscription.shown, self._viewpoint(subscription)
            key = subscription.shown, shown
            if key not in ready:
                ready[key] = self._news(update, *key, heard_by(self._table, key[0], kept, fresh))
            news = ready[key]
            if news is not None:
                subscriber.send(news)
        self._views = update.views

    def _news(
        self, update: Update, viewpoint: Viewpoint, shown: Viewpoint, fresh: list[LogEntry]
    ) -> News | None:
        """What somebody is told; None if it is nothing."""
        if not fresh:
            update.keep(viewpoint)
            return None
        return update.news(viewpoint, shown, fresh, self._changed_info(fresh, viewpoint.seats))

    def _changed_info(self, fresh: list[LogEntry], seats: tuple[Seat, ...]) -> TableInfo | None:
        """What is known about the table, if these entries changed it."""
        told = _OF_THE_GAME.issuperset(map(type, fresh)) and not self._table.settings.lesson
        return None if told else self.info(seats)

    def info(self, seats: tuple[Seat, ...] = ()) -> TableInfo:
        """Everything about the table but the position."""
        table = self._table
        people = [person for person in table.people.values() if person.key]
        lesson = table.lesson()
        return TableInfo(
            id=table.id,
            game=table.game.name,
            rules=table.game.rules,
            seed_hash=table.history.seed_hash,
            holders=[SeatHolderInfo(holder.person, holder.bot) for holder in table.holders],
            people=[PersonInfo(p.id, p.name, self.is_here(p.id), p.muted) for p in people],
            paused=table.paused,
            public=table.settings.public,
            consent=table.settings.consent,
            ballot=self._ballot_info(seats),
            practice=table.practice,
            own_data=bool(table.game.data),
            contributions=[Contribution(by, nonce) for by, nonce in table.history.nonces],
            away_bot=table.settings.away_bot,
            away_seconds=table.settings.away_seconds,
            answer_seconds=table.settings.answer_seconds,
            lesson=table.settings.lesson,
            steps=lesson.steps if lesson else 0,
            steps_done=lesson.done if lesson else 0,
            host=table.host,
            title=table.title,
            locked=table.locked,
            waiting=table.is_waiting(),
        )

    def _ballot_info(self, seats: tuple[Seat, ...]) -> BallotInfo | None:
        table, asked = self._table, self._table.ballot_for(seats)
        if asked is None:
            return None
        number = table.secret_questions.number(asked.version, seats)
        to = table.history.count_for(seats, asked.to)
        return BallotInfo(number, asked.by, to, asked.waiting(table.holders), asked.seat)

    def _welcome(
        self, viewpoint: Viewpoint, person: PersonId, entries: list[VisibleEntry]
    ) -> Welcome:
        table, seats = self._table, viewpoint.seats
        history = table.history_for(seats)
        return Welcome(
            version=table.version_for(seats),
            you=You(person, list(seats)),
            table=self.info(seats),
            entries=entries,
            seen_from=viewpoint.seat,
            view=see(table, viewpoint, self._views),
            turn=viewpoint.turn(history),
            choices=viewpoint.choices(table.game, history.state, table.paused),
        )

    def _viewpoint(self, subscription: Subscription) -> Viewpoint:
        """Where somebody looks from: as they chose, or else their seat that decides."""
        seats, actor = self._table.seats_of(subscription.person), self._table.history.state.actor()
        if subscription.wish is not None and subscription.wish in (ONLOOKER, *seats):
            return Viewpoint(subscription.person, seats, subscription.wish)
        if actor in seats:
            return Viewpoint(subscription.person, seats, actor)
        shown = subscription.shown.seat
        seat = shown if shown in seats else min(seats, default=ONLOOKER)
        return Viewpoint(subscription.person, seats, seat)
