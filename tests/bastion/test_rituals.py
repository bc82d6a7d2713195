"""Performing rituals, artifacts and structures. R18 "Ритуалы"; R15 the same."""

import pytest

from bastion.arranging import FIRST, SECOND, Siege, arrange, entries, purse
from garrison.core.documents import Json

both = pytest.mark.parametrize("edition", [SECOND, FIRST])
KINDS = ("accumulator", "converter", "source", "obelisk", "gun")
COLOURS = ("plains", "fire", "mountain", "forest", "swamp", "dark")


def without(*cards: str) -> list[Json]:
    """Every ritual card except these."""
    everything = [f"{colour} {kind}" for kind in KINDS for colour in COLOURS]
    return [card for card in everything if card not in cards]


def victory(edition: str, enemy: Json, held: list[Json], **more: Json) -> Siege:
    """A has just defeated this enemy on section 1."""
    rich: Json = dict.fromkeys(COLOURS, 15)
    siege = arrange(
        edition,
        wall={"1": enemy, "20": "dark giant"},
        defenders={"D1": ["A"]},
        seats={"A": {"mana": rich, "held": held}, "B": purse()},
        **more,
    )
    return siege.play("attack 1")


@both
def test_ruling_27_and_difference_28_a_ritual_of_the_enemys_colour_may_be_performed(
    edition: str,
) -> None:
    siege = victory(edition, "fire beast", ["fire gun", "dark gun"])
    assert siege.lines() == ["skip", "perform fire gun"]
    assert siege.why("perform dark gun") == "bastion-ritual-colour"
    assert siege.why("perform dark obelisk") == "bastion-ritual-not-held"
    siege.play("skip")
    assert siege.seat("A")["held"] == ["fire gun", "dark gun"]


@both
def test_after_a_ritual_two_cards_are_drawn_and_one_is_kept(edition: str) -> None:
    siege = victory(edition, "fire beast", ["fire converter", "dark gun"])
    siege.play("perform fire converter", "ritual plains gun", "ritual swamp gun")
    assert siege.lines() == ["return plains gun", "return swamp gun"]
    assert siege.why("return dark gun") == "bastion-ritual-not-offered"
    siege.play("return swamp gun")
    assert siege.seat("A")["held"] == ["plains gun", "dark gun"]
    assert siege.seat("A")["artifacts"] == ["fire converter"]
    layers = siege.document()["rituals"]
    assert isinstance(layers, dict)
    assert entries(layers["layers"])[-1] == {"card": "swamp gun"}


@both
def test_with_one_card_left_it_is_taken_and_with_none_nothing(edition: str) -> None:
    one = victory(
        edition,
        "fire beast",
        ["fire converter", "dark gun"],
        rituals=["plains gun"],
        discarded=without("fire converter", "dark gun", "plains gun"),
    )
    one.play("perform fire converter", "ritual plains gun")
    assert one.seat("A")["held"] == ["plains gun", "dark gun"]
    none = victory(
        edition,
        "fire beast",
        ["fire converter", "dark gun"],
        rituals=[],
        discarded=without("fire converter", "dark gun"),
    )
    none.play("perform fire converter")
    assert none.seat("A")["held"] == ["dark gun"]


@both
def test_ruling_27_two_parts_of_one_colour_may_complete_two_rituals_of_it(edition: str) -> None:
    siege = victory(edition, ["fire beast", "fire symbiote"], ["fire converter", "fire gun"])
    siege.play("perform fire converter", "ritual plains gun", "ritual dark gun", "return dark gun")
    assert siege.lines() == ["skip", "perform fire gun"]


@both
def test_ruling_27_and_difference_29_colours_of_legends_for_rituals(edition: str) -> None:
    golem = victory(edition, "golem", ["plains gun", "fire gun"])
    assert golem.lines() == ["skip", "perform plains gun"]
    spy = victory(edition, "spy", ["plains gun", "fire gun"])
    assert spy.lines() == ["skip", "perform plains gun"]
    siege = arrange(
        edition,
        citadel=["knellerwyrm"],
        defenders={"citadel": ["A"]},
        seats={"A": {"mana": {"dark": 10}, "held": ["plains gun", "fire gun"]}},
    )
    siege.play("attack citadel")
    assert siege.lines() == ["skip", "perform plains gun", "perform fire gun"]
    siege.play("perform fire gun", "build D1 F1", "ritual dark gun", "ritual swamp gun")
    assert siege.play("return dark gun").can("end")


@both
def test_a_structure_goes_on_any_free_foundation(edition: str) -> None:
    siege = victory(edition, "fire beast", ["fire gun"], foundations={"D2 F1": "dark gun"})
    siege.play("perform fire gun")
    free = ["build D1 F1", "build D2 F2", *(f"build D{n} F1" for n in (3, 4, 5, 6))]
    assert [line for line in siege.lines() if line in free] == free
    assert siege.why("build D1 F2") == "bastion-foundation-first"


def test_ruling_28_and_difference_27_when_structures_are_replaced_and_where_they_go() -> None:
    first = victory(FIRST, "fire beast", ["fire gun"], foundations={"D2 F1": "dark gun"})
    first.play("perform fire gun")
    assert first.why("build D2 F1") == "bastion-foundation-free-first"
    second = victory(SECOND, "fire beast", ["fire gun"], foundations={"D2 F1": "dark gun"})
    second.play("perform fire gun", "build D2 F1")
    assert second.document()["foundations"] == {"D2 F1": "fire gun"}
    pile = second.document()["rituals"]
    assert isinstance(pile, dict)
    assert entries(pile["layers"])[-1] == {"card": "dark gun"}


def test_difference_27_in_the_first_edition_a_full_bastion_discards_the_old_structure() -> None:
    cards = [f"{colour} {kind}" for kind in ("source", "obelisk") for colour in COLOURS]
    full = {f"D{n // 2 + 1} F{n % 2 + 1}": cards[n] for n in range(12)}
    siege = victory(FIRST, "fire beast", ["fire gun"], foundations=dict(full))
    siege.play("perform fire gun", "build D1 F1")
    assert siege.document()["discarded"] == [full["D1 F1"]]


@both
def test_ruling_47_mana_on_a_replaced_source_goes_to_the_reserve(edition: str) -> None:
    cards = [f"{colour} {kind}" for kind in ("source", "obelisk") for colour in COLOURS]
    full = {f"D{n // 2 + 1} F{n % 2 + 1}": cards[n] for n in range(12)}
    rich: Json = {"fire": 15}
    siege = arrange(
        edition,
        wall={"1": "fire beast", "20": "dark giant"},
        defenders={"D1": ["A"]},
        seats={"A": {"mana": rich, "held": ["fire gun"]}, "B": purse()},
        foundations=dict(full),
        mana={"D1 S4": "dark"},
    )
    siege.play("attack 1", "perform fire gun", "build D1 F1")
    assert siege.document()["mana"] == {}
    assert siege.reserve()["dark"] == 15


def test_ruling_47_a_damaged_source_card_may_be_replaced_and_its_damage_goes_with_it() -> None:
    siege = victory(
        "bastion/2018?scenario=late-arrival",
        "fire beast",
        ["fire gun"],
        foundations={"D2 F1": "dark source"},
        damaged=["D2 S4", "D2 S1"],
    )
    siege.play("perform fire gun", "build D2 F1")
    assert siege.document()["damaged"] == ["D2 S1"]


@both
def test_the_converter_swaps_one_disc_once_a_turn(edition: str) -> None:
    seat: Json = {"mana": {"fire": 2}, "artifacts": ["dark converter"]}
    siege = arrange(edition, seats={"A": seat})
    assert siege.why("convert fire fire") == "bastion-same-colour"
    assert siege.why("convert dark fire") == "bastion-no-disc"
    siege.play("convert fire swamp")
    assert siege.mana("A") == {"fire": 1, "swamp": 1}
    assert siege.why("convert fire swamp") == "bastion-artifact-used"
    none = arrange(edition)
    assert none.why("convert fire dark") == "bastion-no-artifact"


@both
def test_ruling_19_the_converter_needs_the_wanted_colour_in_the_reserve(edition: str) -> None:
    seat: Json = {"mana": {"fire": 2}, "artifacts": ["dark converter"]}
    siege = arrange(edition, seats={"A": seat, "B": purse(dark=15)})
    assert siege.why("convert fire dark") == "bastion-reserve-lacks"


@both
def test_ruling_33_the_accumulator_takes_a_disc_from_anywhere_if_its_owner_agrees(
    edition: str,
) -> None:
    seats: Json = {"A": {"mana": {}, "artifacts": ["dark accumulator"]}, "B": purse(fire=1)}
    siege = arrange(edition, defenders={"D1": ["A"], "D4": ["B"]}, seats=seats)
    assert siege.why("accumulate B dark") == "bastion-no-disc"
    assert siege.why("accumulate A fire") == "bastion-yourself"
    siege.play("accumulate B fire")
    assert siege.actor() == "B"
    siege.play("agree")
    assert siege.mana("A") == {"fire": 1}
    assert siege.why("accumulate B fire") == "bastion-artifact-used"
    refused = arrange(edition, defenders={"D1": ["A"], "D4": ["B"]}, seats=seats)
    refused.play("accumulate B fire", "decline")
    assert refused.why("accumulate B fire") == "bastion-helper-declined"


@pytest.mark.parametrize("edition", ["bastion/2018?seats=1", "bastion/2015?seats=1"])
def test_ruling_33_a_single_defender_plays_without_accumulators(edition: str) -> None:
    siege = Siege(edition)
    discarded = siege.document()["discarded"]
    assert discarded == [f"{colour} accumulator" for colour in COLOURS]


@both
def test_an_artifact_can_be_used_in_the_turn_it_is_made(edition: str) -> None:
    siege = victory(edition, "fire beast", ["fire converter"])
    siege.play(
        "perform fire converter", "ritual plains gun", "ritual swamp gun", "return swamp gun"
    )
    assert siege.can("convert dark fire")
