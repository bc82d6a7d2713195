"""A connection for one question and its answer."""

import asyncio
from typing import Final

from garrison.core.reasons import Reason
from garrison.table.messages import Done, Entered, Exported, Refusal, ToClient, ToHouse
from garrison.table.people import Refused

PATIENCE_SECONDS: Final = 10.0


class Busy(Refused):
    """The table did not answer in time."""


class OneShot:
    """Stands where a viewer's connection would stand and keeps the first answer."""

    def __init__(self) -> None:
        self._answer: asyncio.Future[ToHouse] = asyncio.get_running_loop().create_future()

    def send(self, message: ToClient | ToHouse) -> None:
        if isinstance(message, Done | Entered | Exported | Refusal) and not self._answer.done():
            self._answer.set_result(message)

    def close(self) -> None:
        if not self._answer.done():
            self._answer.set_exception(Busy(Reason("server-table-moved")))

    async def reply(self) -> ToHouse:
        """What the table answers. Raises Refused."""
        try:
            answer = await asyncio.wait_for(self._answer, PATIENCE_SECONDS)
        except TimeoutError as fault:
            raise Busy(Reason("server-storage-away")) from fault
        if isinstance(answer, Refusal):
            args = {k: v for k, v in answer.reason.args.items() if isinstance(v, str | int)}
            raise Refused(Reason(answer.reason.id, args))
        return answer
