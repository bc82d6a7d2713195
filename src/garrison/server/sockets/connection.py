"""What leaves for one client, in order. A client that does not read is cut off."""

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from garrison.server.sockets.frames import text_frame
from garrison.table.inbox import Inbox
from garrison.table.messages.client import Bye, ToClient
from garrison.table.messages.server import ServerReply

AGAIN: Final = 1012
"""Close code: the client should connect again."""
REFUSED: Final = 1008
"""Close code: connecting again would not help."""
_CLOSE: Final = b""
"""Stands in the outbox where nothing more shall be sent; no frame is empty."""

_encoder = msgspec.json.Encoder()


class Encoding:
    """Viewers of equal viewpoint get the very same message, one after the other: encode it once."""

    def __init__(self) -> None:
        self._last: ToClient | ServerReply | None = None
        self._frame = b""

    def frame(self, message: ToClient | ServerReply) -> bytes:
        if message is not self._last:
            self._last, self._frame = message, text_frame(_encoder.encode(message))
        return self._frame


class Connection:
    """The outgoing half of a WebSocket."""

    def __init__(self, encoding: Encoding, address: str, messages: int, size: int) -> None:
        self.address = address
        self._encoding, self._messages, self._size = encoding, messages, size
        self._outbox: Inbox[bytes] = Inbox()
        self._waiting = 0
        """How many bytes wait in the outbox."""
        self._code: int | None = None
        """The close code, once nothing more shall be sent."""
        self.on_overflow: Callable[[], object] = self.close
        """Called when the client has left too much unread."""
        self.write_now: Callable[[bytes], bool] = _wait
        """Writes a frame at once, if the client has read enough of those before; else says no."""

    def send(self, message: ToClient | ServerReply) -> None:
        if self._code is not None:
            return
        frame = self._encoding.frame(message)
        if not len(self._outbox) and self.write_now(frame):
            if isinstance(message, Bye):
                self._end(AGAIN if message.again else REFUSED)
            return
        self._waiting += len(frame)
        if len(self._outbox) and self._is_too_much():
            self._outbox.clear()
            self.close()
            self.on_overflow()
            return
        self._outbox.put(frame)
        if isinstance(message, Bye):
            self._end(AGAIN if message.again else REFUSED)

    def close(self) -> None:
        if self._code is None:
            self._end(AGAIN)

    def _is_too_much(self) -> bool:
        return len(self._outbox) >= self._messages or self._waiting > self._size

    def _end(self, code: int) -> None:
        self._code = code
        self._outbox.put(_CLOSE)

    async def deliver(self, write: Callable[[bytes], Awaitable[None]]) -> int:
        """Write what has to wait until the connection is closed. Returns the close code."""
        while True:
            await self._outbox.wait()
            frame = self._outbox.first()
            if frame != _CLOSE:
                await write(frame)
            if len(self._outbox):  # it was not cleared meanwhile
                self._outbox.take()
            if frame == _CLOSE:
                return self._code or AGAIN
            self._waiting -= len(frame)


def _wait(frame: bytes) -> bool:
    """Nothing is written at once."""
    return False
