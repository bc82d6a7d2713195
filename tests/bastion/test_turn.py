"""The order of a turn, Repeat, swaps by others, set-up and scenarios."""

import pytest

from bastion.arranging import FIRST, SECOND, Siege, arrange, entries, number, purse, table
from garrison.core.documents import Json

both = pytest.mark.parametrize("edition", [SECOND, FIRST])

SIX = ("plains", "fire", "mountain", "forest", "swamp", "dark")


def set_up(name: str, reveal: str = "") -> Siege:
    """A game taken through set-up, always the first outcome, until a turn begins."""
    siege = Siege(name)
    while siege.document()["stage"] == "set-up":
        wanted = [line for line in siege.lines() if reveal and line.endswith(reveal)]
        siege.play((wanted or siege.lines())[0])
    return siege


def test_difference_01_actions_then_attack_or_attack_then_actions() -> None:
    second = set_up("bastion/2018?level=tutorial&seats=2")
    assert second.actor() == "A"
    second.play("end")
    assert second.actor() == "*"
    first = set_up("bastion/2015?siege=training&seats=2")
    assert first.actor() == "*"
    first.play(first.lines("reveal")[0])
    assert first.actor() == "A"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_difference_02_and_ruling_45_as_many_enemies_stand_when_the_first_defender_acts(
    seats: int,
) -> None:
    second = set_up(f"bastion/2018?level=tutorial&seats={seats}")
    assert list(second.wall()) == [str(n + 1) for n in range(seats + 1)]
    first = set_up(f"bastion/2015?siege=training&seats={seats}")
    assert list(first.wall()) == [str(n + 1) for n in range(seats)]
    first.play(first.lines("reveal")[0])
    assert list(first.wall()) == list(second.wall())


def test_ruling_15_special_cards_at_set_up_count_as_one_and_scouts_bring_more() -> None:
    siege = arrange(
        "bastion/2015?siege=legends",
        stage="set-up",
        deck=["rokai", "spy", "dark mage", "fire mage", "dark rider"],
        pending=["begin turn: A", "end set-up", "add an enemy", "reveal an enemy"],
    )
    siege.play("reveal rokai", "reveal spy", "reveal dark mage", "reveal fire mage")
    assert siege.squares() == {"D1": "rokai"}
    assert siege.wall() == {"1": "spy", "2": "dark mage", "3": "fire mage"}
    assert siege.document()["stage"] == "play"


def test_difference_20_and_ruling_16_priests_side_by_side_at_set_up_are_set_aside() -> None:
    position: dict[str, Json] = {
        "stage": "set-up",
        "wall": {"1": "fire priest"},
        "deck": ["dark priest", "fire mage", "dark rider"],
        "pending": ["begin turn: A", "end set-up", "reveal an enemy"],
    }
    second = arrange(SECOND, **position).play("reveal dark priest", "reveal fire mage")
    assert second.wall() == {"1": "fire priest", "2": "fire mage"}
    assert second.actor() == "A"
    second.play("end")
    assert sorted(second.lines()) == ["reveal dark priest", "reveal dark rider"]
    first = arrange(FIRST, **position).play("reveal dark priest")
    assert first.wall()["2"] == "dark priest"


def test_ruling_16_the_inquisitor_is_not_set_aside() -> None:
    siege = arrange(
        SECOND,
        stage="set-up",
        wall={"1": "fire priest"},
        deck=["inquisitor", "fire mage"],
        pending=["begin turn: A", "end set-up", "reveal an enemy"],
    )
    assert siege.play("reveal inquisitor").wall()["2"] == "inquisitor"


def test_difference_08_rituals_are_dealt_after_the_enemies_of_the_set_up_are_out() -> None:
    siege = Siege("bastion/2018?seats=2")
    while not siege.lines("ritual"):
        siege.play(siege.lines()[0])
    assert len(siege.wall()) == 3
    first = Siege("bastion/2015?seats=2")
    while not first.lines("ritual"):
        first.play(first.lines()[0])
    assert len(first.wall()) == 2


@both
def test_each_defender_keeps_two_of_three_rituals(edition: str) -> None:
    siege = set_up(f"{edition.partition('?')[0]}?seats=3")
    for seat in "ABC":
        assert len(entries(siege.seat(seat)["held"])) == 2


@both
def test_ruling_50_cards_returned_at_set_up_lie_under_the_deck_in_unknown_order(
    edition: str,
) -> None:
    siege = set_up(f"{edition.partition('?')[0]}?seats=3")
    pile = table(siege.document()["rituals"])
    last = table(entries(pile["layers"])[-1])
    assert last["size"] == 3
    pool = table(entries(pile["pools"])[number(entries(last["pools"])[0])])
    assert pool["count"] == 3


@both
def test_ruling_42_and_difference_15_repeat_gives_another_phase(edition: str) -> None:
    seat: Json = {
        "mana": {"fire": 3},
        "spells": ["fire dragon", "dark dragon"],
        "artifacts": ["fire converter"],
    }
    siege = arrange(edition, defenders={"D1": ["A"]}, seats={"A": seat})
    siege.play("move D2", "channel S1 fire", "convert fire dark", "cast repeat")
    assert siege.can("move D3")
    assert siege.can("channel S2 dark")
    if edition == FIRST:
        assert siege.can("convert fire dark")
    else:
        assert siege.why("convert fire dark") == "bastion-artifact-used"
    siege.play("move D3", "cast repeat", "move D4", "end")
    assert siege.actor() == "*"


@both
def test_artifacts_are_ready_again_in_the_next_turn(edition: str) -> None:
    seat: Json = {"mana": {"fire": 3}, "artifacts": ["fire converter"]}
    name = f"{edition.partition('?')[0]}?seats=1"
    siege = arrange(name, seats={"A": seat}, deck=["dark mage", "fire mage", "dark rider"])
    siege.play("convert fire dark", "end", "reveal dark mage")
    assert siege.can("convert fire dark")


def test_difference_12_and_ruling_48_swaps_while_another_defender_acts() -> None:
    position: dict[str, Json] = {
        "wall": {"1": "fire mage", "9": "dark mage"},
        "seats": {"B": {"spells": ["fire symbiote"]}},
    }
    second = arrange(SECOND, **position)
    second.play("ask B exchange")
    assert second.actor() == "B"
    second.play("pick 1", "pick 9")
    assert second.wall() == {"1": "dark mage", "9": "fire mage"}
    assert second.actor() == "A"
    first = arrange(FIRST, **position)
    assert first.why("ask B exchange") == "bastion-own-turn-only"


def test_ruling_48_no_swap_while_another_decision_is_open() -> None:
    siege = arrange(
        SECOND,
        wall={"1": "fire beast", "9": "dark mage"},
        defenders={"D1": ["A"]},
        seats={
            "A": {"mana": {"fire": 3}, "spells": ["dark rider"]},
            "B": {"spells": ["fire symbiote"]},
        },
    )
    siege.play("attack 1")
    assert siege.why("ask B exchange") == "bastion-spell-useless"


def test_ruling_26_a_declined_swap_is_not_asked_for_again_this_turn() -> None:
    siege = arrange(
        SECOND,
        wall={"1": "fire mage", "9": "dark mage"},
        seats={"B": {"spells": ["fire symbiote", "fire archmage", "dark archmage"]}},
        deck=["dark rider", "fire rider", "fire beast"],
    )
    siege.play("ask B exchange", "decline")
    assert siege.why("ask B exchange") == "bastion-helper-declined"
    siege.play("ask B teleport", "pick 9", "pick 2")
    assert siege.wall() == {"1": "fire mage", "2": "dark mage"}


def test_nobody_can_be_teleported_along_a_full_wall() -> None:
    kinds = [f"{colour} {kind}" for kind in ("beast", "warrior", "mage", "rider") for colour in SIX]
    for edition, sections in ((SECOND, 24), (FIRST, 23)):
        wall = {str(section): kinds[section - 1] for section in range(1, sections + 1)}
        held = {"A": {"spells": ["fire archmage"]}}
        full = arrange(edition, wall=wall, defenders={"D1": ["A"]}, seats=held)
        assert full.why("cast teleport") == "bastion-nothing-to-swap"
        del wall["5"]
        full = arrange(edition, wall=wall, defenders={"D1": ["A"]}, seats=held)
        assert full.can("cast teleport")


def test_every_card_can_be_swapped_the_first_of_the_box_too() -> None:
    siege = arrange(
        SECOND,
        wall={"1": "plains beast", "9": "fire beast"},
        defenders={"D1": ["A"]},
        seats={"A": {"spells": ["fire symbiote"]}},
    )
    siege.play("cast exchange")
    assert siege.lines() == ["pick 1", "pick 9"]


def test_difference_13_swaps_do_not_reach_enemies_inside_the_bastion() -> None:
    for edition in (SECOND, FIRST):
        siege = arrange(
            edition,
            wall={"1": "fire mage"},
            squares={"D1": "fire flyer"},
            citadel=["dark dragon"],
            defenders={"D1": ["A"]},
            seats={"A": {"spells": ["fire symbiote", "fire archmage"]}},
        )
        assert siege.why("cast exchange") == "bastion-nothing-to-swap"
        siege.play("cast teleport")
        assert siege.lines() == ["pick 1"]


def test_scenario_1_lays_a_source_card_into_every_district() -> None:
    siege = set_up("bastion/2018?scenario=darkened-skies")
    assert len(table(siege.document()["foundations"])) == 6
    assert table(siege.view()["army"])["strength"] == {"least": 179, "most": 179}


def test_scenario_2_gives_each_defender_a_beast_as_speed() -> None:
    siege = Siege("bastion/2018?scenario=trembling-earth&seats=3")
    assert [siege.seat(seat)["spells"] for seat in "ABC"] == [
        ["plains beast"],
        ["fire beast"],
        ["mountain beast"],
    ]
    assert siege.document()["boxed"] == ["forest beast", "swamp beast", "dark beast"]


def test_scenario_3_keeps_the_legends_in_the_lower_thirty_cards() -> None:
    siege = Siege("bastion/2018?scenario=show-of-force&seats=1")
    while not siege.lines("reveal"):
        siege.play(siege.lines()[0])
    pile = table(siege.document()["deck"])
    upper, lower = (table(layer) for layer in entries(pile["layers"]))
    assert (upper["size"], lower["size"]) == (12, 30)
    assert not siege.lines("reveal spy")
    legends = table(entries(pile["pools"])[-1])
    assert legends["count"] == 10
    assert len(entries(lower["pools"])) == len(entries(upper["pools"])) + 1


def late_arrival() -> Siege:
    return set_up(
        "bastion/2018?scenario=late-arrival&seats=2&districts=plains,fire,mountain,forest,swamp,dark"
    )


def test_ruling_30_scenario_4_damages_the_far_districts_with_their_source_cards() -> None:
    siege = late_arrival()
    damaged = [f"D{d} S{s}" for d in (2, 3, 4) for s in (1, 2, 3, 4)]
    assert siege.document()["damaged"] == damaged
    assert list(siege.squares()) == ["D2", "D3", "D4"]
    assert {str(card).split()[0] for card in siege.squares().values()} == {
        "plains",
        "swamp",
        "dark",
    }
    assert str(entries(siege.document()["citadel"])[0]).split()[0] in ("fire", "mountain", "forest")
    assert siege.wall() == {}
    assert siege.tile("A") == "D6"
    assert len(entries(siege.document()["boxed"])) == 3 + 5


def test_scenario_4_revives_a_source_once_a_turn_for_a_disc_of_its_colour() -> None:
    position: dict[str, Json] = {
        "damaged": ["D2 S1", "D2 S2", "D3 S1"],
        "squares": {"D3": "dark flyer"},
        "defenders": {"D2": ["A"], "D3": ["B"]},
        "seats": {"A": purse(fire=1, mountain=1)},
    }
    siege = arrange("bastion/2018?scenario=late-arrival", **position)
    assert siege.why("channel S1 fire") == "bastion-source-damaged"
    assert siege.why("revive S3") == "bastion-not-damaged"
    siege.play("revive S1")
    assert siege.document()["damaged"] == ["D2 S2", "D3 S1"]
    assert siege.why("revive S2") == "bastion-done-revive"
    poor = arrange(
        "bastion/2018?scenario=late-arrival", **{**position, "seats": {"A": purse(dark=1)}}
    )
    assert poor.why("revive S1") == "bastion-no-disc"
    under = arrange("bastion/2018?scenario=late-arrival", **{**position, "turn": "B"})
    assert under.why("revive S1") == "bastion-square-occupied"


def test_scenario_4_begins_with_the_beasts() -> None:
    siege = late_arrival()
    siege.play("end")
    assert all(line.endswith("beast") for line in siege.lines("reveal"))
