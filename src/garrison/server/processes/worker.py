"""One of the processes that serve players."""

import asyncio
import socket
from collections.abc import Callable
from dataclasses import dataclass

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from garrison.server.app import create_app
from garrison.server.cluster.ports import Process
from garrison.server.logs import configure
from garrison.server.processes.broker_client import BrokerClient
from garrison.server.processes.handover import Handover
from garrison.server.running import configure_server, run
from garrison.server.services import Dependencies
from garrison.server.settings import Limits, Settings
from garrison.server.wire import limited_http


@dataclass(frozen=True)
class WorkerConfig:
    """Everything a process is given at its start."""

    process: Process
    settings: Settings
    dependencies: Callable[[Settings], Dependencies]
    host: str
    port: int
    line: socket.socket
    """Our end of the line to the broker."""
    channel: socket.socket
    """Where others hand connections to us."""
    others: list[socket.socket]
    """Where we hand connections to others, by their places."""
    log_json: bool
    log_level: str


class SharingServer(uvicorn.Server):
    """A server that also takes connections others have accepted."""

    def __init__(self, config: uvicorn.Config, handover: Handover, limits: Limits) -> None:
        super().__init__(config)
        self._handover, self._protocol = handover, limited_http(limits)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._handover.start(self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._handover.stop()
        await super().shutdown(sockets)

    async def _take(self, connection: socket.socket, head: bytes) -> None:
        loop = asyncio.get_running_loop()
        _, protocol = await loop.connect_accepted_socket(self._make_protocol, connection)
        protocol.data_received(head)

    def _make_protocol(self) -> HttpToolsProtocol:
        """Like any other connection, but it is not handed over again."""
        return self._protocol(self.config, self.server_state, self.lifespan.state)


def work(given: WorkerConfig) -> None:
    """Serve until told to end."""
    configure(given.log_json, given.log_level)
    broker = BrokerClient(given.process, given.line)
    app = create_app(given.settings, given.dependencies(given.settings), broker)
    handover = Handover(given.channel, given.others, app.services.owner_elsewhere)
    config = configure_server(given.settings, app, handover=handover)
    run(SharingServer(config, handover, given.settings.limits), listen(given.host, given.port))


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets of our own on a port that all processes share; each client comes to one of them."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [_bound(family, address) for family, _, _, _, address in found]


def _bound(family: int, address: tuple[object, ...]) -> socket.socket:
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    if family == socket.AF_INET6:
        bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    bound.bind(address)
    return bound
