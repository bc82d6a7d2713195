import hashlib
import hmac
from collections import Counter

import pytest

from demo.race import RaceGame
from garrison.core.contract import DECK, DICE, SETUP
from garrison.core.fairness import BOTS, FairDice, seed_from_number, seed_hash


def test_the_mapping_is_the_documented_one() -> None:
    """The example of docs/fair-dice.md."""
    seed = bytes.fromhex("d22b0a9a2d10ab9b45cce1907cccff952030bcd3a0e119b64dc7b606d7c587cd")
    promised = "ce938e3347b025918702aab00dc67ddf297a1b7d1486664e65bf16a1a231c380"
    drawn = "5e4c8e5b380c77eadcbd9a1ddcc0768dc9a5aa42ea53f6eab78c7a6aba504c9b"
    assert seed_hash(seed) == promised
    assert hmac.new(seed, b"dice:0", hashlib.sha256).hexdigest() == drawn
    assert FairDice(seed).below(DICE, 36) == int(drawn, 16) % 36 == 31
    game = RaceGame()
    state = game.start()
    game.play(state, "roll")
    assert game.say(state, FairDice(seed).outcome(state)) == "dice 4, 6"


def test_an_outcome_is_the_one_whose_cumulated_weight_exceeds_the_draw() -> None:
    game = RaceGame()
    state = game.start()
    game.play(state, "roll")
    moves, weights = state.moves(), state.weights()
    drawn = FairDice(seed_from_number(3)).below(DICE, 36)
    expected = next(m for n, m in enumerate(moves) if sum(weights[: n + 1]) > drawn)
    assert FairDice(seed_from_number(3)).outcome(state) == expected


def test_streams_do_not_disturb_each_other() -> None:
    mixed, alone = FairDice(seed_from_number(1)), FairDice(seed_from_number(1))
    drawn = []
    for _ in range(5):
        drawn.append(mixed.below(DICE, 1000))
        mixed.below(DECK, 1000)
        mixed.below(SETUP, 1000)
        mixed.below(BOTS, 1000)
    assert drawn == [alone.below(DICE, 1000) for _ in range(5)]


def test_dice_continue_where_they_were_saved() -> None:
    dice = FairDice(seed_from_number(1))
    [dice.below(DICE, 6) for _ in range(10)]
    again = FairDice(dice.key, dice.counters)
    assert [dice.below(DICE, 6) for _ in range(5)] == [again.below(DICE, 6) for _ in range(5)]


@pytest.mark.parametrize("faces", [2, 6, 7])
def test_every_face_comes_up_about_equally_often(faces: int) -> None:
    dice = FairDice(seed_from_number(5))
    rolls = Counter(dice.below(DICE, faces) for _ in range(7000))
    assert len(rolls) == faces
    expected = 7000 / faces
    chi_square = sum((count - expected) ** 2 / expected for count in rolls.values())
    assert chi_square < 30
