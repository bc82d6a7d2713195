"""Bringing a database to the present schema."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine


async def migrate(engine: AsyncEngine) -> None:
    """Make the schema, or bring an older one up to date."""
    async with engine.connect() as connection:
        await connection.run_sync(_upgrade)
        await connection.commit()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
