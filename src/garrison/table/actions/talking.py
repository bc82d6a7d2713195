"""Words between people, and pauses."""

from garrison.core.reasons import Reason
from garrison.table.errors import Refused
from garrison.table.messages.client import PHRASES
from garrison.table.model import entries as log
from garrison.table.model.people import PersonId, tidy_text
from garrison.table.model.table import Table


def chat(table: Table, person: PersonId, text: str) -> None:
    """Say something in one's own words."""
    tidy = tidy_text(text)
    if not tidy:
        raise Refused(Reason("table-empty-words"))
    table.accept(log.Chatted(by=person, text=tidy))


def say_phrase(table: Table, person: PersonId, phrase: str) -> None:
    """Say a quick phrase, which everybody reads in their own language."""
    if phrase not in PHRASES:
        raise Refused(Reason("table-unknown-phrase", {"phrase": phrase}))
    table.accept(log.Phrased(by=person, phrase=phrase))


def pointed_place(text: str) -> str:
    """The place of the board somebody points at."""
    place = tidy_text(text)
    if not place:
        raise Refused(Reason("table-empty-words"))
    return place


def pause(table: Table, person: PersonId) -> None:
    """Let the game wait."""
    table.must_sit(person)
    if table.paused:
        raise Refused(Reason("table-is-paused"))
    table.accept(log.Paused(by=person))


def resume(table: Table, person: PersonId) -> None:
    """Let the game go on."""
    table.must_sit(person)
    if not table.paused:
        raise Refused(Reason("table-not-paused"))
    table.accept(log.Resumed(by=person))
