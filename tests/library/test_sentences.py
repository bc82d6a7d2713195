"""Every move and question of every game in words, in every language."""

import pytest
from librt.random import Random

import garrison
from garrison.core.documents import Document
from garrison.core.playout import random_move
from garrison.texts import LANGUAGES, translator
from library.positions import SOME_GAMES


def arguments(told: Document) -> dict[str, object]:
    found = told["args"]
    assert isinstance(found, dict)
    return dict(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SOME_GAMES)
def test_every_move_and_question_is_a_sentence_without_a_blank(name: str, language: str) -> None:
    game, say = garrison.load(name), translator(language)
    told: set[str] = set()
    state, dice = game.start(), Random(3)
    while not state.is_over():
        move = random_move(state, dice)
        sentence = garrison.sentence(game, state, move, language)
        assert "{" not in sentence, game.say(state, move)
        assert "-do-" not in sentence, game.say(state, move)
        told.add(sentence)
        asked = game.describe_question(state, state.actor())
        question = say(str(asked["id"]), arguments(asked)) if asked else "–"
        assert "{" not in question, asked
        assert "-ask-" not in question, asked
        state.play(move)
    assert len(told) > 20


def test_a_move_is_said_in_the_readers_language() -> None:
    game = garrison.load("bastion/2018?seats=2")
    state = game.start()
    while state.actor() != 0 or "end" not in [game.say(state, each) for each in state.moves()]:
        state.play(state.moves()[0])
    end = game.move(state, "end")
    said = [garrison.sentence(game, state, end, language) for language in LANGUAGES]
    assert said == ["End turn", "Закончить ход", "Zakończ turę"]
