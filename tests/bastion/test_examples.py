"""The worked examples of the two rulebooks."""

import pytest

from bastion.arranging import FIRST, SECOND, arrange, entries
from garrison.core.documents import Json

GREEN_BLUE_YELLOW: Json = {"D1 S1": "forest", "D1 S2": "mountain", "D1 S3": "plains"}


def test_the_example_of_a_turn_in_the_second_edition() -> None:
    """R18 "Пример хода": Dagdar is A, Sannirr is B; the mountain rider stands at the dark wall.

    Tower, move, Speed, then Alchemy and a fellow's Flame; then a dark flyer lands.
    """
    siege = arrange(
        SECOND,
        wall={"20": "fire beast", "22": "mountain rider"},
        defenders={"D1": ["A"], "D6": ["B"]},
        districts=["forest", "plains", "fire", "mountain", "swamp", "dark"],
        mana=GREEN_BLUE_YELLOW,
        seats={
            "A": {"mana": {"forest": 3}, "spells": ["dark beast", "dark mage"]},
            "B": {"spells": ["fire warrior"]},
        },
        deck=["dark flyer", "dark rider"],
    )
    siege.play("tower forest")
    assert siege.mana("A") == {"forest": 3, "mountain": 1, "plains": 1}
    siege.play("move citadel", "speed D6")
    assert siege.tile("A") == "D6"
    siege.play("attack 22", "cast alchemy", "ask B flame 1")
    assert siege.actor() == "B"
    siege.play("agree")
    assert siege.mana("A") == {}
    assert siege.seat("A")["spells"] == ["mountain rider"]
    assert siege.document()["spent"] == ["dark beast", "fire warrior", "dark mage"]
    siege.play("end", "reveal dark flyer")
    assert siege.squares() == {"D6": "dark flyer"}
    assert siege.actor() == "B"
    assert siege.why("tower fire") == "bastion-square-occupied"


def test_symbiote_example_1_a_red_dragon_strengthens_both_red_parts() -> None:
    siege = arrange(FIRST, citadel=["fire dragon"], wall={"1": ["fire beast", "fire symbiote"]})
    assert siege.cost("1") == {"fire": (3 + 1) + (4 + 1)}


def test_symbiote_example_2_two_guns_weaken_a_part_each() -> None:
    siege = arrange(
        FIRST,
        wall={"1": ["plains beast", "forest symbiote"]},
        foundations={"D1 F1": "plains gun", "D1 F2": "forest gun"},
    )
    assert siege.cost("1") == {"plains": 3 - 1, "forest": 4 - 1}


def test_symbiote_example_3_a_ritual_drawn_for_one_part_may_be_performed_for_the_other() -> None:
    siege = arrange(
        FIRST,
        wall={"1": ["mountain beast", "swamp symbiote"], "20": "dark rider"},
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"mountain": 3, "swamp": 4}, "held": ["mountain converter"]}},
    )
    siege.play("attack 1", "perform mountain converter")
    siege.play("ritual swamp converter", "ritual dark gun", "return dark gun")
    assert siege.lines() == ["skip", "perform swamp converter"]
    siege.play("perform swamp converter")
    assert entries(siege.seat("A")["artifacts"]) == ["mountain converter", "swamp converter"]


def test_the_werewolf_example_of_the_first_edition() -> None:
    """Between a fire beast (4 by the dragon) and a forest warrior (3 by the gun) it is 7."""
    board: dict[str, Json] = {
        "citadel": ["fire dragon"],
        "foundations": {"D1 F1": "forest gun"},
    }
    blue = {"1": "fire beast", "2": "mountain werewolf", "3": "forest warrior"}
    assert arrange(FIRST, wall=dict(blue), **board).cost("2") == {"mountain": 7}
    red = {"1": "fire beast", "2": "fire werewolf", "3": "forest warrior"}
    assert arrange(FIRST, wall=dict(red), **board).cost("2") == {"fire": 8}


@pytest.mark.parametrize("edition", [SECOND, FIRST])
def test_the_pictured_werewolves(edition: str) -> None:
    """R18: 3 + 4 + 5 = 12 with a combined neighbour, 9 and 9 side by side; R15: 5 + 6 = 11."""
    combined = {
        "1": ["forest beast", "plains symbiote"],
        "2": "dark werewolf",
        "3": "swamp mage",
    }
    assert arrange(edition, wall=dict(combined)).cost("2") == {"dark": 12}
    plain = {"1": "fire mage", "2": "dark werewolf", "3": "swamp rider"}
    assert arrange(edition, wall=dict(plain)).cost("2") == {"dark": 11}


def test_the_pictured_gun_of_the_second_edition() -> None:
    """5 - 2 = 3 and 3 - 2 = 1."""
    siege = arrange(
        SECOND, wall={"5": "fire mage", "6": "fire beast"}, foundations={"D2 F2": "fire gun"}
    )
    assert siege.cost("5") == {"fire": 3}
    assert siege.cost("6") == {"fire": 1}


def test_the_lightning_and_flame_examples_of_the_first_edition() -> None:
    """A rider of 6 falls to Lightning 3 and 1 and two discs, or to Flame 2, 1, 1 and two discs."""
    lightning: Json = {"mana": {"plains": 2}, "spells": ["golem", "fire priest"]}
    siege = arrange(
        FIRST, wall={"1": "plains rider"}, defenders={"D1": ["A"]}, seats={"A": lightning}
    )
    siege.play("attack 1", "cast lightning 3", "cast lightning 1")
    assert siege.wall() == {}
    flame: Json = {"mana": {"plains": 2}, "spells": ["fire rider", "fire warrior", "dark warrior"]}
    siege = arrange(FIRST, wall={"1": "plains rider"}, defenders={"D1": ["A"]}, seats={"A": flame})
    siege.play("attack 1", "cast flame 2", "cast flame 1", "cast flame 1")
    assert siege.wall() == {}
