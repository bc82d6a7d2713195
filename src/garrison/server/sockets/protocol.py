"""WebSockets as uvicorn has them, by a shorter way.

What comes is handed over at once, as bytes; what goes is written as the frames it is, all those of
one turn of the event loop together. The way through uvicorn's queue stops and starts the reading of
each message, and encodes what is sent once more for each client.
"""

import time
from collections.abc import Callable
from typing import TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from garrison.server.rate_limit import TokenBucket
from garrison.server.settings import Limits
from garrison.server.sockets.frames import are_whole, text_within, unmasked

Take: TypeAlias = Callable[[bytes], None]
"""Takes what a client says."""


class TableSocket(WebSocketsSansIOProtocol):
    """One client's connection. Whoever floods it with pings is cut off."""

    limits = Limits()
    _pings: TokenBucket | None = None
    _take: Take | None = None
    _plain = True
    """Whether nothing but whole frames has come, so that the next byte begins one."""
    _going: list[bytes]
    """Frames that are written at the end of this turn of the event loop."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["socket"] = self
            self._going = []

    def data_received(self, data: bytes) -> None:
        """Hand over plain texts; whatever else there is takes uvicorn's way."""
        while self._plain and self._take is not None and data and not self.close_sent:
            start, end = text_within(data, self.limits.message_bytes)
            if not end:
                break
            self._take(unmasked(data, start, end))
            data = data[end:]
        if data:
            self._plain = self._plain and self._ends_whole(data)
            super().data_received(data)

    def _ends_whole(self, data: bytes) -> bool:
        """Whether the next byte begins a frame after these bytes did."""
        if not self.handshake_initiated:
            return data.endswith(b"\r\n\r\n")
        return are_whole(data, self.limits.message_bytes)

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
        if not self._going:
            self.loop.call_soon(self._write_all)
        self._going.append(frame)
        return True

    def _write_all(self) -> None:
        frames, self._going = self._going, []
        if not self.transport.is_closing():
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

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
