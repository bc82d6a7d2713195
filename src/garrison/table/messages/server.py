"""What the server itself and a table say to each other, for people who are not connected to it."""

from typing import TypeAlias

from msgspec import Raw, Struct

from garrison.core.contract import Seat
from garrison.table.errors import RefusalKind
from garrison.table.messages.client import Done, Request
from garrison.table.messages.schemas import Advice, Moment, TableEstimate, Words
from garrison.table.model.people import PersonId


class Enter(Request, frozen=True, kw_only=True, tag="enter"):
    """Somebody joins the table and takes seats."""

    name: str
    key: str
    seats: list[int]
    nonce: str = ""
    """What they contribute to the dice."""


class Leave(Request, frozen=True, kw_only=True, tag="leave"):
    """Whoever this is the token of leaves for good."""

    token: str


class Rekey(Request, frozen=True, kw_only=True, tag="rekey"):
    """Whoever this is the token of gets another one."""

    token: str
    key: str


class Export(Request, frozen=True, kw_only=True, tag="export"):
    """The record of the game, for whoever this is the token of."""

    token: str


class Show(Request, frozen=True, kw_only=True, tag="show"):
    """The game as it stood after so many moves, as whoever this is the token of may know it."""

    token: str
    move: int
    seat: int | None = None
    """The seat to look from; None: whichever of theirs had to decide."""


class Fork(Request, frozen=True, kw_only=True, tag="fork"):
    """The position after so many moves, to play on from at another table."""

    token: str
    move: int


class AskEstimate(Request, frozen=True, kw_only=True, tag="ask-estimate"):
    """How likely a win is from here, as far as whoever this is the token of can know."""

    token: str


class AskAdvice(Request, frozen=True, kw_only=True, tag="ask-advice"):
    """What a strong bot would do in place of this seat, which has to decide."""

    token: str
    seat: int


ServerRequest: TypeAlias = Enter | Leave | Rekey | Export | Show | Fork | AskEstimate | AskAdvice


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


class StartingPosition(Struct, tag="starting-position", tag_field="do", frozen=True):
    """Where a game is taken up that was begun elsewhere."""

    game: str
    position: Raw
    move: int
    """How many moves had led there."""
    seat: Seat
    """The seat that had decided last."""


class EstimateAnswer(Struct, tag="estimate", tag_field="do", frozen=True):
    """How likely a win is."""

    estimate: TableEstimate


class AdviceAnswer(Struct, tag="advice", tag_field="do", frozen=True):
    """What a strong bot would do."""

    advice: Advice


class ServerRefusal(Struct, tag="server-refused", tag_field="do", frozen=True):
    """Why something cannot be done, and what kind of refusal that is."""

    kind: RefusalKind
    reason: Words


ServerReply: TypeAlias = (
    Entered
    | Exported
    | Shown
    | StartingPosition
    | EstimateAnswer
    | AdviceAnswer
    | Done
    | ServerRefusal
)
