"""Mana of all colours in one number: sums and comparisons are those of each colour."""

from hypothesis import given
from hypothesis import strategies as st

from garrison.games.bastion.rules.mana import (
    ANY,
    COLOURS,
    amount,
    covers,
    lacks,
    shortfall,
    some,
    total,
)

AMOUNTS = st.lists(st.integers(0, 127), min_size=COLOURS, max_size=COLOURS)


def mana(amounts: list[int]) -> int:
    return sum(some(count, colour) for colour, count in enumerate(amounts))


@given(AMOUNTS, st.integers(0, 127))
def test_the_total_counts_every_slot(amounts: list[int], any_colour: int) -> None:
    assert total(mana([*amounts, any_colour])) == sum(amounts) + any_colour


@given(AMOUNTS, AMOUNTS, st.integers(0, 127))
def test_a_purse_is_compared_with_a_price_colour_by_colour(
    purse: list[int], price: list[int], any_colour: int
) -> None:
    missing = [max(0, cost - have) for cost, have in zip(price, purse, strict=True)]
    both = mana(purse), mana(price) + some(any_colour, ANY)
    assert [amount(lacks(*both), colour) for colour in range(COLOURS)] == missing
    assert shortfall(*both) == sum(missing)
    assert covers(*both) is not any(missing)
