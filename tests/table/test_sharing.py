import asyncio
from collections.abc import Awaitable, Callable

import pytest

from garrison.table.thinking.shared_work import SharedWork


class Work:
    """Something that takes until it is let go, and counts how often it was begun."""

    def __init__(self) -> None:
        self.begun = self.stopped = 0
        self.go = asyncio.Event()
        self.fault: Exception | None = None

    async def __call__(self) -> int:
        self.begun += 1
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        if self.fault is not None:
            raise self.fault
        return self.begun


def run(story: Callable[[SharedWork[str, int], Work], Awaitable[None]]) -> None:
    async def told() -> None:
        await asyncio.wait_for(story(SharedWork(remembered=2), Work()), 20)

    asyncio.run(told())


def test_whoever_wants_the_same_waits_for_the_same_work() -> None:
    async def story(shared: SharedWork[str, int], work: Work) -> None:
        waiting = [asyncio.create_task(shared.get("a", work)) for _ in range(5)]
        await asyncio.sleep(0)
        work.go.set()
        assert await asyncio.gather(*waiting) == [1] * 5
        assert await shared.get("a", work) == 1

    run(story)


def test_only_the_latest_results_are_remembered() -> None:
    async def story(shared: SharedWork[str, int], work: Work) -> None:
        work.go.set()
        for key in ("a", "b", "a", "c"):
            await shared.get(key, work)
        assert ("a" in shared, "b" in shared, "c" in shared) == (True, False, True)

    run(story)


def test_work_goes_on_while_somebody_waits_and_stops_with_the_last() -> None:
    async def story(shared: SharedWork[str, int], work: Work) -> None:
        one, two = (asyncio.create_task(shared.get("a", work)) for _ in range(2))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        one.cancel()
        await asyncio.wait([one])
        assert work.stopped == 0
        two.cancel()
        await asyncio.wait([two])
        await asyncio.sleep(0)
        assert (work.begun, work.stopped) == (1, 1)

    run(story)


def test_after_work_was_stopped_it_can_be_begun_again() -> None:
    async def story(shared: SharedWork[str, int], work: Work) -> None:
        gone = asyncio.create_task(shared.get("a", work))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait([gone])
        work.go.set()
        assert await shared.get("a", work) == 2

    run(story)


def test_a_failure_is_told_to_all_and_not_remembered() -> None:
    async def story(shared: SharedWork[str, int], work: Work) -> None:
        work.fault = ValueError("no")
        waiting = [asyncio.create_task(shared.get("a", work)) for _ in range(2)]
        await asyncio.sleep(0)
        work.go.set()
        for each in waiting:
            with pytest.raises(ValueError, match="no"):
                await each
        work.fault = None
        assert await shared.get("a", work) == 2

    run(story)
