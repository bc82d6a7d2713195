"""Further rulings, which refine the others (docs/last-bastion.md, rulings 52 to 65)."""

import pytest

from garrison.games.last_bastion.rules.facts import Facts
from last_bastion.arranging import arrange, full_board, hero, load, turn_of, won


@pytest.mark.parametrize(
    ("first_slot", "faces"),
    [(0, [0, 1, 2]), (3, [2, 5, 8]), (6, [8, 7, 6]), (9, [6, 3, 0])],
)
def test_52_slots_are_counted_clockwise_and_face_their_edge(
    first_slot: int, faces: list[int]
) -> None:
    facts: Facts = load().facts
    assert [int(facts.facing[3 * (first_slot + n)]) for n in range(3)] == faces


def test_52_lines_go_straight_inward() -> None:
    facts = load().facts
    assert [int(facts.facing[3 * 1 + step]) for step in range(3)] == [1, 4, 7]  # N2
    assert [int(facts.facing[3 * 5 + step]) for step in range(3)] == [8, 7, 6]  # E3
    assert [int(facts.facing[3 * 9 + step]) for step in range(3)] == [6, 7, 8]  # W1


def test_53_only_a_hero_who_fell_twice_costs_points() -> None:
    everybody = won()
    assert everybody is not None
    assert won(heroes={"D": {"down": True}}) == everybody - 1  # its Life
    assert won(heroes={"D": {"down": True, "wounded": True}}) == everybody - 1 - 3


def test_54_equipment_goes_only_to_cards_beaten_and_at_most_their_resistance_each() -> None:
    document = {
        "slots": {"N1": "cinder-imp"},
        "standard": "red",
        "heroes": {"A": hero("arne", tile="trebuchet", equipment={"red": 3})},
    }
    table = arrange(document).play("fight N1")
    assert table.moves() == {"spare", "beat N1 0", "beat N1 1"}
    assert table.play("spare").tokens("A") == {"red": 3, "call": 1}


def test_55_one_beaten_card_is_settled_and_gone_before_the_other() -> None:
    heroes = {"A": hero("arne", tile="trebuchet", equipment={"black": 2, "red": 1})}
    document = {
        "slots": {"N1": "incubus", "W3": "shadow-scout"},
        "heroes": heroes,
    }
    table = arrange(document).play("fight both N1 W3", "roll red white", "beat both N1 1 W3 0")
    table.play("first N1", "corruption nothing")
    assert table.card("N1") == ""
    assert table.card("W3") == "shadow-scout"  # its reward is still to be taken
    assert table.asked() == "take-equipment"


def test_55_the_third_grasped_tile_loses_at_once_even_in_the_middle_of_a_fight() -> None:
    """The booklet's "at any moment" outweighs a Grasp that the other card's exit would remove."""
    heroes = {"A": hero("arne", tile="trebuchet", equipment={"black": 2, "red": 2})}
    document = {
        "slots": {"N1": "incubus", "W3": "nefarious-cannon"},
        "grasped-tiles": ["tower", "market"],
        "heroes": heroes,
    }
    table = arrange(document).play(
        "fight both N1 W3", "roll black red red", "beat both N1 0 W3 2", "first N1"
    )
    assert table.play("corruption grasp").ending() == "tiles-grasped"


def test_55_the_last_warlord_wins_only_if_the_other_cards_exits_are_survived() -> None:
    heroes = {"A": hero("arne", tile="trebuchet", equipment={"black": 4, "red": 2})}
    document = {
        "slots": {"N1": "incubus", "W3": "the-faceless"},
        "grasped-tiles": ["tower", "market"],
        "heroes": heroes,
    }
    table = arrange(document).play("fight both N1 W3", "roll red red green")
    table.play("beat both N1 0 W3 4", "first W3")
    assert table.ending() == "going-on"
    assert table.play("corruption grasp").ending() == "tiles-grasped"


def test_56_effects_owed_by_a_fallen_hero_pass_to_one_the_group_names() -> None:
    table = turn_of("north", {"heroes": {"A": hero("arne", life=1)}})
    table.play("draw soul-ferryman", "place N1")
    assert not table.is_up("A")
    table = turn_of("north", {"slots": {"N1": "pit-lord"}, "heroes": {"A": hero("arne", life=1)}})
    table.play("corruption token-and-life")
    assert not table.is_up("A")


def test_56_a_full_board_of_a_fallen_hero_acts_as_a_neutral_one() -> None:
    slots = full_board("north", ["pit-lord", "ember-hound", "flame-caller"])
    table = turn_of("north", {"slots": slots, "heroes": {"A": hero("arne", life=1)}})
    table.play("corruption life")
    assert table.moves() == {"assign B", "assign C", "assign D"}
    assert table.play("assign C").life("C") == 2


@pytest.mark.parametrize(
    ("effect", "heroes", "bearers"),
    [
        ("lose-token", {"B": hero("kazgin", call=0)}, {"A", "C", "D"}),
        ("lose-move", {"B": hero("kazgin", prone=True)}, {"A", "C", "D"}),
        ("grasp-hero", {"B": hero("kazgin", grasped=True), "C": {"wounded": True}}, {"A", "D"}),
        ("lose-life", {"B": {"down": True}}, {"A", "C", "D"}),
        ("gain-equipment", {}, {"A", "B", "C", "D"}),
        ("gain-life", {"A": {"life": 7}}, set()),
        ("gain-call", {}, set()),
        ("remove-grasp", {}, set()),
    ],
)
def test_57_who_an_effect_can_apply_to(
    effect: str, heroes: dict[str, dict[str, bool]], bearers: set[str]
) -> None:
    assign = {"task": "assign", "effect": effect, "slot": "board", "from": "card"}
    table = arrange({"heroes": {**heroes}, "pending": [{"task": "hero-phase"}, assign]})
    assert table.moves("assign") == {f"assign {seat}" for seat in bearers}


def test_58_what_comes_home_to_a_grasped_place_waits_in_the_reserve() -> None:
    document = {
        "slots": {"N1": "incubus"},
        "net": {"slot": "N1", "when": "exit"},
        "grasped-tiles": ["trebuchet"],
        "heroes": {"A": hero("kazgin", tile="trebuchet", equipment={"red": 2}, call=1)},
    }
    table = arrange(document).play("fight N1", "roll red red red red", "beat N1 0")
    tiles = table.game.view(table.state, 0)["tiles"]
    assert isinstance(tiles, list)
    assert tiles[0]["figure"] is None
    table.play("call fountain")
    tiles = table.game.view(table.state, 0)["tiles"]
    assert isinstance(tiles, list)
    assert tiles[0]["figure"] == "net"


def test_59_a_call_on_the_grasped_standard_works_and_lasts() -> None:
    heroes = {"A": hero("kazgin", call=2)}
    table = arrange({"heroes": heroes, "grasped-tiles": ["standard"]}, "seats=3")
    table.play("call standard", "raise red")
    assert table.state.standard == 0
    table.play("call fountain")
    assert (table.grasped_tiles(), table.state.standard) == (set(), 0)


def test_60_after_200_turns_the_siege_is_lost() -> None:
    table = arrange({"turn": 199}).play("end turn", "draw incubus", "place N1", "end turn")
    assert table.ending() == "exhaustion"


def test_61_tavern_and_elmer_do_not_divide_sindaras_actions() -> None:
    document = {"slots": {"N1": "butcher"}, "heroes": {"A": hero("sindara", tile="tavern")}}
    table = arrange(document).play("activate", "treat A", "move trebuchet")
    assert "fight N1" in table.moves()


def test_61_standing_up_is_her_movement_too() -> None:
    slots = {"W2": "zombie-lord"}
    heroes = {"A": hero("sindara", tile="tavern", prone=True)}
    table = arrange({"slots": slots, "heroes": heroes}).play("activate", "treat B", "stay")
    assert table.play("stand up").why_not("fight W2") == "acted-apart"


def test_61_powers_are_judged_when_they_are_used() -> None:
    """Sindara, freed of her Grasp by her own tile, may then fight as well."""
    document = {
        "slots": {"E2": "wolf-rider"},
        "heroes": {"A": hero("sindara", tile="fountain", grasped=True)},
    }
    table = arrange(document).play("activate")
    assert "fight E2" in table.moves()


def test_62_a_healed_hero_stands() -> None:
    slots = full_board("north", ["incubus", "ember-hound", "flame-caller"])
    heroes = {
        "A": hero("arne", life=1, prone=True),
        "B": hero("kazgin", tile="dispensary"),
    }
    table = turn_of("north", {"slots": slots, "heroes": heroes})
    assert (table.is_up("A"), table.lies("A")) == (False, False)
    table.play("draw cave-troll", "place E1", "activate", "heal A")
    assert (table.is_up("A"), table.lies("A")) == (True, False)


def test_62_a_fourth_blocker_finds_no_die_until_one_leaves() -> None:
    slots = {"E1": "shadow-scout", "E2": "shadow-knight", "E3": "shadow-squire"}
    slots |= {"S1": "troll-king", "N1": "incubus"}
    heroes = {
        "A": hero("arne", tile="trebuchet"),
        "B": hero("kazgin", tile="market", equipment={"black": 1}),
    }
    table = arrange({"slots": slots, "heroes": heroes})
    table.play("fight N1")
    assert table.asked() == "hero-phase"  # no die at all, nothing to choose
    table.play(
        "end turn", "discard queens-executioner", "fight E1", "roll red", "beat E1 1", "gain red"
    )
    view = table.game.view(table.state, 0)["upcoming"]
    assert isinstance(view, dict)
    assert view["dice"] == 0 + 1  # three blockers are left, and Kazgin has his own die


def test_62_effects_on_all_go_clockwise_and_the_last_ones_go_short() -> None:
    slots = {
        **full_board("east", ["goblin-skulker", "goblin-shieldling", "cave-troll"]),
        **full_board("south", ["web-stalker", "glass-spider", "deep-colossus"]),
        **full_board("west", ["zombie-lord", "zombie-shooter", "carrion-golem"]),
    }
    grasped = [f"{side}{n}" for side in "ESW" for n in (1, 2, 3)]
    document = {"slots": slots, "grasped-cards": grasped, "deck": ["warlord", 8]}
    table = turn_of("north", document).play("draw mistress-of-silence", "place N1")
    assert [table.is_grasped(seat) for seat in "ABCD"] == [True, True, True, False]


def test_62_on_the_double_face_the_token_goes_before_the_life() -> None:
    heroes = {"A": hero("arne", life=1, equipment={"red": 1})}
    table = turn_of("north", {"slots": {"N1": "pit-lord"}, "heroes": heroes})
    table.play("corruption token-and-life")
    assert table.asked() == "give-up-token"
    assert table.is_up("A")


def test_63_the_tower_may_move_a_card_on_after_it_made_way() -> None:
    table = arrange({"slots": {"N1": "incubus", "E1": "cave-troll"}})
    table.play("call tower", "shift N1 E1", "shift N1 W1")
    assert table.cards() == {"E1": "incubus", "W1": "cave-troll"}


def test_63_kazgin_is_not_immune_to_an_exit_handed_to_him() -> None:
    heroes = {"A": {"hero": "arne", "down": True}, "B": hero("kazgin")}
    exit = {"task": "effect", "effect": "corruption", "seat": "A", "slot": "N1", "from": "exit"}
    document = {"slots": {"N1": "incubus"}, "heroes": heroes, "side": "north", "pending": [exit]}
    table = arrange(document).play("assign B", "corruption life")
    assert table.life("B") == 2


def test_64_the_market_pays_coloured_faces_before_white_ones() -> None:
    heroes = {"A": hero("kazgin", tile="market"), "B": hero("arne", equipment={"red": 3})}
    table = arrange({"heroes": heroes}).play("activate", "roll red white")
    assert table.why_not("gain red") == "reserve-empty"  # the red face took the last one


def test_65_a_grasp_on_entrance_comes_to_the_card_at_once() -> None:
    table = turn_of("north", {}).play("draw gloom-herald", "place N1")
    assert table.grasped_cards() == {"N1"}
