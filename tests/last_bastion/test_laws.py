"""The laws hold for every level, number of seats and way to choose heroes."""

from itertools import combinations

import pytest

from garrison.core.laws import check
from garrison.games.last_bastion.face.names import HEROES, LEVELS
from last_bastion.arranging import load


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_the_laws_hold(level: str, seats: int) -> None:
    report = check(load(f"level={level}&seats={seats}"), games=3, seed=seats)
    assert report.games == 3


@pytest.mark.parametrize("hero", HEROES)
def test_the_laws_hold_for_each_hero_alone(hero: str) -> None:
    assert check(load(f"seats=1&heroes={hero}"), games=2).games == 2


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_the_laws_hold_over_many_games(level: str, seats: int) -> None:
    report = check(load(f"level={level}&seats={seats}&heroes=random"), games=400, seed=1000)
    assert report.games == 400


@pytest.mark.soak
@pytest.mark.parametrize("party", list(combinations(HEROES, 4)))
def test_the_laws_hold_for_every_party_of_four(party: tuple[str, ...]) -> None:
    assert check(load(f"heroes={','.join(party)}"), games=10).games == 10
