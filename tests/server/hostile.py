"""One hostile address against a server on which somebody else plays: `python -m server.hostile`.

It opens tables, lets bots think for long, asks for estimates and advice, floods sockets, posts
records, reads nothing and crowds the other table with onlookers, all from 127.0.0.2 and from a
process of its own at low priority: a real one would not be on this machine. Meanwhile Ann plays
Bastion with a greedy bot from 127.0.0.1. Printed are her 99th percentile and how long the bot took
at most.
"""

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Awaitable, Callable
from multiprocessing import get_context
from pathlib import Path
from random import Random
from subprocess import Popen
from tempfile import TemporaryDirectory
from typing import NamedTuple

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from garrison.core.contract import OVER
from garrison.table.messages.client import (
    Done,
    Hello,
    MakeMove,
    News,
    RequestRefused,
    ToClient,
    Welcome,
)
from server.players import Client, Seen, socket_address
from server.services import free_port

FOE = "127.0.0.2"
PACE = 0.05
"""How long Ann thinks: playing without a pause she would open more tables than one address may."""
GAME = "bastion/2018?level=tutorial&seats=2"
SLOW = {
    "game": GAME,
    "name": "Foe",
    "seats": [0],
    "bots": [{"seat": 1, "bot": "search?seconds=20"}],
}


class Target(NamedTuple):
    """What is attacked: a server, and the table at which Ann plays, by the file that names it."""

    address: str
    watched: Path

    def socket(self, table: str) -> connect:
        """A connection to a table, from the hostile address."""
        return connect(socket_address(self.address, table), local_addr=(FOE, 0), max_queue=1)


Attack = Callable[[httpx.AsyncClient, Target], Awaitable[None]]


async def long_thoughts(client: httpx.AsyncClient, target: Target) -> None:
    """A table whose bot thinks for as long as it may, watched so that it does."""
    body = {**SLOW, "seats": [], "bots": [{"seat": n, "bot": "search?seconds=20"} for n in (0, 1)]}
    ticket = (await client.post("/api/tables", json=body)).json()
    async with target.socket(ticket["table"]) as socket:
        await Client(socket).send(Hello(token=ticket["token"]))
        await asyncio.sleep(600)


async def advice(client: httpx.AsyncClient, target: Target) -> None:
    """Estimates of one game after another, and advice in one of them."""
    for seats in range(1, 5):
        name = f"bastion/2018?seats={seats}"
        await client.get("/api/estimate", params={"game": name})
    ticket = (await client.post("/api/tables", json=SLOW)).json()
    bearer = {"Authorization": f"Bearer {ticket['token']}"}
    path = f"/api/tables/{ticket['table']}/advice"
    for _ in range(100):
        await client.get(path, params={"seat": 0}, headers=bearer)


async def tables(client: httpx.AsyncClient, target: Target) -> None:
    """One table after another."""
    await client.post("/api/tables", json={"game": GAME, "name": "Foe", "seats": [0]})


async def onlookers(client: httpx.AsyncClient, target: Target) -> None:
    """Watch the table at which Ann plays, and point at the screen."""
    async with target.socket(target.watched.read_text()) as socket:
        await Client(socket).send(Hello())
        for _ in range(1_000):
            await socket.send('{"do": "ping", "place": "1"}')
            await asyncio.sleep(1)


async def frames(client: httpx.AsyncClient, target: Target) -> None:
    """Nonsense as fast as the connection takes it."""
    ticket = (await client.post("/api/tables", json=SLOW)).json()
    async with target.socket(ticket["table"]) as socket:
        while True:
            await socket.send("{}")


async def records(client: httpx.AsyncClient, target: Target) -> None:
    """Half a megabyte that is no record."""
    await client.post("/api/records", content=b"[" * 500_000)


async def deaf(client: httpx.AsyncClient, target: Target) -> None:
    """Connections that ask and never read."""
    ticket = (await client.post("/api/tables", json=SLOW)).json()
    async with target.socket(ticket["table"]) as socket:
        await Client(socket).send(Hello(token=ticket["token"]))
        for n in range(10_000):
            await socket.send(f'{{"do": "why-not", "say": "x", "n": {n}}}')
            await asyncio.sleep(0.05)


ATTACKS: tuple[tuple[Attack, int], ...] = (
    (long_thoughts, 15),
    (advice, 10),
    (frames, 5),
    (records, 5),
    (deaf, 20),
    (tables, 5),
    (onlookers, 120),
)


async def repeat(each: Attack, target: Target) -> None:
    """Attack again and again, whatever the server says to it."""
    transport = httpx.AsyncHTTPTransport(local_address=FOE)
    async with httpx.AsyncClient(
        base_url=target.address, transport=transport, timeout=60
    ) as client:
        while True:
            with contextlib.suppress(
                OSError, WebSocketException, httpx.HTTPError, KeyError, ValueError
            ):
                await each(client, target)
            await asyncio.sleep(0.01)


async def play(target: Target, seconds: float) -> tuple[list[float], list[float]]:
    """Ann plays at random. Returns what her moves took, and the bot's."""
    async with httpx.AsyncClient(base_url=target.address, timeout=60) as client:
        body = {"game": GAME, "name": "Ann", "seats": [0], "bots": [{"seat": 1, "bot": "greedy"}]}
        ticket = (await client.post("/api/tables", json=body)).json()
    target.watched.write_text(ticket["table"])
    async with connect(socket_address(target.address, ticket["table"])) as socket:
        player = Timed(Client(socket))
        await player.client.send(Hello(token=ticket["token"]))
        until = time.monotonic() + seconds
        while time.monotonic() < until and not player.is_over():
            await player.step()
    return player.own, player.bots


class Timed:
    """Plays at random and notes how long its own moves take, and those of others."""

    def __init__(self, client: Client) -> None:
        self.client, self._seen, self._random = client, Seen(), Random(1)
        self.own: list[float] = []
        self.bots: list[float] = []

    def is_over(self) -> bool:
        return self._seen.turn is not None and self._seen.turn.actor == OVER

    async def step(self) -> None:
        """Make a move if it is ours to make, or wait for what another makes."""
        n = self._seen.version
        if self._seen.choices:
            await asyncio.sleep(PACE)
        began = time.monotonic()
        if self._seen.choices:
            say = self._random.choice(self._seen.choices).say
            await self.client.send(MakeMove(say=say, seen=n, n=n))
            while not isinstance(await self._next(), Done | RequestRefused):
                pass
            self.own.append(time.monotonic() - began)
        else:
            while not isinstance(await self._next(), Welcome | News):
                pass
            if n:
                self.bots.append(time.monotonic() - began)

    async def _next(self) -> ToClient:
        message = await asyncio.wait_for(self.client.receive(), 60)
        if isinstance(message, Welcome | News):
            self._seen.take(message)
        return message


def attack(target: Target) -> None:
    """Everything at once, until the process is ended."""
    os.nice(15)

    async def all_at_once() -> None:
        foes = [repeat(each, target) for each, count in ATTACKS for _ in range(count)]
        await asyncio.gather(*foes)

    asyncio.run(all_at_once())


async def measure(target: Target, seconds: float) -> str:
    """Play game after game for so long."""
    own, bots = list[float](), list[float]()
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        more, theirs = await play(target, left)
        own, bots = own + more, bots + theirs
    p99 = sorted(own)[int(len(own) * 0.99)] if own else 0.0
    return f"{len(own)} moves, p99 {p99 * 1000:.0f} ms; slowest bot {max(bots, default=0.0):.2f} s"


async def wait_for(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as client:
        while True:
            with contextlib.suppress(httpx.TransportError):
                if (await client.get("/ready")).status_code == 200:
                    return
            await asyncio.sleep(0.1)


async def main(seconds: float) -> None:
    with TemporaryDirectory() as folder:
        port = free_port()
        target = Target(f"http://127.0.0.1:{port}", Path(folder) / "watched")
        command = [sys.executable, "-m", "garrison.cli", "serve", "--port", str(port)]
        foe = get_context("spawn").Process(target=attack, args=(target,))
        with Popen([*command, "--folder", str(Path(folder))]) as server:
            try:
                await wait_for(target.address)
                print("in peace:", await measure(target, seconds), flush=True)
                foe.start()
                await asyncio.sleep(5)
                print("attacked:", await measure(target, seconds), flush=True)
            finally:
                if foe.is_alive():
                    foe.kill()
                server.terminate()


if __name__ == "__main__":
    asyncio.run(main(float(sys.argv[1]) if len(sys.argv) > 1 else 20.0))
