"""What people ask bots: how the game stands, what to do. It is thought about beside the inbox.

The position is taken when the question comes; the table goes on meanwhile. Whoever asks the same
about the same position gets the same answer.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TypeAlias

from garrison.core.contract import ONLOOKER, Seat, State
from garrison.core.errors import GarrisonError
from garrison.core.reasons import Reason
from garrison.table import playing, reception
from garrison.table.house import Advise, Advised, Appraise, Appraised
from garrison.table.messages import Bye, Refusal
from garrison.table.people import PersonId, Refused
from garrison.table.seams import Thinker, ThinkingFailed, Watcher
from garrison.table.shapes import Advice, Counsel, Estimate, TableEstimate, words
from garrison.table.sharing import Shared
from garrison.table.table import Table

Answering: TypeAlias = Callable[[], Coroutine[None, None, Appraised | Advised]]

_log = logging.getLogger(__name__)


class Council:
    """Answers questions about one table."""

    def __init__(self, table: Table, thinker: Thinker) -> None:
        self._table, self._thinker = table, thinker
        self._estimates: Shared[tuple[int, Seat], Estimate] = Shared(remembered=8)
        self._counsels: Shared[tuple[int, Seat], Counsel] = Shared(remembered=8)
        self._tasks: dict[Watcher, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        """How many wait for an answer."""
        return len(self._tasks)

    def ask(self, watcher: Watcher, question: Appraise | Advise) -> None:
        """Think for somebody, or tell them why they may not ask this."""
        try:
            answer = self._work_for(question)
        except Refused as refused:
            watcher.send(Refusal(question.n, words(refused.reason)))
            return
        self._tasks[watcher] = asyncio.create_task(self._answer(watcher, question.n, answer))

    def dismiss(self, watcher: Watcher) -> None:
        """Somebody does not wait any longer."""
        task = self._tasks.pop(watcher, None)
        if task is not None:
            task.cancel()

    def stop(self, reason: Reason) -> None:
        """Send everybody away who waits."""
        for watcher in list(self._tasks):
            self.dismiss(watcher)
            watcher.send(Bye(words(reason), again=True))
            watcher.close()

    def _work_for(self, question: Appraise | Advise) -> Answering:
        """Take the position as it is now; what comes of it is thought about later."""
        table = self._table
        person, version = reception.viewer(table, question.token), table.version
        if isinstance(question, Appraise):
            seat = self._thinker.viewpoint(table.game, self._seat_of(person))
            return partial(self._appraise, version, table.position_version, seat, self._position())
        playing.must_ask_for(table, person, question.seat)
        at, seat = table.position_version, question.seat
        return partial(self._advise, version, at, seat, self._position())

    async def _answer(self, watcher: Watcher, n: int, answer: Answering) -> None:
        try:
            watcher.send(await answer())
        except GarrisonError as error:
            watcher.send(Refusal(n, words(error.reason)))
        except Exception:  # a fault of ours must not leave anybody waiting
            _log.exception("a thought failed", extra={"table": self._table.id})
            watcher.send(Refusal(n, words(ThinkingFailed().reason)))
        self._tasks.pop(watcher, None)

    async def _appraise(self, version: int, at: int, seat: Seat, state: State) -> Appraised:
        work = partial(self._thinker.estimate, self._table.game, state, seat, at)
        told = await self._estimates.get((at, seat), work)
        return Appraised(TableEstimate(told.win, told.error, told.defeats, told.playouts, version))

    async def _advise(self, version: int, at: int, seat: Seat, state: State) -> Advised:
        work = partial(self._thinker.advise, self._table.game, state, seat, at)
        told = await self._counsels.get((at, seat), work)
        return Advised(Advice(told.now, told.options, told.intent, told.clear, version))

    def _position(self) -> State:
        return self._table.line.state.copy()

    def _seat_of(self, person: PersonId) -> Seat:
        """The seat somebody asks for: theirs that decides, or another of theirs."""
        seats, actor = self._table.seats_of(person), self._table.line.state.actor()
        return actor if actor in seats else min(seats, default=ONLOOKER)
