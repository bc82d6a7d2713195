"""A WebSocket client that costs as little as possible, so that the server is what we measure."""

import asyncio
import base64
import secrets
from collections import deque
from collections.abc import Mapping
from typing import Final

_FIN_TEXT: Final = 0x81
_FIN_PONG: Final = 0x8A
NO_REPLIES: Final[Mapping[bytes, bytes]] = {}


class Wire(asyncio.Protocol):
    """One connection: text frames out, text frames in, pings answered."""

    def __init__(self, host: str, path: str, replies: Mapping[bytes, bytes]) -> None:
        self._request = _handshake(host, path)
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._replies = replies
        """Texts that are answered at once, whether or not anybody reads: signs of life."""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._frames: deque[bytes] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._buffer = bytearray(rest)
            self.opened.set_result(None)
        while self._take_frame():
            pass

    def connection_lost(self, exc: Exception | None) -> None:
        self._frames.append(b"")
        self._wake()

    def send(self, text: bytes) -> None:
        self._write(_FIN_TEXT, text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    async def receive(self) -> bytes:
        """The next text. Raises ConnectionError when the connection is lost."""
        if not self._frames:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        text = self._frames.popleft()
        if not text:
            raise ConnectionError("the server has closed the connection")
        return text

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return False
        kind, body = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == 1 and body in self._replies:
            self.send(self._replies[body])
        elif kind == 1:
            self._frames.append(body)
            self._wake()
        elif kind == 9:
            self._write(_FIN_PONG, body)
        return True

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _write(self, kind: int, body: bytes) -> None:
        """Clients must mask what they send; masking with zeros leaves it as it is."""
        size = len(body)
        head = bytes([kind, 128 | size]) if size < 126 else bytes([kind, 254]) + size.to_bytes(2)
        assert self._transport is not None
        self._transport.write(head + b"\0\0\0\0" + body)


async def dial(
    host: str, port: int, path: str, replies: Mapping[bytes, bytes] = NO_REPLIES
) -> Wire:
    """A new connection."""
    loop, there = asyncio.get_running_loop(), f"{host}:{port}"
    _, wire = await loop.create_connection(lambda: Wire(there, path, replies), host, port)
    await wire.opened
    return wire


def _handshake(host: str, path: str) -> bytes:
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
