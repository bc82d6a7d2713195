"""Everything that can be set about a server, with sane values."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """What one client may do. A rate of 0 means no limit."""

    message_bytes: int = 16_384
    body_bytes: int = 1_048_576
    messages_per_second: float = 20.0
    message_burst: int = 60
    requests_per_second: float = 20.0
    request_burst: int = 100
    thoughts_per_second: float = 2.0
    thought_burst: int = 30
    """Estimates and advice, which cost far more than other requests."""
    queued_messages: int = 512
    """A client that does not read this many messages is cut off; it may come again."""


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    folder: Path = Path("var")
    """Where the SQLite file lives."""
    database: str = ""
    """`postgresql://user@host/name`; empty: SQLite in the folder."""
    redis: str = ""
    """`redis://host`; empty: this process is alone."""
    origins: tuple[str, ...] = ()
    """Web addresses besides our own whose pages may talk to this server."""
    address: str = ""
    """The address people reach us by, for invitations; empty: as the request says."""
    client: Path | None = None
    """The folder of a built web client; None: the one this installation brings along."""
    idle_seconds: float = 300.0
    """A table nobody watches is put away after this time; it is loaded again when asked for."""
    lease_seconds: float = 4.0
    limits: Limits = field(default_factory=Limits)

    def database_url(self) -> str:
        """The address SQLAlchemy understands."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.folder / 'garrison.db'}"
        for scheme in ("postgresql://", "postgres://"):
            if self.database.startswith(scheme):
                return "postgresql+asyncpg://" + self.database.removeprefix(scheme)
        return self.database
