"""The whole server as one ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import garrison
from garrison.core.errors import GarrisonError
from garrison.server import about, counsel, lobby, moments, ops, pages, papers, protocol
from garrison.server.errors import fail, refuse, refuse_for_now, refuse_http
from garrison.server.guards import check_request
from garrison.server.headers import WithHeaders
from garrison.server.house import House, Parts
from garrison.server.settings import Settings
from garrison.server.socket import table_socket
from garrison.table.seams import StorageAway


def create_app(settings: Settings, parts: Parts | None = None) -> WithHeaders:
    """The application. `parts` puts other games or bots in place of the usual ones."""
    return WithHeaders(_litestar(House(settings, parts or Parts.usual())))


def _litestar(house: House) -> Litestar:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    return Litestar(
        route_handlers=[
            about.about,
            about.texts,
            lobby.open_table,
            lobby.open_tables,
            lobby.show_table,
            lobby.join_table,
            lobby.leave_table,
            lobby.renew_token,
            lobby.invitation,
            counsel.estimate_game,
            counsel.estimate_table,
            counsel.advise_seat,
            moments.table_moment,
            moments.record_moment,
            moments.play_on_from_table,
            moments.play_on_from_record,
            papers.export_record,
            papers.import_record,
            papers.show_record,
            protocol.message_schema,
            ops.health,
            ops.ready,
            ops.metrics,
            table_socket,
            pages.page,
        ],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        state=State({"house": house}),
        lifespan=[lifespan],
        before_request=check_request,
        exception_handlers={
            GarrisonError: refuse,
            HTTPException: refuse_http,
            StorageAway: refuse_for_now,
            Exception: fail,
        },
        openapi_config=OpenAPIConfig(
            title="Garrison",
            version=garrison.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=house.settings.limits.body_bytes,
        logging_config=None,
        debug=False,
    )
