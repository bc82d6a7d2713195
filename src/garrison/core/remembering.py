"""What tables ask for again and again is made once and remembered, within bounds.

Whoever gets such a document shares it with others and never changes it.
"""

from typing import Final, TypeVar

REMEMBERED: Final = 20_000

K = TypeVar("K")
V = TypeVar("V")


def make_room(known: dict[K, V]) -> None:
    """Before one more is remembered: forget all if it is much."""
    if len(known) >= REMEMBERED:
        known.clear()
