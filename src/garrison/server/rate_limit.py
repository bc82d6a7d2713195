"""How fast a client may ask: a bucket that fills at a steady rate and holds a burst."""

from collections import OrderedDict
from collections.abc import Callable


class TokenBucket:
    """One client's allowance. A rate of 0 allows everything."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate, self._burst, self._left, self._then = rate, burst, float(burst), now

    def takes(self, now: float) -> bool:
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

    def takes(self, address: str) -> bool:
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._rate, self._burst, now)
            if len(self._buckets) > self._size:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.takes(now)
