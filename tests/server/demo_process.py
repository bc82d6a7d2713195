"""The demonstration server in a process of its own."""

import os
from pathlib import Path

from demo.race import RaceGame
from garrison.server.logs import configure
from garrison.server.processes.supervisor import run_processes
from garrison.server.running import make_server
from garrison.server.services import Dependencies
from garrison.server.settings import Settings
from server.demo import UNLIMITED, demo_dependencies, race_under

LEASE_SECONDS = 1.5


def dependencies(_: Settings) -> Dependencies:
    """What each of several processes plays with."""
    return demo_dependencies()


def serve(
    port: int,
    folder: Path,
    database: str,
    redis: str,
    log: Path,
    processes: int = 1,
    rules: int = 1,
) -> None:
    """Serve until the process is told to end; what it says goes to the log."""
    with log.open("ab") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    configure(as_json=True, level="warning")
    settings = Settings(
        folder=folder,
        database=database,
        redis=redis,
        limits=UNLIMITED,
        lease_seconds=LEASE_SECONDS,
        processes=processes,
    )
    if processes > 1:
        run_processes(settings, "127.0.0.1", port, log_json=True, dependencies=dependencies)
    else:
        demo = demo_dependencies(game=race_under(rules) if rules > 1 else RaceGame)
        make_server(settings, "127.0.0.1", port, demo).run()
