"""Steps: what follows from one declaration of a decision."""

import pytest

from demo.race import RaceGame
from demo.race.rules.position import STEPS
from demo.race.rules.turn import DICE_STEP, ROLL
from garrison.core.moves import Moves
from garrison.core.refusals import Domain
from garrison.core.step_state import StepState
from garrison.core.steps import Step, Steps, UnknownCode
from garrison.core.tasks import task
from garrison.core.verbs import Task, Verb


class Asked(Step[StepState]):
    def decider(self, state: StepState, task: Task) -> int:
        return 0


def test_verbs_written_alike_share_a_number_and_others_do_not() -> None:
    steps: Steps[StepState] = Steps()
    keep, again, leave = (Verb[StepState](text) for text in ("keep", "keep", "leave"))
    steps.add(Asked("dice", keep))
    steps.add(Asked("coins", again, leave))
    assert keep.code == again.code != leave.code
    assert [verb.template for verb in steps.verbs] == ["keep", "leave"]


def test_a_code_that_no_step_has_is_never_swallowed() -> None:
    state = RaceGame().start()
    state.tasks.push(task(99))
    with pytest.raises(UnknownCode, match="99"):
        state.moves()
    with pytest.raises(UnknownCode, match="limbo"):
        STEPS.named("limbo")


def test_a_move_of_another_step_is_never_swallowed() -> None:
    state = RaceGame().start()
    state.tasks.push(task(DICE_STEP))
    with pytest.raises(UnknownCode, match="roll"):
        state.play(int(ROLL.code))


def test_arguments_beyond_their_domain_are_refused() -> None:
    game = RaceGame()
    state = game.start()
    game.play(state, "draw")
    last = game.parse(state, "card ibis")
    assert state.allows(last)
    assert not state.allows(last + (1 << 8))
    assert not state.allows(last | 1 << 16)


def test_a_domain_may_start_above_zero() -> None:
    dig = Verb[StepState]("dig {place}", Domain("place", 3, first=1))
    state = RaceGame().start()
    Steps[StepState]().add(Asked("dig", dig))
    into = Moves()
    dig.moves(state, 0, into)
    assert into.to_list() == [int(dig.of(place)) for place in (1, 2, 3)]
    assert not dig.is_in_range(state, dig.of(0))
    assert not dig.is_in_range(state, dig.of(4))


def test_a_buffer_holds_as_many_moves_as_there_are() -> None:
    into = Moves()
    for move in range(100):
        into.add(move)
    assert into.to_list() == list(range(100))
    into.clear()
    into.add(7)
    assert into.to_list() == [7]


def test_the_question_of_a_refusal_is_the_one_that_is_asked() -> None:
    game = RaceGame()
    state = game.start()
    reason = game.why_not(state, "play")
    assert reason is not None
    assert reason.id == "race-no-card"
    game.play(state, "roll")
    reason = game.why_not(state, "play")
    assert reason is not None
    assert (reason.id, reason.args) == ("race-not-now", {"stage": "@race-stage-chance"})


@pytest.mark.parametrize(("answer", "hand"), [("keep", 8), ("lay aside", -1)])
def test_whoever_draws_the_last_card_decides_about_it(answer: str, hand: int) -> None:
    game = RaceGame(3)
    state = game.read({"turn": 1, "hands": [0, -1, 2], "pile": [8]})
    for line in ("draw", "card ibis"):
        game.play(state, line)
    assert state.actor() == 1
    game.play(state, answer)
    assert (state.hands[1], state.actor()) == (hand, 2)
