"""The application under uvicorn."""

import gc
import socket
from collections.abc import Sequence
from typing import Final

import uvicorn

from garrison.server.app import Application, create_app
from garrison.server.processes.handover import Handover
from garrison.server.services import Dependencies
from garrison.server.settings import Settings
from garrison.server.sockets.protocol import limited_websocket
from garrison.server.wire import limited_http

GARBAGE: Final = (50_000, 20, 20)
"""How much is made between looks for garbage. Tables live long and hold much: at the usual values
the interpreter would go over all of them again and again, while everybody waits."""


def run(server: uvicorn.Server, listening: Sequence[socket.socket] | None = None) -> None:
    """Serve until the process is told to end, on these sockets or on a new one."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    server.run(list(listening) if listening else None)


def make_server(
    settings: Settings, host: str, port: int, dependencies: Dependencies | None = None
) -> uvicorn.Server:
    """A server, ready to run."""
    return uvicorn.Server(
        configure_server(settings, create_app(settings, dependencies), host, port)
    )


def configure_server(
    settings: Settings,
    app: Application,
    host: str = "",
    port: int = 0,
    handover: Handover | None = None,
) -> uvicorn.Config:
    """How uvicorn runs the application.

    Compressing each small message would cost several times what sending it does, so it is off.
    """
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        http=limited_http(settings.limits, handover),
        ws=limited_websocket(settings.limits),
        proxy_headers=True,
        forwarded_allow_ips=list(settings.trusted_proxies),
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=10,
    )
