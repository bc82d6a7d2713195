"""Worker processes for long runs: ladders and calibrations."""

import signal
from multiprocessing import get_context
from multiprocessing.pool import Pool


def worker_processes(count: int) -> Pool:
    """Processes that leave Ctrl-C, which reaches every process of a terminal, to their parent.

    They inherit that it is ignored from the moment of their start.
    """
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return get_context("spawn").Pool(count)
    finally:
        signal.signal(signal.SIGINT, before)
