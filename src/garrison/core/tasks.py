"""Pending work of a position: a stack of small numbers, so that it can be saved and resumed.

A task is a code with up to four arguments, packed into one number. What comes last is done first.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

_CODE_BITS: Final[i64] = 8
ARGUMENT_BITS: Final = 12
_ARGUMENT: Final[i64] = (1 << ARGUMENT_BITS) - 1
_CODE: Final[i64] = (1 << _CODE_BITS) - 1


def task(code: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    """A task as one number. The code is below 256, each argument from 0 to 4095."""
    return code | a << 8 | b << 20 | c << 32 | d << 44


def code_of(packed: i64) -> i64:
    return packed & _CODE


def argument(packed: i64, index: i64) -> i64:
    """Argument 0, 1, 2 or 3 of a task."""
    return packed >> (_CODE_BITS + index * ARGUMENT_BITS) & _ARGUMENT


class Tasks:
    """The stack itself."""

    def __init__(self) -> None:
        self._stack: vec[i64] = vec[i64]()

    def push(self, packed: i64) -> None:
        self._stack = append(self._stack, packed)

    def pop(self) -> i64:
        self._stack, last = pop(self._stack)
        return last

    def top(self) -> i64:
        """The task to do next; -1 when nothing is pending."""
        depth = len(self._stack)
        if not depth:
            return -1
        return self._stack[depth - 1]

    def is_empty(self) -> bool:
        return len(self._stack) == 0

    def clear(self) -> None:
        self._stack = vec[i64]()

    def copy(self) -> "Tasks":
        twin = Tasks()
        twin.fill_from(self)
        return twin

    def fill_from(self, other: "Tasks") -> None:
        """Become a copy of another stack."""
        self._stack = other._stack[:]

    def key(self) -> list[int]:
        """Bottom first."""
        return [int(packed) for packed in self._stack]
