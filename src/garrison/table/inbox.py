"""Where things wait for the one task that deals with them."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """Anybody puts things in, never waiting; one task waits for some and takes them out in order.

    That task wakes once for whatever has come in the meantime, not once for each thing.
    """

    __slots__ = ("_items", "_waiter")

    def __init__(self) -> None:
        self._items: deque[T] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._items)

    def put(self, item: T) -> None:
        self._items.append(item)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def wait(self) -> None:
        """Wait until there is something in it."""
        while not self._items:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter

    def first(self) -> T:
        """What came first; it stays. There must be something."""
        return self._items[0]

    def take(self) -> T:
        """What came first. There must be something."""
        return self._items.popleft()

    def clear(self) -> None:
        self._items.clear()
