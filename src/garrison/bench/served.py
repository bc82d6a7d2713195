"""Our server for `servers`: all games and the ledger, no limits on one client."""

import resource
import sys
from pathlib import Path

from garrison.bench.ledger import registry
from garrison.server.logs import configure
from garrison.server.running import make_server, run
from garrison.server.services import Components
from garrison.server.settings import Limits, Settings
from garrison.server.tables.catalog import InstalledGames
from garrison.server.thinking.thinkers import RandomThinker

if __name__ == "__main__":
    port, folder = sys.argv[1:]
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    configure(as_json=False, level="error")
    limits = Limits(
        messages_per_second=0, requests_per_second=0, tables_per_hour=0, connections_per_address=0
    )
    components = Components(InstalledGames(registry()), RandomThinker())
    run(
        make_server(
            Settings(folder=Path(folder), limits=limits), "127.0.0.1", int(port), components
        )
    )
