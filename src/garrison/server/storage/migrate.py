"""Bringing a database to the present schema."""

import asyncio
import logging
import time
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from garrison.server.storage.database import Database
from garrison.table.ports import StorageAway

RETRY_SECONDS: Final = 0.5

_log = logging.getLogger(__name__)


async def migrate(database: Database) -> None:
    """Make the schema, or bring an older one up to date. Raises StorageAway."""
    await database.write(_upgrade)


async def migrate_when_ready(database: Database, seconds: float) -> None:
    """Migrate; a database that is still starting is waited for, so long. Raises StorageAway."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            await migrate(database)
            return
        except StorageAway as away:
            if time.monotonic() > deadline:
                raise
            _log.warning("the database does not answer yet", extra={"fault": str(away)})
            await asyncio.sleep(RETRY_SECONDS)


def _upgrade(connection: Connection) -> None:
    """To SQLite one process writes at a time; PostgreSQL has to be told that nobody else may."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(1850)")
    command.upgrade(configuration(connection), "head")


def configuration(connection: Connection) -> Config:
    """What Alembic needs to know to work on this connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
