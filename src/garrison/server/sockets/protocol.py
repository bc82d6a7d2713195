"""The WebSocket protocol of uvicorn, with a limit on frames the application never sees."""

import time

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from garrison.server.rate_limit import TokenBucket
from garrison.server.settings import Limits


def limited_protocol(limits: Limits) -> type[WebSocketsSansIOProtocol]:
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
