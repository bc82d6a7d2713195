"""Clients that play at random, come again when cut off, and remember what was promised them."""

import asyncio
from collections.abc import Mapping, Sequence
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from garrison.core.contract import ONLOOKER
from garrison.server.http.schemas import BotSeat, Newcomer, NewTable, Ticket
from garrison.table.messages import client as messages
from garrison.table.messages.client import (
    Done,
    FromClient,
    News,
    RequestRefused,
    ToClient,
    Welcome,
)
from garrison.table.messages.schemas import Choice, TurnInfo, VisibleEntry
from garrison.table.model.settings import TableSettings

_decoder = msgspec.json.Decoder(ToClient)


def visitor(address: str) -> httpx.AsyncClient:
    """A client for plain HTTP: it is spared loading certificates, and waits on a busy machine."""
    return httpx.AsyncClient(base_url=address, verify=False, timeout=60)


async def open_table(
    address: str,
    name: str,
    seats: Sequence[int],
    game: str = "race",
    settings: TableSettings | None = None,
    bots: Sequence[BotSeat] = (),
) -> Ticket:
    """Open a table through the REST interface."""
    chosen = settings or TableSettings()
    body = NewTable(game=game, name=name, seats=list(seats), settings=chosen, bots=list(bots))
    async with visitor(address) as client:
        answer = await client.post("/api/tables", content=msgspec.json.encode(body))
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Ticket)


async def join_table(address: str, host: Ticket, name: str, seats: Sequence[int]) -> Ticket:
    """Join a table through the REST interface."""
    body = Newcomer(name, list(seats), host.invite)
    async with visitor(address) as client:
        url = f"/api/tables/{host.table}/people"
        answer = await client.post(url, content=msgspec.json.encode(body))
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Ticket)


def apply_changes(
    view: Mapping[str, object], changes: Sequence[Sequence[object]]
) -> dict[str, object]:
    """The view after the changes, as every client computes it."""
    after: dict[str, object] = msgspec.json.decode(msgspec.json.encode(view))
    for change in changes:
        path = change[0]
        assert isinstance(path, list)
        if not path:
            raise AssertionError("a view is replaced whole in the field for it")
        place: object = after
        for step in path[:-1]:
            place = _inside(place, step)
        _put(place, path[-1], change)
    return after


def _inside(place: object, step: object) -> object:
    if isinstance(place, dict):
        return place[step]
    assert isinstance(place, list)
    assert isinstance(step, int)
    return place[step]


def _put(place: object, key: object, change: Sequence[object]) -> None:
    if isinstance(place, dict) and len(change) == 1:
        del place[key]
    elif isinstance(place, dict):
        place[key] = change[1]
    else:
        assert isinstance(place, list)
        assert isinstance(key, int)
        place[key] = change[1]


class Seen:
    """What a client knows of a table, kept up to date by messages alone."""

    def __init__(self) -> None:
        self.version = 0
        self.view: Mapping[str, object] = {}
        self.log: list[VisibleEntry] = []
        self.turn: TurnInfo | None = None
        self.choices: list[Choice] = []
        self.seen_from = ONLOOKER

    def take(self, message: Welcome | News) -> None:
        assert all(told.version > self.version for told in message.entries), "told twice"
        self.log += message.entries
        self.version = message.version
        if isinstance(message, Welcome):
            self.view, self.seen_from = message.view, message.seen_from
            self.turn, self.choices = message.turn, message.choices
            return
        self.turn = message.turn or self.turn
        self.choices = self.choices if message.choices is None else message.choices
        self.seen_from = self.seen_from if message.seen_from is None else message.seen_from
        changed = apply_changes(self.view, message.changes)
        self.view = changed if message.view is None else message.view


class Client:
    """One connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.heard: list[ToClient] = []

    async def send(self, request: FromClient) -> None:
        await self._socket.send(msgspec.json.encode(request).decode())

    async def send_raw(self, data: str | bytes) -> None:
        await self._socket.send(data)

    async def receive(self) -> ToClient:
        message: ToClient = _decoder.decode(await self._socket.recv())
        self.heard.append(message)
        return message

    async def answer(self, n: int) -> Done | RequestRefused:
        """The answer to request n; what else comes before is kept in `heard`."""
        while True:
            message = await asyncio.wait_for(self.receive(), 10)
            if isinstance(message, Done | RequestRefused) and message.n == n:
                return message


def socket_address(address: str, table: str) -> str:
    return f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"


class Player:
    """Plays at random until told to stop, whatever happens to the servers."""

    def __init__(
        self, addresses: Sequence[str], ticket: Ticket, seed: int, delay: float = 0.0
    ) -> None:
        self._delay = delay
        self.seen, self.ticket = Seen(), ticket
        self.acknowledged: list[tuple[int, str]] = []
        """The versions that moves of ours got, as the server said, and the moves."""
        self.troubles = 0
        self.comebacks = 0
        self._addresses, self._random = list(addresses), Random(seed)
        self._pending: tuple[int, str] | None = None
        self._stopping = False

    def stop(self) -> None:
        self._stopping = True

    @property
    def is_over(self) -> bool:
        return self.seen.turn is not None and self.seen.turn.actor == -2

    async def play(self) -> None:
        """Play until the game is over or stop is called."""
        while not self._stopping and not self.is_over:
            address = self._random.choice(self._addresses)
            try:
                async with connect(socket_address(address, self.ticket.table)) as socket:
                    await self._sit_at(Client(socket))
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.2)
            self.comebacks += 1

    async def _sit_at(self, client: Client) -> None:
        self._pending = None
        await client.send(messages.Hello(token=self.ticket.token, seen=self.seen.version))
        while not self._stopping:
            try:
                message = await asyncio.wait_for(client.receive(), 0.5)
            except TimeoutError:
                continue
            if isinstance(message, messages.Bye):
                self.troubles += message.reason.id == "server-others-away"
                return
            self._take(message)
            if self.is_over:
                return
            await self._move(client)

    def _take(self, message: ToClient) -> None:
        if isinstance(message, Welcome | News):
            self.seen.take(message)
        elif isinstance(message, messages.Interruption) and message.reason is not None:
            self.troubles += 1
        elif isinstance(message, Done | RequestRefused) and self._pending is not None:
            if isinstance(message, Done) and message.n == self._pending[0]:
                self.acknowledged.append(self._pending_move())
            self._pending = None

    def _pending_move(self) -> tuple[int, str]:
        assert self._pending is not None
        return self._pending

    async def _move(self, client: Client) -> None:
        if self._pending is None and self.seen.choices:
            await asyncio.sleep(self._delay)
            say = self._random.choice(self.seen.choices).say
            n = self.seen.version + 1
            self._pending = (n, say)
            await client.send(messages.MakeMove(say=say, seen=self.seen.version, n=n))
