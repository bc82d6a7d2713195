"""Where a request comes from."""

from litestar.types import HTTPScope, WebSocketScope


def client_address(scope: HTTPScope | WebSocketScope) -> str:
    """The address limits are counted by. Behind a trusted proxy, uvicorn has put it right."""
    client = scope["client"]
    return client[0] if client else ""
