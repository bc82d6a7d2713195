"""A socket that asks for a table is handed over to the process that owns it.

So a table and all who sit at it are in one process, and what is said there crosses no other. The
connection goes as a file descriptor, with the head of the request, through a channel: a pair of
local sockets. Every process holds the sending end of each.
"""

import asyncio
import re
import socket
import sys
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

from garrison.server.cluster.ports import Process

PATH: Final = re.compile(r"/ws/tables/([^/]+)")
LONGEST_HEAD: Final = 65_536
_KIND: Final = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM

Takes: TypeAlias = Callable[[socket.socket, bytes], Awaitable[None]]
"""Serves a connection whose first bytes were read already."""
Owner: TypeAlias = Callable[[str], Awaitable[Process | None]]
"""Which other process owns a table, if one does."""


def open_channels(count: int) -> list[tuple[socket.socket, socket.socket]]:
    """For each process: where connections are handed in, and where it takes them."""
    return [socket.socketpair(socket.AF_UNIX, _KIND) for _ in range(count)]


class Handover:
    """Hands connections to their owners, and takes those that others hand to us."""

    def __init__(
        self, channel: socket.socket, others: Sequence[socket.socket], owner: Owner
    ) -> None:
        self._channel, self._others, self._owner = channel, others, owner
        self._tasks: set[asyncio.Task[None]] = set()
        for each in (channel, *others):
            each.setblocking(False)

    def start(self, take: Takes) -> None:
        """Begin to take what others hand to us."""
        asyncio.get_running_loop().add_reader(self._channel.fileno(), self._arrived, take)

    def stop(self) -> None:
        asyncio.get_running_loop().remove_reader(self._channel.fileno())

    async def hand_over(self, path: str, connection: int, head: bytes) -> bool:
        """Hand a socket to whoever owns the table it asks for; says whether that is another.

        If it cannot be handed over it stays with us, and its messages go through the broker.
        """
        named = PATH.fullmatch(path)
        owner = await self._owner(named[1]) if named else None
        return owner is not None and self._give(owner, connection, head)

    def _give(self, to: Process, connection: int, head: bytes) -> bool:
        if len(head) > LONGEST_HEAD:
            return False
        try:
            socket.send_fds(self._others[place_of(to)], [head], [connection])
        except OSError:  # the channel is full, or nobody reads it
            return False
        return True

    def _arrived(self, take: Takes) -> None:
        while True:
            try:
                head, handles, _, _ = socket.recv_fds(self._channel, LONGEST_HEAD, 1)
            except OSError:
                return
            for handle in handles:
                connection = socket.socket(fileno=handle)
                connection.setblocking(False)
                task = asyncio.ensure_future(self._take(take, connection, head))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _take(self, take: Takes, connection: socket.socket, head: bytes) -> None:
        try:
            await take(connection, head)
        except OSError:  # the client has gone on the way
            connection.close()


def place_of(process: Process) -> int:
    """The place of a process among all of them: its name is the place and a number."""
    return int(process.partition(".")[0])
