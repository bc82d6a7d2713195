"""Clients of one server: tables with two players each, so many moves in flight at any time.

Run as a module it plays at one server and prints JSON; it has a process of its own, so that the
clients' work is not counted as the server's.
"""

import asyncio
import json
import sys
import time
from collections import deque
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Final, Protocol

IN_FLIGHT: Final = 64
AT_ONCE: Final = 50
"""So many tables are opened at the same time."""


class Pair(Protocol):
    """Two players at one table, wherever it is."""

    async def move(self) -> float:
        """Let whoever's turn it is move; both learn of it. Returns seconds until acknowledged."""

    def is_over(self) -> bool:
        """Whether nobody can move any more."""


class Opener(Protocol):
    """Opens tables at one kind of server."""

    async def open(self) -> Pair:
        """A new table with both players connected."""


@dataclass(frozen=True)
class Traffic:
    """What the clients saw."""

    tables: int
    moves: int
    seconds: float
    p50: float
    p99: float
    server_cpu: float
    memory_before: int
    memory_after: int


async def measure(opener: Opener, pid: int, tables: int, seconds: float) -> Traffic:
    """Open tables, play for some seconds, and watch the server's time and memory.

    Where a game ends, a new table takes its place: the load stays the same to the end.
    """
    before = memory(pid)
    pairs = await _open(opener, tables)
    after = memory(pid)
    line, latencies = deque(pairs), list[float]()
    warm = time.perf_counter() + min(2.0, seconds / 2)
    end = warm + seconds
    start_cpu: list[float] = []

    async def worker() -> None:
        while (now := time.perf_counter()) < end and line:
            pair = line.popleft()
            taken = await pair.move()
            if now >= warm:
                if not start_cpu:
                    start_cpu.append(cpu(pid))
                latencies.append(taken)
            line.append(await opener.open() if pair.is_over() else pair)

    await asyncio.gather(*(worker() for _ in range(min(IN_FLIGHT, tables))))
    latencies.sort()
    used = cpu(pid) - start_cpu[0]
    count = len(latencies)
    p50, p99 = latencies[count // 2], latencies[count * 99 // 100]
    return Traffic(tables, count, seconds, p50, p99, used, before, after)


async def _open(opener: Opener, tables: int) -> list[Pair]:
    pairs: list[Pair] = []
    while len(pairs) < tables:
        count = min(AT_ONCE, tables - len(pairs))
        pairs += await asyncio.gather(*(opener.open() for _ in range(count)))
    return pairs


def memory(pid: int) -> int:
    """Bytes of a server's processes that are in memory."""
    return sum(int(_told(each, "statm").split()[1]) * 4096 for each in _family(pid))


def cpu(pid: int) -> float:
    """Processor seconds a server's processes have used."""
    fields = [_told(each, "stat").rpartition(")")[2].split() for each in _family(pid)]
    return sum(int(each[11]) + int(each[12]) for each in fields) / 100


def _family(pid: int) -> list[int]:
    """A process and those it started."""
    started = [int(child) for child in _told(pid, f"task/{pid}/children").split()]
    return [pid, *(each for child in started for each in _family(child))]


def _told(pid: int, what: str) -> str:
    return Path(f"/proc/{pid}/{what}").read_text()


def main() -> None:
    """Arguments: kind of server, port, process id, tables, seconds, game."""
    from garrison.bench.openers import opener

    kind, port, pid, tables, seconds, game = sys.argv[1:]
    work = measure(opener(kind, int(port), game, Random(1)), int(pid), int(tables), float(seconds))
    print(json.dumps(asdict(asyncio.run(work))))


if __name__ == "__main__":
    main()
