"""Dice as multisets of faces: every different result of a roll once, with its exact weight.

A result is how many dice show each face. Rolling dice of the same kind together and not caring
which die is which keeps chance positions small: three six-sided dice have 56 results, not 216.
"""

from math import comb


def multisets(faces: int, dice: int) -> list[list[int]]:
    """Every result of rolling that many dice, as counts per face, in a stable order.

    >>> multisets(2, 2)
    [[2, 0], [1, 1], [0, 2]]
    """
    if faces == 1:
        return [[dice]]
    return [
        [first, *rest]
        for first in range(dice, -1, -1)
        for rest in multisets(faces - 1, dice - first)
    ]


def multiset_weight(counts: list[int], face_weights: list[int]) -> int:
    """In how many ways the dice can show this result, each face as likely as its weight.

    >>> multiset_weight([1, 1], [1, 1])
    2
    """
    left = sum(counts)
    weight = 1
    for count, face_weight in zip(counts, face_weights, strict=True):
        weight *= comb(left, count) * face_weight**count
        left -= count
    return weight


def pack_counts(counts: list[int]) -> int:
    """Counts per face as one small number, four bits a face."""
    packed = 0
    for face, count in enumerate(counts):
        packed |= count << 4 * face
    return packed


def unpack_counts(packed: int, faces: int) -> list[int]:
    return [packed >> 4 * face & 15 for face in range(faces)]
