"""The protocols of uvicorn, with limits on what never reaches the application."""

import asyncio
import time

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from garrison.server.rate_limit import TokenBucket
from garrison.server.settings import Limits


def limited_websocket(limits: Limits) -> type[WebSocketsSansIOProtocol]:
    """The protocol under these limits: whoever floods it with pings is cut off."""

    class LimitedWebSocket(WebSocketsSansIOProtocol):
        """Answers as many pings as the limits allow messages."""

        _pings: TokenBucket | None = None

        def handle_ping(self) -> None:
            if self._pings is None:
                rate, burst = limits.messages_per_second, limits.message_burst
                self._pings = TokenBucket(rate, burst, time.monotonic())
            if self._pings.allows(time.monotonic()):
                super().handle_ping()
            else:
                self.transport.abort()

    return LimitedWebSocket


def limited_http(limits: Limits) -> type[HttpToolsProtocol]:
    """The protocol under these limits: whoever sends half a request and waits is cut off."""

    class LimitedHttp(HttpToolsProtocol):
        """Gives a client so long for the head of a request, and so long for its body."""

        _deadline: asyncio.TimerHandle | None = None

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

        def _wait(self, seconds: float) -> None:
            """Wait so long for what is to come; 0: for nothing."""
            if self._deadline is not None:
                self._deadline.cancel()
            self._deadline = self.loop.call_later(seconds, self._end) if seconds else None

        def _end(self) -> None:
            if self.transport.get_protocol() is self:  # and not a WebSocket by now
                self.transport.abort()

    return LimitedHttp
