"""The laws every game keeps, over seats, races and options."""

from itertools import combinations

import pytest

from garrison.core.laws import check
from garrison.games.unbreakable_castle.face.names import RACES
from unbreakable_castle.arranging import castle_game

OPTIONS = [
    "bank=strict",
    "trade=off",
    "signs=gifts",
    "box=strict",
    "races=choose",
    "per_player=5",
]


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_laws_hold_for_every_number_of_seats(seats: int) -> None:
    report = check(castle_game(f"seats={seats}"), games=2, every=25)
    assert report.games == 2


@pytest.mark.parametrize("option", OPTIONS)
def test_the_laws_hold_for_every_option(option: str) -> None:
    check(castle_game(f"seats=3&{option}"), games=1, every=25, seed=7)


@pytest.mark.parametrize("race", RACES)
def test_the_laws_hold_for_every_race(race: str) -> None:
    others = [each for each in ("vampire", "gnome", "demon") if each != race][:2]
    check(castle_game(f"seats=3&races={race},{','.join(others)}"), games=1, every=40, seed=3)


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_laws_hold_over_many_games(seats: int) -> None:
    check(castle_game(f"seats={seats}"), games=300, every=60, seed=100)


@pytest.mark.soak
@pytest.mark.parametrize("races", list(combinations(RACES, 3)), ids=",".join)
def test_the_laws_hold_for_all_races_together(races: tuple[str, ...]) -> None:
    check(castle_game(f"seats=3&races={','.join(races)}"), games=2, every=60)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("option", OPTIONS)
def test_the_laws_hold_for_every_option_over_many_games(seats: int, option: str) -> None:
    check(castle_game(f"seats={seats}&{option}"), games=40, every=60, seed=500)
