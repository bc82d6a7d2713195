"""A connection for one question and its answer."""

import asyncio
from typing import Final

from garrison.core.reasons import Reason
from garrison.table.errors import REFUSALS, Unavailable
from garrison.table.messages.client import ToClient
from garrison.table.messages.server import ServerRefusal, ServerReply

REPLY_SECONDS: Final = 10.0
THOUGHT_SECONDS: Final = 30.0
"""Thinking may wait until others have been thought for."""


class ReplyWaiter:
    """Stands where a viewer's connection would stand and keeps the first answer."""

    def __init__(self, seconds: float = REPLY_SECONDS, address: str = "") -> None:
        self._seconds, self.address = seconds, address
        self._answer: asyncio.Future[ServerReply] = asyncio.get_running_loop().create_future()

    def send(self, message: ToClient | ServerReply) -> None:
        if isinstance(message, ServerReply) and not self._answer.done():
            self._answer.set_result(message)

    def close(self) -> None:
        if not self._answer.done():
            self._answer.set_exception(Unavailable(Reason("server-table-moved")))

    async def reply(self) -> ServerReply:
        """What the table answers. Raises Refused."""
        try:
            answer = await asyncio.wait_for(self._answer, self._seconds)
        except TimeoutError as fault:
            thinking = self._seconds > REPLY_SECONDS
            reason = "server-thinking-long" if thinking else "server-storage-away"
            raise Unavailable(Reason(reason)) from fault
        if isinstance(answer, ServerRefusal):
            args = {k: v for k, v in answer.reason.args.items() if isinstance(v, str | int)}
            raise REFUSALS[answer.kind](Reason(answer.reason.id, args))
        return answer
