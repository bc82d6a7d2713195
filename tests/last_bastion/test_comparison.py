"""Where the Russian and the Polish rulebook differ, row by row (docs/last-bastion.md)."""

from last_bastion.arranging import Table, arrange, full_board, hero, load, turn_of, won


def test_row_01_the_active_player_chooses_the_slot_of_a_coloured_card() -> None:
    table = turn_of("north", {}).play("draw cave-troll")
    assert (table.actor(), table.moves()) == ("A", {"place E1", "place E2", "place E3"})


def test_row_02_with_all_slots_full_no_card_is_taken_and_a_life_is_lost() -> None:
    slots = {
        **full_board("north", ["butcher", "ember-hound", "flame-caller"]),
        **full_board("east", ["goblin-shieldling", "horn-blower", "cave-troll"]),
        **full_board("south", ["glass-spider", "hollow-summoner", "deep-colossus"]),
        **full_board("west", ["zombie-shooter", "crypt-opener", "carrion-golem"]),
    }
    effect = {"task": "effect", "effect": "draw", "seat": "A", "slot": "board", "from": "card"}
    table = arrange({"slots": slots, "pending": [{"task": "hero-phase"}, effect]})
    size = table.state.deck.size()
    assert (table.life("A"), size) == (2, 51 - 12)


def test_row_03_any_element_on_a_grasped_icon_goes_to_the_reserve_the_trap_too() -> None:
    document = {"grasped-tiles": ["quarry", "trebuchet"]}
    tiles = arrange(document).game.view(arrange(document).state, 0)["tiles"]
    assert isinstance(tiles, list)
    assert [tiles[at]["figure"] for at in (0, 8)] == [None, None]


def test_row_04_only_twindalli_fights_from_the_centre() -> None:
    slots = {"N2": "incubus"}
    assert arrange({"slots": slots}).why_not("fight N2") == "out-of-reach"
    assert "fight N2" in arrange({"slots": slots, "heroes": {"A": hero("twindalli")}}).moves()


def test_row_05_cards_on_adjacent_slots_are_fought_not_on_tiles() -> None:
    heroes = {"A": hero("kazgin", tile="market")}
    table = arrange(
        {"slots": {"N3": "incubus", "E1": "cave-troll", "E2": "butcher"}, "heroes": heroes}
    )
    assert table.moves("fight ") == {"fight N3", "fight E1", "fight both N3 E1"}


def test_row_06_all_warlords_must_be_beaten_and_exits_come_first() -> None:
    heroes = {"A": hero("arne", tile="trebuchet", equipment={"black": 4})}
    document = {"slots": {"N1": "the-faceless"}, "heroes": heroes}
    table = arrange(document, "level=difficult").play("fight N1", "roll red red red", "beat N1 4")
    assert (table.ending(), int(table.state.beaten)) == ("going-on", 1)


def test_row_07_losing_any_token_one_does_not_have_is_ignored() -> None:
    document = {"slots": {"N1": "butcher"}, "heroes": {"A": hero("arne", call=0)}}
    assert turn_of("north", document).tokens("A") == {}


def test_row_08_four_random_monsters_less_for_each_missing_hero() -> None:
    for seats, monsters in ((4, 50), (3, 46), (2, 42), (1, 38)):
        state = load(f"seats={seats}").start()
        assert state.deck.pool_counts()[0] == monsters
        assert len(state.deck.pool_cards()[0]) == 50  # which ones are out nobody knows


def test_row_09_novices_have_four_random_monsters_less() -> None:
    state = load("level=novice").start()
    assert (state.deck.pool_counts()[0], len(state.deck.pool_cards()[0])) == (46, 50)


def test_row_10_there_are_four_levels() -> None:
    assert list(load().contents.levels) == ["novice", "normal", "difficult", "heroic"]


def test_row_11_the_power_booklet_is_taken_from_the_russian_edition() -> None:
    sources = [source for component in load().components() for source in component.sources]
    assert any("LB-RU booklet" in source.place for source in sources)


def test_row_12_the_market_rolls_two_dice_and_white_is_a_free_choice() -> None:
    table = arrange({"heroes": {"A": hero("kazgin", tile="market")}})
    table.play("activate", "roll white white", "gain red", "gain red")
    assert table.tokens("A") == {"red": 2, "call": 1}


def test_row_13_recurring_effects_come_before_the_board() -> None:
    slots = full_board("north", ["butcher", "ember-hound", "flame-caller"])
    table = turn_of("north", {"slots": slots, "heroes": {"A": {"hero": "arne"}}})
    assert (table.asked(), table.life("A")) == ("give-up-token", 3)
    assert table.play("lose call").life("A") == 2


def test_row_14_a_healed_hero_is_wounded_and_the_second_fall_is_death() -> None:
    heroes = {"A": hero("kazgin", tile="dispensary"), "B": {"hero": "arne", "down": True}}
    table = arrange({"heroes": heroes}).play("activate", "heal B")
    assert (table.life("B"), table.tokens("B")) == (3, {"call": 1})
    assert not table.state.has_power(1, 2)
    slots = full_board("north", ["incubus", "ember-hound", "flame-caller"])
    table = turn_of("north", {"slots": slots, "heroes": {"A": hero("arne", life=1, wounded=True)}})
    assert table.state.is_dead(0)


def test_row_15_the_score() -> None:
    victories = [won(options=f"level={level}") for level in ("novice", "normal")]
    assert victories == [5 + 6 + 4, 10 + 6 + 4]
    levels = load().contents.levels.values()
    assert [level.victory for level in levels] == [5, 10, 15, 20]


def test_row_16_the_first_player_is_random_or_chosen() -> None:
    setting = "boards=red,green,blue,yellow&heroes=elmer,mylfaar,arne,sindara&tiles="
    setting += "tavern,market,tomb,tower,quarry,standard,fountain,dispensary,trebuchet"
    assert Table(load(setting)).moves() == {"begin A", "begin B", "begin C", "begin D"}
    assert Table(load(f"{setting}&first=C")).state.side == 2
