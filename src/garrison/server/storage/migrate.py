"""Bringing a database to the present schema."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine


async def migrate(engine: AsyncEngine) -> None:
    """Make the schema, or bring an older one up to date."""
    async with engine.connect() as connection:
        await connection.run_sync(_upgrade)
        await connection.commit()


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
