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

    def __init__(self, encoding: Encoding, most: int) -> None:
        self._encoding, self._most = encoding, most
        self._outbox: Inbox[str] = Inbox()
        self._code: int | None = None
        """The close code, once nothing more shall be sent."""

    def send(self, message: ToClient | ServerReply) -> None:
        if self._code is not None:
            return
        if len(self._outbox) >= self._most:
            self._outbox.clear()
            self.close()
            return
        self._outbox.put(self._encoding.text(message))
        if isinstance(message, Bye):
            self._end(AGAIN if message.again else REFUSED)

    def close(self) -> None:
        if self._code is None:
            self._end(AGAIN)

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
            await send(text)
