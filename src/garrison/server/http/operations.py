"""For whoever runs the server: is it alive, is it ready, how is it doing."""

from litestar import Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from garrison.server.metrics import REGISTRY
from garrison.server.services import Services
from garrison.table.ports import StorageAway


@get("/health", media_type="text/plain", sync_to_thread=False, include_in_schema=False)
def health() -> str:
    """The process answers."""
    return "alive\n"


@get("/ready", media_type="text/plain", include_in_schema=False)
async def ready(services: NamedDependency[Services]) -> Response[str]:
    """The process takes players: it is not stopping, and its storage answers."""
    try:
        await services.store.find("")
        answers = True
    except StorageAway:
        answers = False
    if services.is_ready and answers:
        return Response("ready\n")
    return Response("not ready\n", status_code=503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(services: NamedDependency[Services]) -> Response[bytes]:
    """Numbers for Prometheus."""
    services.measure()
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
