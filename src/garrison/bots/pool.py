"""Thinking that never blocks: worker processes, requests that can be cancelled.

Positions cross to a worker as documents. A worker that crashes is replaced; the game it thought
about goes on. One whose request is cancelled gets a moment to finish, so that many short thoughts
that are cancelled do not cost as many new processes.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, Generic, TypeVar

from garrison.api import load
from garrison.bots.adviser import MoveAdvice, advise
from garrison.bots.estimate import PLAYOUTS, WinEstimate, estimate
from garrison.bots.naming import bot, canonical
from garrison.bots.protocol import Bot, Thought
from garrison.bots.seating import thinker_key
from garrison.core.contract import Seat, State
from garrison.core.documents import Document
from garrison.core.errors import GarrisonError
from garrison.core.game import Game
from garrison.core.reasons import Reason

_SPAWN: Final = get_context("spawn")  # a forked copy of a busy server would inherit its locks

FINISH_SECONDS: Final = 1.0
"""How long a worker may go on with a thought that was cancelled before it is stopped."""

T = TypeVar("T")


class BotFailed(GarrisonError):
    """A thought that came to nothing because the bot, not the game, went wrong."""


@dataclass(frozen=True)
class ThoughtRequest:
    """A position to think about, in a form that crosses processes."""

    game: str
    own: Path | None
    """The player's own data file, if the game is played with one."""
    document: Document
    seat: Seat
    spec: str
    seed: int
    playouts: int = PLAYOUTS


Work = Callable[[ThoughtRequest], T]
"""What a worker does with a request. It crosses by its name, so it lives at the top of a module."""


def think_about(request: ThoughtRequest) -> Thought:
    """The request's bot thinks."""
    game = _game(request.game, request.own)
    player = _player(request.game, request.own, request.spec, thinker_key(game, request.seat))
    return player.think(game, game.read(request.document), request.seat, request.seed)


def estimate_of(request: ThoughtRequest) -> WinEstimate:
    """The winning chance of the request's seat."""
    game = _game(request.game, request.own)
    state = game.read(request.document)
    return estimate(game, state, request.seat, request.seed, request.playouts)


def advice_on(request: ThoughtRequest) -> MoveAdvice:
    """The best few options of the request's seat."""
    game = _game(request.game, request.own)
    player = _player(request.game, request.own, request.spec, thinker_key(game, request.seat))
    return advise(game, game.read(request.document), request.seat, player, request.seed)


@lru_cache(maxsize=32)
def _game(name: str, own: Path | None) -> Game[State]:
    return load(name, own)


@lru_cache(maxsize=256)
def _player(game: str, own: Path | None, spec: str, thinker: int) -> Bot:
    """The same bot for the same thinker, so that it can follow its plan from move to move."""
    return bot(spec)


class BotPool:
    """Some processes that think for anybody who asks, first come, first served.

    `niceness` lowers their priority, so that long thoughts do not hold up who runs them.
    """

    def __init__(self, processes: int = 2, niceness: int = 0) -> None:
        self._free, self._niceness = asyncio.Semaphore(processes), niceness
        self._finishing: set[asyncio.Task[None]] = set()
        self._idle: list[_Worker] = []
        self._threads = ThreadPoolExecutor(processes, "bot-pool")

    async def think(
        self, game: str, own: Path | None, document: Document, seat: Seat, spec: str, seed: int
    ) -> Thought:
        """What the bot would do. Raises BadNotation for an unknown bot, BotFailed for a crash.

        Cancelling the call stops the thinking at once.
        """
        request = ThoughtRequest(game, own, document, seat, canonical(spec), seed)
        return await self.ask(think_about, request)

    async def estimate(
        self,
        game: str,
        own: Path | None,
        document: Document,
        seat: Seat,
        seed: int,
        playouts: int = PLAYOUTS,
    ) -> WinEstimate:
        """The seat's winning chance, as quick play from here has it."""
        return await self.ask(
            estimate_of, ThoughtRequest(game, own, document, seat, "", seed, playouts)
        )

    async def advise(
        self, game: str, own: Path | None, document: Document, seat: Seat, spec: str, seed: int
    ) -> MoveAdvice:
        """The best few options and the risks of each."""
        request = ThoughtRequest(game, own, document, seat, canonical(spec), seed)
        return await self.ask(advice_on, request)

    async def ask(self, work: Work[T], request: ThoughtRequest) -> T:
        """Let a worker do this. Raises BotFailed if it cannot."""
        await self._free.acquire()
        worker = self._idle.pop() if self._idle else _Worker(self._niceness)
        answering = asyncio.ensure_future(worker.answer(work, request, self._threads))
        try:
            answer = await asyncio.shield(answering)
        except asyncio.CancelledError:
            task = asyncio.create_task(self._let_finish(worker, answering))
            self._finishing.add(task)
            task.add_done_callback(self._finishing.discard)
            raise
        except (EOFError, OSError) as error:
            self._drop(worker)
            raise BotFailed(Reason("bot-crashed")) from error
        self._take_back(worker)
        if answer.failure is not None:
            raise BotFailed(answer.failure)
        assert answer.result is not None
        return answer.result

    async def _let_finish(self, worker: "_Worker", answering: "asyncio.Future[_Answer[T]]") -> None:
        """Nobody waits for this answer any longer; if it comes soon, the worker is used again."""
        try:
            await asyncio.wait_for(answering, FINISH_SECONDS)
        except (TimeoutError, EOFError, OSError):
            self._drop(worker)
        except asyncio.CancelledError:
            self._drop(worker)
            raise
        else:
            self._take_back(worker)

    def _take_back(self, worker: "_Worker") -> None:
        self._idle.append(worker)
        self._free.release()

    def _drop(self, worker: "_Worker") -> None:
        worker.stop()
        self._free.release()

    def close(self) -> None:
        """Stop every worker."""
        for task in self._finishing:
            task.cancel()
        for worker in self._idle:
            worker.stop()
        self._idle.clear()
        self._threads.shutdown(wait=False)


@dataclass(frozen=True)
class _Answer(Generic[T]):
    """A result, or why there is none."""

    result: T | None
    failure: Reason | None = None


class _Worker:
    """One process and the pipe to it."""

    def __init__(self, niceness: int) -> None:
        self._pipe, theirs = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=_serve, args=(theirs, niceness), daemon=True)
        self._process.start()
        theirs.close()

    async def answer(
        self, work: Work[T], request: ThoughtRequest, threads: ThreadPoolExecutor
    ) -> _Answer[T]:
        self._pipe.send((work, request))
        loop = asyncio.get_running_loop()
        reply: _Answer[T] = await loop.run_in_executor(threads, self._pipe.recv)
        return reply

    def stop(self) -> None:
        """End the process; that ends the waiting at our end of the pipe, which closes with it."""
        self._process.kill()


def _serve(
    pipe: "Connection[_Answer[object], tuple[Work[object], ThoughtRequest]]", niceness: int
) -> None:
    """A worker's life: take a request, answer it, take the next, until the pipe is closed."""
    os.nice(niceness)
    while True:
        try:
            work, request = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = _Answer(work(request))
        except GarrisonError as error:
            answer = _Answer(None, error.reason)
        except Exception as error:  # whatever a bot does wrong costs this thought alone
            answer = _Answer(None, Reason("bot-failed", {"error": repr(error)}))
        pipe.send(answer)
