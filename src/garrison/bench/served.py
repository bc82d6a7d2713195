"""Our server for `servers`: all games and the ledger, no limits on one client."""

import resource
import sys
from pathlib import Path
from typing import Final

from garrison.bench.ledger import registry
from garrison.server.logs import configure
from garrison.server.processes.supervisor import run_processes
from garrison.server.running import make_server, run
from garrison.server.services import Dependencies
from garrison.server.settings import Limits, Settings
from garrison.server.tables.catalog import InstalledGames
from garrison.server.thinking.thinkers import RandomThinker

LIMITS: Final = Limits(
    messages_per_second=0, requests_per_second=0, tables_per_hour=0, connections_per_address=0
)


def dependencies(_: Settings) -> Dependencies:
    """All games and the ledger."""
    return Dependencies(InstalledGames(registry()), RandomThinker())


def main() -> None:
    """Arguments: port, folder, number of processes."""
    port, folder, processes = int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    configure(as_json=False, level="error")
    settings = Settings(folder=folder, limits=LIMITS, processes=processes)
    if processes > 1:
        run_processes(settings, "127.0.0.1", port, dependencies=dependencies)
    else:
        run(make_server(settings, "127.0.0.1", port, dependencies(settings)))


if __name__ == "__main__":
    main()
