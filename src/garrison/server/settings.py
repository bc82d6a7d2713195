"""Everything that can be set about a server, with sane values."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """What clients may do. A rate of 0 means no limit."""

    message_bytes: int = 16_384
    body_bytes: int = 1_048_576
    messages_per_second: float = 20.0
    message_burst: int = 60
    """Frames of one socket, pings and nonsense included."""
    refusals: int = 30
    """A socket with so many messages in a row that were too fast or unreadable is closed."""
    requests_per_second: float = 20.0
    request_burst: int = 100
    files_per_second: float = 200.0
    file_burst: int = 2_000
    """Pages, files and texts: one page loads dozens, and they cost little."""
    thoughts_per_second: float = 2.0
    thought_burst: int = 30
    """Estimates and advice, which cost far more than other requests."""
    queued_messages: int = 512
    queued_bytes: int = 262_144
    """A client that leaves more than this unread is cut off; it may connect again."""
    connections_per_address: int = 100
    onlookers_per_table: int = 100
    connections_per_person: int = 8
    """At one table."""
    header_seconds: float = 10.0
    """How long a client may take to send the head of a request."""
    body_seconds: float = 20.0
    """How long a client may take to send the rest of it."""
    tables_per_hour: int = 120
    """New tables from one address."""
    record_bytes: int = 524_288
    record_moves: int = 5_000
    records_per_hour: int = 60
    """Records taken in from one address."""
    stored_record_bytes: int = 1_073_741_824
    """Of all records together; when it is full, none is taken in until old ones are deleted."""
    thinking_seconds: float = 20.0
    thinking_nodes: int = 2_000_000
    """How long people may let a bot think about one decision."""
    thoughts_waiting: int = 20
    """How many thoughts of one address may wait for their turn."""


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
    data: Mapping[str, Path] = field(default_factory=dict)
    """Files of players in place of reconstructed data, by the name of the game."""
    idle_seconds: float = 300.0
    """A table nobody watches is put away after this time; it is loaded again when asked for."""
    processes: int = 1
    """How many processes serve players; they share the port and need no other service."""
    lease_seconds: float = 4.0
    database_seconds: float = 120.0
    """How long a database that does not answer is waited for at the start."""
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses and networks of proxies whose X-Forwarded-For tells where clients come from."""
    metrics_token: str = ""
    """Who may read /metrics (`Authorization: Bearer`); empty: only this machine."""
    keep_tables_days: int = 0
    keep_records_days: int = 0
    """Tables nobody has touched and records for so many days are deleted; 0: never."""
    thinking_processes: int = 0
    """How many processes think for bots and advice; 0: as the machine's cores allow."""
    limits: Limits = field(default_factory=Limits)

    def database_url(self) -> str:
        """The address SQLAlchemy understands."""
        if not self.database:
            return f"sqlite:///{self.folder / 'garrison.db'}"
        for scheme in ("postgresql://", "postgres://"):
            if self.database.startswith(scheme):
                return "postgresql+asyncpg://" + self.database.removeprefix(scheme)
        return self.database
