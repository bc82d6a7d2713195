"""Work for a client that may go away before it is done."""

import asyncio
from collections.abc import Coroutine
from typing import Final, TypeVar

from litestar.exceptions import HTTPException

from garrison.server.http.errors import AnyRequest

T = TypeVar("T")

GONE: Final = 499
"""The status for nobody: whoever asked has closed the connection."""


async def while_connected(request: AnyRequest, work: Coroutine[None, None, T]) -> T:
    """Do the work, and stop it if the client goes."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_leave(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise HTTPException(detail="gone", status_code=GONE)
    finally:
        working.cancel()
        leaving.cancel()


async def _leave(request: AnyRequest) -> None:
    """Returns when the client has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
