"""The socket to a table: says hello, keeps the state, asks, and comes back after a cut."""

import asyncio
import itertools
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit, urlunsplit

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from garrison.table.messages.client import (
    Bye,
    Done,
    Hello,
    Interruption,
    News,
    Request,
    RequestRefused,
    ToClient,
    Welcome,
    WhyNotAnswer,
)
from garrison.table.messages.schemas import VisibleEntry, Words
from garrison.terminal.table import TableState

RETRY_SECONDS: Final = (0.2, 0.5, 1.0, 2.0, 5.0)
LAST_TRY: Final = 60
"""So many times in a row it is tried: about five minutes."""
TOO_FAST: Final = "server-too-fast"
"""Why the server refuses what it did not look at."""
TOO_FAST_SECONDS: Final = 0.2
_LARGEST: Final = 1 << 24

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(ToClient)


class Disconnected(Exception):
    """The answer never came: the connection was cut first."""


class TableConnection:
    """One client at one table. Whoever owns it runs `run` as a task."""

    def __init__(
        self,
        address: str,
        token: str,
        on_entries: Callable[[list[VisibleEntry]], None],
        on_trouble: Callable[[Words | None], None],
    ) -> None:
        self.state = TableState()
        self.ended: Words | None = None
        """Why there is no way back to this table."""
        self._address, self._token = address, token
        self._on_entries, self._on_trouble = on_entries, on_trouble
        self._socket: ClientConnection | None = None
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Done | RequestRefused | WhyNotAnswer]] = {}

    async def run(self) -> None:
        """Listen until the server ends it for good."""
        tries = 0
        while self.ended is None:
            try:
                async with connect(self._address, max_size=_LARGEST) as socket:
                    self._socket, tries = socket, 0
                    await socket.send(_encoder.encode(self._hello()))
                    async for message in socket:
                        self._hear(_decoder.decode(message))
            except (OSError, WebSocketException):
                pass
            finally:
                self._socket = None
                self._forget_questions()
            if tries == LAST_TRY:
                self.ended = Words("terminal-server-gone")
            if self.ended is None:
                self._on_trouble(Words("terminal-connection-lost"))
                await asyncio.sleep(RETRY_SECONDS[min(tries, len(RETRY_SECONDS) - 1)])
                tries += 1

    async def ask(self, request: Request) -> Done | RequestRefused | WhyNotAnswer:
        """Send a request and wait for its answer. Raises Disconnected.

        What the server would not look at because too much was asked is asked again after a moment.
        """
        while True:
            answer = await self._ask_once(request)
            if not isinstance(answer, RequestRefused) or answer.reason.id != TOO_FAST:
                return answer
            await asyncio.sleep(TOO_FAST_SECONDS)

    async def _ask_once(self, request: Request) -> Done | RequestRefused | WhyNotAnswer:
        if self._socket is None:
            raise Disconnected
        number = next(self._numbers)
        future = asyncio.get_running_loop().create_future()
        self._waiting[number] = future
        try:
            await self._socket.send(_encoder.encode(replace(request, n=number)))
            answer: Done | RequestRefused | WhyNotAnswer = await future
        except WebSocketException as error:
            raise Disconnected from error
        finally:
            self._waiting.pop(number, None)
        return answer

    def _hello(self) -> Hello:
        return Hello(n=next(self._numbers), token=self._token, seen=self.state.version)

    def _hear(self, message: ToClient) -> None:
        match message:
            case Welcome():
                self._on_trouble(None)
                self._on_entries(self.state.welcome(message))
            case News():
                self._on_entries(self.state.take(message))
            case Done() | RequestRefused() | WhyNotAnswer():
                waiting = self._waiting.pop(message.n, None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
                elif isinstance(message, RequestRefused):
                    self._on_trouble(message.reason)
            case Interruption():
                self._on_trouble(message.reason)
            case Bye() if not message.again:
                self.ended = message.reason
            case _:
                pass

    def _forget_questions(self) -> None:
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(Disconnected())
                future.exception()  # whoever asked may be gone already
        self._waiting.clear()


def socket_address(server: str, table: str) -> str:
    """The address of a table's socket on a server."""
    parts = urlsplit(server)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return urlunsplit((scheme, parts.netloc, f"/ws/tables/{table}", "", ""))
