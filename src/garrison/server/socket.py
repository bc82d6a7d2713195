"""One WebSocket per client and table."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from garrison.core.errors import GarrisonError
from garrison.core.reasons import Reason
from garrison.server import metrics
from garrison.server.connection import REFUSED, Connection
from garrison.server.house import House
from garrison.server.origins import is_welcome_origin
from garrison.server.pace import Bucket
from garrison.table.live import Gone
from garrison.table.messages import Bye, FromClient, Hello, Refusal
from garrison.table.seams import StorageAway
from garrison.table.shapes import words

Socket: TypeAlias = WebSocket[None, None, State]

_decoder = msgspec.json.Decoder(FromClient)


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str], house: NamedDependency[House]) -> None:
    """Play at a table or watch it: Hello first, then whatever `messages` lists."""
    headers, origins = socket.headers, house.settings.origins
    address = socket.client.host if socket.client else ""
    welcome = is_welcome_origin(headers.get("origin"), headers.get("host"), origins)
    if not welcome or not house.requests.takes(address):
        await socket.close(code=REFUSED)
        return
    await socket.accept()
    connection = Connection(house.encoding, house.settings.limits.queued_messages)
    delivering = asyncio.create_task(_deliver(socket, connection))
    try:
        await _listen(socket, connection, table, house)
    finally:
        connection.close()
        await asyncio.wait([delivering])


async def _deliver(socket: Socket, connection: Connection) -> None:
    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    try:
        code = await connection.deliver(send)
        await socket.close(code=code)
    except (WebSocketDisconnect, RuntimeError, OSError):  # the client has gone before us
        connection.close()


async def _listen(socket: Socket, connection: Connection, table: str, house: House) -> None:
    """Hand over what the client says, until it goes or says what nobody understands."""
    try:
        door = await house.reach(table, connection)
    except GarrisonError as error:
        connection.send(Bye(words(error.reason), again=False))
        return
    except StorageAway as away:
        connection.send(Bye(words(away.reason), again=True))
        return
    try:
        async for request in _requests(socket, connection, house):
            door.post(connection, request)
            if not door.is_running():
                connection.send(Bye(words(Reason("server-table-moved")), again=True))
                return
    finally:
        door.post(connection, Gone())
        house.forget(door)


async def _requests(
    socket: Socket, connection: Connection, house: House
) -> AsyncIterator[FromClient]:
    """Well-formed messages within the limits. What is not well-formed ends the connection."""
    limits = house.settings.limits
    bucket = Bucket(limits.messages_per_second, limits.message_burst, time.monotonic())
    greeted = False
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        metrics.MESSAGES.inc()
        text = message.get("text") or message.get("bytes") or ""
        try:
            request = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            metrics.REFUSED.inc()
            connection.send(Refusal(0, words(Reason("server-bad-message"))))
            continue
        if not bucket.takes(time.monotonic()):
            metrics.REFUSED.inc()
            connection.send(Refusal(request.n, words(Reason("server-too-fast"))))
            continue
        if not greeted and not isinstance(request, Hello):
            connection.send(Refusal(request.n, words(Reason("server-hello-first"))))
            continue
        greeted = True
        yield request
