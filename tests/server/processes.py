"""Server processes that can be killed.

They are forked from a process that has loaded the code and done nothing else, so that a hundred
starts cost a hundred starts of a server and not a hundred times loading it.
"""

import multiprocessing
import os
import signal
import time
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx

import garrison
from server.demo_process import serve
from server.services import free_port

_SOURCES = [str(Path(garrison.__file__).parents[1]), str(Path(__file__).parents[1])]
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(_SOURCES)}
"""What a process needs to find the code and the tests."""

_nursery = multiprocessing.get_context("forkserver")
_nursery.set_forkserver_preload(["garrison.server.running"])


class ServerProcess:
    """One server of the demonstration game in a process of its own."""

    def __init__(
        self, folder: Path, database: str = "", redis: str = "", processes: int = 1
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder / f"server-{self.port}.log"
        self._arguments = (self.port, folder, database, redis, self._log, processes)
        self._process: BaseProcess | None = None

    def start(self, rules: int = 1) -> None:
        """Start it, with these rules of the demonstration game."""
        self._process = _nursery.Process(target=serve, args=(*self._arguments, rules))
        self._process.start()
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.address}/ready").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert self._process.is_alive(), self.log()
            time.sleep(0.05)
        raise AssertionError(self.log())

    def kill(self) -> None:
        """End it at once, as a power cut would: with SIGKILL."""
        if self._process is not None:
            self._process.kill()
            self._wait()

    def workers(self) -> list[int]:
        """The processes that serve players, where there are several."""
        assert self._process is not None
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        told = {int(child): Path(f"/proc/{child}/cmdline").read_text() for child in children}
        return [child for child, line in told.items() if "spawn_main" in line]

    def sleep(self, seconds: float) -> None:
        """Freeze it for a while, as a machine that swaps or a paused container would."""
        assert self._process is not None
        assert self._process.pid is not None
        os.kill(self._process.pid, signal.SIGSTOP)
        time.sleep(seconds)
        os.kill(self._process.pid, signal.SIGCONT)

    def stop(self) -> None:
        """Ask it to finish."""
        if self._process is not None:
            self._process.terminate()
            self._wait()

    def log(self) -> str:
        return self._log.read_text()

    def _wait(self) -> None:
        assert self._process is not None
        self._process.join(30)
        assert not self._process.is_alive()
        self._process = None
