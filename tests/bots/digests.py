"""Plays set-ups and prints a digest of each record: `python -m bots.digests BOTS NAME…`."""

import hashlib
import sys
from collections.abc import Sequence

from garrison import load
from garrison.bots.match import play_match
from garrison.core.records import write_record

SEED = 5


def digest(name: str, specs: Sequence[str]) -> str:
    """A number that stands for a whole game, move by move."""
    record = write_record(play_match(load(name), specs, SEED).record)
    return hashlib.sha256(record.encode()).hexdigest()[:16]


if __name__ == "__main__":
    for name in sys.argv[2:]:
        print(digest(name, sys.argv[1].split(",")), flush=True)
