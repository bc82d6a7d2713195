"""How to sit down and move at our server and at boardgame.io.

Clients of both read every message whole but keep only what they need to go on, so that they cost
little beside the server they share the machine with.
"""

import time
from collections.abc import Mapping
from itertools import count
from random import Random
from typing import Final

import httpx
import msgspec
from msgspec import Struct

from garrison.bench.traffic import Opener, Pair
from garrison.bench.wire import Wire, dial
from garrison.core.contract import OVER
from garrison.table.messages.client import Hello, MakeMove

HOST: Final = "127.0.0.1"
HEARTBEAT: Final = {b"2": b"3"}
"""How socket.io asks whether a client lives, and what it wants to hear."""


class OurTurn(Struct):
    """Of whose turn it is."""

    actor: int


class OurChoice(Struct):
    """Of a legal move."""

    say: str


class OurMessage(Struct):
    """Of a message of our server."""

    do: str
    version: int = 0
    turn: OurTurn | None = None
    choices: list[OurChoice] | None = None


class TheirState(Struct):
    """Of a state of boardgame.io."""

    number: int = msgspec.field(name="_stateID")


_ours = msgspec.json.Decoder(OurMessage)
_theirs = msgspec.json.Decoder(tuple[str, str, TheirState, object])


def opener(kind: str, port: int, game: str, random: Random) -> Opener:
    return OurOpener(port, game, random) if kind == "garrison" else TheirOpener(port)


class OurOpener:
    """Opens tables of Garrison."""

    def __init__(self, port: int, game: str, random: Random) -> None:
        self._port, self._game, self._random = port, game, random
        self._client = httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=60)

    async def open(self) -> Pair:
        ann = await self._post("/api/tables", {"game": self._game, "name": "Ann", "seats": [0]})
        table, invite = ann["table"], ann["invite"]
        guest = {"name": "Bob", "seats": [1], "invite": invite}
        bob = await self._post(f"/api/tables/{table}/people", guest)
        wires = [await dial(HOST, self._port, f"/ws/tables/{table}") for _ in range(2)]
        players = [OurPlayer(wire) for wire in wires]
        for player, token in zip(players, (ann["token"], bob["token"]), strict=True):
            player.wire.send(msgspec.json.encode(Hello(token=str(token))))
            await player.hear("welcome")
        return OurPair(players, self._random)

    async def _post(self, path: str, body: Mapping[str, object]) -> dict[str, object]:
        answer = await self._client.post(path, json=body)
        answer.raise_for_status()
        return msgspec.json.decode(answer.content, type=dict[str, object])


class OurPlayer:
    """One of two players: what they have heard, counted as the server counts for them alone."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.version = 0
        self.says: list[str] = []
        """The moves they may choose from; none while another decides."""
        self.is_over = False

    async def hear(self, kind: str) -> None:
        """Read until a message of this kind comes."""
        while await self._hear_next() != kind:
            pass

    async def hear_that_it_goes_on(self) -> None:
        """Read until they are asked to decide, or the game is over."""
        while not self.says and not self.is_over:
            await self._hear_next()

    async def _hear_next(self) -> str:
        message = _ours.decode(await self.wire.receive())
        assert message.do != "refused", message
        self.version = message.version or self.version
        if message.turn is not None:
            self.is_over = message.turn.actor == OVER
        if message.choices is not None:
            self.says = [choice.say for choice in message.choices]
        return message.do


class OurPair:
    """Two players at a table of Garrison."""

    def __init__(self, players: list[OurPlayer], random: Random) -> None:
        self._players, self._random = players, random

    def is_over(self) -> bool:
        return self._players[0].is_over or self._players[1].is_over

    async def move(self) -> float:
        """Whoever goes on deciding may be asked in secret: the other hears of that later."""
        first, second = self._players
        mover, other = (first, second) if first.says else (second, first)
        say = self._random.choice(mover.says)
        sent = time.perf_counter()
        mover.wire.send(msgspec.json.encode(MakeMove(say=say, seen=mover.version, n=1)))
        await mover.hear("done")
        taken = time.perf_counter() - sent
        if not mover.says:
            await other.hear_that_it_goes_on()
        return taken


class TheirOpener:
    """Opens matches of boardgame.io through its socket.io protocol; they are made on demand."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._numbers = count(1)

    async def open(self) -> Pair:
        match = f"match{next(self._numbers)}"
        return TheirPair([await self._connect(match, seat) for seat in ("0", "1")], match)

    async def _connect(self, match: str, seat: str) -> Wire:
        path = "/socket.io/?EIO=4&transport=websocket"
        wire = await dial(HOST, self._port, path, HEARTBEAT)
        assert (await wire.receive()).startswith(b"0")
        wire.send(b"40/ledger,")
        assert (await wire.receive()).startswith(b"40/ledger,")
        wire.send(_event("sync", match, seat, None, 2))
        while b'"sync"' not in (await wire.receive())[:40]:
            pass
        return wire


class TheirPair:
    """Two players at a match of boardgame.io."""

    def __init__(self, wires: list[Wire], match: str) -> None:
        self._wires, self._match = wires, match
        self._state = 0
        self._seat = 0

    def is_over(self) -> bool:
        return False

    async def move(self) -> float:
        seat = str(self._seat)
        payload = {"type": "mark", "args": [self._state % 25], "playerID": seat}
        action = {"type": "MAKE_MOVE", "payload": payload}
        mover, other = self._wires[self._seat], self._wires[1 - self._seat]
        sent = time.perf_counter()
        mover.send(_event("update", action, self._state, self._match, seat))
        await self._hear(mover)
        taken = time.perf_counter() - sent
        await self._hear(other)
        self._seat = 1 - self._seat
        return taken

    async def _hear(self, wire: Wire) -> None:
        """Read until the new state comes."""
        while True:
            text = await wire.receive()
            if text.startswith(b'42/ledger,["update"'):
                self._state = _theirs.decode(text[len(b"42/ledger,") :])[2].number
                return


def _event(*components: object) -> bytes:
    return b"42/ledger," + msgspec.json.encode(components)
