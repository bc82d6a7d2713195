"""What the REST interface takes and gives. The OpenAPI document and the types come from here."""

from typing import Annotated

from msgspec import Meta, Struct

from garrison.table.model.settings import AnyLanguage, Level, TableSettings

Name = Annotated[str, Meta(min_length=1, max_length=60)]
GameName = Annotated[str, Meta(min_length=1, max_length=500)]
SeatList = Annotated[list[Annotated[int, Meta(ge=0, le=31)]], Meta(max_length=32)]


class OptionInfo(Struct, frozen=True):
    """Something that can be chosen before a game."""

    name: str
    valid: list[str]
    default: str
    several: bool
    """Whether several words may be given, with commas between them."""


class EditionInfo(Struct, frozen=True):
    """An edition of a game."""

    name: str
    path: str
    """What its name begins with: `bastion/2018`."""
    options: list[OptionInfo]


class GameInfo(Struct, frozen=True):
    """A game this server offers."""

    name: str
    editions: list[EditionInfo]
    face: str | None = None
    """Where the ES module of its own board is, for a game the client does not know."""
    own_data: bool = False
    """Whether it is played with a file of the host's in place of reconstructed data."""


class About(Struct, frozen=True):
    """What a client needs to know of the server."""

    version: str
    languages: list[str]
    phrases: list[str]
    bots: list[str]
    games: list[GameInfo]


class BotSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a bot holds from the beginning."""

    seat: Annotated[int, Meta(ge=0, le=31)]
    bot: Annotated[str, Meta(max_length=100)]


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened that goes on from a moment of another game."""

    name: Name
    """How whoever opens it wants to be called."""
    seats: SeatList = []
    """The seats they take."""
    bots: Annotated[list[BotSeat], Meta(max_length=32)] = []
    """The seats bots take."""
    settings: TableSettings = TableSettings()
    commitment: Annotated[str, Meta(max_length=64)] = ""
    """The hash of a seed the server has promised to use; see `Commitment`."""
    nonce: Annotated[str, Meta(max_length=32)] = ""
    """What they contribute to the dice, chosen after the commitment."""


class NewTable(PlayOn, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened."""

    game: GameName
    """With edition and options: `bastion/2018?level=hard&seats=3`."""


class StepInfo(Struct, frozen=True):
    """One thing to do in a lesson."""

    hint: list[str]
    """Lines that do it, in order."""


class LessonInfo(Struct, frozen=True):
    """A lesson, or the first game of a course; open a table of this game with `settings.lesson`."""

    id: str
    game: str
    steps: list[StepInfo]
    seats: list[int]
    """The seats the learner holds."""
    bots: list[BotSeat]


class CourseInfo(Struct, frozen=True):
    """What there is to learn of one game."""

    game: str
    lessons: list[LessonInfo]
    first: LessonInfo


class Commitment(Struct, frozen=True):
    """The SHA-256 of a seed the server has chosen, before it knows any contribution to the dice."""

    commitment: str


class Newcomer(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to join a table."""

    name: Name
    seats: SeatList = []
    invite: Annotated[str, Meta(max_length=40)] = ""
    """From the invitation; public tables need none."""
    nonce: Annotated[str, Meta(max_length=32)] = ""
    """What they contribute to the dice, if nothing was drawn yet."""


class Ticket(Struct, frozen=True):
    """What somebody needs to play at a table. Keep the token secret: it is the whole proof."""

    table: str
    person: int
    seats: list[int]
    token: str
    personal_link: str
    """For one's own other devices."""
    invite: str
    invite_link: str
    """For friends."""
    seed_hash: str
    """The commitment to the seed of the dice."""


class NewToken(Struct, frozen=True):
    """Another token; the one before is worth nothing now."""

    token: str
    personal_link: str


class TableSummary(Struct, frozen=True):
    """A table as the lobby shows it."""

    id: str
    game: str
    host: str
    public: bool
    free_seats: int
    over: bool
    turn: int
    """The person whose turn it is; 0: a bot's, or nobody's."""
    turn_name: str
    created: int
    touched: int
    seed_hash: str
    title: str = ""
    """The name its host gave it."""
    language: AnyLanguage = ""
    level: Level = ""
    locked: bool = False


class TableList(Struct, frozen=True):
    """Open tables, the latest first."""

    tables: list[TableSummary]
    before: int | None
    """Ask again with this to get older ones; None: there are none."""


class RecordInfo(Struct, frozen=True):
    """A record that was taken in."""

    id: str
    game: str
    moves: int
    end: str
    proven: bool
    """Whether its dice were proven by its seed."""
    practice: bool
    """Whether somebody knew more than the rules let them know."""


class Cause(Struct, frozen=True):
    """A message id of the catalogues with its arguments."""

    id: str
    args: dict[str, str | int]


class FaultInfo(Struct, frozen=True):
    """One thing wrong with a document, and where."""

    place: str
    reason: Cause


class Problem(Struct, frozen=True):
    """Why something was refused, as message ids; every error of the interface looks like this."""

    reason: Cause
    faults: list[FaultInfo] = []
