"""From what was asked on the command line to a seat at a table, on a screen or as lines."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import click

from garrison.core.errors import BadNotation
from garrison.core.reasons import Reason
from garrison.server.http.schemas import BotSeat, Newcomer, NewTable
from garrison.terminal.plain import PlainTable
from garrison.terminal.rest import Link, Server
from garrison.terminal.table import TableState
from garrison.texts import Translator

Face: TypeAlias = Callable[[Server, str, str, Translator], Awaitable[TableState]]
"""A way to play at a table; it gives back how the table stood when it was left."""


@dataclass(frozen=True)
class NewGame:
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


async def sit_down(server: Server, asked: NewGame | Link, name: str) -> tuple[str, str]:
    """The table and the token to play with: a new table, or the one of a link."""
    if isinstance(asked, NewGame):
        ticket = await server.open_table(asked.table())
    elif asked.token:
        return asked.table, asked.token
    else:
        ticket = await server.join(asked.table, Newcomer(name, [], asked.invite))
    return ticket.table, ticket.token


async def plainly(server: Server, table: str, token: str, say: Translator) -> TableState:
    """Lines in, lines out."""
    playing = PlainTable(server, table, token, say)
    await playing.run()
    return playing.player.state


async def on_screen(server: Server, table: str, token: str, say: Translator) -> TableState:
    """The whole terminal."""
    from garrison.terminal.screen import TableScreen

    screen = TableScreen(server, table, token, say)
    await screen.run_async()
    return screen.player.state


@dataclass(frozen=True)
class Playing:
    """Somebody who plays: what they asked for, their name, their language, and how they play."""

    asked: NewGame | Link
    name: str
    say: Translator
    face: Face
    options: str
    """The options of the command line that bring them back to their table."""

    def run(self, address: str) -> None:
        """Play until they leave; then tell them how to come back."""
        asyncio.run(self._run(Server(address)))

    async def _run(self, server: Server) -> None:
        try:
            table, token = await sit_down(server, self.asked, self.name)
            is_over = False
            try:
                is_over = (await self.face(server, table, token, self.say)).is_over()
            finally:
                click.echo(self.say("terminal-saved"))
                if not is_over:
                    self._tell_way_back(f"table/{table}#me={token}")
        finally:
            await server.close()

    def _tell_way_back(self, place: str) -> None:
        server = "" if isinstance(self.asked, NewGame) else self.asked.server
        link = f"{server}/{place}" if server else place
        click.echo(self.say("terminal-go-on", {"link": link, "options": self.options}))
