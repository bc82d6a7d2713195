"""What the bots know about Unbreakable Castle, shown in positions that differ in one thing."""

import pytest

from garrison.bots.evaluators.unbreakable_castle.win_chances import win_chances
from garrison.core.documents import Json
from unbreakable_castle.arranging import ALMOST, POOR, Arranged

READY: dict[str, Json] = {**POOR, "wood": 1, "clay": 1, "ore": 1, "stone": 5}
"""Stone to spare, one of everything else still to be found for the citadel."""


def chances(**more: Json) -> list[float]:
    """Of both seats, where the first has this much more."""
    castles: dict[str, Json] = {"A": ALMOST, "B": ALMOST}
    return win_chances(Arranged(castles=castles, goods={"A": {**READY, **more}, "B": READY}).state)


@pytest.mark.parametrize("resource", ["wood", "clay", "ore"])
def test_what_is_needed_is_worth_much_more_than_what_is_left_over(resource: str) -> None:
    base, needed, spare = chances(), chances(**{resource: 2}), chances(stone=6)
    assert needed[0] - base[0] > 2 * (spare[0] - base[0]) > 0


def test_the_first_mana_is_worth_more_than_the_second() -> None:
    base, first, second = chances(), chances(mana=1), chances(mana=2)
    assert first[0] - base[0] > second[0] - first[0] > 0


def test_the_chances_of_all_seats_make_a_whole() -> None:
    assert sum(chances(gold=2)) == pytest.approx(1.0)
