"""What messages to clients consist of."""

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from garrison.core.contract import Seat
from garrison.core.reasons import Reason
from garrison.table.model.people import PersonId

Free: TypeAlias = Annotated[object, Meta(extra_json_schema={"title": "Free"})]
"""Any JSON value: what a game's views and arguments hold is the game's affair."""

Plain: TypeAlias = Mapping[str, Free]


class Words(Struct, frozen=True):
    """A message id of the catalogues with its arguments; each reader's language puts it right."""

    id: str
    args: Plain = {}


def words(reason: Reason) -> Words:
    """A reason as messages carry it."""
    return Words(reason.id, reason.args)


class VisibleEntry(Struct, frozen=True, omit_defaults=True):
    """An entry of the log as one viewer may read it."""

    version: int
    time: int
    kind: str
    words: list[Words]
    """One line of the log each."""
    seat: Seat | None = None
    by: PersonId = 0
    say: str | None = None
    """The move in the command language, if this viewer may know it."""
    text: str | None = None
    """What a person typed, to be shown as it is and never as markup."""


class Choice(Struct, frozen=True):
    """One legal move: its line, the same as named fields, and in words."""

    say: str
    move: Plain
    words: Words


class PersonInfo(Struct, frozen=True):
    """Somebody at the table as everybody sees them."""

    id: PersonId
    name: str
    here: bool
    muted: bool = False


class SeatHolderInfo(Struct, frozen=True):
    """A seat as everybody sees it: free, a person's, a bot's, or a person's while a bot plays."""

    person: PersonId
    bot: str


class BallotInfo(Struct, frozen=True):
    """A question to the table that waits for answers: to go back, or for a seat."""

    ballot: int
    by: PersonId
    to: int
    waiting: list[PersonId]
    seat: Seat | None = None
    """The seat that is asked for; without one, the table is asked to go back to `to` moves."""


class Contribution(Struct, frozen=True):
    """What somebody contributed to the dice."""

    by: str
    nonce: str


class TableInfo(Struct, frozen=True):
    """Everything about a table that is not the position."""

    id: str
    game: str
    rules: int
    seed_hash: str
    holders: list[SeatHolderInfo]
    people: list[PersonInfo]
    paused: bool
    public: bool
    consent: str
    ballot: BallotInfo | None
    practice: bool
    """Whether somebody knew more than the rules let them know."""
    own_data: bool
    """Whether cards, horde or deck come from a file of the server's people."""
    contributions: list[Contribution]
    away_bot: str
    away_seconds: int
    answer_seconds: int
    lesson: str
    """The lesson that is played here; empty: a game like any other."""
    steps: int
    """How many steps it has; a whole game has none."""
    steps_done: int
    host: PersonId = 0
    """Who may rename and lock the table, and send people away."""
    title: str = ""
    locked: bool = False
    waiting: bool = False
    """Whether nothing is drawn yet because not every seat is taken."""


class TurnInfo(Struct, frozen=True):
    """Where the game stands."""

    actor: Seat
    """The seat that decides, or -2 when the game is over."""
    moves: int
    """How many moves led here."""
    free_back_to: int
    """One may go back freely to this many moves; further only if the whole table agrees."""
    redo: str | None
    """The next move that was taken back, if the viewer may know it."""
    ending: str
    scores: list[int]
    question: Plain | None
    """What is asked of whoever decides, as far as the viewer may know; see the game's schema."""
    asked: Words | None
    """The same in words; none where whoever decides simply acts."""


class You(Struct, frozen=True):
    """Who the viewer is at this table."""

    person: PersonId
    """0 for an onlooker."""
    seats: list[Seat]


class Estimate(Struct, frozen=True):
    """How likely the strongest bot is to win from here, told from many quick games."""

    win: float
    """From 0 to 1."""
    error: float
    """The standard error of `win`."""
    defeats: dict[str, float]
    """The chance to lose by each ending, by its message id."""
    playouts: int


class TableEstimate(Estimate, frozen=True):
    """An estimate for the position of a table at this version."""

    version: int


class AdviceOption(Struct, frozen=True):
    """One thing that could be done now."""

    say: str
    win: float
    error: float
    change: float
    """Of the winning chance against the best other option."""
    risks: dict[str, float]
    """How often each ending is met without a win from there, by its message id."""


class PositionAdvice(Struct, frozen=True):
    """What a strong bot would consider in somebody's place, the best first."""

    now: Estimate
    options: list[AdviceOption]
    intent: list[Words]
    """What the best option is for."""
    clear: bool
    """Whether the best option is clearly better than the next."""


class Advice(PositionAdvice, frozen=True):
    """PositionAdvice for the position of a table at this version."""

    version: int


class Moment(Struct, frozen=True):
    """The game as it stood after some of its moves, as one viewer may know it."""

    move: int
    """How many moves had been made; in `turn`, an actor of -1 means that chance was to decide."""
    last: int
    """How many moves there are by now."""
    view: Plain
    turn: TurnInfo
    seen_from: Seat
    """The seat it is seen from, -3 for an onlooker."""
    words: list[Words]
    """What the last move did, event by event."""
