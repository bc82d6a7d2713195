"""How the OpenAPI document tells of refusals."""

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from garrison.server.http.schemas import Problem

_MEANINGS: Final = {
    400: "The request is not as it should be.",
    401: "A valid token is needed.",
    403: "This is not allowed.",
    404: "There is no such thing.",
    405: "This cannot be done here.",
    409: "The table refuses.",
    413: "The body is too big.",
    429: "Too many requests.",
    503: "The storage does not answer; try again.",
}

PROBLEMS: Final = {
    status: ResponseSpec(data_container=Problem, description=meaning)
    for status, meaning in _MEANINGS.items()
}
"""What any request may get in place of its answer."""
