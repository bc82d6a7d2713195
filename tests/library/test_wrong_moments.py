"""What makes no sense is refused in a sentence, never answered."""

import pickle

import pytest

import garrison
from garrison.core.reasons import Fault, Reason
from library.positions import SOME_GAMES, after, at


@pytest.mark.parametrize("name", SOME_GAMES)
def test_chances_are_told_only_where_chance_decides(name: str) -> None:
    decision = at(name, 0)
    for ask in (
        decision.weights,
        decision.chance_outcomes,
        lambda: decision.sample(garrison.Random(1)),
    ):
        with pytest.raises(garrison.NotNow, match="only be asked where chance decides"):
            ask()


@pytest.mark.parametrize("name", SOME_GAMES)
def test_a_game_is_seen_only_from_its_seats_or_as_an_onlooker(name: str) -> None:
    """The actor of a chance position is no seat: what the last one hopes for is not in its view."""
    game, state = garrison.load(name), at(name, garrison.CHANCE)
    for seat in game.viewpoints():
        assert game.view(state, seat)
    for nobody in (garrison.CHANCE, garrison.OVER, -4, game.seats, 10**30):
        with pytest.raises(garrison.NotNow, match="There is no seat"):
            game.view(state, nobody)


def test_positions_are_imagined_only_for_a_seat_or_an_onlooker() -> None:
    game = garrison.load("unbreakable-castle?seats=2")
    for nobody in (garrison.CHANCE, garrison.OVER, 2):
        with pytest.raises(garrison.NotNow, match="There is no seat"):
            game.determinize(game.start(), nobody, garrison.Random(1))


@pytest.mark.parametrize("name", SOME_GAMES)
def test_outcomes_come_with_their_weights(name: str) -> None:
    state = at(name, garrison.CHANCE)
    outcomes = state.chance_outcomes()
    assert outcomes == list(zip(state.moves(), state.weights(), strict=True))
    assert state.sample(garrison.Random(1)) in state.moves()


@pytest.mark.parametrize("name", SOME_GAMES)
def test_scores_are_told_only_at_the_end(name: str) -> None:
    game, state = garrison.load(name), at(name, 0)
    with pytest.raises(garrison.NotNow, match="only be asked when the game is over"):
        state.scores()
    with pytest.raises(garrison.NotNow):
        game.points(state)
    assert not state.is_over()
    over = after(name, 100_000)
    assert over.is_over()
    assert len(over.scores()) == game.seats


@pytest.mark.parametrize("name", SOME_GAMES)
def test_no_move_is_picked_after_the_end(name: str) -> None:
    with pytest.raises(garrison.NotNow, match="the game is over"):
        garrison.random_move(after(name, 100_000), garrison.Random(1))


@pytest.mark.parametrize("name", SOME_GAMES)
def test_a_checked_move_that_is_not_legal_is_refused_with_its_reason(name: str) -> None:
    game, state = garrison.load(name), at(name, 0)
    outcome = at(name, garrison.CHANCE).moves()[0]
    key = state.key()
    with pytest.raises(garrison.IllegalMove) as refused:
        game.play(state, outcome)
    assert " " in str(refused.value)
    assert state.key() == key
    game.play(state, state.moves()[0])
    assert state.key() != key


def test_errors_are_told_in_a_sentence() -> None:
    with pytest.raises(garrison.BadNotation, match="bastion"):
        garrison.load("bastian")
    with pytest.raises(garrison.BadDocument, match="nonsense"):
        garrison.load("bastion").read({"nonsense": 1})


def test_errors_cross_processes_with_their_reasons() -> None:
    reason = Reason("not-now-over")
    for error in (garrison.IllegalMove(reason), garrison.BadDocument([Fault("a.b", reason)], "x")):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.reason) == (type(error), str(error), error.reason)
