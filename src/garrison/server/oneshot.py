"""A connection for one question and its answer."""

import asyncio
from typing import Final

from garrison.core.reasons import Reason
from garrison.table.house import ToHouse
from garrison.table.messages import Refusal, ToClient
from garrison.table.people import Refused

PATIENCE_SECONDS: Final = 10.0
THOUGHT_SECONDS: Final = 30.0
"""Thinking may wait until others have been thought for."""


class Busy(Refused):
    """The table did not answer in time."""


class OneShot:
    """Stands where a viewer's connection would stand and keeps the first answer."""

    def __init__(self, seconds: float = PATIENCE_SECONDS) -> None:
        self._seconds = seconds
        self._answer: asyncio.Future[ToHouse] = asyncio.get_running_loop().create_future()

    def send(self, message: ToClient | ToHouse) -> None:
        if isinstance(message, ToHouse) and not self._answer.done():
            self._answer.set_result(message)

    def close(self) -> None:
        if not self._answer.done():
            self._answer.set_exception(Busy(Reason("server-table-moved")))

    async def reply(self) -> ToHouse:
        """What the table answers. Raises Refused."""
        try:
            answer = await asyncio.wait_for(self._answer, self._seconds)
        except TimeoutError as fault:
            thinking = self._seconds > PATIENCE_SECONDS
            reason = "server-thinking-long" if thinking else "server-storage-away"
            raise Busy(Reason(reason)) from fault
        if isinstance(answer, Refusal):
            args = {k: v for k, v in answer.reason.args.items() if isinstance(v, str | int)}
            raise Refused(Reason(answer.reason.id, args))
        return answer
