"""Numbers a running server tells about itself."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()

TABLES: Final = Gauge("garrison_tables", "Live tables of this process", registry=REGISTRY)
CONNECTIONS: Final = Gauge("garrison_connections", "Open sockets", registry=REGISTRY)
MESSAGES: Final = Counter("garrison_messages", "Messages from clients", registry=REGISTRY)
REFUSED: Final = Counter("garrison_refused", "Messages turned away unread", registry=REGISTRY)
ENTRIES: Final = Counter("garrison_entries", "Log entries kept", registry=REGISTRY)
COMMIT_SECONDS: Final = Histogram(
    "garrison_commit_seconds", "Time to keep a group of entries", registry=REGISTRY
)
THOUGHTS_WAITING: Final = Gauge(
    "garrison_thoughts_waiting", "Bots and advice that wait to be thought about", registry=REGISTRY
)
LOOP_LAG: Final = Gauge(
    "garrison_loop_lag_seconds", "How late the event loop was lately", registry=REGISTRY
)
DISK_FREE: Final = Gauge(
    "garrison_disk_free_bytes", "Room left where the SQLite file lives", registry=REGISTRY
)
STORAGE_FAULTS: Final = Counter(
    "garrison_storage_faults", "Times the database did not answer", registry=REGISTRY
)
