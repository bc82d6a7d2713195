"""Advice and intents are told in words that all three languages have."""

import pytest

from garrison import load
from garrison.bots import MoveAdvice, advise, bot, estimate
from garrison.bots.estimate import wilson
from garrison.core.contract import CHANCE, ONLOOKER, State
from garrison.core.fairness import FairDice, seed_from_number
from garrison.core.game import Game
from garrison.texts import LANGUAGES, translator

NAMES = ["bastion/2018?level=tutorial&seats=2", "last-bastion?seats=2", "unbreakable-castle"]


def first_decision(game: Game[State]) -> State:
    """The first position where somebody has to choose among several moves."""
    state, dice = game.start(), FairDice(seed_from_number(1))
    while state.actor() == CHANCE or len(state.moves()) < 3:
        state.play(dice.outcome(state) if state.actor() == CHANCE else state.moves()[0])
    return state


def advice(game: Game[State], state: State) -> MoveAdvice:
    return advise(game, state, state.actor(), bot("search?nodes=100"), seed=1)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_and_intent_are_told_in_every_language(name: str, language: str) -> None:
    game = load(name)
    state = first_decision(game)
    words = translator(language)
    told = advice(game, state).words(quiet=False)
    told += bot("greedy").think(game, state, state.actor(), 1).intent
    assert told
    for reason in told:
        assert words.has(reason.id), reason.id
        for value in reason.args.values():
            if isinstance(value, str) and value.startswith("@"):
                assert words.has(value[1:]), value


def test_advice_names_the_best_options_first_with_their_risks() -> None:
    game = load(NAMES[0])
    found = advice(game, first_decision(game))
    assert 1 <= len(found.options) <= 3
    assert all(0.0 <= share <= 1.0 for option in found.options for share in option.risks.values())
    assert all(option.change <= found.options[0].change for option in found.options)


@pytest.mark.parametrize("name", NAMES)
def test_only_options_that_were_thought_about_are_told_none_better_than_the_first(
    name: str,
) -> None:
    game = load(name)
    state = first_decision(game)
    found = advice(game, state)
    seen = bot("search?nodes=100").think(game, state, state.actor(), 1).choices
    tried = {choice.move for choice in seen if choice.visits}
    assert all(option.move in tried for option in found.options[1:])


def test_quiet_advice_says_nothing_where_nothing_is_clear() -> None:
    game = load(NAMES[0])
    found = advice(game, first_decision(game))
    assert bool(found.words(quiet=True)) == found.is_clear()


def test_an_estimate_tells_easy_sieges_of_bastion_from_hard_ones() -> None:
    chances = []
    for level in ("tutorial", "easy", "medium", "hard", "extreme"):
        game = load(f"bastion/2018?level={level}&seats=4")
        chances.append(estimate(game, game.start(), ONLOOKER, seed=1, playouts=40).win)
    assert chances == sorted(chances, reverse=True)
    assert chances[1] > 0.6
    assert chances[-1] < 0.35


def test_what_may_be_lost_and_what_may_be_won_add_up() -> None:
    game = load("bastion/2018?level=medium&seats=4")
    found = estimate(game, game.start(), ONLOOKER, seed=1, playouts=20)
    assert abs(found.win + sum(found.defeats.values()) - 1.0) < 1e-9


def test_wilson_intervals_are_as_published() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
