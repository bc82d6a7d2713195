"""HTTP as uvicorn has it, with limits on what never reaches the application."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from garrison.server.processes.handover import Handover
from garrison.server.settings import Limits


def limited_http(limits: Limits, handover: Handover | None = None) -> type[HttpToolsProtocol]:
    """The protocol under these limits: whoever sends half a request and waits is cut off.

    With `handover`, a socket for a table of another process goes there.
    """

    class LimitedHttp(HttpToolsProtocol):
        """Gives a client so long for the head of a request, and so long for its body."""

        _deadline: asyncio.TimerHandle | None = None
        _placing: asyncio.Task[None] | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._wait(limits.header_seconds)

        def connection_lost(self, exc: Exception | None) -> None:
            self._wait(0)
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._wait(limits.header_seconds)

        def on_headers_complete(self) -> None:
            self._wait(limits.body_seconds)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._wait(0)
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            if handover is None:
                super().handle_websocket_upgrade()
                return
            self.transport.pause_reading()
            self._placing = self.loop.create_task(self._find_place(handover))

        async def _find_place(self, handover: Handover) -> None:
            """Give the socket to the owner of its table, or serve it here."""
            connection = self.transport.get_extra_info("socket").fileno()
            path = self.url.partition(b"?")[0].decode("latin-1")
            given = await handover.hand_over(path, connection, self._head())
            if given:
                self.transport.abort()  # only our end: the connection goes on elsewhere
            elif not self.transport.is_closing():
                self.transport.resume_reading()
                super().handle_websocket_upgrade()

        def _head(self) -> bytes:
            """The request as it came."""
            lines = [b"%s: %s\r\n" % header for header in self.scope["headers"]]
            return b"GET %s HTTP/1.1\r\n%s\r\n" % (self.url, b"".join(lines))

        def _wait(self, seconds: float) -> None:
            """Wait so long for what is to come; 0: for nothing."""
            if self._deadline is not None:
                self._deadline.cancel()
            self._deadline = self.loop.call_later(seconds, self._end) if seconds else None

        def _end(self) -> None:
            if self.transport.get_protocol() is self:  # and not a WebSocket by now
                self.transport.abort()

    return LimitedHttp
