"""Who owns which table, and the messages between processes, kept by the process that started them.

A process owns its tables for as long as its connection to the broker lasts: when it dies its
tables are free at once.
"""

import asyncio
import socket
import time
from typing import TypeAlias

import msgspec
from msgspec import Struct

from garrison.server.cluster.ports import Process


class Claim(Struct, frozen=True, tag="claim"):
    """Who owns a table? We do, if nobody did."""

    table: str


class Release(Struct, frozen=True, tag="release"):
    """We give a table up."""

    table: str


class Find(Struct, frozen=True, tag="find"):
    """Who owns these tables, and who lives?"""

    tables: list[str]


class Post(Struct, frozen=True, tag="post"):
    """A letter to another process."""

    to: Process
    letter: bytes


class Heartbeat(Struct, frozen=True, tag="beat"):
    """We are well."""


class Owner(Struct, frozen=True, tag="owner"):
    """The answer to `Claim`."""

    process: Process


class Found(Struct, frozen=True, tag="found"):
    """The answer to `Find`."""

    owners: dict[str, Process]
    living: list[Process]


class Delivery(Struct, frozen=True, tag="delivery"):
    """A letter from another process."""

    letter: bytes


class Undelivered(Struct, frozen=True, tag="undelivered"):
    """There is no such process any longer."""

    to: Process


Request: TypeAlias = Claim | Release | Find | Post | Heartbeat
Answer: TypeAlias = Owner | Found
Reply: TypeAlias = Answer | Delivery | Undelivered

_encoder = msgspec.msgpack.Encoder()
_requests = msgspec.msgpack.Decoder(Request)


def write_frame(writer: asyncio.StreamWriter, message: Request | Reply) -> None:
    """Put a message on the way, its length before it."""
    body = _encoder.encode(message)
    writer.write(len(body).to_bytes(4) + body)


async def read_frame(reader: asyncio.StreamReader) -> bytes:
    """The next message. Raises IncompleteReadError at the end of the connection."""
    return await reader.readexactly(int.from_bytes(await reader.readexactly(4)))


class Broker:
    """Connects the processes it is told to serve."""

    def __init__(self) -> None:
        self._owners: dict[str, Process] = {}
        self._writers: dict[Process, asyncio.StreamWriter] = {}
        self._heard: dict[Process, float] = {}

    def has_heard(self, process: Process) -> bool:
        """Whether a process has ever spoken."""
        return process in self._heard

    def seconds_silent(self, process: Process) -> float:
        """For how long nothing was heard of a process, since it first spoke."""
        return time.monotonic() - self._heard.get(process, time.monotonic())

    async def serve(self, process: Process, end: socket.socket) -> None:
        """Serve one process by its end of the line, until the line is cut."""
        reader, writer = await asyncio.open_connection(sock=end)
        self._writers[process] = writer
        try:
            while True:
                request = _requests.decode(await read_frame(reader))
                self._heard[process] = time.monotonic()
                self._answer(process, request, writer)
        except (asyncio.IncompleteReadError, OSError):
            pass  # it has ended
        finally:
            self._forget(process)
            writer.close()

    def _answer(self, process: Process, request: Request, writer: asyncio.StreamWriter) -> None:
        match request:
            case Claim(table):
                write_frame(writer, Owner(self._owners.setdefault(table, process)))
            case Release(table):
                if self._owners.get(table) == process:
                    del self._owners[table]
            case Find(tables):
                owners = {table: self._owners[table] for table in tables if table in self._owners}
                write_frame(writer, Found(owners, list(self._writers)))
            case Post(to, letter):
                self._deliver(to, letter, writer)
            case Heartbeat():
                pass

    def _deliver(self, to: Process, letter: bytes, sender: asyncio.StreamWriter) -> None:
        writer = self._writers.get(to)
        if writer is None:
            write_frame(sender, Undelivered(to))
        else:
            write_frame(writer, Delivery(letter))

    def _forget(self, process: Process) -> None:
        del self._writers[process]
        for table in [table for table, owner in self._owners.items() if owner == process]:
            del self._owners[table]
