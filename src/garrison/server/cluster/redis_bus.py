"""Messages between processes, in order, through Redis."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from garrison.server.cluster.ports import Letter, Process

RETRY_SECONDS: Final = 0.3
_CHANNEL: Final = "garrison:process:"

_log = logging.getLogger(__name__)

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Letter)


class RedisBus:
    """The post of one process: each listens on a channel of its own."""

    def __init__(self, redis: Redis, process: Process) -> None:
        self._redis, self._process = redis, process
        self._receive: Callable[[Letter], None] = _ignore
        self._undelivered: Callable[[Process], None] = _ignore
        self._outgoing: asyncio.Queue[tuple[Process, bytes]] = asyncio.Queue(maxsize=100_000)
        self._tasks: list[asyncio.Task[None]] = []
        self.is_up = asyncio.Event()
        self.times_up = 0

    def start(
        self, receive: Callable[[Letter], None], undelivered: Callable[[Process], None]
    ) -> None:
        self._receive, self._undelivered = receive, undelivered
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._post())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self._redis.aclose()

    def send(self, to: Process, letter: Letter) -> None:
        if self._outgoing.full():
            self.is_up.clear()
        if self.is_up.is_set():
            self._outgoing.put_nowait((to, _encoder.encode(letter)))

    async def _post(self) -> None:
        while True:
            letters = [await self._outgoing.get()]
            while not self._outgoing.empty() and len(letters) < 500:
                letters.append(self._outgoing.get_nowait())
            pipe = self._redis.pipeline(transaction=False)
            for to, body in letters:
                pipe.publish(_CHANNEL + to, body)
            try:
                heard = await pipe.execute()
            except (RedisError, OSError):
                self.is_up.clear()
                continue
            deaf = {to for (to, _), count in zip(letters, heard, strict=True) if not count}
            for process in deaf:
                self._undelivered(process)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except (RedisError, OSError):
                self.is_up.clear()
                await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as mail:
            await mail.subscribe(_CHANNEL + self._process)
            await mail.ping()
            self.times_up += 1
            self.is_up.set()
            while self.is_up.is_set():
                item = await mail.get_message(timeout=1.0)
                if item is not None and item["type"] == "message":
                    self._open(item["data"])

    def _open(self, data: bytes) -> None:
        try:
            self._receive(_decoder.decode(data))
        except msgspec.DecodeError:
            _log.warning("a letter from another process could not be read")


def _ignore(_: object) -> None:
    """Nobody listens yet."""
