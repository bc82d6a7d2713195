"""One run of the bench: every measurement in a process of its own, one after the other."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Final

from garrison._compiled import is_compiled
from garrison.bench.measure import Speed
from garrison.bench.peers import PEERS

STANDARD: Final = (
    "bastion/2018?level=medium&seats=4",
    "bastion/2015?siege=standard&seats=4",
    "last-bastion?level=normal&seats=4",
    "unbreakable-castle?seats=4",
)
"""The set-ups measured when none is named."""


def has_peers() -> bool:
    return find_spec("catanatron") is not None and find_spec("pyspiel") is not None


def count_measurements(names: list[str], peers: bool) -> int:
    """How many speeds `measure_all` will yield."""
    return len(names) * (2 if is_compiled() else 1) + (len(PEERS) if peers else 0)


def measure_all(names: list[str], seconds: float, peers: bool) -> Iterator[Speed]:
    """Peers first, then each game compiled (if this installation is) and interpreted."""
    if peers:
        for peer in PEERS:
            yield _in_process("garrison.bench.peers", peer, seconds, pure=False)
    for name in names:
        if is_compiled():
            yield _in_process("garrison.bench.measure", name, seconds, pure=False)
        yield _in_process("garrison.bench.measure", name, seconds, pure=True)


def _in_process(module: str, name: str, seconds: float, pure: bool) -> Speed:
    environment = {**os.environ, "GARRISON_PURE": "1" if pure else ""}
    command = [sys.executable, "-m", module, name, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return Speed(**json.loads(done.stdout))
