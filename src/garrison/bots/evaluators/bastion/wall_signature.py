"""Whether the wall of Bastion costs what it cost before: most moves of a turn do not touch it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from garrison.games.bastion.rules.facts import Facts
from garrison.games.bastion.rules.position import (
    BELOW,
    BUILT_ON,
    CITADEL_STACK,
    DISTRICTS,
    ENEMIES,
    FOUNDATION_COUNT,
    HEAD,
    PLACES,
    Position,
)

_AROUND: Final[i64] = FOUNDATION_COUNT + DISTRICTS
"""Structures and districts lie side by side."""


class WallSignature:
    """All that prices and shields depend on: enemies in play, structures, districts, the box."""

    def __init__(self) -> None:
        self._facts = Facts()
        self._stacks: vec[i64] = vec[i64]([0] * PLACES)
        """For each place a number that tells which cards lie there, in their order."""
        self._around: vec[i64] = vec[i64]([0] * _AROUND)

    def is_new(self, state: Position) -> bool:
        """Whether anything has changed since the last time; this time is remembered."""
        new = state.facts is not self._facts
        self._facts = state.facts
        cells, stacks, around = state.cells, self._stacks, self._around
        for place in range(1, CITADEL_STACK + 1):
            stack: i64 = 1
            card = cells[HEAD + place]
            while card >= 0:
                stack = stack * ENEMIES + card
                card = cells[BELOW + card]
            if stacks[place] != stack:
                stacks[place] = stack
                new = True
        for at in range(_AROUND):
            if around[at] != cells[BUILT_ON + at]:
                around[at] = cells[BUILT_ON + at]
                new = True
        return new
