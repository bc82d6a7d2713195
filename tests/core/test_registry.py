from pathlib import Path

import pytest

from demo.race import RaceGame
from garrison.core.contract import State
from garrison.core.errors import BadNotation
from garrison.core.game import Game, any_game
from garrison.core.registry import Edition, Entry, Option, Options, Registry


def make(name: str, options: Options, own: Path | None) -> Game[State]:
    game = RaceGame(int(options["seats"]))
    game.name = name
    return any_game(game)


SEATS = Option("seats", ["2", "3", "4"], "2")
CARDS = Option("cards", ["ant", "bee", "cat"], "random", several=True)
REGISTRY = Registry()
REGISTRY.add(Entry("race", [Edition("old", [SEATS, CARDS], make), Edition("new", [SEATS], make)]))
REGISTRY.add(Entry("stroll", [Edition("", [SEATS], make)]))


@pytest.mark.parametrize(
    ("name", "canonical"),
    [
        ("race", "race/old"),
        ("race/new", "race/new"),
        ("race/old?seats=3", "race/old?seats=3"),
        ("race/old?seats=2", "race/old"),
        ("race?cards=ant,cat&seats=4", "race/old?seats=4&cards=ant,cat"),
        (" stroll?seats=3 ", "stroll?seats=3"),
    ],
)
def test_a_name_has_one_canonical_form(name: str, canonical: str) -> None:
    assert REGISTRY.load(name).name == canonical
    assert REGISTRY.load(canonical).name == canonical


@pytest.mark.parametrize(
    ("name", "id", "valid", "nearest"),
    [
        ("rase", "name-game", "race, stroll", "race"),
        ("", "name-game", "race, stroll", ""),
        ("race/older", "name-edition", "old, new", "old"),
        ("race?seat=3", "name-option", "seats, cards", "seats"),
        ("race?seats=9", "name-value", "2, 3, 4", ""),
        ("race?cards=ant,bea", "name-value", "ant, bee, cat", "bee"),
        ("race/new?cards=ant", "name-option", "seats", ""),
    ],
)
def test_an_unknown_name_lists_the_valid_ones_and_the_nearest(
    name: str, id: str, valid: str, nearest: str
) -> None:
    with pytest.raises(BadNotation) as caught:
        REGISTRY.load(name)
    assert caught.value.reason.id == id
    assert caught.value.reason.args["valid"] == valid
    assert caught.value.reason.args["nearest"] == nearest
    assert valid in str(caught.value)


def test_an_option_without_a_value_lists_its_values() -> None:
    with pytest.raises(BadNotation) as caught:
        REGISTRY.load("race?seats")
    assert caught.value.reason.id == "name-no-value"
    assert caught.value.reason.args == {"option": "seats", "valid": "2, 3, 4"}


def test_an_option_given_twice_is_refused() -> None:
    with pytest.raises(BadNotation) as caught:
        REGISTRY.load("race?seats=2&seats=3")
    assert caught.value.reason.id == "name-twice"


def test_the_options_of_an_edition_can_be_listed() -> None:
    assert [option.name for option in REGISTRY.options("race")] == ["seats", "cards"]
