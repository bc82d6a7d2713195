"""A game of rivals on a real server: every byte that one of them and an onlooker are sent."""

import asyncio
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import TracebackType
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from garrison.bots import bot
from garrison.core.contract import Seat, State
from garrison.core.game import Game as AnyGame
from garrison.server.http.schemas import BotSeat, Ticket
from garrison.server.thinking.thinkers import RandomThinker
from garrison.table.messages.client import (
    Hello,
    MakeMove,
    News,
    RequestRefused,
    ToClient,
    Welcome,
    WhyNot,
    WhyNotAnswer,
)
from garrison.table.ports import BotMove
from server.players import Seen, join_table, open_table, socket_address, visitor

OVER: Final = -2
PATIENCE: Final = 90
"""Seconds to wait for news on a busy machine."""
LATEST: Final = 4
"""So many of the latest moments are looked at after each move."""
SECRET: Final = ("befriend", "fulfil")
"""How answers to secret questions begin."""
TIMES: Final = re.compile(rb'"(time|touched|created|seconds)":[0-9.e+-]+')
_decoder = msgspec.json.Decoder(ToClient)


class Repeating:
    """In the place of `secrets`: the same in every game."""

    def __init__(self) -> None:
        self._dice = Random(19)

    def token_bytes(self, count: int) -> bytes:
        return self._dice.randbytes(count)

    def token_urlsafe(self, count: int) -> str:
        return self._dice.randbytes(count).hex()

    def choice(self, letters: Sequence[str]) -> str:
        return self._dice.choice(letters)


@dataclass
class Viewer:
    """One browser: every frame it was sent, and what it has come to know by them."""

    socket: ClientConnection
    token: str
    frames: list[bytes] = field(default_factory=list)
    seen: Seen = field(default_factory=Seen)

    async def hear(self) -> ToClient:
        frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        text = frame.encode() if isinstance(frame, str) else frame
        self.frames.append(TIMES.sub(b"", text))
        message: ToClient = _decoder.decode(frame)
        if isinstance(message, Welcome | News):
            self.seen.take(message)
        return message

    async def say(self, line: str) -> None:
        """Make a move, and hear what follows from it."""
        version = self.seen.version
        await self._ask(MakeMove(say=line, seen=version, n=2))
        while self.seen.version == version:
            await self.hear()

    async def settle(self) -> None:
        """Ask something, and hear all that was sent before the answer."""
        await self._ask(WhyNot(say="open a1", n=1))
        while not isinstance(await self.hear(), WhyNotAnswer | RequestRefused):
            pass

    async def _ask(self, request: MakeMove | WhyNot) -> None:
        await self.socket.send(msgspec.json.encode(request).decode())

    @property
    def actor(self) -> int:
        return self.seen.turn.actor if self.seen.turn else OVER

    @property
    def moves(self) -> int:
        return self.seen.turn.moves if self.seen.turn else 0


@dataclass
class Told:
    """Everything a rival and an onlooker were sent in one game."""

    frames: dict[str, list[bytes]] = field(default_factory=dict)
    pages: list[tuple[int, list[bytes]]] = field(default_factory=list)
    """What was answered by HTTP, each with how many frames the rival had been sent before."""
    asked: int = 0
    """How often the secret seat was asked in secret."""
    moves: int = 0


class Builder(RandomThinker):
    """The usual bot, in this process: it thinks on what its seat may know, and says why."""

    def names(self) -> list[str]:
        return ["greedy"]

    def knows(self, spec: str) -> bool:
        return spec == "greedy"

    async def think(
        self,
        game: AnyGame[State],
        state: State,
        seat: Seat,
        spec: str,
        seed: int,
        address: str = "",
    ) -> BotMove:
        thought = bot(spec).think(game, state, seat, seed)
        return BotMove(thought.move, list(thought.intent))


class Game:
    """Bob, whose secret it is, Ann, perhaps bots, and an onlooker at one table."""

    def __init__(self, address: str, told: Told, seats: int, seed: int) -> None:
        self._address, self._told = address, told
        self._seats, self._bots = seats, range(2, seats)
        self._dice = Random(seed)
        self._offers = 0

    async def play(self) -> None:
        bots = [BotSeat(seat, "greedy") for seat in self._bots]
        name = f"unbreakable-castle?seats={self._seats}"
        host = await open_table(self._address, "Bob", [0], name, bots=bots)
        guest = await join_table(self._address, host, "Ann", [1])
        tokens = {"bob": host.token, "ann": guest.token, "onlooker": ""}
        async with Sockets(self._address, host) as sockets:
            viewers = {name: Viewer(await sockets.open(), token) for name, token in tokens.items()}
            for viewer in viewers.values():
                await self._greet(viewer)
            await self._play(host, viewers)
        self._told.frames = {name: viewers[name].frames for name in ("ann", "onlooker")}
        self._told.moves = viewers["bob"].moves

    async def _greet(self, viewer: Viewer) -> None:
        """Bots may begin the game: the first to come waits until they have played."""
        await viewer.socket.send(msgspec.json.encode(Hello(token=viewer.token)).decode())
        await viewer.hear()
        while viewer.actor in self._bots:
            await viewer.hear()

    async def _play(self, host: Ticket, viewers: dict[str, Viewer]) -> None:
        bob, ann, onlooker = viewers.values()
        others = [ann, onlooker]
        while True:
            for each in viewers.values():
                await each.settle()
            turn = ann.seen.turn
            assert turn is not None
            if turn.actor != 1:
                self._told.pages.append((len(ann.frames), await self._pages(host, others)))
            if turn.actor == OVER:
                return
            mover = bob if turn.actor == 0 else ann
            behind = {name: mover.moves - each.moves for name, each in viewers.items()}
            await mover.say(self._choose(mover))
            await self._let_bots_play(mover, viewers, behind)
            while secret := _secret_answers(mover):
                await self._wait_in_secret(host, mover, others)
                await mover.say(secret[0])
                behind = {name: n + (viewers[name] is not mover) for name, n in behind.items()}
                await self._let_bots_play(mover, viewers, behind)

    async def _let_bots_play(
        self, mover: Viewer, viewers: Mapping[str, Viewer], behind: Mapping[str, int]
    ) -> None:
        """Everybody hears what bots do before anything else is asked.

        Whoever does not hear of secret answers is behind by so many moves.
        """
        if mover.actor not in self._bots:
            return
        while mover.actor in self._bots:
            await mover.hear()
        for name, each in viewers.items():
            while each.moves < mover.moves - behind[name]:
                await each.hear()

    async def _wait_in_secret(self, host: Ticket, mover: Viewer, others: list[Viewer]) -> None:
        """While the question is pending everything is to others as it was before."""
        if mover in others:
            return
        self._told.asked += 1
        for each in others:
            await each.settle()
            assert each.frames.pop() == each.frames[-1]
        assert await self._pages(host, others) == self._told.pages[-1][1]

    def _choose(self, mover: Viewer) -> str:
        lines = [each.say for each in mover.seen.choices]
        offers = [line for line in lines if line.startswith("offer")]
        if offers and self._offers < 2:
            self._offers += 1
            return offers[0]
        for wish in ("build", "accept", "end turn"):
            for line in lines:
                if line.startswith(wish):
                    return line
        return self._dice.choice(lines)

    async def _pages(self, host: Ticket, viewers: list[Viewer]) -> list[bytes]:
        """All that can be asked for about the table by HTTP, by each of them."""
        table = f"/api/tables/{host.table}"
        shared = ["/api/tables", table, f"{table}/record", f"{table}/estimate?seat=1"]
        found = []
        async with visitor(self._address) as client:
            for viewer in viewers:
                moves = range(max(0, viewer.moves - LATEST), viewer.moves + 2)
                headers = {"Authorization": f"Bearer {viewer.token}"} if viewer.token else {}
                for path in [*shared, f"{table}/advice?seat=1", *_moments(table, moves)]:
                    answer = await client.get(path, headers=headers)
                    body = b"" if _is_open_record(path, answer) else answer.content
                    found.append(f"{path} {answer.status_code} ".encode() + TIMES.sub(b"", body))
        return found


def _secret_answers(mover: Viewer) -> list[str]:
    """What happens without being asked comes first: a friend is met as one."""
    return sorted(each.say for each in mover.seen.choices if each.say.startswith(SECRET))


def _moments(table: str, moves: range) -> list[str]:
    return [f"{table}/moments/{move}" for move in moves]


def _is_open_record(path: str, answer: httpx.Response) -> bool:
    """Once the game is over its record may be read by all, and holds every move."""
    return path.endswith("/record") and answer.status_code == 200


class Sockets:
    """Connections to one table, closed at the end."""

    def __init__(self, address: str, host: Ticket) -> None:
        self._address = socket_address(address, host.table)
        self._open: list[ClientConnection] = []

    async def __aenter__(self) -> "Sockets":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for socket in self._open:
            await socket.close()

    async def open(self) -> ClientConnection:
        self._open.append(await connect(self._address))
        return self._open[-1]
