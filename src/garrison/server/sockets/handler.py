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
from garrison.server.http.origins import is_welcome_origin
from garrison.server.rate_limit import TokenBucket
from garrison.server.services import Services
from garrison.server.sockets.connection import REFUSED, Connection
from garrison.table.dispatch import Gone
from garrison.table.messages.client import Bye, FromClient, Hello, Refusal
from garrison.table.messages.schemas import words
from garrison.table.ports import StorageAway

_PATH: Final = re.compile(r"/ws/tables/([^/]+)")

_decoder = msgspec.json.Decoder(FromClient)


class TableSockets:
    """Play at a table or watch it: Hello first, then whatever `messages` lists."""

    def __init__(self, services: Services) -> None:
        self._house = services

    async def __call__(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        await receive()  # the client asks to connect
        named = _PATH.fullmatch(scope["path"])
        if named is None or not _is_welcome(scope, self._house):
            await send({"type": "websocket.close", "code": REFUSED, "reason": ""})
            return
        await send(
            {"type": "websocket.accept", "subprotocol": None, "headers": []},
        )
        connection = Connection(self._house.encoding, self._house.settings.limits.queued_messages)
        delivering = asyncio.create_task(_deliver(send, connection))
        try:
            await _attend(receive, connection, named[1], self._house)
        finally:
            connection.close()
            await asyncio.wait([delivering])


def _is_welcome(scope: WebSocketScope, services: Services) -> bool:
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    address = scope["client"][0] if scope["client"] else ""
    origins = services.settings.origins
    welcome = is_welcome_origin(headers.get(b"origin"), headers.get(b"host"), origins)
    return welcome and services.requests.takes(address)


async def _deliver(send: Send, connection: Connection) -> None:
    async def send_text(text: str) -> None:
        await send({"type": "websocket.send", "text": text, "bytes": None})

    try:
        code = await connection.deliver(send_text)
        await send({"type": "websocket.close", "code": code, "reason": ""})
    except (RuntimeError, OSError):  # the client has gone before us
        connection.close()


async def _attend(receive: Receive, connection: Connection, table: str, services: Services) -> None:
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
        await _listen(receive, connection, handle, services)
    finally:
        handle.post(connection, Gone())
        services.forget(handle)


async def _listen(
    receive: Receive, connection: Connection, handle: TableHandle, services: Services
) -> None:
    """Hand over whatever is well-formed and within the limits, until the client goes."""
    limits, greeted = services.settings.limits, False
    bucket = TokenBucket(limits.messages_per_second, limits.message_burst, time.monotonic())
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        request = _understand(message.get("text") or message.get("bytes") or "")
        if isinstance(request, Refusal):
            metrics.REFUSED.inc()
            connection.send(request)
        elif not bucket.takes(time.monotonic()):
            metrics.REFUSED.inc()
            connection.send(Refusal(request.n, words(Reason("server-too-fast"))))
        elif not greeted and not isinstance(request, Hello):
            connection.send(Refusal(request.n, words(Reason("server-hello-first"))))
        else:
            greeted = True
            handle.post(connection, request)
            if not handle.is_running():
                connection.send(Bye(words(Reason("server-table-moved")), again=True))
                return


def _understand(text: str | bytes) -> FromClient | Refusal:
    metrics.MESSAGES.inc()
    try:
        request: FromClient = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Refusal(0, words(Reason("server-bad-message")))
    return request
