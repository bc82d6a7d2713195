"""What a live table needs from outside: somewhere to keep its log, somebody to think, viewers."""

from typing import Final, Protocol

from msgspec import Struct

from garrison.core.contract import CHANCE, Move, Seat, State
from garrison.core.game import Game
from garrison.core.reasons import Reason
from garrison.table.messages.client import ToClient
from garrison.table.messages.schemas import Estimate, PositionAdvice
from garrison.table.messages.server import ServerReply
from garrison.table.model.entries import LogEntry

PLAYOUTS: Final = 100
"""How often a game is played on for an estimate, unless somebody wants it more exact."""


class StorageAway(Exception):
    """The storage does not answer now. Trying again is right."""

    reason = Reason("server-storage-away")


class Fenced(Exception):
    """Somebody else owns the table by now, or it was deleted. Trying again is wrong."""


class Listing(Struct, frozen=True):
    """What a list of tables says of one, as its host has it."""

    title: str
    host: str
    locked: bool


class Batch(Struct, frozen=True):
    """Entries to keep, all or none."""

    table: str
    epoch: int
    """Which ownership of the table this is; an older one may write no more."""
    before: int
    entries: list[LogEntry]
    snapshot: bytes | None
    """The whole table, now and then."""
    position: bytes | None
    """How these entries changed the position, if they did; a snapshot tells that too."""
    free_seats: int
    over: bool
    turn: int
    """The person whose turn it is; 0: nobody's."""
    turn_name: str
    listing: Listing | None = None
    """What these entries changed in it, if they did."""

    @property
    def after(self) -> int:
        return self.before + len(self.entries)


class Journal(Protocol):
    """Keeps the log."""

    async def append(self, batch: Batch) -> None:
        """Keep the entries. When this returns they are durable. Raises StorageAway or Fenced."""

    async def since(self, table: str, version: int) -> list[LogEntry]:
        """Every entry after this version. Raises StorageAway."""


class BotMove(Struct, frozen=True):
    """What a bot has chosen."""

    move: Move
    intent: list[Reason] = []
    """What it is up to, for its table-mates."""
    asks: Seat = CHANCE
    """Another seat that it asks to decide something in the same turn; CHANCE if none."""


class Thinker(Protocol):
    """Chooses moves for bots."""

    async def think(
        self, game: Game[State], state: State, seat: Seat, spec: str, seed: int, address: str = ""
    ) -> BotMove:
        """What this bot does here. Cancelled when the position changes meanwhile.

        Where many wait, addresses take turns; `address` is whose turn this uses.
        """

    async def estimate(
        self,
        game: Game[State],
        state: State,
        seat: Seat,
        seed: int,
        playouts: int = PLAYOUTS,
        address: str = "",
    ) -> Estimate:
        """How likely this seat is to win, as far as it can know. Raises ThinkingFailed."""

    async def advise(
        self, game: Game[State], state: State, seat: Seat, seed: int, address: str = ""
    ) -> PositionAdvice:
        """What a strong bot would do in place of this seat. Raises ThinkingFailed."""

    def viewpoint(self, game: Game[State], seat: Seat) -> Seat:
        """The seat whose estimate serves for this one: the same where all know and win alike."""

    def names(self) -> list[str]:
        """Bots people can choose from."""

    def knows(self, spec: str) -> bool:
        """Whether there is such a bot, and people may let it sit down here."""

    def waiting(self) -> int:
        """How many thoughts wait for their turn."""

    def close(self) -> None:
        """Stop thinking for good."""


class Subscriber(Protocol):
    """Somebody's connection to a table."""

    address: str
    """Where it comes from: what is thought for it is counted there."""

    def send(self, message: ToClient | ServerReply) -> None:
        """Hand a message over; never waits."""

    def close(self) -> None:
        """Nothing more will be sent."""
