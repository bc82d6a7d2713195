"""Who thinks next when more wait than can think: every address in turn.

An address that has many thoughts waiting gets no more of the processes than one that has a single
one, and where there are several processes it never holds all of them.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from garrison.core.reasons import Reason
from garrison.table.errors import Unavailable


class FairScheduler:
    """Gives out places to think, to the addresses that wait for one in turn."""

    def __init__(self, places: int, waiting: int) -> None:
        self._free, self._most_waiting = places, waiting
        self._most_each = max(1, places - 1)
        self._held: Counter[str] = Counter()
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def __len__(self) -> int:
        """How many thoughts wait."""
        return sum(len(queue) for queue in self._queues.values())

    @asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[None]:
        """A place to think, as soon as it is this address's turn.

        Raises Unavailable if too many thoughts of this address wait already.
        """
        await self._acquire(address)
        try:
            yield
        finally:
            self._release(address)

    async def _acquire(self, address: str) -> None:
        if self._free and self._held[address] < self._most_each:
            self._take(address)
            return
        queue = self._queues.setdefault(address, deque())
        if len(queue) >= self._most_waiting:
            raise Unavailable(Reason("server-thinking-busy"))
        turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was our turn already
                self._release(address)
            raise
        finally:
            self._leave(address, turn)

    def _take(self, address: str) -> None:
        self._free -= 1
        self._held[address] += 1

    def _release(self, address: str) -> None:
        self._free += 1
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
        self._serve_next()

    def _serve_next(self) -> None:
        for address, queue in list(self._queues.items()):
            while queue and self._held[address] < self._most_each:
                turn = queue.popleft()
                if turn.cancelled():
                    continue
                self._queues.move_to_end(address)
                self._take(address)
                turn.set_result(None)
                return

    def _leave(self, address: str, turn: "asyncio.Future[None]") -> None:
        """Whoever waited for this turn waits no longer."""
        queue = self._queues.get(address, deque())
        if turn in queue:
            queue.remove(turn)
        if not queue:
            self._queues.pop(address, None)
