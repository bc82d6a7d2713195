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
from garrison.core.reasons import Reason
from garrison.table.actions import joining, playing
from garrison.table.errors import Refused, ThinkingFailed
from garrison.table.messages.client import Bye
from garrison.table.messages.schemas import Advice, Estimate, PositionAdvice, TableEstimate, words
from garrison.table.messages.server import (
    AdviceAnswer,
    AskAdvice,
    AskEstimate,
    EstimateAnswer,
    ServerRefusal,
)
from garrison.table.model.people import PersonId
from garrison.table.model.table import Table
from garrison.table.ports import Subscriber, Thinker
from garrison.table.thinking.shared_work import SharedWork

Answering: TypeAlias = Callable[[], Coroutine[None, None, EstimateAnswer | AdviceAnswer]]

_log = logging.getLogger(__name__)


class Analysis:
    """Answers questions about one table."""

    def __init__(self, table: Table, thinker: Thinker) -> None:
        self._table, self._thinker = table, thinker
        self._estimates: SharedWork[tuple[int, Seat], Estimate] = SharedWork(remembered=8)
        self._advice: SharedWork[tuple[int, Seat], PositionAdvice] = SharedWork(remembered=8)
        self._tasks: dict[Subscriber, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        """How many wait for an answer."""
        return len(self._tasks)

    def ask(self, subscriber: Subscriber, question: AskEstimate | AskAdvice) -> None:
        """Think for somebody, or tell them why they may not ask this."""
        try:
            answer = self._work_for(question, subscriber.address)
        except Refused as refused:
            subscriber.send(_refusal(refused))
            return
        self._tasks[subscriber] = asyncio.create_task(self._answer(subscriber, answer))

    def dismiss(self, subscriber: Subscriber) -> None:
        """Somebody does not wait any longer."""
        task = self._tasks.pop(subscriber, None)
        if task is not None:
            task.cancel()

    def stop(self, reason: Reason) -> None:
        """Send everybody away who waits."""
        for subscriber in list(self._tasks):
            self.dismiss(subscriber)
            subscriber.send(Bye(words(reason), again=True))
            subscriber.close()

    def _work_for(self, question: AskEstimate | AskAdvice, address: str) -> Answering:
        """Take the position as it is now; what comes of it is thought about later."""
        table = self._table
        person = joining.viewer(table, question.token)
        seats = table.seats_of(person)
        position, at = table.history_for(seats).state.copy(), table.known_position(seats)
        if isinstance(question, AskEstimate):
            seat = self._thinker.viewpoint(table.game, self._seat_of(person))
            return partial(self._estimate, seats, at, seat, position, address)
        playing.must_ask_for(table, person, question.seat)
        return partial(self._advise, seats, at, question.seat, position, address)

    async def _answer(self, subscriber: Subscriber, answer: Answering) -> None:
        try:
            subscriber.send(await answer())
        except Refused as refused:
            subscriber.send(_refusal(refused))
        except Exception:  # a fault of ours must not leave anybody waiting
            _log.exception("a thought failed", extra={"table": self._table.id})
            subscriber.send(_refusal(ThinkingFailed()))
        self._tasks.pop(subscriber, None)

    async def _estimate(
        self, seats: tuple[Seat, ...], at: int, seat: Seat, state: State, address: str
    ) -> EstimateAnswer:
        table, estimate = self._table, self._thinker.estimate
        version, seed = table.version_for(seats), table.secret_questions.number(at, seats)
        work = partial(estimate, table.game, state, seat, seed, address=address)
        told = await self._estimates.get((at, seat), work)
        return EstimateAnswer(
            TableEstimate(told.win, told.error, told.defeats, told.playouts, version)
        )

    async def _advise(
        self, seats: tuple[Seat, ...], at: int, seat: Seat, state: State, address: str
    ) -> AdviceAnswer:
        table, version = self._table, self._table.version_for(seats)
        seed = table.secret_questions.number(at, seats)
        work = partial(self._thinker.advise, table.game, state, seat, seed, address)
        told = await self._advice.get((at, seat), work)
        return AdviceAnswer(Advice(told.now, told.options, told.intent, told.clear, version))

    def _seat_of(self, person: PersonId) -> Seat:
        """The seat somebody asks for: theirs that decides, or another of theirs."""
        seats, actor = self._table.seats_of(person), self._table.history.state.actor()
        return actor if actor in seats else min(seats, default=ONLOOKER)


def _refusal(refused: Refused) -> ServerRefusal:
    return ServerRefusal(refused.kind, words(refused.reason))
