"""`garrison bench --server`: our server and boardgame.io under the same traffic, in one run."""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from garrison.bench.node import node, npm
from garrison.bench.traffic import Traffic

TABLES: Final = (100, 1_000, 5_000)
GAMES: Final = ("ledger", "bastion/2018?seats=2", "unbreakable-castle?seats=2")
"""The game both servers play, and two real ones: everybody sees all, each has secrets."""
PEER: Final = Path(__file__).parent / "boardgameio"
PEER_NAME: Final = "boardgame.io 0.50.2"


@dataclass(frozen=True)
class Load:
    """One server under one load."""

    server: str
    game: str
    tables: int
    moves_per_second: float
    moves_per_cpu_second: float
    p50_ms: float
    p99_ms: float
    opening_ms: float
    """Processor time to open a table, with both its players."""
    kib_per_table: float


def measure_servers(
    games: list[str], tables: list[int], seconds: float, peers: bool, processes: int = 1
) -> Iterator[Load]:
    """Each load on a fresh server, one after the other; the peer first."""
    for count in tables:
        if peers:
            with _boardgameio() as (port, pid):
                yield _load(PEER_NAME, "ledger", _clients("peer", port, pid, count, seconds, ""))
        for game in games:
            with _garrison(processes) as (port, pid):
                seen = _clients("garrison", port, pid, count, seconds, game)
                yield _load("garrison", game, seen)


def _load(server: str, game: str, seen: Traffic) -> Load:
    return Load(
        server=server,
        game=game,
        tables=seen.tables,
        moves_per_second=seen.moves / seen.seconds,
        moves_per_cpu_second=seen.moves / max(seen.server_cpu, 0.01),
        p50_ms=seen.p50 * 1e3,
        p99_ms=seen.p99 * 1e3,
        opening_ms=seen.opening_cpu / seen.tables * 1e3,
        kib_per_table=(seen.memory_after - seen.memory_before) / seen.tables / 1024,
    )


def _clients(kind: str, port: int, pid: int, tables: int, seconds: float, game: str) -> Traffic:
    arguments = [kind, str(port), str(pid), str(tables), str(seconds), game]
    command = [sys.executable, "-m", "garrison.bench.traffic", *arguments]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return Traffic(**json.loads(done.stdout))


def has_node() -> bool:
    """Whether the peer can be installed and run here."""
    return node() is not None and npm() is not None


@contextmanager
def _garrison(processes: int) -> Iterator[tuple[int, int]]:
    """Our server as `garrison serve` runs it, on SQLite, but without limits on one client."""
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        command = [sys.executable, "-m", "garrison.bench.served"]
        with _process([*command, str(port), folder, str(processes)]) as pid:
            _wait_for(port)
            yield port, pid


@contextmanager
def _boardgameio() -> Iterator[tuple[int, int]]:
    """boardgame.io with its own storage, which is memory alone."""
    folder, port, program = install_peer(), _free_port(), node()
    assert program is not None, "has_node() was not asked"
    command = [*program, str(PEER / "server.js"), str(port), str(folder)]
    with _process(command, {"NODE_ENV": "production"}) as pid:
        _wait_for(port)
        yield port, pid


def install_peer() -> Path:
    """Install boardgame.io from npm into a cache folder, once. Returns the folder."""
    base = Path(os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache")))
    folder = base / "garrison" / "boardgameio-0.50.2"
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(PEER / "package.json", folder)
        program = npm()
        assert program is not None, "has_node() was not asked"
        command = [*program, "install", "--no-audit", "--no-fund", "--ignore-scripts"]
        subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return folder


@contextmanager
def _process(command: list[str], more: dict[str, str] | None = None) -> Iterator[int]:
    environment = {**os.environ, **(more or {})}
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)
    try:
        yield process.pid
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(port: int) -> None:
    for _ in range(2_400):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"nothing listens on port {port}")
