"""Run the demonstration server: port, folder, database, redis."""

import sys
from pathlib import Path

from garrison.server.logs import configure
from garrison.server.running import make_server
from garrison.server.settings import Settings
from server.demo import UNLIMITED, demo_parts

if __name__ == "__main__":
    port, folder, database, redis = sys.argv[1:]
    configure(as_json=True, level="warning")
    settings = Settings(
        folder=Path(folder), database=database, redis=redis, limits=UNLIMITED, lease_seconds=1.5
    )
    make_server(settings, "127.0.0.1", int(port), demo_parts()).run()
