"""What a live table needs from outside: somewhere to keep its log, somebody to think, viewers."""

from typing import Final, Protocol

from msgspec import Struct

from garrison.core.contract import Move, Seat, State
from garrison.core.errors import GarrisonError
from garrison.core.game import Game
from garrison.core.reasons import Reason
from garrison.table.entries import Entry
from garrison.table.house import ToHouse
from garrison.table.messages import ToClient
from garrison.table.shapes import Counsel, Estimate

PLAYOUTS: Final = 100
"""How often a game is played on for an estimate, unless somebody wants it more exact."""


class StorageAway(Exception):
    """The storage does not answer now. Trying again is right."""

    reason = Reason("server-storage-away")


class Fenced(Exception):
    """Somebody else owns the table by now, or it was deleted. Trying again is wrong."""


class Batch(Struct, frozen=True):
    """Entries to keep, all or none."""

    table: str
    epoch: int
    """Which ownership of the table this is; an older one may write no more."""
    before: int
    entries: list[Entry]
    snapshot: bytes | None
    """The whole table, now and then."""
    standing: bytes | None
    """Where the game stands, if these entries moved it; the snapshot tells it too."""
    free_seats: int
    over: bool

    @property
    def after(self) -> int:
        return self.before + len(self.entries)


class Journal(Protocol):
    """Keeps the log."""

    async def append(self, batch: Batch) -> None:
        """Keep the entries. When this returns they are durable. Raises StorageAway or Fenced."""

    async def since(self, table: str, version: int) -> list[Entry]:
        """Every entry after this version. Raises StorageAway."""


class ThinkingFailed(GarrisonError):
    """Whoever thought about a position came to nothing; the table is as it was."""

    def __init__(self) -> None:
        super().__init__(Reason("server-thinking-failed"))


class Chosen(Struct, frozen=True):
    """What a bot has chosen."""

    move: Move
    intent: list[Reason] = []
    """What it is up to, for its table-mates."""


class Thinker(Protocol):
    """Chooses moves for bots."""

    async def think(
        self, game: Game[State], state: State, seat: Seat, spec: str, seed: int
    ) -> Chosen:
        """What this bot does here. Cancelled when the position changes meanwhile."""

    async def estimate(
        self, game: Game[State], state: State, seat: Seat, seed: int, playouts: int = PLAYOUTS
    ) -> Estimate:
        """How likely this seat is to win, as far as it can know. Raises ThinkingFailed."""

    async def advise(self, game: Game[State], state: State, seat: Seat, seed: int) -> Counsel:
        """What a strong bot would do in place of this seat. Raises ThinkingFailed."""

    def viewpoint(self, game: Game[State], seat: Seat) -> Seat:
        """The seat whose estimate serves for this one: the same where all know and win alike."""

    def names(self) -> list[str]:
        """Bots people can choose from."""

    def knows(self, spec: str) -> bool:
        """Whether there is such a bot, and people may let it sit down here."""

    def close(self) -> None:
        """Stop thinking for good."""


class Watcher(Protocol):
    """Somebody's connection to a table."""

    def send(self, message: ToClient | ToHouse) -> None:
        """Hand a message over; never waits."""

    def close(self) -> None:
        """Nothing more will be sent."""
