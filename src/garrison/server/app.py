"""The whole server as one ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

import garrison
from garrison.core.errors import GarrisonError
from garrison.server import protocol
from garrison.server.http import (
    about,
    analysis,
    lessons,
    lobby,
    moments,
    operations,
    records,
    rules,
    static_files,
)
from garrison.server.http.checks import check_request
from garrison.server.http.errors import fail, refuse, refuse_depth, refuse_for_now, refuse_http
from garrison.server.http.headers import WithHeaders
from garrison.server.http.static_files import COMPRESSES_ITSELF
from garrison.server.processes.broker_client import BrokerClient
from garrison.server.services import Dependencies, Services
from garrison.server.settings import Settings
from garrison.server.sockets.handler import TableSockets
from garrison.table.ports import StorageAway


class Application:
    """Sockets go to the tables, everything else to the pages and the lobby."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._sockets, self._rest = TableSockets(services), WithHeaders(_litestar(services))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._sockets(scope, receive, send)
        else:
            await self._rest(scope, receive, send)


def create_app(
    settings: Settings, dependencies: Dependencies | None = None, broker: BrokerClient | None = None
) -> Application:
    """The application. `dependencies` puts other games or bots in place of the usual ones."""
    return Application(Services(settings, dependencies or Dependencies.default(settings), broker))


def _litestar(services: Services) -> Litestar:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    return Litestar(
        route_handlers=[
            about.about,
            about.texts,
            about.texts_of_game,
            lessons.lessons,
            lobby.commit,
            lobby.open_table,
            lobby.open_tables,
            lobby.show_table,
            lobby.join_table,
            lobby.leave_table,
            lobby.renew_token,
            lobby.invitation,
            analysis.estimate_game,
            analysis.estimate_table,
            analysis.estimate_moment,
            analysis.advise_seat,
            moments.table_moment,
            moments.record_moment,
            moments.play_on_from_table,
            moments.play_on_from_record,
            records.export_record,
            records.import_record,
            records.show_record,
            rules.rules,
            rules.search_rules,
            rules.rules_example,
            rules.rules_about,
            rules.guide,
            rules.gallery,
            protocol.message_schema,
            operations.health,
            operations.ready,
            operations.metrics,
            static_files.game_file,
            static_files.page,
        ],
        dependencies={"services": Provide(lambda: services, sync_to_thread=False)},
        state=State({"services": services}),
        lifespan=[lifespan],
        before_request=check_request,
        exception_handlers={
            GarrisonError: refuse,
            HTTPException: refuse_http,
            StorageAway: refuse_for_now,
            RecursionError: refuse_depth,
            Exception: fail,
        },
        openapi_config=OpenAPIConfig(
            title="Garrison",
            version=garrison.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, exclude_opt_key=COMPRESSES_ITSELF
        ),
        request_max_body_size=services.settings.limits.body_bytes,
        logging_config=None,
        debug=False,
    )
