"""Bots for live tables."""

import logging
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from librt.random import Random

from garrison import bots
from garrison.bots import KINDS, BotFailed, BotPool
from garrison.bots.adviser import HINT_NODES
from garrison.bots.engine.evaluator import Evaluator
from garrison.bots.evaluators import evaluator_of
from garrison.bots.hint_follower import HintFollower
from garrison.bots.intents import asked_seat, ending_id
from garrison.bots.naming import bot
from garrison.bots.search_bot import SearchBot
from garrison.bots.seating import hides_nothing
from garrison.core.contract import Seat, State
from garrison.core.errors import BadNotation
from garrison.core.game import Game
from garrison.core.playout import random_move
from garrison.server.settings import Limits
from garrison.server.tables.own_data import own_file
from garrison.server.thinking.scheduler import FairScheduler
from garrison.table.errors import ThinkingFailed
from garrison.table.messages.schemas import AdviceOption, Estimate, PositionAdvice, words
from garrison.table.ports import PLAYOUTS, BotMove

NICENESS: Final = 10
"""Long thoughts yield to the server and to bots that answer at once."""
ADVISER: Final = f"search?nodes={HINT_NODES}&seconds=5"
"""Who advises people; where the engine is not compiled, the seconds end the thought."""

_log = logging.getLogger(__name__)


class PoolThinker:
    """Bots that think in processes of their own, so that no table waits for another's.

    Bots that answer at once have a process to themselves; long thoughts, estimates and advice share
    the others, address by address.
    """

    def __init__(
        self,
        processes: int = 0,
        limits: Limits | None = None,
        files: Mapping[str, Path] | None = None,
    ) -> None:
        self._limits, self._files = limits or Limits(), files or {}
        places = processes or max(2, (os.cpu_count() or 2) - 1)
        waiting = self._limits.thoughts_waiting
        self._quick, self._quick_turns = BotPool(1), FairScheduler(1, waiting)
        self._slow, self._slow_turns = BotPool(places, NICENESS), FairScheduler(places, waiting)

    def names(self) -> list[str]:
        return [kind.name for kind in KINDS]

    def knows(self, spec: str) -> bool:
        try:
            named = bot(spec)
        except BadNotation:
            return False
        if isinstance(named, HintFollower):  # for ladders, not for a seat at a table
            return False
        most = self._limits
        limit = named.limit if isinstance(named, SearchBot) else None
        return limit is None or (
            limit.seconds <= most.thinking_seconds and limit.nodes <= most.thinking_nodes
        )

    def waiting(self) -> int:
        return len(self._quick_turns) + len(self._slow_turns)

    async def think(
        self, game: Game[State], state: State, seat: Seat, spec: str, seed: int, address: str = ""
    ) -> BotMove:
        slow = isinstance(bot(spec), SearchBot)
        pool = self._slow if slow else self._quick
        document = game.write(state)
        async with (self._slow_turns if slow else self._quick_turns).place(address):
            own = own_file(self._files, game.name)
            thought = await pool.think(game.name, own, document, seat, spec, seed)
        asks = asked_seat(game, state, seat, thought.move)
        return BotMove(thought.move, list(thought.intent), asks)

    async def estimate(
        self,
        game: Game[State],
        state: State,
        seat: Seat,
        seed: int,
        playouts: int = PLAYOUTS,
        address: str = "",
    ) -> Estimate:
        document = game.write(state)
        with _failing_plainly(game):
            async with self._slow_turns.place(address):
                own = own_file(self._files, game.name)
                told = await self._slow.estimate(game.name, own, document, seat, seed, playouts)
        return _estimate(game, told)

    async def advise(
        self, game: Game[State], state: State, seat: Seat, seed: int, address: str = ""
    ) -> PositionAdvice:
        document = game.write(state)
        with _failing_plainly(game):
            async with self._slow_turns.place(address):
                own = own_file(self._files, game.name)
                told = await self._slow.advise(game.name, own, document, seat, ADVISER, seed)
        return _advice(game, told)

    def viewpoint(self, game: Game[State], seat: Seat) -> Seat:
        return 0 if hides_nothing(game) and evaluator_of(game).shared else seat

    def close(self) -> None:
        self._quick.close()
        self._slow.close()


class RandomThinker:
    """Plays any legal move, at once and in this process."""

    def names(self) -> list[str]:
        return ["random"]

    def knows(self, spec: str) -> bool:
        return spec == "random"

    def waiting(self) -> int:
        return 0

    async def think(
        self, game: Game[State], state: State, seat: Seat, spec: str, seed: int, address: str = ""
    ) -> BotMove:
        return BotMove(random_move(state, Random(seed)))

    async def estimate(
        self,
        game: Game[State],
        state: State,
        seat: Seat,
        seed: int,
        playouts: int = PLAYOUTS,
        address: str = "",
    ) -> Estimate:
        return _estimate(game, bots.estimate(game, state, seat, seed, playouts, Evaluator()))

    async def advise(
        self, game: Game[State], state: State, seat: Seat, seed: int, address: str = ""
    ) -> PositionAdvice:
        return _advice(game, bots.advise(game, state, seat, bot("random"), seed))

    def viewpoint(self, game: Game[State], seat: Seat) -> Seat:
        return seat

    def close(self) -> None:
        """Nothing runs that could be stopped."""


@contextmanager
def _failing_plainly(game: Game[State]) -> Iterator[None]:
    """Why a bot failed is for our log; whoever asked learns only that it did."""
    try:
        yield
    except BotFailed as fault:
        _log.error("a thought failed", extra={"game": game.name, "fault": str(fault)})
        raise ThinkingFailed from fault


def _estimate(game: Game[State], told: bots.WinEstimate) -> Estimate:
    defeats = {ending_id(game, ending): share for ending, share in told.defeats.items()}
    return Estimate(told.win, told.error, defeats, told.playouts)


def _advice(game: Game[State], told: bots.MoveAdvice) -> PositionAdvice:
    options = [
        AdviceOption(each.line, each.win, each.error, each.change, dict(each.risks))
        for each in told.options
    ]
    intent = [words(reason) for reason in told.intent]
    return PositionAdvice(_estimate(game, told.now), options, intent, told.is_clear())
