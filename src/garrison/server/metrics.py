"""Numbers a running server tells about itself."""

import os
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Names the folder where several processes of one server keep their numbers."""
REGISTRY: Final = CollectorRegistry()

TABLES: Final = Gauge(
    "garrison_tables", "Live tables", registry=REGISTRY, multiprocess_mode="livesum"
)
CONNECTIONS: Final = Gauge(
    "garrison_connections", "Open sockets", registry=REGISTRY, multiprocess_mode="livesum"
)
MESSAGES: Final = Counter("garrison_messages", "Messages from clients", registry=REGISTRY)
REFUSED: Final = Counter("garrison_refused", "Messages turned away unread", registry=REGISTRY)
ENTRIES: Final = Counter("garrison_entries", "Log entries kept", registry=REGISTRY)
COMMIT_SECONDS: Final = Histogram(
    "garrison_commit_seconds", "Time to keep a group of entries", registry=REGISTRY
)
THOUGHTS_WAITING: Final = Gauge(
    "garrison_thoughts_waiting",
    "Bots and advice that wait to be thought about",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
LOOP_LAG: Final = Gauge(
    "garrison_loop_lag_seconds",
    "How late the event loop was lately",
    registry=REGISTRY,
    multiprocess_mode="livemax",
)
DISK_FREE: Final = Gauge(
    "garrison_disk_free_bytes",
    "Room left where the SQLite file lives",
    registry=REGISTRY,
    multiprocess_mode="livemin",
)
STORAGE_FAULTS: Final = Counter(
    "garrison_storage_faults", "Times the database did not answer", registry=REGISTRY
)


def report() -> bytes:
    """All numbers, of all processes of this server, as Prometheus reads them."""
    if SHARED not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)
    return generate_latest(together)
