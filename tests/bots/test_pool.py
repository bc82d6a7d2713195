import asyncio
import os
from collections.abc import Awaitable
from time import sleep

import pytest

from demo.race import RaceGame
from garrison.bots import BotFailed, BotPool, Thought, bot
from garrison.bots.pool import ThoughtRequest
from garrison.core.errors import BadNotation

START = ThoughtRequest("race?seats=2", None, RaceGame(2).write(RaceGame(2).start()), 0, "random", 1)


def think_in_the_race(request: ThoughtRequest) -> Thought:
    game = RaceGame(2)
    return bot(request.spec).think(game, game.read(request.document), request.seat, request.seed)


def crash(request: ThoughtRequest) -> Thought:
    os._exit(1)


def fail(request: ThoughtRequest) -> Thought:
    raise ZeroDivisionError


def think_for_ever(request: ThoughtRequest) -> Thought:
    sleep(600)
    raise AssertionError


def run(work: Awaitable[None]) -> None:
    async def in_time() -> None:
        await asyncio.wait_for(work, 60)

    asyncio.run(in_time())


def test_a_worker_thinks_as_the_bot_would_here() -> None:
    async def story() -> None:
        pool = BotPool(1)
        assert await pool.ask(think_in_the_race, START) == think_in_the_race(START)
        pool.close()

    run(story())


def test_a_crash_costs_that_thought_and_no_other() -> None:
    async def story() -> None:
        pool = BotPool(1)
        with pytest.raises(BotFailed) as caught:
            await pool.ask(crash, START)
        assert caught.value.reason.id == "bot-crashed"
        assert (await pool.ask(think_in_the_race, START)).move in RaceGame(2).start().moves()
        pool.close()

    run(story())


def test_an_error_in_a_bot_is_told_and_the_worker_goes_on() -> None:
    async def story() -> None:
        pool = BotPool(1)
        with pytest.raises(BotFailed) as caught:
            await pool.ask(fail, START)
        assert caught.value.reason.args["error"] == "ZeroDivisionError()"
        assert await pool.ask(think_in_the_race, START)
        pool.close()

    run(story())


def test_a_cancelled_request_frees_its_worker_at_once() -> None:
    async def story() -> None:
        pool = BotPool(1)
        endless = asyncio.create_task(pool.ask(think_for_ever, START))
        await asyncio.sleep(0.1)
        endless.cancel()
        with pytest.raises(asyncio.CancelledError):
            await endless
        assert await pool.ask(think_in_the_race, START)
        pool.close()

    run(story())


def test_two_requests_wait_for_one_worker() -> None:
    async def story() -> None:
        pool = BotPool(1)
        both = (pool.ask(think_in_the_race, START), pool.ask(think_in_the_race, START))
        one, two = await asyncio.gather(*both)
        assert one == two
        pool.close()

    run(story())


def test_an_unknown_bot_is_refused_before_anybody_thinks() -> None:
    async def story() -> None:
        pool = BotPool(1)
        with pytest.raises(BadNotation):
            await pool.think("race", None, {}, 0, "serach", 1)
        pool.close()

    run(story())
