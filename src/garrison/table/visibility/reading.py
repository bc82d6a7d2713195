"""The log as one viewer may read it: what they may know, in the order in which they learn it."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from garrison.table.messages.schemas import VisibleEntry
from garrison.table.model.entries import LogEntry, Moved
from garrison.table.model.table import Table
from garrison.table.visibility.viewpoint import Viewpoint


def read(table: Table, viewpoint: Viewpoint, entries: Iterable[LogEntry]) -> list[VisibleEntry]:
    """Entries of the log as a viewer may read them."""
    names, game, secret_questions = table.names(), table.game, table.secret_questions
    told = [
        viewpoint.read(game, names, entry, secret_questions.number(entry.version, viewpoint.seats))
        for entry in learnt(table, viewpoint, entries)
    ]
    return [each for each in told if each is not None]


def heard_by(
    table: Table, viewpoint: Viewpoint, kept: Sequence[LogEntry], fresh: list[LogEntry]
) -> list[LogEntry]:
    """What a viewer hears now: what is new, and what was kept from them, but not what still is."""
    if not table.secret_questions.all:
        return fresh
    late = [each for each in kept if table.secret_questions.around(each.version, viewpoint.seats)]
    return late + [each for each in fresh if not _is_kept(table, viewpoint, each)]


def _is_kept(table: Table, viewpoint: Viewpoint, entry: LogEntry) -> bool:
    secret = table.secret_questions.around(entry.version, viewpoint.seats)
    return secret is not None and not secret.until


def learnt(table: Table, viewpoint: Viewpoint, entries: Iterable[LogEntry]) -> list[LogEntry]:
    """The entries a viewer learns of by now, in that order.

    What led to a question that was asked of another in secret comes when it was answered, and the
    answer is part of it.
    """
    if not table.secret_questions.all:
        return list(entries)
    known: list[LogEntry] = []
    kept: list[LogEntry] = []
    until = 0
    for entry in entries:
        secret = table.secret_questions.around(entry.version, viewpoint.seats)
        if secret is None:
            known.append(entry)
        elif secret.until:
            until = secret.until
            kept = _with(kept, entry, joins=entry.version in secret.joined)
        if kept and entry.version >= until:
            known, kept = known + kept, []
    return known


def _with(kept: list[LogEntry], entry: LogEntry, joins: bool) -> list[LogEntry]:
    """What was kept from others so far, with one more entry."""
    if not joins:
        return [*kept, entry]
    last = kept[-1] if kept else None
    if isinstance(entry, Moved) and isinstance(last, Moved):
        return [*kept[:-1], replace(last, events=last.events + entry.events)]
    return kept
