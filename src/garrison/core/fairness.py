"""Dice anyone can check: one documented way from a seed to every result of chance.

A seed is 32 secret bytes. Chance has four streams (set-up, deck, dice, bots); each counts its own
draws from 0. Draw number n of a stream is the 256-bit big-endian number

    HMAC-SHA256(key = seed, message = "<stream>:<n>")

To pick one of several outcomes with whole-number weights that add up to T, take draws until one
is below the greatest multiple of T under 2**256 (so that no outcome is favoured), and use its
remainder by T: the first outcome whose cumulated weight exceeds the remainder, in the order the
rules list the outcomes. The SHA-256 of the seed is public before the first move, the seed after
the last, so anybody can do it all again. `docs/fair-dice.md` tells it with an example.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from garrison.core.contract import Move, State

STREAMS: Final = ("set-up", "deck", "dice", "bots")
BOTS: Final = 3
SEED_BYTES: Final = 32
_SPAN: Final = 1 << 256


def seed_hash(seed: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(seed).hexdigest()


def seed_from_number(number: int) -> bytes:
    """A seed for games that must be repeatable rather than secret: bench, ladder, tests."""
    return hashlib.sha256(f"garrison seed {number}".encode()).digest()


class FairDice:
    """Draws results of chance from a seed."""

    def __init__(self, seed: bytes, counters: Sequence[int] = (0, 0, 0, 0)) -> None:
        self.seed = seed
        self.counters = list(counters)
        """How many draws each stream has made: with the seed, all there is to save."""

    def below(self, stream: int, total: int) -> int:
        """A number from 0 to total - 1, each as likely as any other."""
        limit = _SPAN - _SPAN % total
        while True:
            drawn = self._draw(stream)
            if drawn < limit:
                return drawn % total

    def outcome(self, state: State) -> Move:
        """What chance decides at this chance position."""
        return state.outcome(self.below(state.stream(), state.total_weight()))

    def _draw(self, stream: int) -> int:
        message = f"{STREAMS[stream]}:{self.counters[stream]}".encode()
        self.counters[stream] += 1
        return int.from_bytes(hmac.new(self.seed, message, hashlib.sha256).digest(), "big")
