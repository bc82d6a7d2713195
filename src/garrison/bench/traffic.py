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
ROUND_SECONDS: Final = 1.0


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
    opening_cpu: float
    memory_before: int
    memory_after: int


async def measure(opener: Opener, pid: int, tables: int, seconds: float) -> Traffic:
    """Open tables, play for some seconds, and watch the server's time and memory.

    Play is measured in rounds. Between two of them new tables take the place of those whose game is
    over: the load stays the same, and what it takes to open a table is not counted as moves.
    """
    memory_before, cpu_before = memory(pid), cpu(pid)
    pairs = await _open(opener, tables)
    memory_after, opening_cpu = memory(pid), cpu(pid) - cpu_before
    await _play(pairs, min(2.0, seconds / 2))
    latencies, played, used = list[float](), 0.0, 0.0
    while played < seconds:
        pairs = [pair for pair in pairs if not pair.is_over()]
        pairs += await _open(opener, tables - len(pairs))
        start, cpu_before = time.perf_counter(), cpu(pid)
        latencies += await _play(pairs, min(ROUND_SECONDS, seconds - played))
        played += time.perf_counter() - start
        used += cpu(pid) - cpu_before
    latencies.sort()
    count = len(latencies)
    p50, p99 = latencies[count // 2], latencies[count * 99 // 100]
    return Traffic(tables, count, played, p50, p99, used, opening_cpu, memory_before, memory_after)


async def _play(pairs: list[Pair], seconds: float) -> list[float]:
    """Move at all the tables in turn, until their games are over. How long each move took."""
    line, latencies, end = deque(pairs), list[float](), time.perf_counter() + seconds

    async def worker() -> None:
        while line and time.perf_counter() < end:
            pair = line.popleft()
            latencies.append(await pair.move())
            if not pair.is_over():
                line.append(pair)

    await asyncio.gather(*(worker() for _ in range(IN_FLIGHT)))
    return latencies


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
