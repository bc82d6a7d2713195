"""What the server itself and a table say to each other, for people who are not connected to it."""

from typing import TypeAlias

from msgspec import Raw, Struct

from garrison.core.contract import Seat
from garrison.table.messages import Done, Refusal, Request
from garrison.table.people import PersonId
from garrison.table.shapes import Advice, Moment, TableEstimate


class Enter(Request, frozen=True, kw_only=True, tag="enter"):
    """Somebody joins the table and takes seats."""

    name: str
    key: str
    seats: list[int]


class Leave(Request, frozen=True, kw_only=True, tag="leave"):
    """Whoever this is the secret of leaves for good."""

    token: str


class Rekey(Request, frozen=True, kw_only=True, tag="rekey"):
    """Whoever this is the secret of gets another one."""

    token: str
    key: str


class Export(Request, frozen=True, kw_only=True, tag="export"):
    """The record of the game, for whoever this is the secret of."""

    token: str


class Show(Request, frozen=True, kw_only=True, tag="show"):
    """The game as it stood after so many moves, as whoever this is the secret of may know it."""

    token: str
    move: int
    seat: int | None = None
    """The seat to look from; None: whichever of theirs had to decide."""


class Fork(Request, frozen=True, kw_only=True, tag="fork"):
    """The position after so many moves, to play on from at another table."""

    token: str
    move: int


class Appraise(Request, frozen=True, kw_only=True, tag="appraise"):
    """How likely a win is from here, as far as whoever this is the secret of can know."""

    token: str


class Advise(Request, frozen=True, kw_only=True, tag="advise"):
    """What a strong bot would do in place of this seat, which has to decide."""

    token: str
    seat: int


FromHouse: TypeAlias = Enter | Leave | Rekey | Export | Show | Fork | Appraise | Advise


class Entered(Struct, tag="entered", tag_field="do", frozen=True):
    """Somebody joined."""

    person: PersonId
    seats: list[Seat]


class Exported(Struct, tag="exported", tag_field="do", frozen=True):
    """The record of the game as text."""

    record: str


class Shown(Struct, tag="shown", tag_field="do", frozen=True):
    """A moment of the game."""

    moment: Moment


class Opening(Struct, tag="opening", tag_field="do", frozen=True):
    """Where a game is taken up that was begun elsewhere."""

    game: str
    position: Raw
    move: int
    """How many moves had led there."""
    seat: Seat
    """The seat that had decided last."""


class Appraised(Struct, tag="appraised", tag_field="do", frozen=True):
    """How likely a win is."""

    estimate: TableEstimate


class Advised(Struct, tag="advised", tag_field="do", frozen=True):
    """What a strong bot would do."""

    advice: Advice


ToHouse: TypeAlias = Entered | Exported | Shown | Opening | Appraised | Advised | Done | Refusal
