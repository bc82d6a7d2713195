"""The log of a table: everything that was accepted, one numbered entry each.

The number of the last entry is the table's version. Entries hold ids, numbers and what people
typed, no words of ours; `viewpoint` turns them into what each person may read.
"""

from typing import Literal, TypeAlias

from msgspec import Raw, Struct

from garrison.core.contract import Seat
from garrison.table.model.people import PersonId

Numbers: TypeAlias = tuple[int, int, int, int, int]
"""An event: its kind and four particulars."""

How: TypeAlias = Literal["person", "bot", "consent", "deadline", "chance"]


class EntryFields(Struct, tag_field="kind", frozen=True, omit_defaults=True, kw_only=True):
    """What all entries share."""

    version: int = 0
    """Its number, which the table gives it when it accepts it."""
    time: int = 0
    """Seconds since 1970, likewise."""


class Moved(EntryFields, frozen=True, kw_only=True, tag="moved"):
    """A move was made, or chance decided."""

    seat: Seat
    """The seat that decided; for chance and consent, the seat that decided last before it."""
    how: How
    by: PersonId = 0
    say: str
    events: list[Numbers] = []
    hidden: list[Seat] = []
    """Seats (and ONLOOKER) that may not know the line itself."""
    again: bool = False
    """Whether it was made again after being taken back."""


class AskedBack(EntryFields, frozen=True, kw_only=True, tag="asked-back"):
    """Somebody asks the table to agree to go back to the position after so many moves."""

    by: PersonId
    to: int
    unheard: list[Seat] = []
    """Who had answered in secret before: others count as many moves less."""


class Answered(EntryFields, frozen=True, kw_only=True, tag="answered"):
    """Somebody agreed to go back, or did not."""

    by: PersonId
    agree: bool


class TookBack(EntryFields, frozen=True, kw_only=True, tag="took-back"):
    """The game went back: what was played from there on is now branch number `branch`."""

    by: PersonId
    to: int
    seat: Seat
    """The seat that had decided last when the game stood there."""
    count: int
    unheard: list[Seat] = []
    unheard_back: list[Seat] = []
    """Who had answered in secret, before and in what was taken back: others count less."""
    branch: int
    beyond: bool = False
    """Whether something chance had revealed was taken back: from here on it is a practice game."""


class Contributed(EntryFields, frozen=True, kw_only=True, tag="contributed"):
    """Somebody's nonce was mixed into the dice."""

    person: PersonId
    nonce: str


class AskedSeat(EntryFields, frozen=True, kw_only=True, tag="asked-seat"):
    """Somebody asks the table for a seat whose hand another has held."""

    by: PersonId
    seat: Seat


class Joined(EntryFields, frozen=True, kw_only=True, tag="joined"):
    """Somebody came to the table."""

    person: PersonId
    name: str
    key: str


class Rekeyed(EntryFields, frozen=True, kw_only=True, tag="rekeyed"):
    """Somebody got a new personal link; the old one is worth nothing now."""

    person: PersonId
    key: str


class Left(EntryFields, frozen=True, kw_only=True, tag="left"):
    """Somebody left for good: their seats are free."""

    person: PersonId


class Sat(EntryFields, frozen=True, kw_only=True, tag="sat"):
    """Somebody took a seat."""

    person: PersonId
    seat: Seat
    practice: bool = False
    """Whether they see a hand another has held, which makes the game a practice game."""


class Rose(EntryFields, frozen=True, kw_only=True, tag="rose"):
    """A seat was freed, by its person or by the bot that held it."""

    by: PersonId
    seat: Seat


class BotSat(EntryFields, frozen=True, kw_only=True, tag="bot-sat"):
    """A bot took a free seat."""

    by: PersonId
    seat: Seat
    bot: str


class Covered(EntryFields, frozen=True, kw_only=True, tag="covered"):
    """A bot plays for somebody who has been away for long."""

    seat: Seat
    bot: str


class GaveBack(EntryFields, frozen=True, kw_only=True, tag="gave-back"):
    """The person is here again and the bot gave the seat back."""

    seat: Seat


class Chatted(EntryFields, frozen=True, kw_only=True, tag="chatted"):
    """Somebody said something in their own words."""

    by: PersonId
    text: str


class Phrased(EntryFields, frozen=True, kw_only=True, tag="phrased"):
    """Somebody said a quick phrase, which everybody reads in their own language."""

    by: PersonId
    phrase: str


class Intended(EntryFields, frozen=True, kw_only=True, tag="intended"):
    """A bot said what it is up to."""

    seat: Seat
    id: str
    args: dict[str, str | int] = {}


class Paused(EntryFields, frozen=True, kw_only=True, tag="paused"):
    """The game waits until somebody resumes it."""

    by: PersonId


class Resumed(EntryFields, frozen=True, kw_only=True, tag="resumed"):
    """The game goes on."""

    by: PersonId


class Continued(EntryFields, frozen=True, kw_only=True, tag="continued"):
    """The game was taken up from a position of another one, which so many moves had led to."""

    move: int


class Renamed(EntryFields, frozen=True, kw_only=True, tag="renamed"):
    """The host gave the table a name."""

    by: PersonId
    title: str


class Locked(EntryFields, frozen=True, kw_only=True, tag="locked"):
    """The host let nobody else in, or opened the table again."""

    by: PersonId
    locked: bool


class Removed(EntryFields, frozen=True, kw_only=True, tag="removed"):
    """The host sent somebody away: their seats are free."""

    by: PersonId
    person: PersonId


class Muted(EntryFields, frozen=True, kw_only=True, tag="muted"):
    """The host silenced somebody, or let them speak again."""

    by: PersonId
    person: PersonId
    muted: bool


class HandedOn(EntryFields, frozen=True, kw_only=True, tag="handed-on"):
    """Somebody else is the host now."""

    by: PersonId
    person: PersonId


class Rebased(EntryFields, frozen=True, kw_only=True, tag="rebased"):
    """The rules changed since this was saved: the game goes on from the position as it was.

    `lost` moves had not been saved as a position and cannot be trusted under other rules.
    """

    rules: int
    lost: int
    position: Raw


LogEntry: TypeAlias = (
    Moved
    | AskedBack
    | Answered
    | TookBack
    | Contributed
    | AskedSeat
    | Joined
    | Rekeyed
    | Left
    | Sat
    | Rose
    | BotSat
    | Covered
    | GaveBack
    | Chatted
    | Phrased
    | Intended
    | Paused
    | Resumed
    | Continued
    | Rebased
    | Renamed
    | Locked
    | Removed
    | Muted
    | HandedOn
)
