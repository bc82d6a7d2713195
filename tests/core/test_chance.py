from collections import Counter
from itertools import product

import pytest

from garrison.core.chance import multiset_weight, multisets, pack_counts, unpack_counts


@pytest.mark.parametrize(("faces", "dice"), [(1, 3), (2, 1), (6, 1), (6, 3), (6, 4), (4, 5)])
def test_every_result_is_listed_once_with_the_number_of_ways_to_roll_it(
    faces: int, dice: int
) -> None:
    rolled = Counter(
        tuple(roll.count(face) for face in range(faces))
        for roll in product(range(faces), repeat=dice)
    )
    listed = {
        tuple(counts): multiset_weight(counts, [1] * faces) for counts in multisets(faces, dice)
    }
    assert listed == rolled


def test_a_face_that_is_printed_twice_weighs_twice() -> None:
    assert multiset_weight([2, 0], [2, 4]) == 4
    assert multiset_weight([1, 1], [2, 4]) == 16
    assert multiset_weight([0, 2], [2, 4]) == 16


def test_no_dice_have_one_result() -> None:
    assert multisets(6, 0) == [[0] * 6]
    assert multiset_weight([0] * 6, [1] * 6) == 1


def test_counts_fit_in_one_small_number_and_come_back() -> None:
    for counts in multisets(6, 4):
        assert unpack_counts(pack_counts(counts), 6) == counts
