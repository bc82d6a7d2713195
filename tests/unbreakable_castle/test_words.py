"""Everything the game says comes out whole in three languages."""

import re

import pytest
from librt.random import Random

from garrison.core.contract import ONLOOKER, OVER
from garrison.core.game import EventRecorder
from garrison.core.playout import random_move
from garrison.texts import LANGUAGES, translator
from unbreakable_castle.arranging import Arranged, castle_game
from unbreakable_castle.test_coverage import LINES

UNFILLED = re.compile(r"[{}@$]|unbreakable-castle|\?\?\?")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_whole_games_is_told_in_whole_sentences(language: str) -> None:
    translate = translator(language)
    for seats, seed in ((2, 1), (4, 2), (6, 3)):
        game, dice, recorder = (
            castle_game(f"seats={seats}&signs=gifts"),
            Random(seed),
            EventRecorder(),
        )
        state = game.start()
        state.listener = recorder
        while state.actor() != OVER:
            state.play(random_move(state, dice))
        for event in recorder.events:
            for seat in (ONLOOKER, event.a):
                told = game.describe_event(event, seat)
                args = told["args"]
                assert isinstance(args, dict)
                said = translate(str(told["id"]), args)
                assert said
                assert not UNFILLED.search(said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_whole_game_is_a_whole_sentence(language: str) -> None:
    translate, game, dice = translator(language), castle_game("seats=3"), Random(4)
    state = game.start()
    while state.actor() != OVER:
        if dice.randrange(15) == 0:
            for line in LINES:
                reason = game.why_not(state, line)
                if reason is not None and reason.id.startswith("unbreakable-castle"):
                    said = translate(reason.id, reason.args)
                    assert not UNFILLED.search(said), said
        state.play(random_move(state, dice))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_told_in_whole_sentences(language: str) -> None:
    translate = translator(language)
    for component in castle_game("seats=3").components():
        for reason in (component.name, *component.lines):
            assert not UNFILLED.search(translate(reason.id, reason.args))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "A makes B an offer: 2 wood, 1 gold for 1 ore"),
        ("ru", "Предложение игрока A игроку B: 2 дерева, 1 золото за 1 руду"),
        ("pl", "Oferta gracza A dla gracza B: 2 drewna, 1 złoto za 1 rudę"),
    ],
)
def test_an_offer_names_only_what_changes_hands(language: str, said: str) -> None:
    table = Arranged(
        stage="market",
        field={"a1": 2},
        cell="a1",
        goods={"A": {"wood": 2, "gold": 1}, "B": {}},
        turn="A",
    )
    told = table.game.describe_event(table.play("offer B 2 wood, 1 gold for 1 ore")[0], 0)
    args = told["args"]
    assert isinstance(args, dict)
    assert translator(language)(str(told["id"]), args) == said
