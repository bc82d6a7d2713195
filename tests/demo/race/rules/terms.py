"""The numbers the rules work with, and the domains that moves name them by."""

from typing import Final

from garrison.core.chance import multisets
from garrison.core.refusals import Domain

GOAL: Final = 20
NOTHING: Final = -1
CARDS: Final = ("ant", "bee", "cat", "dog", "elk", "fox", "gnu", "hen", "ibis")
RESULTS: Final = multisets(6, 2)
"""Every result of two dice, as counts of their faces."""

CARD: Final = Domain("card", len(CARDS))
RESULT: Final = Domain("faces", len(RESULTS))


def faces(result: int) -> list[int]:
    """The faces that show, from the counts of each."""
    return [face for face, count in enumerate(RESULTS[result], 1) for _ in range(count)]
