"""Games and positions are values: they copy, compare, hash, pickle and say what they are."""

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

import garrison
from garrison.core.contract import State
from library.positions import SOME_GAMES, after


@pytest.mark.parametrize("name", SOME_GAMES)
@pytest.mark.parametrize(
    "make", [copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))]
)
def test_a_copy_equals_its_original_and_shares_nothing(
    name: str, make: Callable[[State], object]
) -> None:
    state = after(name, 60)
    twin = make(state)
    assert isinstance(twin, State)
    assert twin == state
    assert hash(twin) == hash(state)
    key = state.key()
    twin.play(twin.moves()[0])
    assert twin != state
    assert state.key() == key


@pytest.mark.parametrize("name", SOME_GAMES)
def test_a_position_goes_on_alike_wherever_it_was_sent(name: str) -> None:
    states = [after(name, 40), pickle.loads(pickle.dumps(after(name, 40)))]
    for state in states:
        garrison.play_out(state, garrison.Random(8), 100)
    assert states[0] == states[1]


@pytest.mark.parametrize("name", SOME_GAMES)
def test_moves_taken_one_by_one_are_those_of_the_compiled_playout(name: str) -> None:
    state, dice, made = garrison.load(name).start(), garrison.Random(8), 0
    for move in garrison.random_moves(state, dice):
        state.play(move)
        made += 1
    twin = garrison.load(name).start()
    assert garrison.play_out(twin, garrison.Random(8), 2 * made) == made
    assert state == twin
    assert list(garrison.random_moves(state, dice)) == []


@pytest.mark.parametrize("name", SOME_GAMES)
def test_a_game_is_the_same_wherever_it_was_sent(name: str) -> None:
    game = garrison.load(name)
    assert pickle.loads(pickle.dumps(game)) == game == copy.deepcopy(game)
    assert hash(game) == hash(garrison.load(name))
    assert game != garrison.load("bastion/2018?seats=4")


def test_positions_cross_to_other_processes_and_back() -> None:
    sent = [after(name, 30) for name in SOME_GAMES]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        ended = list(pool.map(_finish, sent))
    for state, far in zip(sent, ended, strict=True):
        assert _finish(state) == far


def _finish(state: State) -> State:
    garrison.play_out(state, garrison.Random(5), 10_000)
    return state


def test_a_game_is_read_once_and_again_when_its_own_data_changes(tmp_path: Path) -> None:
    assert garrison.load("last-bastion?seats=2") is garrison.load("last-bastion?seats=2")
    package = Path(garrison.__file__).parent / "games" / "last_bastion" / "data"
    own = tmp_path / "horde.toml"
    text = (package / "horde.toml").read_text("utf-8")
    own.write_text(text, "utf-8")
    first = garrison.load("last-bastion", own)
    own.write_text(text + "# changed\n", "utf-8")
    assert garrison.load("last-bastion", own) is not first
    assert garrison.load("last-bastion", own) != first


@pytest.mark.parametrize("name", SOME_GAMES)
def test_games_and_positions_say_what_they_are(name: str) -> None:
    game = garrison.load(name)
    assert game.name in repr(game)
    assert "outcomes" in repr(game.start()) or "decides" in repr(game.start())
    assert "over, ending" in repr(after(name, 100_000))
