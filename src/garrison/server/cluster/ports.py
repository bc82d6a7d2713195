"""What a process needs to be one of several: who owns which table, and post to the others."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from garrison.core.reasons import Reason
from garrison.table.ports import StorageAway

Process: TypeAlias = str
Kind: TypeAlias = Literal["say", "ask", "gone", "back", "shut"]


class OthersAway(StorageAway):
    """Whoever knows the owners of tables does not answer."""

    reason = Reason("server-others-away")


class Letter(Struct, frozen=True):
    """One message from process to process about one connection."""

    kind: Kind
    """`say` comes from a client, `ask` from the server itself, `gone` says that a connection ended;
    `back` goes to the client, `shut` asks to end the connection."""
    sender: Process
    connection: str
    table: str = ""
    body: bytes = b""
    address: str = ""
    """Where the client connects from."""
    times_up: int = 0
    """How often the sender had begun to hear, for what comes from a client."""


class Renewed(Struct, frozen=True):
    """What became of our tables since we renewed the last time."""

    lost: Sequence[str] = ()
    """Others own them by now."""
    regained: Sequence[str] = ()
    """Nobody owned them, as far as anybody remembers, so they are ours again; somebody may have
    owned them meanwhile."""


class Leases(Protocol):
    """Which process owns which table. Every method raises OthersAway if nobody can tell."""

    async def owner(self, table: str) -> Process:
        """Who owns a table; we do, if nobody did."""

    async def owners(self, tables: Sequence[str]) -> dict[str, Process]:
        """Who owns each of these tables; nothing for those that nobody owns."""

    async def renew(self, tables: Sequence[str], times_up: int) -> Renewed:
        """Keep our tables, and tell that we live and how often we began to hear."""

    async def release(self, table: str) -> None:
        """Give a table up, unless it is somebody else's already."""

    async def living(self, processes: Sequence[Process]) -> dict[Process, int]:
        """Which of these processes live, and how often each has begun to hear."""


class Bus(Protocol):
    """The post of one process. Letters from one process to another arrive in order."""

    is_up: asyncio.Event
    """Whether we hear what others say."""
    times_up: int
    """How often we began to hear: between two times letters may have been lost."""

    def start(
        self, receive: Callable[[Letter], None], undelivered: Callable[[Process], None]
    ) -> None:
        """Begin to hear. `undelivered` is called with a process that did not hear us."""

    async def stop(self) -> None:
        """Hear no more."""

    def send(self, to: Process, letter: Letter) -> None:
        """Post a letter. If the post is down it is lost, and `times_up` grows afterwards."""
