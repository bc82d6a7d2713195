"""What enemies cost: every modifier, combined enemies, werewolves, immune ones."""

import pytest

from bastion.arranging import FIRST, SECOND, arrange, purse
from garrison.core.documents import Json

both = pytest.mark.parametrize("edition", [SECOND, FIRST])
SIX = {"plains": 1, "fire": 1, "mountain": 1, "forest": 1, "swamp": 1, "dark": 1}


@both
def test_a_basic_enemy_costs_its_strength_in_its_colour(edition: str) -> None:
    siege = arrange(edition, wall={"1": "fire beast", "9": "dark rider"})
    assert siege.cost("1") == {"fire": 3}
    assert siege.cost("9") == {"dark": 6}


@both
def test_a_dragon_strengthens_all_others_of_its_colour(edition: str) -> None:
    siege = arrange(edition, citadel=["fire dragon"], wall={"1": "fire beast", "9": "dark rider"})
    assert siege.cost("1") == {"fire": 4}
    assert siege.cost("9") == {"dark": 6}
    assert siege.cost("citadel") == {"fire": 10}
    assert siege.modifiers("1") == {"dragon": 1}


@both
def test_knellerwyrm_strengthens_everybody_and_is_paid_in_any_colours(edition: str) -> None:
    siege = arrange(
        edition,
        citadel=["knellerwyrm"],
        wall={"1": "fire beast", "9": ["dark mage", "dark symbiote"]},
    )
    assert siege.cost("1") == {"fire": 4}
    assert siege.cost("9") == {"dark": 6 + 5}
    assert siege.cost("citadel") == {"any": 10}


@both
def test_a_legend_is_paid_in_the_colour_of_its_district(edition: str) -> None:
    siege = arrange(edition, wall={"1": "spy", "9": "shaggon"}, squares={"D4": "rokai"})
    assert siege.cost("1") == {"plains": 3}
    assert siege.cost("9") == {"mountain": 8}
    assert siege.cost("D4") == {"forest": 5}


@both
def test_ruling_32_a_legend_changes_colour_when_it_changes_district(edition: str) -> None:
    siege = arrange(edition, wall={"1": "spy"}, seats={"A": {"spells": ["fire archmage"]}})
    siege.play("cast teleport", "pick 1", "pick 17")
    assert siege.cost("17") == {"swamp": 3}


@both
def test_the_inquisitor_strengthens_its_neighbours(edition: str) -> None:
    siege = arrange(edition, wall={"1": "fire beast", "2": "inquisitor", "3": "dark rider"})
    assert siege.cost("1") == {"fire": 4}
    assert siege.cost("3") == {"dark": 7}
    assert siege.modifiers("3") == {"inquisitor": 1}


@both
def test_ruling_09_and_38_modifiers_count_for_every_part_of_a_combined_enemy(edition: str) -> None:
    siege = arrange(
        edition,
        citadel=["fire dragon"],
        wall={"1": ["fire beast", "fire symbiote"], "2": ["inquisitor", "dark symbiote"]},
    )
    assert siege.cost("1") == {"fire": (3 + 1 + 1) + (4 + 1 + 1)}
    assert siege.cost("2") == {"plains": 6, "dark": 4}


@both
def test_ruling_44_modifiers_are_added_up_before_the_floor_of_one(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"5": "fire scout"},
        citadel=["fire dragon"],
        foundations={"D2 F1": "fire gun"},
    )
    weaker = 2 if edition == SECOND else 1
    assert siege.cost("5") == {"fire": 3 + 1 - weaker}
    assert siege.modifiers("5") == {"dragon": 1, "gun": -weaker}


def test_ruling_22_a_gun_lowers_each_part_to_one_at_least() -> None:
    siege = arrange(
        "bastion/2018",
        wall={"5": ["fire beast", "fire symbiote"]},
        foundations={"D2 F1": "fire gun"},
    )
    assert siege.cost("5") == {"fire": 1 + 2}


@both
def test_ruling_08_a_werewolf_is_as_strong_as_its_neighbours_together(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"4": ["plains beast", "fire symbiote"], "5": "dark werewolf", "6": "fire mage"},
    )
    assert siege.cost("5") == {"dark": 3 + 4 + 5}
    one = arrange(edition, wall={"5": "dark werewolf", "6": "fire mage"})
    assert one.cost("5") == {"dark": 5}


@both
def test_ruling_08_werewolves_side_by_side_or_alone_are_nine(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"1": "fire rider", "2": "dark werewolf", "3": "fire werewolf", "9": "swamp werewolf"},
    )
    assert siege.cost("2") == {"dark": 9}
    assert siege.cost("3") == {"fire": 9}
    assert siege.cost("9") == {"swamp": 9}


@both
def test_ruling_08_only_the_werewolf_part_varies_and_its_own_modifiers_come_last(
    edition: str,
) -> None:
    siege = arrange(
        edition,
        citadel=["dark dragon"],
        wall={"1": "fire rider", "2": ["dark werewolf", "dark symbiote"]},
    )
    assert siege.cost("2") == {"dark": (6 + 1) + (4 + 1)}
    assert siege.modifiers("2") == {"werewolf": 6 - 9, "dragon": 1}


def test_ruling_35_an_immune_neighbour_counts_as_each_edition_strengthens_it() -> None:
    wall = {"1": "inquisitor", "2": "golem", "3": "dark werewolf"}
    assert arrange(SECOND, wall=dict(wall)).cost("3") == {"dark": 6}
    assert arrange(FIRST, wall=dict(wall)).cost("3") == {"dark": 7}


@both
def test_the_golem_costs_one_disc_of_every_colour_and_leviathan_two(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"5": "golem", "9": "leviathan"},
        citadel=["fire dragon"],
        foundations={"D2 F1": "fire gun"},
    )
    assert siege.cost("5") == SIX
    assert siege.cost("9") == dict.fromkeys(SIX, 2)


def test_ruling_10_in_the_second_edition_nothing_of_other_enemies_touches_the_golem() -> None:
    siege = arrange(
        SECOND,
        wall={"1": "fire priest", "2": "golem", "3": "inquisitor"},
        squares={"D1": "valkyrie"},
        defenders={"D1": ["A"]},
    )
    assert siege.cost("2") == SIX
    assert siege.can("attack 2")


def test_ruling_10_in_the_first_edition_priests_shield_it_and_the_inquisitor_counts() -> None:
    siege = arrange(FIRST, wall={"2": "golem", "3": "inquisitor"}, defenders={"D1": ["A"]})
    assert siege.cost("2") == {**SIX, "plains": 2}
    shielded = arrange(FIRST, wall={"1": "fire priest", "2": "golem"}, defenders={"D1": ["A"]})
    assert shielded.why("attack 2") == "bastion-shielded-priest"
    above = arrange(FIRST, squares={"D1": "valkyrie"}, wall={"2": "golem"}, defenders={"D1": ["A"]})
    assert above.why("attack 2") == "bastion-shielded-valkyrie"


@both
def test_ruling_10_no_spell_helps_against_the_golem(edition: str) -> None:
    spells = ["fire warrior", "fire mage", "fire priest", "fire flyer"]
    seat: Json = {"mana": {**SIX, "dark": 0, "fire": 2}, "spells": list(spells)}
    siege = arrange(edition, wall={"2": "golem"}, defenders={"D1": ["A"]}, seats={"A": seat})
    assert siege.why("attack 2") == "bastion-needs-mana"
    far = arrange(
        edition,
        wall={"2": "golem"},
        defenders={"D2": ["A"]},
        seats={"A": {"mana": dict(SIX), "spells": ["fire flyer"]}},
    )
    assert far.why("shoot 2") == "bastion-immune-to-spells"


def test_ruling_10_exchange_and_teleport_move_the_golem_in_the_second_edition_only() -> None:
    position: dict[str, Json] = {
        "wall": {"2": "golem", "9": "dark mage"},
        "seats": {"A": {"spells": ["fire archmage"]}},
    }
    second = arrange(SECOND, **position).play("cast teleport")
    assert second.can("pick 2")
    first = arrange(FIRST, **position).play("cast teleport")
    assert first.why("pick 2") == "bastion-section-unfit"


def test_ruling_43_a_stack_with_an_immune_part_in_the_first_edition() -> None:
    seat: Json = {
        "mana": {"plains": 1, "fire": 1, "mountain": 1, "forest": 1, "swamp": 1, "dark": 1},
        "spells": ["fire rider", "dark rider", "fire flyer", "fire archmage"],
    }
    siege = arrange(
        FIRST,
        wall={"2": ["golem", "fire symbiote"], "9": "dark mage"},
        defenders={"D1": ["A"]},
        seats={"A": seat},
    )
    assert siege.cost("2") == {**SIX, "fire": 1 + 4}
    siege.play("attack 2", "cast flame 2")
    assert siege.why("strike") == "bastion-needs-mana"
    siege.play("cast flame 2")
    assert siege.mana("A") == {}
    assert siege.seat("A")["spells"] == [
        "fire symbiote",
        "fire flyer",
        "fire archmage",
        "golem",
    ]
    far = arrange(
        FIRST,
        wall={"2": ["golem", "fire symbiote"], "9": "dark mage"},
        defenders={"D2": ["A"]},
        seats={"A": {"mana": {**SIX, "fire": 9}, "spells": ["fire flyer", "fire archmage"]}},
    )
    assert far.why("shoot 2") == "bastion-immune-to-spells"
    far.play("cast teleport")
    assert not far.can("pick 2")


@both
def test_ruling_07_a_symbiote_under_a_priest_is_no_neighbour_of_it(edition: str) -> None:
    siege = arrange(
        edition,
        wall={
            "1": "dark mage",
            "2": ["fire priest", "dark symbiote"],
            "3": ["dark rider", "fire symbiote"],
        },
        defenders={"D1": ["A"]},
        seats={"A": purse(fire=9, dark=9)},
    )
    assert siege.can("attack 2")
    assert siege.why("attack 1") == "bastion-shielded-priest"
    assert siege.why("attack 3") == "bastion-shielded-priest"
