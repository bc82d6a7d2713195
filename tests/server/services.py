"""Real PostgreSQL and Redis for tests: started on free ports, stopped and removed afterwards."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

REQUIRED = bool(os.environ.get("CI"))
"""CI installs every service, so there a missing one is a failure, not a reason to skip."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _missing(name: str) -> None:
    if REQUIRED:
        pytest.fail(f"{name} is not installed")
    pytest.skip(f"{name} is not installed")  # a machine without root cannot install it


class Service:
    """A program that serves on a port and can be stopped and started again.

    `ready` is a command that succeeds once the service answers: PostgreSQL listens before it does.
    """

    def __init__(self, command: list[str], ready: list[str], port: int, folder: Path) -> None:
        self._command, self._ready = command, ready
        self.port, self._folder = port, folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self._folder / "output").open("ab") as output:
            self._process = subprocess.Popen(self._command, stdout=output, stderr=output)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if subprocess.run(self._ready, capture_output=True).returncode == 0:
                return
            time.sleep(0.05)
        raise AssertionError((self._folder / "output").read_text())

    def stop(self) -> None:
        """Stop at once; connections are cut."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(20)
            self._process = None


@contextmanager
def redis() -> Iterator[Service]:
    """A Redis that keeps nothing on disk, as ours needs to keep nothing."""
    program = shutil.which("redis-server")
    if program is None:
        _missing("Redis")
        return
    with tempfile.TemporaryDirectory() as name:
        port = free_port()
        command = [program, "--port", str(port), "--save", "", "--appendonly", "no", "--dir", name]
        service = Service(command, ["redis-cli", "-p", str(port), "ping"], port, Path(name))
        service.start()
        try:
            yield service
        finally:
            service.stop()


@contextmanager
def postgres() -> Iterator[Service]:
    """A PostgreSQL with a fresh data folder. It refuses to run as root, so root lends it a user."""
    folders = [*sorted(Path("/usr/lib/postgresql").glob("*/bin")), Path("/usr/local/bin")]
    programs = [path.resolve().parent for path in (f / "initdb" for f in folders) if path.exists()]
    if not programs:
        _missing("PostgreSQL")
        return
    with tempfile.TemporaryDirectory() as name:
        folder, port, prefix = Path(name), free_port(), _as_other_user()
        if prefix:
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
        data = str(folder / "data")
        initdb = [str(programs[-1] / "initdb"), "-D", data, "-U", "garrison", "-A", "trust", "-N"]
        subprocess.run(prefix + initdb, check=True, capture_output=True)
        server = [str(programs[-1] / "postgres"), "-D", data, "-p", str(port), "-k", name]
        server += ["-c", "listen_addresses=127.0.0.1"]
        ready = [str(programs[-1] / "pg_isready"), "-h", "127.0.0.1", "-p", str(port)]
        service = Service(prefix + server, ready, port, folder)
        service.start()
        try:
            yield service
        finally:
            service.stop()


def _as_other_user() -> list[str]:
    if os.geteuid() != 0:
        return []
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
