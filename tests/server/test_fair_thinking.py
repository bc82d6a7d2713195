"""Thinking is shared fairly: row 4 of the review."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

import garrison
from garrison.core.contract import CHANCE
from garrison.core.fairness import FairDice, seed_from_number
from garrison.server.settings import Limits
from garrison.server.thinking.scheduler import FairScheduler
from garrison.server.thinking.thinkers import PoolThinker
from garrison.table.errors import Unavailable


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def in_time() -> None:
        await asyncio.wait_for(story(), 60)

    asyncio.run(in_time())


class Queue:
    """Thoughts at a scheduler that go on until they are let go."""

    def __init__(self, places: int, waiting: int = 100) -> None:
        self._turns = FairScheduler(places, waiting)
        self._go = asyncio.Semaphore(0)
        self.begun: list[str] = []

    def think(self, address: str) -> asyncio.Task[None]:
        return asyncio.create_task(self._think(address))

    async def _think(self, address: str) -> None:
        async with self._turns.place(address):
            self.begun.append(address)
            await self._go.acquire()

    async def finish_one(self) -> None:
        self._go.release()
        for _ in range(5):
            await asyncio.sleep(0)

    def waiting(self) -> int:
        return len(self._turns)


def test_04_addresses_take_turns_however_many_thoughts_one_of_them_has() -> None:
    async def story() -> None:
        queue = Queue(places=1)
        tasks = [queue.think("crowd") for _ in range(15)]
        await asyncio.sleep(0)
        tasks.append(queue.think("guest"))
        await asyncio.sleep(0)
        await queue.finish_one()
        await queue.finish_one()
        assert "guest" in queue.begun[:3]
        for task in tasks:
            task.cancel()

    run(story)


def test_04_one_address_never_holds_every_process() -> None:
    async def story() -> None:
        queue = Queue(places=3)
        tasks = [queue.think("crowd") for _ in range(9)]
        await asyncio.sleep(0.01)
        assert queue.begun == ["crowd", "crowd"]
        tasks.append(queue.think("guest"))
        await asyncio.sleep(0.01)
        assert queue.begun[-1] == "guest"
        for task in tasks:
            task.cancel()

    run(story)


def test_04_only_so_many_thoughts_of_an_address_wait() -> None:
    async def story() -> None:
        queue = Queue(places=1, waiting=2)
        tasks = [queue.think("crowd") for _ in range(4)]
        await asyncio.sleep(0.01)
        with pytest.raises(Unavailable):
            await tasks[3]
        for task in tasks:
            task.cancel()

    run(story)


def test_04_a_cancelled_thought_gives_its_place_or_its_turn_back() -> None:
    async def story() -> None:
        queue = Queue(places=1)
        first, second, third = (queue.think(name) for name in ("a", "b", "c"))
        await asyncio.sleep(0.01)
        second.cancel()
        first.cancel()
        await asyncio.sleep(0.01)
        assert queue.begun == ["a", "c"]
        assert queue.waiting() == 0
        third.cancel()

    run(story)


def test_04_a_quick_bot_does_not_wait_behind_long_thoughts() -> None:
    async def story() -> None:
        game = garrison.load("bastion/2018?level=tutorial")
        state, dice = game.start(), FairDice(seed_from_number(1))
        while state.actor() == CHANCE:
            state.play(dice.outcome(state))
        thinker, seat = PoolThinker(2), state.actor()
        try:
            long = [
                asyncio.create_task(
                    thinker.think(game, state, seat, "search?seconds=20", n, "crowd")
                )
                for n in range(6)
            ]
            await asyncio.sleep(0)
            await asyncio.wait_for(thinker.think(game, state, seat, "greedy", 1, "guest"), 15)
            assert not any(task.done() for task in long)
            for task in long:
                task.cancel()
            await asyncio.wait(long)
        finally:
            thinker.close()

    run(story)


def test_04_how_long_a_bot_may_think_is_a_setting() -> None:
    thinker = PoolThinker(limits=Limits(thinking_seconds=2.0))
    try:
        assert thinker.knows("search?seconds=2")
        assert not thinker.knows("search?seconds=3")
    finally:
        thinker.close()
