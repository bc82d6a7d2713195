"""One person at one table: does what is typed, and tells what came of it."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Protocol

from garrison.bots.estimate import SURE
from garrison.core.errors import GarrisonError
from garrison.table.messages.client import (
    Chat,
    MakeMove,
    Redo,
    Request,
    RequestRefused,
    Sit,
    Undo,
    Vote,
    WhyNot,
    WhyNotAnswer,
)
from garrison.table.messages.schemas import VisibleEntry, Words
from garrison.terminal import commands
from garrison.terminal.boards import draw
from garrison.terminal.connection import Disconnected, TableConnection, socket_address
from garrison.terminal.drawing import Line, line
from garrison.terminal.rest import Server
from garrison.terminal.sentences import Sentences
from garrison.texts import Translator

RECENT = 20
"""So many entries of the log are told at a time."""


class Display(Protocol):
    """Where things are shown: a screen, or lines one after another."""

    def show(self, lines: Sequence[Line]) -> None:
        """Show lines that answer what was typed."""

    def show_board(self) -> None:
        """Show the whole board."""

    def tell(self, sentences: Sequence[str]) -> None:
        """Show what happened at the table."""

    def refresh_table(self) -> None:
        """The table changed: show where it stands now."""


class TablePlayer:
    """Plays through a connection and shows on a display."""

    def __init__(
        self, server: Server, table: str, token: str, say: Translator, display: Display
    ) -> None:
        self._server, self._table, self._token = server, table, token
        self._say, self._display = say, display
        address = socket_address(server.address, table)
        self.connection = TableConnection(address, token, self._hear, self._trouble)
        self.state = self.connection.state
        self.sentences = Sentences(say, self.state)
        self._trouble_told: Words | None = None
        self._has_sat = False
        self._is_introduced = False
        self._sitting: asyncio.Task[WhyNotAnswer | None] | None = None
        self._doing: Mapping[str, Callable[[str], Awaitable[None]]] = {
            commands.MOVE: self._move,
            "help": self._help,
            "board": self._board,
            "list": self._list,
            "log": self._log,
            "undo": self._undo,
            "redo": self._redo,
            "hint": self._hint,
            "odds": self._odds,
            "why": self._why,
            "say": self._chat,
            "agree": lambda rest: self._vote(True),
            "refuse": lambda rest: self._vote(False),
        }

    async def obey(self, typed: str) -> bool:
        """Do what was typed; False once it was to quit."""
        command = commands.read(typed, self.state.choices)
        if command.name == "quit":
            return False
        if command.name == commands.NOTHING:
            self._display.refresh_table()
            return True
        try:
            await self._doing[command.name](command.rest)
        except Disconnected:
            self._answer(self._say("terminal-not-sent"))
        except GarrisonError as error:
            self._answer(self.sentences.words(error.reason))
        return True

    def board(self) -> list[Line]:
        """The board as it stands."""
        return draw(self.state.game, self.state.view, self._say) if self.state.is_known else []

    def numbered_choices(self) -> list[str]:
        """Every legal move as a numbered sentence, with its line of the command language."""
        return [
            f"{at}. {self.sentences.choice(choice)} [{choice.say}]"
            for at, choice in enumerate(self.state.choices, 1)
        ]

    def _hear(self, entries: list[VisibleEntry]) -> None:
        self._take_free_seat()
        fresh = [each for told in entries for each in self.sentences.entry(told)]
        self._display.tell([*self._introduction(), *fresh])
        self._display.refresh_table()

    def _introduction(self) -> list[str]:
        """What to know of this table before anything else, told once."""
        if self._is_introduced or self.state.table is None:
            return []
        self._is_introduced = True
        return [self._say("table-own-data-why")] if self.state.table.own_data else []

    def _take_free_seat(self) -> None:
        """Whoever comes with an invitation takes the first free seat, once."""
        state, table = self.state, self.state.table
        if self._has_sat or table is None or not state.you.person:
            return
        self._has_sat = True
        free = [
            seat for seat, holder in enumerate(table.holders) if not (holder.person or holder.bot)
        ]
        if free and not state.you.seats:
            self._sitting = asyncio.create_task(self._ask(Sit(seat=free[0])))

    def _trouble(self, reason: Words | None) -> None:
        """Tell that play is held up, once; and that it goes on."""
        if reason is None and self._trouble_told is not None:
            self._display.tell([self._say("terminal-goes-on")])
        elif reason is not None and reason != self._trouble_told:
            self._display.tell([self.sentences.words(reason)])
        self._trouble_told = reason

    def _answer(self, *sentences: str) -> None:
        self._display.show([line(each) for each in sentences])

    async def _ask(self, request: Request) -> WhyNotAnswer | None:
        """Send a request and tell of a refusal; the answer to a question comes back."""
        answer = await self.connection.ask(request)
        if isinstance(answer, RequestRefused):
            self._answer(self.sentences.words(answer.reason))
        return answer if isinstance(answer, WhyNotAnswer) else None

    async def _move(self, text: str) -> None:
        await self._ask(MakeMove(say=text, seen=self.state.version))

    async def _undo(self, rest: str) -> None:
        await self._ask(Undo(seen=self.state.version))

    async def _redo(self, rest: str) -> None:
        await self._ask(Redo(seen=self.state.version))

    async def _chat(self, text: str) -> None:
        if text:
            await self._ask(Chat(text=text))

    async def _vote(self, agree: bool) -> None:
        ballot = self.state.table.ballot if self.state.table else None
        if ballot is None:
            self._answer(self._say("terminal-no-ballot"))
        else:
            await self._ask(Vote(ballot=ballot.ballot, agree=agree))

    async def _why(self, text: str) -> None:
        answer = await self._ask(WhyNot(say=text))
        if answer is not None:
            reason = answer.reason
            self._answer(self.sentences.words(reason or Words("terminal-legal")))

    async def _help(self, rest: str) -> None:
        told = [f"{name}: {self._say(id)}" for name, id in commands.COMMANDS.items()]
        self._answer(self._say("terminal-help-moves"), *told)

    async def _board(self, rest: str) -> None:
        self._display.show_board()

    async def _list(self, rest: str) -> None:
        self._answer(self.sentences.turn(), *self.numbered_choices())

    async def _log(self, rest: str) -> None:
        told = [each for entry in self.state.log for each in self.sentences.entry(entry)]
        self._answer(*told[-RECENT:])

    async def _odds(self, rest: str) -> None:
        found = await self._server.estimate(self._table, self._token)
        told = {"percent": round(100 * found.win), "error": round(196 * found.error)}
        id = "terminal-odds-rough" if found.error > SURE else "terminal-odds"
        self._answer(self._say(id, told))

    async def _hint(self, rest: str) -> None:
        if not self.state.is_my_turn():
            self._answer(self._say("terminal-hint-not-now"))
            return
        advice = await self._server.advice(self._table, self._token, self.state.turn.actor)
        names = {choice.say: self.sentences.choice(choice) for choice in self.state.choices}
        told = [
            f"• {names.get(option.say, option.say)} [{option.say}]: {round(100 * option.win)} %"
            for option in advice.options
        ]
        self._answer(*told, *(self.sentences.words(each) for each in advice.intent))
