"""The deck for every level and number of players, and what is known of it."""

import pytest

from last_bastion.arranging import Table, arrange, full_board, load, turn_of

ABOVE = {
    "novice": {4: 38, 3: 34, 2: 30, 1: 26},
    "normal": {4: 42, 3: 38, 2: 34, 1: 30},
    "difficult": {4: 34, 3: 30, 2: 26, 1: 22},
    "heroic": {4: 26, 3: 22, 2: 18, 1: 14},
}
WARLORDS = {"novice": 1, "normal": 1, "difficult": 2, "heroic": 3}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", list(ABOVE))
def test_deck_composition(level: str, seats: int) -> None:
    table = Table(load(f"level={level}&seats={seats}"))
    layers = [ABOVE[level][seats], *["warlord", 8] * WARLORDS[level]]
    assert table.game.write(table.state)["deck"] == layers


def test_any_monster_can_be_on_top_each_as_likely() -> None:
    table = turn_of("north", {})
    assert len(table.moves("draw")) == 50
    assert len(set(table.state.weights())) == 1


def test_any_of_ten_warlords_can_come() -> None:
    table = turn_of("north", {"deck": ["warlord", 8]})
    assert len(table.moves("draw")) == 10


def test_cards_seen_are_not_drawn_again() -> None:
    table = turn_of("north", {"slots": {"E1": "cave-troll"}, "deck": [1, "warlord", 8]})
    seen = {*table.discarded(), "cave-troll"}
    assert len(table.moves("draw")) == 50 - len(seen)
    assert table.why_not("draw cave-troll") == "impossible-outcome"


def test_the_green_board_discards_from_the_bottom() -> None:
    slots = full_board("east", ["goblin-shieldling", "horn-blower", "cave-troll"])
    table = turn_of("east", {"slots": slots}).play("discard incubus")
    assert table.game.write(table.state)["deck"] == [39, "warlord", 7]


@pytest.mark.parametrize(
    ("deck", "depths"),
    [
        ([42, "warlord", 8], [43]),
        (["warlord", 8], [1]),
        ([8], []),
    ],
)
def test_the_distance_of_a_warlord_is_known(deck: list[int | str], depths: list[int]) -> None:
    slots = {} if "warlord" in deck else {"N1": "warmonger"}
    table = arrange({"deck": deck, "slots": slots})
    upcoming = table.game.view(table.state, 0)["upcoming"]
    assert isinstance(upcoming, dict)
    assert upcoming["warlord-depths"] == depths


def test_three_warlords_each_have_their_distance() -> None:
    table = arrange({}, "level=heroic")
    upcoming = table.game.view(table.state, 0)["upcoming"]
    assert isinstance(upcoming, dict)
    assert upcoming["warlord-depths"] == [27, 36, 45]
