"""For whoever runs the server: is it alive, is it ready, how is it doing."""

import hmac
from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from prometheus_client import CONTENT_TYPE_LATEST

from garrison.server.http.addresses import client_address
from garrison.server.http.errors import AnyRequest
from garrison.server.http.tokens import bearer_if_any
from garrison.server.metrics import report
from garrison.server.services import Services
from garrison.table.ports import StorageAway

LOCAL: Final = ("127.0.0.1", "::1")


@get("/health", media_type="text/plain", sync_to_thread=False, include_in_schema=False)
def health() -> str:
    """The process answers."""
    return "alive\n"


@get("/ready", media_type="text/plain", include_in_schema=False)
async def ready(services: NamedDependency[Services]) -> Response[str]:
    """The process takes players: it is not stopping, and its storage answers."""
    try:
        await services.store.ping()
        answers = True
    except StorageAway:
        answers = False
    if services.is_ready and answers:
        return Response("ready\n")
    return Response("not ready\n", status_code=503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest, services: NamedDependency[Services]) -> Response[bytes]:
    """Numbers for Prometheus, for this machine or for whoever has the token."""
    if not _may_measure(request, services.settings.metrics_token):
        raise NotFoundException
    services.measure()
    return Response(report(), media_type=CONTENT_TYPE_LATEST)


def _may_measure(request: AnyRequest, token: str) -> bool:
    if token:
        return hmac.compare_digest(bearer_if_any(request).encode(), token.encode())
    return client_address(request.scope) in LOCAL
