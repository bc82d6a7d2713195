"""What clients and a table say to each other. JSON schema and TypeScript types come from here."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from garrison.core.contract import ONLOOKER, Seat
from garrison.table.messages.schemas import (
    Choice,
    Free,
    Plain,
    TableInfo,
    TurnInfo,
    VisibleEntry,
    Words,
    You,
)
from garrison.table.model.people import PersonId

Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=31)]
ViewpointSeat: TypeAlias = Annotated[int, Meta(ge=ONLOOKER, le=31)]

ANY_VERSION: Final = 0
"""A client that has seen nothing yet."""


class Request(Struct, tag_field="do", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something a client asks. The answer, Done or Refusal, repeats its number."""

    n: Count = 0


class Hello(Request, frozen=True, kw_only=True, tag="hello"):
    """The first message: who I am and up to which version I have seen the log."""

    token: Annotated[str, Meta(max_length=100)] = ""
    seen: Count = ANY_VERSION


class MakeMove(Request, frozen=True, kw_only=True, tag="move"):
    """Make this move. `seen` is the version the decision rests on."""

    say: Annotated[str, Meta(max_length=200)]
    seen: Count


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Go back to the position after `to` moves; without it, before my last decision."""

    seen: Count
    to: Count | None = None


class Redo(Request, frozen=True, kw_only=True, tag="redo"):
    """Make the next move again that was taken back."""

    seen: Count


class Vote(Request, frozen=True, kw_only=True, tag="vote"):
    """My answer to whoever asks to go back; `ballot` is the version of the asking."""

    ballot: Count
    agree: bool


class Sit(Request, frozen=True, kw_only=True, tag="sit"):
    """Let me hold this free seat."""

    seat: SeatNumber


class Rise(Request, frozen=True, kw_only=True, tag="rise"):
    """Free this seat, which I or a bot of the table hold."""

    seat: SeatNumber


class SeatBot(Request, frozen=True, kw_only=True, tag="seat-bot"):
    """Let a bot hold this free seat."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=100)]


class Chat(Request, frozen=True, kw_only=True, tag="chat"):
    """Words to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Phrase(Request, frozen=True, kw_only=True, tag="phrase"):
    """A quick phrase, by its id."""

    phrase: Annotated[str, Meta(max_length=40)]


class Ping(Request, frozen=True, kw_only=True, tag="ping"):
    """Point at a place of the board, named as the game's command language names it."""

    place: Annotated[str, Meta(min_length=1, max_length=60)]


class SeeFrom(Request, frozen=True, kw_only=True, tag="see-from"):
    """Show me the table as this seat of mine sees it, or -3 as onlookers do."""

    seat: ViewpointSeat


class Pause(Request, frozen=True, kw_only=True, tag="pause"):
    """Let the game wait."""


class Resume(Request, frozen=True, kw_only=True, tag="resume"):
    """Let the game go on."""


class WhyNot(Request, frozen=True, kw_only=True, tag="why-not"):
    """Why can this line not be played now?"""

    say: Annotated[str, Meta(max_length=200)]


class Rename(Request, frozen=True, kw_only=True, tag="rename"):
    """As the host: call the table this."""

    title: Annotated[str, Meta(max_length=60)]


class Lock(Request, frozen=True, kw_only=True, tag="lock"):
    """As the host: let nobody else join or watch, or let them again."""

    locked: bool


class Remove(Request, frozen=True, kw_only=True, tag="remove"):
    """As the host: send somebody away."""

    person: Count


class Mute(Request, frozen=True, kw_only=True, tag="mute"):
    """As the host: let somebody neither write nor point, or let them again."""

    person: Count
    muted: bool


class HandOn(Request, frozen=True, kw_only=True, tag="hand-on"):
    """As the host: make somebody else the host."""

    person: Count


FromClient: TypeAlias = (
    Hello
    | MakeMove
    | Undo
    | Redo
    | Vote
    | Sit
    | Rise
    | SeatBot
    | Chat
    | Phrase
    | Ping
    | SeeFrom
    | Pause
    | Resume
    | WhyNot
    | Rename
    | Lock
    | Remove
    | Mute
    | HandOn
)


class Welcome(Struct, tag="welcome", tag_field="do", frozen=True):
    """The answer to Hello: everything as it stands, and the entries the client has missed."""

    version: int
    you: You
    table: TableInfo
    entries: list[VisibleEntry]
    seen_from: Seat
    view: Plain
    turn: TurnInfo
    choices: list[Choice]


class News(Struct, tag="news", tag_field="do", frozen=True, omit_defaults=True):
    """What was accepted since the last message. Fields that are left out did not change."""

    version: int
    entries: list[VisibleEntry]
    changes: list[list[Free]] = []
    """How the view changed; see `garrison.table.patches`."""
    turn: TurnInfo | None = None
    choices: list[Choice] | None = None
    table: TableInfo | None = None
    you: You | None = None
    seen_from: Seat | None = None
    view: Plain | None = None
    """The whole view, when the viewer looks from another seat than before."""


class Done(Struct, tag="done", tag_field="do", frozen=True):
    """Request n is accepted and saved."""

    n: int
    version: int


class RequestRefused(Struct, tag="refused", tag_field="do", frozen=True):
    """Request n is refused, and nothing changed."""

    n: int
    reason: Words


class WhyNotAnswer(Struct, tag="answer", tag_field="do", frozen=True):
    """Why a line cannot be played; no reason: it can."""

    n: int
    reason: Words | None


class Pinged(Struct, tag="pinged", tag_field="do", frozen=True):
    """Somebody points at a place."""

    by: PersonId
    place: str


class Presence(Struct, tag="presence", tag_field="do", frozen=True):
    """Who is here now."""

    here: list[PersonId]
    onlookers: int


class Interruption(Struct, tag="interruption", tag_field="do", frozen=True):
    """Play is held up, through nobody's fault at the table; None: it goes on."""

    reason: Words | None


class Bye(Struct, tag="bye", tag_field="do", frozen=True):
    """The last message before the server closes the connection."""

    reason: Words
    again: bool
    """Whether it is worth connecting again at once."""


ToClient: TypeAlias = (
    Welcome | News | Done | RequestRefused | WhyNotAnswer | Pinged | Presence | Interruption | Bye
)

PHRASES: Final = (
    "phrase-hello",
    "phrase-thanks",
    "phrase-well-done",
    "phrase-sorry",
    "phrase-your-turn",
    "phrase-wait",
    "phrase-help",
    "phrase-attack-here",
    "phrase-good-idea",
    "phrase-bad-idea",
    "phrase-good-game",
)
"""Quick phrases anybody may say."""
