"""Bodies are taken as they are: the framework would let "1" pass for 1, and 1 for true."""

from typing import TypeVar

import msgspec
from litestar.exceptions import ValidationException

from garrison.server.http.errors import AnyRequest

T = TypeVar("T")


async def strict_body(request: AnyRequest, read: T) -> T:
    """What the framework has read of the body, if the body says exactly that."""
    try:
        return msgspec.json.decode(await request.body(), type=type(read))
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise ValidationException from fault
