from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from librt.random import Random

from garrison.core.piles import Pile, new_pile


def shuffled(cards: list[int]) -> Pile:
    pile = new_pile(12)
    pile.add_layer([pile.add_pool(cards, len(cards))], len(cards))
    return pile


def chances(pile: Pile) -> dict[int, Fraction]:
    weights = pile.draw_weights()
    return {
        card: Fraction(weight, sum(weights))
        for card, weight in zip(pile.draws(), weights, strict=True)
    }


def drawn(pile: Pile, *cards: int) -> Pile:
    for card in cards:
        assert card in pile.draws()
        pile.draw(card)
    return pile


def test_a_shuffled_pile_may_have_any_of_its_cards_on_top() -> None:
    assert chances(shuffled([1, 2, 4])) == {card: Fraction(1, 3) for card in (1, 2, 4)}


def test_a_drawn_card_is_gone() -> None:
    pile = drawn(shuffled([1, 2, 4]), 2)
    assert pile.draws() == [1, 4]
    assert pile.size() == 2
    assert not pile.may_hold(2)


def test_an_empty_pile_offers_nothing() -> None:
    pile = drawn(shuffled([3]), 3)
    assert pile.size() == 0
    assert pile.draws() == []
    assert pile.draw_weights() == []
    assert pile.bottom_draws() == []


def test_a_card_put_back_on_top_is_drawn_next() -> None:
    pile = shuffled([1, 2])
    pile.put_top(5)
    assert chances(pile) == {5: 1}
    assert drawn(pile, 5).draws() == [1, 2]


def test_cards_put_under_a_pile_come_last_in_their_order() -> None:
    pile = shuffled([1, 2])
    pile.put_bottom(5)
    pile.put_bottom(6)
    assert drawn(pile, 2, 1).draws() == [5]
    assert drawn(pile, 5).draws() == [6]


def test_the_bottom_of_a_pile_can_be_drawn_too() -> None:
    pile = shuffled([1, 2])
    pile.put_bottom(5)
    assert pile.bottom_draws() == [5]
    pile.draw_bottom(5)
    assert pile.bottom_draws() == [1, 2]
    assert len(set(pile.bottom_draw_weights())) == 1
    pile.draw_bottom(1)
    assert pile.draws() == [2]


def test_some_of_a_class_shuffled_in_unseen_are_as_likely_as_by_counting_all_decks() -> None:
    """Two of three scouts (0, 1, 2) and both guards (3, 4): the third card, given the first two."""
    decks = [
        deck
        for out in (0, 1, 2)
        for deck in permutations([c for c in (0, 1, 2) if c != out] + [3, 4])
    ]
    for first in range(5):
        for second in range(5):
            seen = Counter(deck[2] for deck in decks if deck[:2] == (first, second))
            if not seen:
                continue
            pile = new_pile(5)
            pools = [pile.add_pool([0, 1, 2], 2), pile.add_pool([3, 4], 2)]
            pile.add_layer(pools, 4)
            counted = {card: Fraction(n, seen.total()) for card, n in seen.items()}
            assert chances(drawn(pile, first, second)) == counted


def test_layers_that_share_a_pool_are_as_likely_as_by_counting_all_decks() -> None:
    """One card of {0, 1, 2} above, then the other two shuffled with card 3."""
    decks = [
        (top, *rest)
        for top in (0, 1, 2)
        for rest in permutations([c for c in (0, 1, 2) if c != top] + [3])
    ]
    pile = new_pile(4)
    common, late = pile.add_pool([0, 1, 2], 3), pile.add_pool([3], 1)
    pile.add_layer([common], 1)
    pile.add_layer([common, late], 3)
    for depth in range(4):
        seen = Counter(deck[depth] for deck in decks if deck[:depth] == (2, 3, 0)[:depth])
        counted = {card: Fraction(n, seen.total()) for card, n in seen.items()}
        assert chances(pile) == counted
        pile.draw((2, 3, 0, 1)[depth])


def test_shuffling_a_card_in_mixes_everything() -> None:
    pile = shuffled([1, 2])
    pile.put_top(5)
    pile.put_bottom(6)
    pile.shuffle_in([7])
    assert chances(pile) == {card: Fraction(1, 5) for card in (1, 2, 5, 6, 7)}
    assert pile.size() == 5


def test_shuffling_again_and_again_does_not_wear_a_pile_out() -> None:
    pile = shuffled([1, 2, 3])
    for _ in range(100):
        pile.draw(2)
        pile.shuffle_in([2])
    assert pile.key() == shuffled([1, 2, 3]).key()


def test_equal_knowledge_has_equal_keys_however_it_came_about() -> None:
    one, two = shuffled([1, 2, 3]), shuffled([1, 2])
    two.put_top(3)
    assert one.key() != two.key()
    two.shuffle_in([])
    assert one.key() == two.key()


def test_a_copy_lives_its_own_life() -> None:
    pile = shuffled([1, 2, 3])
    twin = pile.copy()
    twin.draw(2)
    assert pile.draws() == [1, 2, 3]
    assert twin.draws() == [1, 3]


def test_a_shared_pile_is_copied_before_it_is_changed() -> None:
    pile = shuffled([1, 2, 3])
    assert pile.own() is pile
    assert pile.share() is pile
    with pytest.raises(RuntimeError):
        pile.draw(2)
    mine = pile.own()
    mine.draw(2)
    assert mine.own() is mine
    assert pile.draws() == [1, 2, 3]
    assert mine.draws() == [1, 3]


@pytest.mark.parametrize("cards", [[0], [0, 1, 2, 3, 4, 5]])
def test_weights_always_match_draws(cards: list[int]) -> None:
    pile = shuffled(cards)
    assert len(pile.draw_weights()) == len(pile.draws())


@pytest.mark.parametrize("seed", range(20))
def test_points_of_the_total_fall_on_cards_as_their_weights_say(seed: int) -> None:
    dice = Random(seed)
    pile = new_pile(20)
    first, second = pile.add_pool(list(range(9)), 4), pile.add_pool(list(range(9, 15)), 6)
    pile.add_layer([first, second], 10)
    pile.put_bottom(17)
    while pile.size():
        cards, weights = pile.draws(), pile.draw_weights()
        assert pile.draw_total() == sum(weights)
        fallen = [pile.draw_at(point) for point in range(sum(weights))]
        assert fallen == [
            card for card, weight in zip(cards, weights, strict=True) for _ in range(weight)
        ]
        pile.draw(cards[dice.randrange(len(cards))])
