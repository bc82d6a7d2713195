"""What every bot owes, on the demonstration game."""

import pytest

from demo.race import CARDS, Race, RaceGame
from garrison.bots import Thought, bot, estimate
from garrison.bots.match import play_match
from garrison.core.records import write_record
from garrison.core.replays import verify

BOTS = ("random", "greedy", "search?nodes=300")


def think(spec: str, game: RaceGame, state: Race, seed: int = 1) -> Thought:
    return bot(spec).think(game, state, state.actor(), seed)


@pytest.mark.parametrize("spec", BOTS)
def test_a_thought_ranks_every_legal_move_and_makes_the_first(spec: str) -> None:
    game = RaceGame(2)
    state = game.read({"hands": [3, -1]})
    thought = think(spec, game, state)
    assert sorted(choice.move for choice in thought.choices) == sorted(state.moves())
    assert thought.choices[0].move == thought.move


@pytest.mark.parametrize("spec", BOTS)
def test_thinking_leaves_the_position_alone(spec: str) -> None:
    game = RaceGame(2)
    state = game.start()
    before = state.key()
    think(spec, game, state)
    assert state.key() == before


@pytest.mark.parametrize("spec", ["greedy", "search?nodes=300"])
def test_a_bot_takes_a_win_that_lies_before_it(spec: str) -> None:
    game = RaceGame(2)
    state = game.read({"places": [19, 19], "hands": [0, -1]})
    thought = think(spec, game, state)
    assert thought.value == pytest.approx(1.0, abs=0.05)


def test_search_plays_the_card_that_wins_at_once() -> None:
    game = RaceGame(2)
    state = game.read({"places": [11, 19], "hands": [CARDS.index("ibis"), -1]})
    assert game.say(state, think("search?nodes=300", game, state).move) == "play"


@pytest.mark.parametrize("spec", BOTS)
def test_the_same_seed_gives_the_same_thought(spec: str) -> None:
    game = RaceGame(3)
    state = game.read({"places": [4, 8, 15], "hands": [2, -1, -1]})
    assert think(spec, game, state, 7) == think(spec, game, state, 7)


@pytest.mark.parametrize("spec", BOTS)
def test_what_a_seat_cannot_know_does_not_change_its_choice(spec: str) -> None:
    game = RaceGame(2)
    thoughts = []
    for rival_card in (0, 8):
        pile = [card for card in range(9) if card not in (4, rival_card)]
        hands = [4, rival_card]
        state = game.read({"places": [12, 10], "hands": hands, "pile": pile})
        thoughts.append(think(spec, game, state, 5))
    assert thoughts[0] == thoughts[1]


def test_a_limit_in_nodes_is_kept() -> None:
    game = RaceGame(2)
    thought = think("search?nodes=1000", game, game.start())
    assert 1000 <= thought.nodes < 1100


def test_a_limit_in_seconds_ends_the_thought() -> None:
    game = RaceGame(2)
    assert think("search?seconds=0.01", game, game.start()).visits > 0


def test_a_cautious_search_is_a_search_too() -> None:
    game = RaceGame(2)
    state = game.start()
    assert think("search?nodes=300&risk=low", game, state).move in state.moves()


def test_a_match_is_a_record_that_anybody_can_prove() -> None:
    game = RaceGame(3)
    match = play_match(game, BOTS, seed=3)
    assert verify(match.record, game) > 0
    assert sum(match.scores) == 1


def test_the_same_seed_gives_the_same_match() -> None:
    game = RaceGame(3)
    one, two = (write_record(play_match(game, BOTS, seed=9).record) for _ in range(2))
    assert one == two


def test_search_beats_random_play() -> None:
    game = RaceGame(2)
    won = sum(
        play_match(game, ["search?nodes=300", "random"], seed).scores[0] for seed in range(40)
    )
    assert won >= 24


def test_an_estimate_is_certain_where_the_game_is_decided() -> None:
    game = RaceGame(2)
    sure = estimate(game, game.read({"places": [19, 0], "turn": 0}), 0, seed=1)
    assert sure.win > 0.9
    assert sum(sure.defeats.values()) == pytest.approx(1 - sure.win)


def test_an_estimate_knows_its_error() -> None:
    game = RaceGame(2)
    some = estimate(game, game.start(), 0, seed=1, playouts=100)
    assert 0.04 < some.error < 0.06
