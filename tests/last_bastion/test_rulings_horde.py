"""Rulings on the horde phase and on neutral boards (docs/last-bastion.md, rulings 1 to 16)."""

import pytest

from last_bastion.arranging import arrange, full_board, hero, turn_of


def test_01_cards_that_arrive_in_the_horde_phase_do_not_act_in_it() -> None:
    """The troll rolls a card; the skulker it brings is not activated, the board is then full."""
    table = turn_of("east", {"slots": {"E1": "thornback-troll", "E2": "cave-troll"}})
    table.play("corruption card", "draw goblin-skulker")
    assert table.card("E3") == "goblin-skulker"
    assert table.grasped_cards() == set()
    assert table.asked() == "discard-last-card"  # full after step 1: the green board's effect


def test_02_the_player_in_turn_orders_recurring_effects() -> None:
    table = turn_of("north", {"slots": {"N1": "cinder-imp", "N2": "butcher"}})
    assert table.actor() == "A"
    assert table.moves() == {"resolve N1 grasp", "resolve N2 lose-token"}


def test_02_the_group_orders_the_effects_of_a_neutral_board() -> None:
    table = turn_of("east", {"slots": {"E1": "goblin-skulker", "E2": "plunderer"}}, "seats=2")
    assert table.actor() == "B"  # the first hero clockwise from the board
    assert table.moves() == {"resolve E1 grasp", "resolve E2 lose-token"}


def test_03_a_recurring_grasp_comes_to_the_card_and_next_time_to_the_tile() -> None:
    table = turn_of("north", {"slots": {"N1": "cinder-imp"}})
    assert (table.grasped_cards(), table.grasped_tiles()) == ({"N1"}, set())
    table = turn_of("north", {"slots": {"N1": "cinder-imp"}, "grasped-cards": ["N1"]})
    assert (table.grasped_cards(), table.grasped_tiles()) == (set(), {"trebuchet"})


def test_03_removing_the_figure_from_the_card_starts_the_cycle_again() -> None:
    teagaan = {"A": hero("teagaan")}
    table = arrange({"slots": {"N1": "cinder-imp"}, "grasped-cards": ["N1"], "heroes": teagaan})
    table.play("meditate")
    table = turn_of("north", table.game.write(table.state))
    assert (table.grasped_cards(), table.grasped_tiles()) == ({"N1"}, set())


def test_03_under_the_net_the_cycle_stands_still() -> None:
    netted = {"slot": "N1", "when": "recurring"}
    table = turn_of(
        "north", {"slots": {"N1": "cinder-imp"}, "grasped-cards": ["N1"], "net": netted}
    )
    assert (table.grasped_cards(), table.grasped_tiles()) == ({"N1"}, set())


NO_FIGURES = {
    "slots": {
        **full_board("east", ["goblin-skulker", "goblin-shieldling", "cave-troll"]),
        **full_board("south", ["web-stalker", "glass-spider", "deep-colossus"]),
        **full_board("west", ["zombie-lord", "zombie-shooter", "carrion-golem"]),
        "N1": "cinder-imp",
    },
    "grasped-cards": ["E1", "E2", "E3", "S1", "S2", "S3", "W1", "W2", "W3"],
    "heroes": {seat: {"grasped": True} for seat in "ABC"},
}
"""Every figure of a Grasp is on a card or on a hero."""


def test_04_without_a_figure_in_the_reserve_nothing_is_placed() -> None:
    table = turn_of("north", NO_FIGURES)
    assert table.reserve("grasp") == 0
    assert "N1" not in table.grasped_cards()


def test_04_nor_does_corruption_place_one_on_a_tile() -> None:
    rolled = {"task": "roll-corruption", "seat": "B", "slot": "N1", "final": True}
    table = arrange({**NO_FIGURES, "pending": [{"task": "hero-phase"}, rolled]})
    table.play("corruption grasp")
    assert (table.reserve("grasp"), table.grasped_tiles()) == (0, set())


def test_05_with_its_board_full_a_card_may_go_to_any_free_slot() -> None:
    slots = full_board("east", ["goblin-skulker", "goblin-shieldling", "cave-troll"])
    table = turn_of("north", {"slots": slots}).play("draw wolf-rider")
    assert table.moves() == {f"place {side}{n}" for side in "NSW" for n in (1, 2, 3)}


def test_05_the_slot_of_the_trap_counts_as_free() -> None:
    table = turn_of("north", {"trap": "N2"}).play("draw incubus")
    assert table.moves() == {"place N1", "place N2", "place N3"}


def test_06_a_monster_placed_on_the_trap_is_discarded_without_any_effect() -> None:
    table = turn_of("north", {"trap": "N1"}).play("draw pact-binder", "place N1")
    assert table.cards() == {}
    assert "pact-binder" in table.discarded()
    assert not table.is_grasped("A")
    assert table.state.trap_slot == -1


def test_06_a_monster_moved_onto_the_trap_is_discarded_too() -> None:
    document = {"slots": {"E1": "cave-troll"}, "trap": "N1", "grasped-cards": ["E1"]}
    table = arrange(document).play("call tower", "shift E1 N1")
    assert table.cards() == {}
    assert "cave-troll" in table.discarded()
    assert table.reserve("grasp") == 12


def test_06_a_warlord_sends_the_trap_home_and_stays() -> None:
    table = turn_of("north", {"trap": "N1", "deck": ["warlord", 8]})
    table.play("draw warmonger", "place N1")
    assert table.card("N1") == "warmonger"
    assert table.state.trap_slot == -1


def test_06_the_trap_goes_to_the_reserve_while_the_quarry_is_grasped() -> None:
    table = turn_of("north", {"trap": "N1", "grasped-tiles": ["quarry"]})
    table.play("draw incubus", "place N1")
    tiles = table.game.view(table.state, 0)["tiles"]
    assert isinstance(tiles, list)
    assert tiles[8]["figure"] is None


TWELVE = {
    **full_board("north", ["incubus", "ember-hound", "flame-caller"]),
    **full_board("east", ["goblin-shieldling", "horn-blower", "cave-troll"]),
    **full_board("south", ["glass-spider", "hollow-summoner", "deep-colossus"]),
    **full_board("west", ["zombie-shooter", "crypt-opener", "carrion-golem"]),
}


@pytest.mark.parametrize("deck", [[30, "warlord", 8], ["warlord", 8]])
def test_07_with_all_twelve_slots_full_a_life_goes_instead_of_a_card(deck: list[int | str]) -> None:
    pending = [{"task": "effect", "effect": "draw", "seat": "A", "slot": "board", "from": "board"}]
    table = arrange({"slots": TWELVE, "deck": deck, "pending": pending})
    assert table.life("A") == 2
    assert table.ending() == "going-on"


def test_07_even_with_an_empty_deck() -> None:
    pending = [{"task": "effect", "effect": "draw", "seat": "A", "slot": "board", "from": "board"}]
    slots = {**TWELVE, "N1": "warmonger"}
    table = arrange({"slots": slots, "deck": [], "pending": pending})
    assert (table.life("A"), table.ending()) == (2, "going-on")


def test_08_the_player_orders_two_entrance_effects() -> None:
    table = turn_of("north", {}).play("draw pact-binder", "place N1")
    assert table.moves() == {"resolve N1 draw", "resolve N1 grasp-hero"}


def test_08_a_chained_card_is_resolved_before_the_next_effect_of_the_first() -> None:
    table = turn_of("north", {}).play("draw pact-binder", "place N1", "resolve N1 draw")
    table.play("draw flame-caller", "place N2")
    assert not table.is_grasped("A")
    table.play("draw incubus")
    assert table.is_grasped("A")


def test_09_the_green_board_takes_nothing_from_an_empty_deck() -> None:
    slots = full_board("east", ["goblin-shieldling", "horn-blower", "the-faceless"])
    table = turn_of("east", {"slots": slots, "deck": []})
    assert (table.actor(), table.asked()) == ("B", "hero-phase")


def test_09_a_warlord_discarded_by_the_green_board_loses_the_game() -> None:
    slots = full_board("east", ["goblin-shieldling", "horn-blower", "cave-troll"])
    table = turn_of("east", {"slots": slots, "deck": [5, "warlord"]}).play("discard warmonger")
    assert table.ending() == "warlord-discarded"


def test_10_the_yellow_boards_grasp_goes_to_an_ungrasped_tile_beside_it() -> None:
    slots = full_board("west", ["zombie-shooter", "crypt-opener", "carrion-golem"])
    table = turn_of("west", {"slots": slots, "grasped-tiles": ["tavern"]})
    table.play("corruption grasp")
    assert table.moves() == {"grasp dispensary", "grasp trebuchet"}
    assert table.why_not("grasp tavern") == "tile-grasped"


def test_11_a_corruption_roll_on_exit_uses_the_slot_of_the_dying_card() -> None:
    document = {
        "slots": {"N1": "incubus", "N2": "ember-hound", "N3": "flame-caller"},
        "heroes": {"A": hero("elmer", tile="trebuchet", equipment={"red": 2})},
    }
    table = arrange(document).play("fight N1", "roll green green green", "beat N1 2")
    table.play("corruption card", "draw cinder-imp")
    assert table.card("N1") == "incubus"  # still there while its exit is resolved
    assert table.moves() == {f"place {side}{n}" for side in "ESW" for n in (1, 2, 3)}
    table.play("place E1")
    assert table.card("N1") == ""


def test_11_its_grasp_falls_opposite_that_slot() -> None:
    document = {
        "slots": {"N1": "incubus"},
        "heroes": {"A": hero("elmer", tile="trebuchet", equipment={"red": 2})},
    }
    table = arrange(document).play("fight N1", "roll green green green", "beat N1 2")
    table.play("corruption grasp")
    assert table.grasped_tiles() == {"trebuchet"}


def test_12_a_corruption_roll_on_entrance_uses_the_slot_just_taken() -> None:
    table = turn_of("north", {"deck": ["warlord", 8], "grasped-tiles": ["tower"]})
    table.play("draw plague-prophet", "place N2", "corruption grasp")
    assert table.grasped_tiles() == {"tower", "standard"}


def test_13_a_neutral_board_runs_its_effects_and_never_draws() -> None:
    table = turn_of("east", {"slots": {"E1": "goblin-skulker"}}, "seats=2")
    assert table.grasped_cards() == {"E1"}
    assert table.asked() == "draw-card"  # already the turn of the south board, B's
    assert table.state.side == 2


def test_13_a_full_neutral_board_applies_its_effect() -> None:
    slots = full_board("east", ["goblin-shieldling", "horn-blower", "cave-troll"])
    assert turn_of("east", {"slots": slots}, "seats=2").asked() == "discard-last-card"


def test_14_each_effect_of_a_neutral_board_is_assigned_to_someone_it_can_apply_to() -> None:
    heroes = {"A": hero("elmer"), "B": hero("kazgin", call=0), "C": hero("arne")}
    table = turn_of("west", {"slots": {"W1": "tomb-robber"}, "heroes": heroes}, "seats=3")
    assert table.moves() == {"assign A", "assign C"}
    assert table.why_not("assign B") == "cannot-apply"


def test_14_whoever_takes_it_is_the_active_player_for_it() -> None:
    """A black card goes to the board of the hero who took the corruption roll."""
    table = turn_of("west", {"slots": {"W1": "lich-regent"}}, "seats=3")
    table.play("assign B", "corruption card", "draw soul-ferryman")
    assert table.actor() == "B"
    assert table.moves() == {"place E1", "place E2", "place E3"}


def test_14_an_effect_that_applies_to_nobody_is_skipped() -> None:
    heroes = {seat: hero(name, call=0) for seat, name in zip("AB", ("elmer", "arne"), strict=True)}
    table = turn_of("east", {"slots": {"E1": "plunderer"}, "heroes": heroes}, "seats=2")
    assert table.asked() == "draw-card"
    assert table.state.side == 2


def test_15_an_effect_on_all_hits_every_hero_in_play_once() -> None:
    heroes = {"C": {"down": True}}
    table = turn_of("north", {"deck": ["warlord", 8], "heroes": heroes})
    table.play("draw mistress-of-silence", "place N1")
    assert [table.is_grasped(seat) for seat in "ABCD"] == [True, True, False, True]


def test_16_alone_there_are_three_neutral_boards_and_38_monsters() -> None:
    table = arrange({}, "seats=1")
    boards = table.game.view(table.state, 0)["boards"]
    assert isinstance(boards, list)
    assert [board["neutral"] for board in boards] == [False, True, True, True]
    assert table.game.write(table.state)["deck"] == [30, "warlord", 8]
