"""Server processes that can be killed."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

import garrison
from server.services import free_port

_SOURCES = [str(Path(garrison.__file__).parents[1]), str(Path(__file__).parents[1])]
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(_SOURCES)}
"""What a process needs to find the code and the tests."""


class ServerProcess:
    """One server of the demonstration game in a process of its own."""

    def __init__(self, folder: Path, database: str = "", redis: str = "") -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder / f"server-{self.port}.log"
        self._command = [sys.executable, "-m", "server.demo_process", str(self.port), str(folder)]
        self._command += [database, redis]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, env=ENVIRONMENT, stderr=log, stdout=log)
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.address}/ready").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert self._process.poll() is None, self.log()
            time.sleep(0.05)
        raise AssertionError(self.log())

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to finish."""
        self._end(signal.SIGTERM)

    def log(self) -> str:
        return self._log.read_text()

    def _end(self, sign: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(sign)
            self._process.wait(30)
            self._process = None
