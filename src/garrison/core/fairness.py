"""Dice anyone can check: one documented way from a seed to every result of chance.

A seed is 32 secret bytes. Chance has four streams (set-up, deck, dice, bots); each counts its own
draws from 0. Draw number n of a stream is the 256-bit big-endian number

    HMAC-SHA256(key = seed, message = "<stream>:<n>")

To pick one of several outcomes with whole-number weights that add up to T, take draws until one
is below the greatest multiple of T under 2**256 (so that no outcome is favoured), and use its
remainder by T: the first outcome whose cumulated weight exceeds the remainder, in the order the
rules list the outcomes. The SHA-256 of the seed is public before the first move, the seed after
the last, so anybody can do it all again.

Whoever keeps the seed could still have picked one they like. So people who play contribute nonces
once the hash is public and before the first draw; they are mixed into the key of all draws:

    key = HMAC-SHA256(key = seed, message = "nonces:<nonce>,<nonce>,…")

`docs/fair-dice.md` tells it with an example.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from garrison.core.contract import Move, State

STREAMS: Final = ("set-up", "deck", "dice", "bots")
BOTS: Final = 3
SEED_BYTES: Final = 32
NONCE_LENGTH: Final = 32
_HEX: Final = "0123456789abcdef"
_SPAN: Final = 1 << 256


def seed_hash(seed: bytes) -> str:
    """What is published before the game."""
    return hashlib.sha256(seed).hexdigest()


def is_nonce(text: str) -> bool:
    """Whether this can be somebody's contribution: 16 bytes in hexadecimal."""
    return len(text) == NONCE_LENGTH and all(sign in _HEX for sign in text)


def draw_key(seed: bytes, nonces: Sequence[str]) -> bytes:
    """What draws are made with: the seed, with the contributions mixed in."""
    if not nonces:
        return seed
    return hmac.new(seed, f"nonces:{','.join(nonces)}".encode(), hashlib.sha256).digest()


def seed_from_number(number: int) -> bytes:
    """A seed for games that must be repeatable rather than secret: bench, ladder, tests."""
    return hashlib.sha256(f"garrison seed {number}".encode()).digest()


class FairDice:
    """Draws results of chance with a key: a seed, or what `draw_key` makes of it."""

    def __init__(self, key: bytes, counters: Sequence[int] = (0, 0, 0, 0)) -> None:
        self.key = key
        self.counters = list(counters)
        """How many draws each stream has made: with the key, all there is to save."""

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
        return int.from_bytes(hmac.new(self.key, message, hashlib.sha256).digest(), "big")
