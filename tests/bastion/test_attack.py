"""Attacking with spells, others' help, and payment. R18 "Атака", "Заклинания"."""

import pytest

from bastion.arranging import FIRST, SECOND, arrange, purse
from garrison.core.documents import Json

both = pytest.mark.parametrize("edition", [SECOND, FIRST])


@both
def test_an_attack_without_a_choice_is_one_move(edition: str) -> None:
    siege = arrange(
        edition, wall={"1": "fire beast"}, defenders={"D1": ["A"]}, seats={"A": purse(fire=4)}
    )
    siege.play("attack 1")
    assert siege.mana("A") == {"fire": 1}
    assert siege.seat("A")["spells"] == ["fire beast"]
    assert siege.why("attack 1") == "bastion-done-attack"


@both
def test_an_enemy_elsewhere_is_out_of_reach_without_a_missile(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"1": "fire beast", "9": "fire warrior"},
        squares={"D3": "fire flyer"},
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"fire": 9}, "spells": ["dark flyer"]}},
    )
    assert siege.why("attack 9") == "bastion-out-of-reach"
    assert siege.why("shoot 1") == "bastion-in-reach"
    assert siege.why("attack 2") == "bastion-no-enemy"
    siege.play("shoot D3")
    assert siege.squares() == {}
    assert siege.seat("A")["spells"] == ["fire flyer"]


@both
def test_alchemy_pays_in_any_colours_chosen_colour_by_colour(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"1": "fire beast"},
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"plains": 2, "dark": 2}, "spells": ["dark mage"]}},
    )
    assert siege.can("attack 1")
    siege.play("attack 1", "cast alchemy")
    assert siege.lines() == ["pay 1 plains", "pay 2 plains"]
    assert siege.why("pay 0 plains") == "bastion-pay-range"
    siege.play("pay 1 plains")
    assert siege.mana("A") == {"plains": 1}


@both
def test_a_second_alchemy_would_change_nothing(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"1": "fire beast"},
        turn="B",
        defenders={"D1": ["B"], "D2": ["A"]},
        seats={"B": {"mana": {"plains": 2, "dark": 2}, "spells": ["dark mage", "plains mage"]}},
    )
    siege.play("attack 1", "cast alchemy")
    assert siege.lines() == ["pay 1 plains", "pay 2 plains"]
    assert siege.seat("B")["spells"] == ["dark mage"]


@both
def test_alchemy_is_of_no_use_against_who_is_paid_in_any_colour_anyway(edition: str) -> None:
    siege = arrange(
        edition,
        citadel=["knellerwyrm"],
        defenders={"citadel": ["A"]},
        seats={"A": {"mana": {"plains": 6, "dark": 6}, "spells": ["dark mage", "fire warrior"]}},
    )
    siege.play("attack citadel")
    assert siege.why("cast alchemy") == "bastion-spell-useless"


@both
def test_flame_and_lightning_leave_at_least_one_disc_to_pay(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"1": "fire beast"},
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"fire": 1}, "spells": ["dark warrior", "dark rider", "dark priest"]}},
    )
    siege.play("attack 1", "cast flame 2")
    assert siege.mana("A") == {}
    poor = arrange(
        edition,
        wall={"1": "fire beast"},
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"dark": 5}, "spells": ["dark warrior", "dark rider", "golem"]}},
    )
    assert poor.why("attack 1") == "bastion-needs-mana"


def test_difference_18_relief_on_a_combined_enemy_may_fall_on_any_of_its_colours() -> None:
    siege = arrange(
        SECOND,
        wall={"1": ["fire beast", "dark symbiote"]},
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"fire": 3, "dark": 4}, "spells": ["dark rider"]}},
    )
    siege.play("attack 1", "cast flame 2")
    assert siege.lines() == ["pay 1 fire", "pay 2 fire", "pay 3 fire"]
    siege.play("pay 3 fire")
    assert siege.mana("A") == {"dark": 2}


def test_ruling_22_a_combined_enemy_can_fall_to_one_disc_of_one_of_its_colours() -> None:
    seat: Json = {"mana": {"dark": 1}, "spells": ["dark rider", "fire rider", "golem"]}
    siege = arrange(
        SECOND,
        wall={"1": ["fire beast", "dark symbiote"]},
        defenders={"D1": ["A"]},
        seats={"A": seat},
    )
    siege.play("attack 1", "cast flame 2", "cast flame 2", "cast lightning 3")
    assert siege.mana("A") == {}
    assert siege.wall() == {}


@both
def test_lightning_helps_any_attack_from_anywhere_if_its_owner_agrees(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"1": "fire beast"},
        defenders={"D1": ["A"], "D4": ["B"]},
        seats={"A": purse(fire=2), "B": {"spells": ["dark priest"]}},
    )
    siege.play("attack 1", "ask B lightning 1")
    assert siege.actor() == "B"
    siege.play("agree")
    assert siege.wall() == {}
    assert siege.document()["spent"] == ["dark priest"]


@both
def test_ruling_26_an_attack_whose_helper_declines_is_called_off_and_he_is_not_asked_again(
    edition: str,
) -> None:
    siege = arrange(
        edition,
        wall={"1": "fire warrior"},
        defenders={"D1": ["A"], "D4": ["B"]},
        seats={"A": {"mana": {"fire": 2}, "spells": ["fire rider"]}, "B": {"spells": ["golem"]}},
    )
    spare = arrange(
        edition,
        wall={"1": "fire rider"},
        defenders={"D1": ["A"], "D4": ["B"]},
        seats={"A": {"mana": {"fire": 2}, "spells": ["dark warrior"]}, "B": {"spells": ["golem"]}},
    )
    spare.play("attack 1", "cast flame 1", "ask B lightning 3", "decline")
    assert spare.lines() == ["cancel"]
    spare.play("cancel")
    assert spare.seat("A")["spells"] == ["dark warrior"]
    assert spare.why("attack 1") == "bastion-needs-mana"
    siege.play("attack 1")
    assert siege.why("cancel") == "bastion-can-still-pay"


def test_difference_11_flame_helps_neighbours_in_the_second_edition_only() -> None:
    position: dict[str, Json] = {
        "wall": {"1": "fire beast"},
        "defenders": {"D1": ["A", "B"]},
        "seats": {"A": purse(fire=2), "B": {"spells": ["dark warrior"]}},
    }
    arrange(SECOND, **position).play("attack 1", "ask B flame 1", "agree")
    assert arrange(FIRST, **position).why("attack 1") == "bastion-needs-mana"


def test_ruling_23_flame_needs_the_casters_own_tile_wherever_the_target_is() -> None:
    position: dict[str, Json] = {
        "wall": {"9": "fire beast"},
        "defenders": {"citadel": ["A", "B"]},
        "seats": {
            "A": {"mana": {"fire": 2}, "spells": ["dark flyer"]},
            "B": {"spells": ["dark warrior"]},
        },
    }
    arrange(SECOND, **position).play("shoot 9", "ask B flame 1", "agree")
    apart: dict[str, Json] = {**position, "defenders": {"citadel": ["A"], "D3": ["B"]}}
    assert arrange(SECOND, **apart).why("shoot 9") == "bastion-needs-mana"
    rich: dict[str, Json] = {
        **apart,
        "seats": {"A": purse(fire=3), "B": {"spells": ["dark warrior"]}},
    }
    near = arrange(SECOND, **{**rich, "defenders": {"D3": ["A"], "D4": ["B"]}})
    near.play("attack 9")
    assert near.wall() == {}


@both
def test_shaggon_forbids_flame_and_lightning_and_copies_of_them(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"1": "fire warrior", "20": "shaggon"},
        defenders={"D1": ["A"]},
        seats={
            "A": {
                "mana": {"fire": 4},
                "spells": ["dark warrior", "dark priest", "dark werewolf", "dark mage"],
            }
        },
    )
    siege.play("attack 1")
    assert siege.lines() == ["strike", "cast alchemy", "copy alchemy"]
    assert siege.why("cast flame 1") == "bastion-forbidden"
    assert siege.why("copy lightning 1") == "bastion-forbidden"


@both
def test_ruling_24_copy_acts_as_a_spell_in_any_hand_and_does_not_use_it_up(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"1": "fire beast"},
        defenders={"D1": ["A"], "D4": ["B"]},
        seats={
            "A": {"mana": {"dark": 3}, "spells": ["dark werewolf"]},
            "B": {"spells": ["dark mage"]},
        },
    )
    siege.play("attack 1", "copy alchemy")
    assert siege.wall() == {}
    assert siege.seat("B")["spells"] == ["dark mage"]
    alone = arrange(
        edition,
        wall={"1": "fire beast"},
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"dark": 3}, "spells": ["dark werewolf", "fire werewolf"]}},
    )
    assert not alone.can("attack 1")
    assert alone.why("copy copy") == "bastion-no-copy"


@both
def test_ruling_24_a_copy_keeps_the_power_and_is_not_wasted_if_it_is_needed(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"1": "fire warrior"},
        defenders={"D1": ["A"]},
        seats={
            "A": {"mana": {"fire": 1}, "spells": ["dark werewolf"]},
            "B": {"spells": ["golem", "fire priest"]},
        },
    )
    siege.play("attack 1")
    assert siege.can("copy lightning 3")
    siege.play("copy lightning 3")
    assert siege.wall() == {}


@both
def test_a_missile_may_be_copied_too(edition: str) -> None:
    siege = arrange(
        edition,
        wall={"9": "fire beast"},
        defenders={"D1": ["A"]},
        seats={
            "A": {"mana": {"fire": 3}, "spells": ["dark werewolf"]},
            "B": {"spells": ["fire flyer"]},
        },
    )
    assert siege.why("shoot 9") == "bastion-no-spell"
    siege.play("shoot copy 9")
    assert siege.wall() == {}
    assert siege.document()["spent"] == ["dark werewolf"]


@both
def test_ruling_18_and_41_victory_is_tested_at_once_after_a_kill_before_rituals(
    edition: str,
) -> None:
    siege = arrange(
        edition,
        wall={"1": "fire beast"},
        squares={"D5": "fire flyer"},
        citadel=["dark dragon"],
        deck=[],
        defenders={"D1": ["A", "B"]},
        seats={"A": {"mana": {"fire": 3}, "held": ["fire gun", "fire obelisk"]}},
    )
    assert siege.play("attack 1").ending() == "won"


@both
def test_ruling_18_and_41_victory_is_tested_after_every_revealed_card_before_expulsions(
    edition: str,
) -> None:
    for card in ("fire dragon", "rokai", "fire flyer"):
        siege = arrange(edition, deck=[card], defenders={"D1": ["A", "B"]})
        assert siege.play("end", f"reveal {card}").ending() == "won"


@both
def test_ruling_36_beside_a_dragon(edition: str) -> None:
    siege = arrange(
        edition,
        citadel=["dark dragon"],
        wall={"9": "fire beast"},
        defenders={"citadel": ["A"]},
        seats={"A": {"mana": {"fire": 3}, "spells": ["dark flyer"]}},
    )
    if edition == FIRST:
        assert siege.why("shoot 9") == "bastion-barred-by-dragon"
    else:
        siege.play("shoot 9")
        assert siege.why("end") == "bastion-duty"
        siege.play("move D3", "end")


@both
def test_only_the_top_dragon_can_be_attacked(edition: str) -> None:
    siege = arrange(
        edition,
        citadel=["fire dragon", "dark dragon"],
        defenders={"citadel": ["A"]},
        seats={"A": purse(dark=12)},
    )
    assert siege.why("attack citadel") == "bastion-needs-mana"


@both
def test_ruling_50_a_spell_that_can_change_nothing_is_not_offered(edition: str) -> None:
    siege = arrange(edition, seats={"A": {"spells": ["dark mage", "fire warrior", "fire scout"]}})
    assert siege.why("cast alchemy") == "bastion-spell-useless"
    assert siege.why("cast flame 1") == "bastion-spell-useless"


def test_a_spell_that_a_copy_still_has_to_copy_is_cast_after_it() -> None:
    siege = arrange(
        f"{SECOND}?seats=1",
        wall={"1": "dark mage"},
        defenders={"D1": ["A"]},
        seats={"A": {"mana": {"dark": 1}, "spells": ["dark rider", "plains werewolf"]}},
    )
    siege.play("attack 1")
    assert siege.lines() == ["copy flame 2"]
    assert siege.why("cast flame 2") == "bastion-spell-spoils"
    siege.play("copy flame 2", "cast flame 2")
    assert siege.mana("A") == {}
    assert siege.seat("A")["spells"] == ["dark mage"]


def test_nobody_is_asked_for_a_spell_that_a_copy_still_has_to_copy() -> None:
    siege = arrange(
        f"{SECOND}?seats=2",
        turn="B",
        wall={"1": "dark mage"},
        defenders={"D1": ["A", "B"]},
        seats={
            "A": {"spells": ["dark rider"]},
            "B": {"mana": {"dark": 1}, "spells": ["plains werewolf"]},
        },
    )
    siege.play("attack 1")
    assert siege.lines() == ["copy flame 2"]
    assert siege.why("ask A flame 2") == "bastion-spell-spoils"
    siege.play("copy flame 2", "ask A flame 2", "agree")
    assert siege.seat("B")["spells"] == ["dark mage"]
