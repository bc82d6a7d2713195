"""Values seen so far: how many, their mean and its standard error."""

from math import sqrt

from mypy_extensions import i64


class Trials:
    """What came of something that was tried several times."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total = 0.0
        self._squares = 0.0

    def note(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self._squares += value * value

    def forget(self) -> None:
        """Begin anew."""
        self.visits = 0
        self.total = 0.0
        self._squares = 0.0

    def error(self) -> float:
        """Standard error of the mean."""
        if self.visits < 2:
            return 0.5
        count = float(self.visits)
        mean = self.total / count
        spread = self._squares / count - mean * mean
        return sqrt(spread / count) if spread > 0.0 else 0.0
