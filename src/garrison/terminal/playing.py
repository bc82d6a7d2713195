"""From what was asked on the command line to a seat at a table, on a screen or as lines."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from garrison.core.errors import BadNotation
from garrison.core.reasons import Reason
from garrison.server.http.schemas import BotSeat, Newcomer, NewTable
from garrison.terminal.plain import PlainTable
from garrison.terminal.rest import Link, Server
from garrison.texts import Translator


@dataclass(frozen=True)
class Wishes:
    """What somebody wants to play: a game with so many hands of their own, bots in the rest."""

    game: str
    seats: int
    hands: int
    bots: Sequence[str]
    name: str

    def table(self) -> NewTable:
        """The table to open. Raises BadNotation if there are more hands than seats."""
        if not 1 <= self.hands <= self.seats:
            raise BadNotation(Reason("terminal-hands", {"seats": self.seats}))
        rest = range(self.hands, self.seats)
        bots = [BotSeat(seat, self.bots[at % len(self.bots)]) for at, seat in enumerate(rest)]
        own = list(range(self.hands))
        return NewTable(game=self.game, name=self.name, seats=own, bots=bots)


async def sit_down(server: Server, asked: Wishes | Link, name: str) -> tuple[str, str]:
    """The table and the token to play with: a new table, or the one of a link."""
    if isinstance(asked, Wishes):
        ticket = await server.open_table(asked.table())
    elif asked.token:
        return asked.table, asked.token
    else:
        ticket = await server.join(asked.table, Newcomer(name, [], asked.invite))
    return ticket.table, ticket.token


def play_plain(address: str, asked: Wishes | Link, name: str, say: Translator) -> None:
    """Lines in, lines out."""

    async def play() -> None:
        server = Server(address)
        try:
            table, token = await sit_down(server, asked, name)
            await PlainTable(server, table, token, say).run()
        finally:
            await server.close()

    asyncio.run(play())


def play_on_screen(address: str, asked: Wishes | Link, name: str, say: Translator) -> None:
    """The whole terminal."""
    from garrison.terminal.screen import TableScreen

    async def play() -> None:
        server = Server(address)
        try:
            table, token = await sit_down(server, asked, name)
            await TableScreen(server, table, token, say).run_async()
        finally:
            await server.close()

    asyncio.run(play())
