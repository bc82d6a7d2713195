"""Events, refusals and components put into words: nothing is left unsaid in any language."""

import pytest
from librt.random import Random

import garrison
from bastion.exploring import moves_by_verb
from garrison.core.contract import OVER
from garrison.core.game import EventRecorder
from garrison.core.playout import random_move
from garrison.games.bastion.face.game import BastionGame
from garrison.texts import LANGUAGES, translator

languages = pytest.mark.parametrize("language", LANGUAGES)
EDITIONS = ("bastion/2018?level=extreme&seats=3", "bastion/2015?siege=impossible&seats=3")


def assert_said(sentence: str, id: str) -> None:
    """No blank is left open, no other message is left as its id."""
    assert sentence
    assert "{" not in sentence, f"{id}: {sentence}"
    assert "bastion-" not in sentence, f"{id}: {sentence}"


@languages
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_event_of_a_game_becomes_a_sentence(edition: str, language: str) -> None:
    game, say, recorder = garrison.load(edition), translator(language), EventRecorder()
    state, dice = game.start(), Random(5)
    state.listener = recorder
    while state.actor() != OVER:
        state.play(random_move(state, dice))
    for event in recorder.events:
        told = game.describe_event(event, 0)
        assert told is not None
        args = told["args"]
        assert isinstance(args, dict)
        assert_said(say(str(told["id"]), args), str(told["id"]))


@languages
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_refusal_becomes_a_sentence(edition: str, language: str) -> None:
    game, say = garrison.load(edition), translator(language)
    assert isinstance(game, BastionGame)
    state, dice, universe = game.start(), Random(6), moves_by_verb(game)
    while state.actor() != OVER:
        for _ in range(4):
            moves = universe[dice.randrange(len(universe))]
            move = moves[dice.randrange(len(moves))]
            if not state.allows(move):
                reason = game.refusal(state, move)
                assert_said(say(reason.id, reason.args), reason.id)
        state.play(random_move(state, dice))


@languages
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_component_is_told(edition: str, language: str) -> None:
    say = translator(language)
    for component in garrison.load(edition).components():
        for reason in (component.name, *component.lines):
            assert_said(say(reason.id, reason.args), reason.id)


def test_a_gun_is_told_as_each_edition_has_it() -> None:
    say = translator("en")
    told = {
        edition: say(line.id, line.args)
        for edition in EDITIONS
        for component in garrison.load(edition).components()
        if component.key == "ritual.gun"
        for line in component.lines
    }
    second, first = (told[edition] for edition in EDITIONS)
    assert "are 2 weaker" in second
    assert "are 1 weaker" in first
