"""Who is away, and since when: after a while a bot plays for them, if others wait."""

from garrison.core.contract import Seat
from garrison.table.model.people import NOBODY, PersonId
from garrison.table.model.table import Clock, Table
from garrison.table.visibility.audience import Audience


class Absence:
    """Keeps the times at which people went away from one table."""

    def __init__(self, table: Table, audience: Audience, clock: Clock) -> None:
        self._table, self._audience, self._clock = table, audience, clock
        self._since: dict[PersonId, float] = {}

    def came(self, person: PersonId) -> None:
        self._since.pop(person, None)

    def went(self, person: PersonId) -> None:
        self._since[person] = self._clock()

    def seat_to_cover(self) -> Seat | None:
        """The seat everybody waits for, if its person has been away for too long."""
        left = self.seconds_left()
        return self._table.history.state.actor() if left is not None and left <= 0 else None

    def seconds_left(self) -> float | None:
        """How long until a bot plays for whoever is waited for; None if nobody is to be covered.

        A game that everybody has left just waits, for days if need be.
        """
        table, actor = self._table, self._table.history.state.actor()
        if table.paused or actor < 0 or not table.settings.away_bot:
            return None
        holder = table.holders[actor]
        if holder.person == NOBODY or holder.bot or self._audience.is_here(holder.person):
            return None
        if not self._audience.has_people():
            return None
        since = self._since.setdefault(holder.person, self._clock())
        return since + table.settings.away_seconds - self._clock()
