"""Work that is done once for everybody who wants the same."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from functools import partial
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class SharedWork(Generic[K, T]):
    """Does each piece of work once and remembers the latest results.

    Work that nobody waits for any longer is stopped.
    """

    def __init__(self, remembered: int) -> None:
        self._remembered = remembered
        self._done: OrderedDict[K, T] = OrderedDict()
        self._running: dict[K, asyncio.Task[T]] = {}
        self._waiting: Counter[asyncio.Task[T]] = Counter()

    def __contains__(self, key: K) -> bool:
        """Whether the answer is there or under way."""
        return key in self._done or key in self._running

    async def get(self, key: K, work: Callable[[], Coroutine[None, None, T]]) -> T:
        """The result for this key; the work is begun only if nobody else has."""
        if key in self._done:
            self._done.move_to_end(key)
            return self._done[key]
        if key not in self._running:
            self._running[key] = asyncio.create_task(work())
            self._running[key].add_done_callback(partial(self._finish, key))
        task = self._running[key]
        self._waiting[task] += 1
        try:
            return await asyncio.shield(task)
        finally:
            self._waiting[task] -= 1
            if not self._waiting[task]:
                del self._waiting[task]
                self._stop(key, task)

    def _stop(self, key: K, task: asyncio.Task[T]) -> None:
        if not task.done():
            task.cancel()
            self._forget(key, task)

    def _forget(self, key: K, task: asyncio.Task[T]) -> None:
        if self._running.get(key) is task:
            del self._running[key]

    def _finish(self, key: K, task: asyncio.Task[T]) -> None:
        self._forget(key, task)
        if task.cancelled() or task.exception() is not None:
            return
        self._done[key] = task.result()
        if len(self._done) > self._remembered:
            self._done.popitem(last=False)
