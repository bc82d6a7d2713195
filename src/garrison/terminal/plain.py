"""The game as lines: what happens is printed, what is typed is read, nothing else.

For screen readers, braille lines, scripts and pipes. The end of the input leaves the table, which
the server keeps.
"""

import asyncio
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from typing import TextIO

import click

from garrison.terminal.drawing import Line, text
from garrison.terminal.player import TablePlayer
from garrison.terminal.rest import Server
from garrison.texts import Translator


class PlainTable:
    """Prints what a player is told; the choices once for every position that is theirs."""

    def __init__(self, server: Server, table: str, token: str, say: Translator) -> None:
        self.player = TablePlayer(server, table, token, say, self)
        self._asked_at = -1
        self._changed = asyncio.Event()

    def show(self, lines: Sequence[Line]) -> None:
        for each in lines:
            click.echo(text(each))

    def show_board(self) -> None:
        self.show(self.player.board())

    def tell(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            click.echo(sentence)

    def refresh_table(self) -> None:
        state = self.player.state
        self._changed.set()
        if self._asked_at == state.version:
            return
        self._asked_at = state.version
        if state.is_over():
            click.echo(self.player.sentences.turn())
        elif state.is_my_turn():
            click.echo(self.player.sentences.turn())
            for choice in self.player.numbered_choices():
                click.echo(choice)

    async def run(self, source: TextIO = sys.stdin) -> None:
        """Play until the input ends, somebody quits, or the server ends the table."""
        listening = asyncio.create_task(self.player.connection.run())
        typed = _lines_of(source)
        try:
            while True:
                line = asyncio.create_task(typed.get())
                await asyncio.wait({listening, line}, return_when=asyncio.FIRST_COMPLETED)
                if listening.done():
                    line.cancel()
                    listening.result()
                    ended = self.player.connection.ended
                    click.echo(self.player.sentences.words(ended) if ended else "")
                    return
                read = line.result()
                if read is not None and not source.isatty():
                    await self._until_asked()
                    read = None if self.player.state.is_over() else read
                if read is None or not await self.player.obey(read):
                    return
        finally:
            listening.cancel()

    async def _until_asked(self) -> None:
        """A script need not wait by itself: it is read on when it is its turn, up to the end."""
        state = self.player.state
        while not (state.is_my_turn() or state.is_over() or self.player.connection.ended):
            self._changed.clear()
            await self._changed.wait()


def _lines_of(source: TextIO) -> "asyncio.Queue[str | None]":
    """Lines as they are typed; None at the end of the input.

    A thread reads them, because a terminal cannot be waited for otherwise on every system; it is
    never more than a line ahead.
    """
    queue: asyncio.Queue[str | None] = asyncio.Queue(maxsize=1)
    loop = asyncio.get_running_loop()

    def read() -> None:
        with suppress(RuntimeError, CancelledError):  # nobody plays any more
            for each in source:
                asyncio.run_coroutine_threadsafe(queue.put(each), loop).result()
            asyncio.run_coroutine_threadsafe(queue.put(None), loop).result()

    threading.Thread(target=read, daemon=True).start()
    return queue
