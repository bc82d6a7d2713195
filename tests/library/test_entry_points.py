"""A game of somebody else's comes with its words and its evaluator, and nothing here lists it."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

import garrison
from demo.race import ENTRY, RaceGame
from garrison import api
from garrison.bots.evaluators import evaluator_of
from garrison.texts import LANGUAGES, catalogue_of, translator


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the race were installed, and a package that cannot be imported."""
    points = [
        EntryPoint("race", "demo.race:ENTRY", api.ENTRY_POINTS),
        EntryPoint("broken", "demo.nowhere:ENTRY", api.ENTRY_POINTS),
        EntryPoint("twice", "demo.race:ENTRY", api.ENTRY_POINTS),
    ]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: points)
    monkeypatch.setattr("garrison.texts._packages", ["garrison.texts"])
    api._installed.cache_clear()
    with pytest.warns(UserWarning, match="cannot be used"):
        garrison.available_games()
    yield
    api._installed.cache_clear()
    api._load.cache_clear()


@pytest.mark.usefixtures("installed")
def test_an_installed_game_is_found_by_its_name() -> None:
    assert [entry.name for entry in garrison.available_games()][-1] == "race"
    game = garrison.load("race?seats=3")
    assert isinstance(game, RaceGame)
    assert game.seats == 3


@pytest.mark.usefixtures("installed")
def test_it_is_said_in_its_own_words() -> None:
    game = garrison.load("race")
    state = game.start()
    said = [garrison.sentence(game, state, state.moves()[0], language) for language in LANGUAGES]
    assert said == ["Roll the dice", "Бросить кубики", "Rzuć kośćmi"]


@pytest.mark.usefixtures("installed")
def test_bots_use_its_evaluator() -> None:
    assert evaluator_of(garrison.load("race")).names == ["lead", "card"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_a_text_for_everything_it_names(language: str) -> None:
    text = "\n".join(text for _, text in catalogue_of(ENTRY.texts, language))
    missing = {id for id in RaceGame().message_ids() if f"\n{id} =" not in f"\n{text}"}
    assert missing == set()
    assert translator(language)("no-such-message") == "no-such-message"
