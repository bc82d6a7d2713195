"""The other processes of this machine, as one of them reaches them: by the broker."""

import asyncio
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from garrison.server.cluster.ports import Letter, OthersAway, Process, Renewed
from garrison.server.processes.broker import (
    Answer,
    Claim,
    Delivery,
    Find,
    Found,
    Heartbeat,
    Owner,
    Post,
    Release,
    Reply,
    Request,
    Undelivered,
    read_frame,
    write_frame,
)

BEAT_SECONDS: Final = 1.0

_encoder = msgspec.msgpack.Encoder()
_letters = msgspec.msgpack.Decoder(Letter)
_replies = msgspec.msgpack.Decoder(Reply)


class BrokerClient:
    """Leases and messages of one process, by its connection to the broker."""

    def __init__(self, process: Process, end: socket.socket) -> None:
        self.process = process
        self.is_up = asyncio.Event()
        self.times_up = 0
        self._end = end
        self._writer: asyncio.StreamWriter | None = None
        self._waiting: deque[asyncio.Future[Answer]] = deque()
        self._receive: Callable[[Letter], None] | None = None
        self._undelivered: Callable[[Process], None] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def connect(self) -> None:
        """Begin to listen and to tell that we are well."""
        reader, self._writer = await asyncio.open_connection(sock=self._end)
        self.times_up += 1
        self.is_up.set()
        self._tasks = [asyncio.create_task(self._listen(reader)), asyncio.create_task(self._beat())]

    async def disconnect(self) -> None:
        """Leave for good; our tables are free from now on."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        if self._writer is not None:
            self._writer.close()

    def start(
        self, receive: Callable[[Letter], None], undelivered: Callable[[Process], None]
    ) -> None:
        self._receive, self._undelivered = receive, undelivered

    async def stop(self) -> None:
        self._receive = self._undelivered = None

    def send(self, to: Process, letter: Letter) -> None:
        if self.is_up.is_set():
            self._write(Post(to, _encoder.encode(letter)))

    async def owner(self, table: str) -> Process:
        answer = await self._ask(Claim(table))
        assert isinstance(answer, Owner)
        return answer.process

    async def owners(self, tables: Sequence[str]) -> dict[str, Process]:
        return (await self._find(tables)).owners if tables else {}

    async def living(self, processes: Sequence[Process]) -> dict[Process, int]:
        """Whoever lives has heard all along: the line is cut once and for good."""
        return dict.fromkeys((await self._find(())).living, 1) if processes else {}

    async def renew(self, tables: Sequence[str], times_up: int) -> Renewed:
        """What is ours stays ours while we live."""
        return Renewed()

    async def release(self, table: str) -> None:
        if self.is_up.is_set():
            self._write(Release(table))

    async def _find(self, tables: Sequence[str]) -> Found:
        answer = await self._ask(Find(list(tables)))
        assert isinstance(answer, Found)
        return answer

    async def _ask(self, request: Request) -> Answer:
        """Questions are answered in the order in which they are asked."""
        if not self.is_up.is_set():
            raise OthersAway("the line is cut")
        self._write(request)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append(answer)
        return await answer

    def _write(self, message: Request) -> None:
        assert self._writer is not None
        write_frame(self._writer, message)

    async def _beat(self) -> None:
        while self.is_up.is_set():
            self._write(Heartbeat())
            await asyncio.sleep(BEAT_SECONDS)

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        try:
            while True:
                self._take(_replies.decode(await read_frame(reader)))
        except (asyncio.IncompleteReadError, OSError):
            self._hang_up()

    def _take(self, reply: Reply) -> None:
        match reply:
            case Delivery(letter) if self._receive is not None:
                self._receive(_letters.decode(letter))
            case Undelivered(to) if self._undelivered is not None:
                self._undelivered(to)
            case Owner() | Found():
                asked = self._waiting.popleft()
                if not asked.done():  # whoever asked may have gone
                    asked.set_result(reply)

    def _hang_up(self) -> None:
        """The process that started us has ended: so do we, as if we were told to."""
        self.is_up.clear()
        for asked in self._waiting:
            if not asked.done():
                asked.set_exception(OthersAway("the line is cut"))
        os.kill(os.getpid(), signal.SIGTERM)
