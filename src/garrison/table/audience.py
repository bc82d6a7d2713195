"""Everybody who watches a table, and telling each what they may know."""

from dataclasses import dataclass
from typing import Final

from garrison.core.contract import ONLOOKER, Seat
from garrison.core.game import View
from garrison.core.reasons import Reason
from garrison.table.entries import Chatted, Entry, Intended, Moved, Phrased
from garrison.table.messages import Bye, News, Pinged, Presence, ToClient, Welcome
from garrison.table.people import NOBODY, PersonId
from garrison.table.seams import Watcher
from garrison.table.shapes import BallotInfo, ChairInfo, PersonInfo, TableInfo, You, words
from garrison.table.sight import Sight
from garrison.table.step import Step, read, see
from garrison.table.table import Table

NO_SIGHT: Final = Sight(NOBODY, (), ONLOOKER)


@dataclass
class Viewer:
    """What is known of one connection."""

    person: PersonId
    wish: Seat | None = None
    """The seat they chose to look from; None: from whichever of theirs decides."""
    shown: Sight = NO_SIGHT


class Audience:
    """The viewers of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._viewers: dict[Watcher, Viewer] = {}
        self._views: dict[Seat, View] = {}
        """The view each seat was shown last, to tell only what changed."""

    def __contains__(self, watcher: Watcher) -> bool:
        return watcher in self._viewers

    def __len__(self) -> int:
        return len(self._viewers)

    def person(self, watcher: Watcher) -> PersonId:
        viewer = self._viewers.get(watcher)
        return viewer.person if viewer else NOBODY

    def is_here(self, person: PersonId) -> bool:
        return any(viewer.person == person for viewer in self._viewers.values())

    def has_people(self) -> bool:
        return any(viewer.person for viewer in self._viewers.values())

    def admit(self, watcher: Watcher, person: PersonId, missed: list[Entry]) -> None:
        """Greet a newcomer with everything as it stands and with what they missed."""
        viewer = self._viewers[watcher] = Viewer(person)
        sight = viewer.shown = self._sight(viewer)
        watcher.send(self._welcome(sight, person, missed))
        self.tell_presence()

    def dismiss(self, watcher: Watcher) -> None:
        if self._viewers.pop(watcher, None) is not None:
            looks = {viewer.shown.look for viewer in self._viewers.values()}
            self._views = {seat: view for seat, view in self._views.items() if seat in looks}
            self.tell_presence()

    def part_with(self, person: PersonId, reason: Reason) -> None:
        """Close every connection of somebody whose secret is worth nothing any more."""
        for watcher in [w for w, viewer in self._viewers.items() if viewer.person == person]:
            watcher.send(Bye(words(reason), again=False))
            watcher.close()
            self.dismiss(watcher)

    def say_bye(self, reason: Reason) -> None:
        """Close every connection; whoever comes again finds the table as it was kept."""
        self.send_all(Bye(words(reason), again=True))
        for watcher in self._viewers:
            watcher.close()
        self._viewers.clear()

    def send_all(self, message: ToClient) -> None:
        for watcher in self._viewers:
            watcher.send(message)

    def tell_presence(self) -> None:
        people = [viewer.person for viewer in self._viewers.values()]
        self.send_all(Presence(sorted(set(people) - {NOBODY}), people.count(NOBODY)))

    def ping(self, by: PersonId, place: str) -> None:
        self.send_all(Pinged(by, place))

    def look(self, watcher: Watcher, seat: Seat) -> None:
        """Show somebody the table from another of their seats."""
        viewer = self._viewers[watcher]
        viewer.wish = seat
        sight = viewer.shown = self._sight(viewer)
        view = see(self._table, sight, self._views)
        watcher.send(News(self._table.version, [], look=sight.look, view=view))

    def tell(self, fresh: list[Entry]) -> None:
        """Tell everybody what was accepted; viewers of equal sight get the very same message."""
        step = Step(self._table, self._views, fresh, self._changed_info(fresh))
        ready: dict[tuple[Sight, Sight], News] = {}
        for watcher, viewer in self._viewers.items():
            shown, viewer.shown = viewer.shown, self._sight(viewer)
            key = viewer.shown, shown
            if key not in ready:
                ready[key] = step.news(viewer.shown, shown)
            watcher.send(ready[key])
        self._views = step.views

    def _changed_info(self, fresh: list[Entry]) -> TableInfo | None:
        """What is known about the table, if these entries changed it."""
        harmless = all(isinstance(e, Moved | Intended | Chatted | Phrased) for e in fresh)
        return None if harmless else self.info()

    def info(self) -> TableInfo:
        """Everything about the table but the position."""
        table = self._table
        people = [person for person in table.people.values() if person.key]
        return TableInfo(
            id=table.id,
            game=table.game.name,
            rules=table.game.rules,
            seed_hash=table.line.seed_hash,
            chairs=[ChairInfo(chair.person, chair.bot) for chair in table.chairs],
            people=[PersonInfo(p.id, p.name, self.is_here(p.id)) for p in people],
            paused=table.paused,
            public=table.terms.public,
            consent=table.terms.consent,
            ballot=self._ballot_info(),
        )

    def _ballot_info(self) -> BallotInfo | None:
        asked = self._table.ballot
        if asked is None:
            return None
        return BallotInfo(asked.version, asked.by, asked.to, asked.waiting(self._table.chairs))

    def _welcome(self, sight: Sight, person: PersonId, missed: list[Entry]) -> Welcome:
        table = self._table
        return Welcome(
            version=table.version,
            you=You(person, list(sight.seats)),
            table=self.info(),
            entries=read(table, sight, missed),
            look=sight.look,
            view=see(table, sight, self._views),
            turn=sight.turn(table.line),
            choices=sight.choices(table.game, table.line.state, table.paused),
        )

    def _sight(self, viewer: Viewer) -> Sight:
        """Where somebody looks from: as they chose, or else their seat that decides."""
        seats, actor = self._table.seats_of(viewer.person), self._table.line.state.actor()
        if viewer.wish is not None and viewer.wish in (ONLOOKER, *seats):
            return Sight(viewer.person, seats, viewer.wish)
        if actor in seats:
            return Sight(viewer.person, seats, actor)
        look = viewer.shown.look if viewer.shown.look in seats else min(seats, default=ONLOOKER)
        return Sight(viewer.person, seats, look)
