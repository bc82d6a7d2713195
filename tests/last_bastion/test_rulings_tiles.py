"""Rulings on tiles (docs/last-bastion.md, rulings 35 to 43)."""

from last_bastion.arranging import arrange, full_board, hero, turn_of


def test_35_the_net_covers_one_effect_of_one_monster_and_moves_when_used_again() -> None:
    slots = {"N1": "gloom-herald", "N2": "butcher"}
    table = arrange({"slots": slots, "heroes": {"A": hero("kazgin", call=2)}}, "seats=3")
    table.play("call trebuchet")
    assert table.moves() == {
        "net N1 entrance grasp",
        "net N1 recurring grasp",
        "net N1 exit gain-equipment",
        "net N2 recurring lose-token",
    }
    table.play("net N1 recurring grasp", "call trebuchet", "net N2 recurring lose-token")
    assert (table.state.net_slot, table.state.net_effect) == (1, 3)


def test_35_covering_a_blocker_frees_the_die() -> None:
    slots = {"N1": "shadow-scout", "W3": "zombie-lord"}
    table = arrange({"slots": slots, "heroes": {"A": hero("arne", tile="trebuchet")}})
    table.play("call trebuchet", "net N1 continuous block-die", "fight W3")
    assert all(len(line.split()) == 4 for line in table.moves())


def test_35_there_is_nothing_to_cover_while_the_net_covers_the_only_effect() -> None:
    butcher = {"slots": {"N1": "butcher"}}
    assert "call trebuchet" in arrange(butcher).moves()
    covered = arrange({**butcher, "net": {"slot": "N1", "when": "recurring"}})
    assert covered.why_not("call trebuchet") == "tile-useless"


def test_35_warlords_are_immune_to_the_net() -> None:
    table = arrange({"slots": {"N1": "warmonger", "N2": "butcher", "N3": "incubus"}})
    table.play("call trebuchet")
    assert table.why_not("net N1 recurring all-lose-token") == "warlord-immune"


def test_36_the_tower_moves_up_to_two_cards_of_any_colour_to_any_board() -> None:
    table = arrange({"slots": {"N1": "incubus", "E1": "warmonger"}})
    table.play("call tower", "shift N1 S1", "shift E1 N1")
    assert table.cards() == {"S1": "incubus", "N1": "warmonger"}


def test_36_two_cards_may_change_places_and_everything_on_them_travels() -> None:
    document = {
        "slots": {"N1": "cinder-imp", "E1": "cave-troll"},
        "grasped-cards": ["N1"],
        "net": {"slot": "N1", "when": "recurring"},
        "spell": "E1",
    }
    table = arrange(document).play("call tower", "shift N1 E1", "done")
    assert table.cards() == {"E1": "cinder-imp", "N1": "cave-troll"}
    assert table.grasped_cards() == {"E1"}
    assert (table.state.net_slot, table.state.spell_slot) == (3, 0)


def test_36_moved_cards_do_not_enter_again() -> None:
    table = arrange({"slots": {"N1": "flame-caller"}}).play("call tower", "shift N1 E1")
    assert table.asked() == "hero-phase"


def test_37_the_market_pays_nothing_for_an_exhausted_colour() -> None:
    heroes = {"A": hero("kazgin", tile="market"), "B": hero("arne", equipment={"red": 4})}
    table = arrange({"heroes": heroes}).play("activate", "roll red white")
    assert table.moves() == {"gain green", "gain blue", "gain yellow", "gain black"}
    table.play("gain blue")
    assert table.tokens("A") == {"blue": 1, "call": 1}


def test_38_the_tavern_gives_life_and_an_optional_move_to_one_hero() -> None:
    table = arrange({"heroes": {"A": hero("kazgin", tile="tavern")}}).play("activate", "treat C")
    assert (table.life("C"), table.actor()) == (4, "C")
    assert "stay" in table.moves()
    table.play("move market")
    assert (table.tile("C"), table.actor()) == ("market", "A")


def test_39_a_grasp_on_the_standard_takes_its_token_away() -> None:
    slots = {"N2": "chain-fiend"}
    table = turn_of(
        "north",
        {
            "slots": slots,
            "grasped-cards": ["N2"],
            "grasped-tiles": ["tower"],
            "standard": "red",
            "heroes": {"B": hero("teagaan", call=1)},
        },
    )
    assert table.grasped_tiles() == {"tower", "standard"}
    assert table.state.standard == -1
    table.play("draw cave-troll", "place E1", "end turn", "draw incubus", "place N1")
    table.play("meditate", "cleanse tile standard")
    assert table.state.standard == -1  # the figure comes back without a token


def test_40_the_fountain_removes_up_to_two_grasps() -> None:
    document = {"grasped-tiles": ["tavern", "tower"], "heroes": {"B": {"grasped": True}}}
    table = arrange(document).play("call fountain", "cleanse tile tavern")
    assert "leave" in table.moves()
    table.play("cleanse hero B")
    assert table.grasped_tiles() == {"tower"}
    only = arrange({"grasped-tiles": ["tavern"]}).play("call fountain")
    assert only.grasped_tiles() == set()


def test_41_the_dispensary_heals_the_fallen_but_not_the_dead() -> None:
    heroes = {
        "A": hero("kazgin", tile="dispensary"),
        "B": {"hero": "arne", "down": True},
        "C": {"hero": "elmer", "down": True, "wounded": True},
    }
    table = arrange({"heroes": heroes}).play("activate")
    assert "heal B" in table.moves()
    assert table.why_not("heal C") == "hero-dead"
    assert table.why_not("heal A") == "not-fallen"
    table.play("heal B")
    assert (table.life("B"), table.tokens("B"), table.tile("B")) == (3, {"call": 1}, "dispensary")


def test_41_a_hero_healed_from_afar_still_stands_on_the_dispensary() -> None:
    heroes = {"A": hero("kazgin", tile="market"), "B": {"hero": "arne", "down": True}}
    table = arrange({"heroes": heroes}).play("call dispensary", "heal B")
    assert table.tile("B") == "dispensary"


def test_41_it_gets_what_the_reserve_has_and_with_no_life_left_nobody_is_healed() -> None:
    down = {"hero": "arne", "down": True}
    scarce = {"A": hero("kazgin", life=8, tile="dispensary"), "B": down, "C": {"life": 6}}
    table = arrange({"heroes": {**scarce, "D": {"life": 1}}}).play("activate", "heal B")
    assert table.life("B") == 1
    none = {"A": hero("kazgin", life=9, tile="dispensary"), "B": down, "C": {"life": 6}}
    table = arrange({"heroes": {**none, "D": {"life": 1}}}).play("activate")
    assert table.why_not("heal B") == "reserve-empty"


def test_42_the_tomb_may_cost_the_last_life() -> None:
    heroes = {"A": hero("kazgin", tile="tomb", life=1)}
    table = arrange({"slots": {"E1": "orc-berserker"}, "heroes": heroes}).play("activate")
    assert "orc-berserker" in table.discarded()
    assert not table.is_up("A")
    assert table.state.side == 1  # its turn is over


def test_42_the_tomb_does_nothing_to_warlords_and_its_victims_leave_no_exit_effects() -> None:
    heroes = {"A": hero("arne", tile="tomb")}
    slots = {"E1": "orc-berserker", "N1": "warmonger", "S1": "web-stalker"}
    table = arrange({"slots": slots, "heroes": heroes}).play("activate")
    assert table.why_not("bury N1") == "warlord-immune"
    table.play("bury E1")
    assert (table.life("A"), table.asked()) == (2, "hero-phase")


def test_43_the_trap_goes_to_a_free_slot_of_the_own_board_only() -> None:
    table = arrange(
        {"slots": {"N1": "incubus"}, "heroes": {"A": hero("kazgin", call=2)}}, "seats=3"
    )
    table.play("call quarry")
    assert table.moves() == {"trap N2", "trap N3"}
    assert table.why_not("trap E1") == "own-board"
    assert table.why_not("trap N1") == "slot-taken"
    table.play("trap N2", "call quarry")
    assert table.state.trap_slot == 2  # used again it moves: N3 was the only other free slot


def test_43_without_a_free_slot_the_quarry_cannot_be_used() -> None:
    slots = full_board("north", ["incubus", "ember-hound", "flame-caller"])
    assert arrange({"slots": slots}).why_not("call quarry") == "tile-useless"
