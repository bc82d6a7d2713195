"""How fast and how much a client may ask."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class TokenBucket:
    """One client's allowance: it fills at a steady rate and holds a burst.

    A rate of 0 allows everything.
    """

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate, self._burst, self._left, self._then = rate, burst, float(burst), now

    def allows(self, now: float) -> bool:
        """Whether one more is allowed now; if so, it is taken."""
        if not self._rate:
            return True
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class RateLimiter:
    """Allowances by address; only the latest so many are remembered."""

    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float], size: int = 10_000
    ) -> None:
        self._rate, self._burst, self._clock, self._size = rate, burst, clock, size
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    @classmethod
    def per_hour(cls, count: int, clock: Callable[[], float]) -> "RateLimiter":
        """So many an hour, all at once if somebody likes."""
        return cls(count / 3600, count, clock)

    def allows(self, address: str) -> bool:
        """Whether this address may ask once more; if so, it is counted."""
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._rate, self._burst, now)
            if len(self._buckets) > self._size:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.allows(now)


class ConnectionLimit:
    """How many connections one address holds at the same time; 0 means no limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    @contextmanager
    def opened(self, address: str) -> Iterator[bool]:
        """Counts a connection while it lasts. Says whether it is allowed."""
        self._open[address] += 1
        try:
            yield not self._most or self._open[address] <= self._most
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
