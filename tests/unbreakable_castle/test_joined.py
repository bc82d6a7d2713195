"""What a board is told of matching edges and of races to take."""

from collections.abc import Sequence

from garrison.games.unbreakable_castle.face.view_types import JoinedCards
from unbreakable_castle.arranging import Arranged


def joined(table: Arranged) -> Sequence[JoinedCards]:
    return table.game.view(table.state, 0)["joined"]


def test_a_resource_between_two_cards_is_named_at_the_lower_one() -> None:
    """Cards 77 over 97 are the rulebook's own example."""
    top = {"cell": "a2", "joint": "top", "resource": "clay", "race": None}
    assert joined(Arranged(field={"a1": 77, "a2": 97})) == [top]


def test_portraits_between_two_cards_are_named_at_the_right_one() -> None:
    """Card 59 to the right of 42 completes a human above and a vampire below."""
    assert joined(Arranged(field={"a1": 42, "b1": 59})) == [
        {"cell": "b1", "joint": "left-upper", "resource": None, "race": "human"},
        {"cell": "b1", "joint": "left-lower", "resource": None, "race": "vampire"},
    ]


def test_edges_that_do_not_match_are_not_joined() -> None:
    assert joined(Arranged(field={"a1": 97, "b1": 77})) == []


def test_while_races_are_taken_each_free_one_tells_its_kit_and_its_friend() -> None:
    table = Arranged("seats=2&races=choose", stage="races", races=["human"], turn="B")
    told = table.game.view(table.state, 1)["free_races"]
    assert isinstance(told, list)
    races = {str(each["race"]): each for each in told if isinstance(each, dict)}
    assert len(races) == 9
    assert races["gnome"] == {
        "race": "gnome",
        "faction": "light",
        "side": "light",
        "is_hard": False,
        "start": {"ore": 2, "stone": 2, "mana": 3},
        "friend": "demon",
    }
    assert "human" not in races


def test_once_every_race_is_taken_none_is_told() -> None:
    assert Arranged().game.view(Arranged().state, 0)["free_races"] == []
