"""A real server of the real games, with the built client, in a process of its own."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx

import garrison

SOURCES = Path(garrison.__file__).parent
TESTS = Path(__file__).parents[1]
CLIENT = SOURCES / "server" / "static"
START_SECONDS = 60
ROOMY = {
    "GARRISON_LIMITS_REQUESTS_PER_SECOND": "100",
    "GARRISON_LIMITS_REQUEST_BURST": "500",
    "GARRISON_LIMITS_THOUGHTS_PER_SECOND": "100",
    "GARRISON_LIMITS_THOUGHT_BURST": "500",
}
"""All browsers of a test come from one address: together they ask for more than one person does."""


class Server:
    """`garrison serve` on a free port; it can be stopped and started again.

    A module of our own in its place (`web.bastion_server`) takes a port and a folder; the real one
    also takes more options. Packages of games may lie in a folder of their own.
    """

    def __init__(
        self,
        folder: Path,
        module: str = "",
        options: Sequence[str] = (),
        packages: Path | None = None,
    ) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self._folder, self._module, self._options = folder, module, options
        self._packages = packages
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        assert (CLIENT / "index.html").is_file(), "the web client is not built: make web"
        folders = [SOURCES.parent, TESTS, *([self._packages] if self._packages else [])]
        path = os.pathsep.join(map(str, folders))
        environment = {**os.environ, **ROOMY, "PYTHONPATH": path}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", *self._command()], env=environment, stdout=log, stderr=log
            )
        self._wait()

    def _command(self) -> list[str]:
        port, folder = str(self.port), str(self._folder)
        if self._module:
            return [self._module, port, folder]
        return ["garrison.cli", "serve", "--port", port, "--folder", folder, *self._options]

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> None:
        """Ask it to finish, or with SIGKILL end it as a power cut would."""
        if self._process is not None:
            self._process.send_signal(sign)
            self._process.wait(30)
            self._process = None

    def _wait(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            assert self._process is not None
            assert self._process.poll() is None, self._log.read_text()
            try:
                if httpx.get(f"{self.address}/ready").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(self._log.read_text())
