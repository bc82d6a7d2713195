"""WebSockets as uvicorn has them, by a shorter way.

What comes is handed over at once, as bytes, and what goes is written at once as the frame it is.
The way through uvicorn's queue stops and starts the reading of each message, and encodes what is
sent once more for each client.
"""

import time
from collections.abc import Callable
from typing import TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from garrison.server.rate_limit import TokenBucket
from garrison.server.settings import Limits

Take: TypeAlias = Callable[[bytes], None]
"""Takes what a client says."""


class TableSocket(WebSocketsSansIOProtocol):
    """One client's connection. Whoever floods it with pings is cut off."""

    limits = Limits()
    _pings: TokenBucket | None = None
    _take: Take | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["socket"] = self

    def hear(self, take: Take) -> None:
        """From now on hand over every message as soon as it comes, those that wait first."""
        waiting = []
        while not self.queue.empty():
            waiting.append(self.queue.get_nowait())
        self._take = take
        for message in waiting:
            if message["type"] == "websocket.receive":
                take(message.get("bytes") or (message.get("text") or "").encode())
            else:
                self.queue.put_nowait(message)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def write(self, frame: bytes) -> bool:
        """Write a frame, unless the client still has to read others. Says whether that is so."""
        if self.close_sent or self.transport.is_closing():
            return True  # nobody reads it
        if not self.writable.is_set():
            return False
        self.transport.write(frame)
        return True

    def send_receive_event_to_app(self) -> None:
        if self._take is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._take(bytes(data))

    def handle_ping(self) -> None:
        if self._pings is None:
            rate, burst = self.limits.messages_per_second, self.limits.message_burst
            self._pings = TokenBucket(rate, burst, time.monotonic())
        if self._pings.allows(time.monotonic()):
            super().handle_ping()
        else:
            self.transport.abort()


def limited_websocket(chosen: Limits) -> type[TableSocket]:
    """The protocol under these limits."""

    class LimitedSocket(TableSocket):
        limits = chosen

    return LimitedSocket


def text_frame(payload: bytes) -> bytes:
    """A text as a server sends it: whole, and not masked."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2) + payload
    return b"\x81\x7f" + size.to_bytes(8) + payload
