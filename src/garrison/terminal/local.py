"""A server of one's own for as long as one plays: the same as everywhere, on this machine alone.

It is a process of its own, because a screen takes over the output of the process it runs in, and
Ctrl-C there must not reach it. It ends with its input, so however this process ends, it goes too.
"""

import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

from garrison.core.errors import GarrisonError
from garrison.core.reasons import Reason

_HOST: Final = "127.0.0.1"
_SECONDS: Final = 60.0
_STEP: Final = 0.05


@contextmanager
def local_server(folder: Path, port: int, files: Sequence[Path] = ()) -> Iterator[str]:
    """The address of a server that runs until the end of the block; what was played is kept."""
    command = [sys.executable, "-m", "garrison.cli", "serve", "--host", _HOST]
    command += ["--port", str(port), "--folder", str(folder), "--until-input-ends"]
    for file in files:
        command += ["--data", str(file)]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet, start_new_session=True
    )
    address = f"http://{_HOST}:{port}"
    try:
        _wait(process, address)
        yield address
    finally:
        process.terminate()
        process.wait(_SECONDS)


def _wait(process: "subprocess.Popen[bytes]", address: str) -> None:
    """Until the server answers. Raises GarrisonError if it never does."""
    deadline = time.monotonic() + _SECONDS
    while process.poll() is None and time.monotonic() < deadline:
        try:
            if httpx.get(f"{address}/health").is_success:
                return
        except httpx.HTTPError:
            time.sleep(_STEP)
    raise GarrisonError(Reason("terminal-no-local-server"))
