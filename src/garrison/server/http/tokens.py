"""The token a request carries: `Authorization: Bearer …`."""

from litestar.exceptions import NotAuthorizedException

from garrison.server.http.errors import AnyRequest


def bearer(request: AnyRequest) -> str:
    """The token. Raises NotAuthorizedException if there is none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.casefold() != "bearer" or not 0 < len(token) <= 100:
        raise NotAuthorizedException
    return token


def bearer_if_any(request: AnyRequest) -> str:
    """The token, or nothing."""
    return bearer(request) if "authorization" in request.headers else ""
