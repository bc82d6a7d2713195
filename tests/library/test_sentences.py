"""Every move of every game in words, in every language."""

import pytest
from librt.random import Random

import garrison
from garrison.core.playout import random_move
from garrison.texts import LANGUAGES

GAMES = (
    "bastion/2015?seats=3",
    "bastion/2018?level=hard&seats=2",
    "last-bastion?seats=4",
    "unbreakable-castle?seats=3",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_move_is_a_sentence_without_a_blank(name: str, language: str) -> None:
    game = garrison.load(name)
    state, dice, told = game.start(), Random(3), set()
    while not told or state.actor() != garrison.OVER:
        move = random_move(state, dice)
        sentence = garrison.sentence(game, state, move, language)
        assert "{" not in sentence, (game.say(state, move), sentence)
        told.add(sentence)
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
