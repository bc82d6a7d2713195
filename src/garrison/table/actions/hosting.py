"""What only the host of a table may do: name it, lock it, send people away, silence them."""

from garrison.core.reasons import Reason
from garrison.table.actions.undoing import settle_ballot
from garrison.table.errors import BadRequest, Refused
from garrison.table.model import entries as log
from garrison.table.model.people import PersonId, tidy_text
from garrison.table.model.table import Table
from garrison.table.visibility.audience import Audience


def rename(table: Table, person: PersonId, title: str) -> None:
    """Give the table a name of its own; an empty one takes it away."""
    _must_host(table, person)
    table.accept(log.Renamed(by=person, title=tidy_text(title)))


def lock(table: Table, person: PersonId, locked: bool) -> None:
    """Let nobody else join or watch, or let them again."""
    _must_host(table, person)
    if locked != table.locked:
        table.accept(log.Locked(by=person, locked=locked))


def remove(table: Table, audience: Audience, person: PersonId, other: PersonId) -> None:
    """Send somebody away: their seats are free, their link is worth nothing."""
    _must_host_over(table, person, other)
    table.accept(log.Removed(by=person, person=other))
    settle_ballot(table)
    audience.part_with(other, Reason("table-you-were-removed"))


def mute(table: Table, person: PersonId, other: PersonId, muted: bool) -> None:
    """Let somebody neither write nor point, or let them again."""
    _must_host_over(table, person, other)
    if muted != table.people[other].muted:
        table.accept(log.Muted(by=person, person=other, muted=muted))


def hand_on(table: Table, person: PersonId, other: PersonId) -> None:
    """Make somebody else the host."""
    _must_host_over(table, person, other)
    table.accept(log.HandedOn(by=person, person=other))


def must_be_heard(table: Table, person: PersonId) -> None:
    """Refuse the words of somebody who was silenced."""
    if table.people[person].muted:
        raise Refused(Reason("table-muted-you"))


def _must_host(table: Table, person: PersonId) -> None:
    if table.host != person:
        raise Refused(Reason("table-not-host"))


def _must_host_over(table: Table, person: PersonId, other: PersonId) -> None:
    _must_host(table, person)
    found = table.people.get(other)
    if found is None or not found.key or other == person:
        raise BadRequest(Reason("table-no-such-person"))
