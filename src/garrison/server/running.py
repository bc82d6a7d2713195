"""The application under uvicorn."""

import gc
from typing import Final

import uvicorn

from garrison.server.app import create_app
from garrison.server.services import Components
from garrison.server.settings import Settings
from garrison.server.wire import limited_http, limited_websocket

GARBAGE: Final = (50_000, 20, 20)
"""How much is made between looks for garbage. Tables live long and hold much: at the usual values
the interpreter would go over all of them again and again, while everybody waits."""


def run(server: uvicorn.Server) -> None:
    """Serve until the process is told to end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    server.run()


def make_server(
    settings: Settings, host: str, port: int, components: Components | None = None
) -> uvicorn.Server:
    """A server, ready to run.

    Compressing each small message would cost several times what sending it does, so it is off.
    """
    config = uvicorn.Config(
        create_app(settings, components),
        host=host,
        port=port,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        http=limited_http(settings.limits),
        ws=limited_websocket(settings.limits),
        proxy_headers=True,
        forwarded_allow_ips=list(settings.trusted_proxies),
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=10,
    )
    return uvicorn.Server(config)
