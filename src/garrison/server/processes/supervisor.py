"""Starts the processes that serve players, replaces those that end, and stops them together."""

import asyncio
import logging
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Callable
from itertools import count
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from typing import Final

from prometheus_client.multiprocess import mark_process_dead

from garrison.server.metrics import SHARED
from garrison.server.processes.broker import Broker
from garrison.server.processes.handover import open_channels
from garrison.server.processes.worker import WorkerConfig, listen, work
from garrison.server.services import Dependencies
from garrison.server.settings import Settings

HANG_SECONDS: Final = 15.0
"""A process that was not heard of for so long is killed: another takes its tables over."""
STOP_SECONDS: Final = 20.0
"""How long a process may take to finish what it does."""
PAUSE_SECONDS: Final = 0.5
"""Between the end of a process and the start of the next."""

_log = logging.getLogger(__name__)


class StartFailed(Exception):
    """A process could not even begin; its own log says why."""


class Supervisor:
    """Runs a server of several processes until it is told to end."""

    def __init__(
        self,
        settings: Settings,
        host: str,
        port: int,
        log_json: bool,
        dependencies: Callable[[Settings], Dependencies],
    ) -> None:
        self._settings, self._dependencies = settings, dependencies
        self._host, self._port = host, port
        self._log_json = log_json
        self._broker = Broker()
        self._channels = open_channels(settings.processes)
        self._workers: dict[str, SpawnProcess] = {}

    async def run(self) -> None:
        """Raises OSError if the port is taken, StartFailed if a process cannot begin."""
        reserved = reserve(self._host, self._port)
        self._port = reserved[0].getsockname()[1]
        stopping = asyncio.Event()
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, stopping.set)
        with tempfile.TemporaryDirectory() as numbers:
            os.environ[SHARED] = numbers
            keeping = [self._keep(place, stopping) for place in range(self._settings.processes)]
            tasks = [asyncio.create_task(each) for each in (*keeping, self._end_the_hung())]
            waiting = asyncio.create_task(stopping.wait())
            await asyncio.wait({*tasks, waiting}, return_when=asyncio.FIRST_COMPLETED)
            stopping.set()
            await self._stop(tasks)
        for each in (*reserved, *(end for channel in self._channels for end in channel)):
            each.close()
        failed = [task.exception() for task in tasks if task.done() and not task.cancelled()]
        for fault in filter(None, failed):
            raise fault

    async def _keep(self, place: int, stopping: asyncio.Event) -> None:
        """Keep a process running at this place."""
        for number in count(1):
            process = f"{place}.{number}"
            ours, theirs = socket.socketpair()
            serving = asyncio.create_task(self._broker.serve(process, ours))
            worker = self._workers[process] = self._start(process, place, theirs)
            await ended(worker)
            await serving
            del self._workers[process]
            mark_process_dead(worker.pid, os.environ[SHARED])
            if stopping.is_set():
                return
            _log.warning("a process has ended", extra={"worker": process, "code": worker.exitcode})
            if not self._broker.has_heard(process) and (worker.exitcode or 0) > 0:
                raise StartFailed
            await asyncio.sleep(PAUSE_SECONDS)

    def _start(self, process: str, place: int, line: socket.socket) -> SpawnProcess:
        given = WorkerConfig(
            process=process,
            settings=self._settings,
            dependencies=self._dependencies,
            host=self._host,
            port=self._port,
            line=line,
            channel=self._channels[place][1],
            others=[outside for outside, _ in self._channels],
            log_json=self._log_json,
            log_level=logging.getLevelName(_log.getEffectiveLevel()),
        )
        worker = get_context("spawn").Process(target=work, args=(given,))
        worker.start()
        line.close()
        return worker

    async def _end_the_hung(self) -> None:
        """Whoever is stuck holds up its players: without it their tables open elsewhere."""
        while True:
            await asyncio.sleep(1.0)
            for process, worker in self._workers.items():
                if self._broker.seconds_silent(process) > HANG_SECONDS:
                    _log.error("a process does not answer", extra={"worker": process})
                    worker.kill()

    async def _stop(self, tasks: list[asyncio.Task[None]]) -> None:
        """Let every process finish; whoever takes too long is killed."""
        tasks[-1].cancel()
        for worker in self._workers.values():
            worker.terminate()
        await asyncio.wait(tasks, timeout=STOP_SECONDS)
        for worker in self._workers.values():
            worker.kill()
        await asyncio.wait(tasks)


def run_processes(
    settings: Settings,
    host: str,
    port: int,
    log_json: bool = False,
    dependencies: Callable[[Settings], Dependencies] = Dependencies.default,
) -> None:
    """Serve with several processes until told to end; exits with 1 if that cannot be."""
    supervisor = Supervisor(settings, host, port, log_json, dependencies)
    try:
        asyncio.run(supervisor.run())
    except OSError as fault:
        _log.error("%s", fault)
        sys.exit(1)
    except StartFailed:
        sys.exit(1)


async def ended(worker: SpawnProcess) -> None:
    """Wait until a process has ended."""
    over, loop = asyncio.Event(), asyncio.get_running_loop()
    loop.add_reader(worker.sentinel, over.set)
    await over.wait()
    loop.remove_reader(worker.sentinel)
    worker.join()


def reserve(host: str, port: int) -> list[socket.socket]:
    """Hold a port for our processes. Raises OSError if somebody else listens there."""
    if port:
        for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            with socket.socket(found[0], socket.SOCK_STREAM) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(found[4])
    return listen(host, port)
