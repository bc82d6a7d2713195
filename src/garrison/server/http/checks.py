"""What every request must pass before anything is done for it."""

from typing import Final

from litestar import Response
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException

from garrison.core.reasons import Reason
from garrison.server import metrics
from garrison.server.http.addresses import client_address
from garrison.server.http.errors import AnyRequest, Forbidden
from garrison.server.http.origins import is_welcome_origin
from garrison.server.rate_limit import RateLimiter
from garrison.server.services import Services

_SAME_FOR_ALL: Final = ("/api/about", "/api/texts")


async def check_request(request: AnyRequest) -> Response[None] | None:
    """Refuse pages of foreign origin that want to change something, and whoever asks too fast."""
    services = request.app.state["services"]
    assert isinstance(services, Services)
    if services.blocklist.has(client_address(request.scope)):
        metrics.REFUSED.inc()
        raise Forbidden(Reason("server-blocked"))
    headers = request.headers
    foreign = not is_welcome_origin(
        headers.get("origin"), headers.get("host"), services.settings.origins
    )
    if foreign and request.method not in ("GET", "HEAD"):
        raise PermissionDeniedException
    check_rate(services.files if _is_file(request) else services.requests, request)
    return None


def _is_file(request: AnyRequest) -> bool:
    """Whether a page needs this while it loads, the same for everybody."""
    path = request.url.path
    return request.method == "GET" and (path.startswith(_SAME_FOR_ALL) or path[:5] != "/api/")


def check_rate(limiter: RateLimiter, request: AnyRequest) -> None:
    """Refuse an address that has asked too often. Raises TooManyRequestsException."""
    if not limiter.allows(client_address(request.scope)):
        metrics.REFUSED.inc()
        raise TooManyRequestsException
