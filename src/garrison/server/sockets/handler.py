"""One WebSocket per client and table.

Messages come and go by the thousand, so this speaks to uvicorn directly; the framework would wrap
each of them several times.
"""

import asyncio
import re
import time
from typing import Final

import msgspec
from litestar.types import Receive, Send, WebSocketScope

from garrison.core.errors import GarrisonError
from garrison.core.reasons import Reason
from garrison.server import metrics
from garrison.server.cluster.cluster import TableHandle
from garrison.server.http.addresses import client_address
from garrison.server.http.origins import is_welcome_origin
from garrison.server.rate_limit import TokenBucket
from garrison.server.services import Services
from garrison.server.sockets.connection import REFUSED, Connection
from garrison.server.sockets.protocol import TableSocket
from garrison.table.dispatch import Gone
from garrison.table.messages.client import Bye, FromClient, Hello, RequestRefused
from garrison.table.messages.schemas import words
from garrison.table.ports import StorageAway

LAST_SECONDS: Final = 5.0
"""How long a client may take to read what was sent before the connection is closed."""
_PATH: Final = re.compile(r"/ws/tables/([^/]+)")

_decoder = msgspec.json.Decoder(FromClient)


class _Numbered(msgspec.Struct):
    """As much of a message as its refusal needs."""

    n: int = 0


_numbers = msgspec.json.Decoder(_Numbered)


class TableSockets:
    """Play at a table or watch it: Hello first, then whatever `messages` lists."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        await receive()  # the client asks to connect
        named, address = _PATH.fullmatch(scope["path"]), client_address(scope)
        with self._services.connections.opened(address) as allowed:
            welcome = allowed and _is_welcome(scope, address, self._services)
            if named is None or not welcome:
                metrics.REFUSED.inc()
                await send({"type": "websocket.close", "code": REFUSED, "reason": ""})
                return
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await self._serve(named[1], address, scope["state"]["socket"], receive, send)

    async def _serve(
        self, table: str, address: str, socket: TableSocket, receive: Receive, send: Send
    ) -> None:
        """Listen and deliver until either ends."""
        limits = self._services.settings.limits
        connection = Connection(
            self._services.encoding, address, limits.queued_messages, limits.queued_bytes
        )
        connection.write_now = socket.write
        delivering = asyncio.create_task(_deliver(socket, send, connection))
        attending = _attend(socket, receive, connection, table, self._services)
        listening = asyncio.create_task(attending)
        connection.on_overflow = delivering.cancel
        try:
            await asyncio.wait({delivering, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            listening.cancel()
            connection.close()
            await asyncio.wait({delivering, listening}, timeout=LAST_SECONDS)
            delivering.cancel()


def _is_welcome(scope: WebSocketScope, address: str, services: Services) -> bool:
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    origins = services.settings.origins
    welcome = is_welcome_origin(headers.get(b"origin"), headers.get(b"host"), origins)
    welcome = welcome and not services.blocklist.has(address)
    return welcome and services.requests.allows(address)


async def _deliver(socket: TableSocket, send: Send, connection: Connection) -> None:
    async def write(frame: bytes) -> None:
        while not socket.write(frame):
            await socket.writable.wait()

    try:
        code = await connection.deliver(write)
        await send({"type": "websocket.close", "code": code, "reason": ""})
    except (RuntimeError, OSError):  # the client has gone before us
        connection.close()


async def _attend(
    socket: TableSocket, receive: Receive, connection: Connection, table: str, services: Services
) -> None:
    """Find the table and hand over what the client says."""
    try:
        handle = await services.reach(table, connection)
    except GarrisonError as error:
        connection.send(Bye(words(error.reason), again=False))
        return
    except StorageAway as away:
        connection.send(Bye(words(away.reason), again=True))
        return
    try:
        socket.hear(_Listener(connection, handle, services).take)
        while (await receive())["type"] == "websocket.receive":
            pass  # whatever came before we listened has been heard
    finally:
        handle.post(connection, Gone())
        services.forget(handle)


class _Listener:
    """Hands over whatever is well-formed and within the limits, until the client goes."""

    def __init__(self, connection: Connection, handle: TableHandle, services: Services) -> None:
        limits = services.settings.limits
        self._connection, self._handle = connection, handle
        self._bucket = TokenBucket(
            limits.messages_per_second, limits.message_burst, time.monotonic()
        )
        self._most_refusals = limits.refusals
        self._refusals = 0
        """Messages in a row that nothing was done for."""
        self._greeted = False

    def take(self, text: bytes) -> None:
        """Hand over a message, or say why not; a client that only misbehaves is sent away."""
        metrics.MESSAGES.inc()
        if self._refusals > self._most_refusals:
            return
        refusal = self._hand_over(text)
        if refusal is None:
            self._refusals = 0
        else:
            metrics.REFUSED.inc()
            self._refusals += 1
            self._connection.send(refusal)
        if self._refusals > self._most_refusals:
            self._connection.send(Bye(words(Reason("server-too-fast")), again=False))
        elif not self._handle.is_running():
            self._connection.send(Bye(words(Reason("server-table-moved")), again=True))

    def _hand_over(self, text: bytes) -> RequestRefused | None:
        """It counts before anybody looks at it."""
        if not self._bucket.allows(time.monotonic()):
            return RequestRefused(_number_of(text), words(Reason("server-too-fast")))
        try:
            request: FromClient = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return RequestRefused(0, words(Reason("server-bad-message")))
        if not self._greeted and not isinstance(request, Hello):
            return RequestRefused(request.n, words(Reason("server-hello-first")))
        self._greeted = True
        self._handle.post(self._connection, request)
        return None


def _number_of(text: bytes) -> int:
    try:
        return _numbers.decode(text).n
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
