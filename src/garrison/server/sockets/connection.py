"""What leaves for one client, in order. A client that does not read is cut off."""

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from garrison.table.inbox import Inbox
from garrison.table.messages.client import Bye, ToClient
from garrison.table.messages.server import ServerReply

AGAIN: Final = 1012
"""Close code: the client should connect again."""
REFUSED: Final = 1008
"""Close code: connecting again would not help."""
_CLOSE: Final = ""
"""Stands in the outbox where nothing more shall be sent; no message is empty."""

_encoder = msgspec.json.Encoder()


class Encoding:
    """Viewers of equal viewpoint get the very same message, one after the other: encode it once."""

    def __init__(self) -> None:
        self._last: ToClient | ServerReply | None = None
        self._text = ""

    def text(self, message: ToClient | ServerReply) -> str:
        if message is not self._last:
            self._last, self._text = message, _encoder.encode(message).decode()
        return self._text


class Connection:
    """The outgoing half of a WebSocket."""

    def __init__(self, encoding: Encoding, address: str, messages: int, size: int) -> None:
        self.address = address
        self._encoding, self._messages, self._size = encoding, messages, size
        self._outbox: Inbox[str] = Inbox()
        self._waiting = 0
        """How many characters wait in the outbox."""
        self._code: int | None = None
        """The close code, once nothing more shall be sent."""
        self.on_overflow: Callable[[], object] = self.close
        """Called when the client has left too much unread."""

    def send(self, message: ToClient | ServerReply) -> None:
        if self._code is not None:
            return
        text = self._encoding.text(message)
        self._waiting += len(text)
        if len(self._outbox) and self._is_too_much():
            self._outbox.clear()
            self.close()
            self.on_overflow()
            return
        self._outbox.put(text)
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

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Send what there is to send until the connection is closed. Returns the close code."""
        while True:
            await self._outbox.wait()
            text = self._outbox.take()
            if text == _CLOSE:
                return self._code or AGAIN
            self._waiting -= len(text)
            await send(text)
