"""Bringing a database to the present schema."""

import asyncio
import logging
import time
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from garrison.server.storage.engine import storage_faults
from garrison.table.ports import StorageAway

RETRY_SECONDS: Final = 0.5

_log = logging.getLogger(__name__)


async def migrate(engine: AsyncEngine) -> None:
    """Make the schema, or bring an older one up to date."""
    async with engine.connect() as connection:
        await connection.run_sync(_upgrade)
        await connection.commit()


async def migrate_when_ready(engine: AsyncEngine, seconds: float) -> None:
    """Migrate; a database that is still starting is waited for, so long. Raises StorageAway."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            with storage_faults():
                await migrate(engine)
            return
        except StorageAway as away:
            if time.monotonic() > deadline:
                raise
            _log.warning("the database does not answer yet", extra={"fault": str(away)})
            await asyncio.sleep(RETRY_SECONDS)


_ALONE: Final = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(1850)"}
"""How a process makes sure that no other one migrates at the same time."""


def _upgrade(connection: Connection) -> None:
    connection.exec_driver_sql(_ALONE[connection.dialect.name])
    command.upgrade(configuration(connection), "head")


def configuration(connection: Connection) -> Config:
    """What Alembic needs to know to work on this connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
