"""Rulings on the hero phase and hero powers (docs/last-bastion.md, rulings 17 to 27)."""

import pytest

from last_bastion.arranging import arrange, full_board, hero, turn_of


def test_17_a_turn_is_one_movement_and_one_action_in_any_order() -> None:
    table = arrange({"heroes": {"A": hero("kazgin", tile="tavern")}})
    table.play("activate", "treat B", "stay", "move trebuchet")
    assert table.why_not("move tower") == "moved-already"
    assert table.why_not("activate") == "acted-already"
    table = arrange({"heroes": {"A": hero("kazgin", tile="standard")}})
    table.play("move tavern", "activate", "treat B", "stay")
    assert table.tile("A") == "tavern"


def test_17_a_step_goes_to_any_of_eight_neighbours_and_tiles_are_shared() -> None:
    table = arrange({"heroes": {"A": hero("kazgin")}})
    assert len(table.moves("move")) == 8
    corner = arrange({"heroes": {"A": hero("kazgin", tile="trebuchet")}})
    assert corner.moves("move") == {"move tower", "move tavern", "move standard"}
    assert corner.why_not("move market") == "too-far"
    assert corner.play("move standard").tile("A") == corner.tile("B")


def test_17_both_are_optional() -> None:
    assert "end turn" in arrange({}).moves()


def test_18_the_next_movement_of_any_origin_is_spent_to_stand_up() -> None:
    own = arrange({"heroes": {"A": hero("kazgin", prone=True)}})
    assert own.why_not("move tavern") == "lies-down"
    own.play("stand up")
    assert not own.lies("A")
    assert own.why_not("move tavern") == "moved-already"

    tavern = arrange(
        {"heroes": {"A": hero("kazgin", tile="tavern"), "B": hero("arne", prone=True)}}
    )
    tavern.play("activate", "treat B")
    assert tavern.actor() == "B"
    assert tavern.moves() == {"stand up", "stay"}

    elmer = arrange({"heroes": {"A": hero("elmer"), "B": hero("arne", prone=True)}})
    elmer.play("ride B")
    assert elmer.moves() == {"stand up", "stay"}


def test_18_elmer_gives_his_movement_to_nobody_who_is_down() -> None:
    down = {"down": True}
    heroes = {"A": {**down, "hero": "arne"}, "B": hero("mylfaar"), "C": hero("elmer"), "D": down}
    table = arrange({"heroes": heroes, "side": "south"})
    assert table.moves("ride") == {"ride B", "ride C"}
    assert table.why_not("ride A") == table.why_not("ride D") == "hero-down"


def test_18_a_lost_movement_does_not_stack() -> None:
    slots = full_board("south", ["glass-spider", "hollow-summoner", "deep-colossus"])
    table = turn_of("south", {"slots": slots, "heroes": {"C": hero("arne", prone=True)}})
    table.play("stand up")
    assert not table.lies("C")


def test_18_teagaan_cannot_trade_a_lost_movement() -> None:
    document = {"grasped-tiles": ["tavern"], "heroes": {"A": hero("teagaan", prone=True)}}
    assert arrange(document).why_not("meditate") == "lies-down"


def test_19_several_calls_to_arms_a_turn_even_on_grasped_tiles() -> None:
    heroes = {"A": hero("kazgin", call=2)}
    table = arrange({"heroes": heroes, "grasped-tiles": ["tavern"]}, "seats=3")
    table.play("call tavern", "treat A", "stay", "call standard", "raise red")
    assert (table.life("A"), table.tokens("A")) == (4, {})
    assert table.why_not("call market") == "no-call"


def test_19_no_call_inside_an_action() -> None:
    table = arrange({"heroes": {"A": hero("kazgin", tile="tavern")}}).play("activate")
    assert table.why_not("call market") == "asked"


def test_19_a_call_gained_this_turn_may_be_used() -> None:
    document = {
        "slots": {"W1": "lich-regent"},
        "heroes": {"A": hero("kazgin", tile="dispensary", call=0, equipment={"yellow": 3})},
    }
    table = arrange(document)
    assert table.why_not("call market") == "no-call"
    table.play("fight W1", "roll yellow red red red", "beat W1 3")
    assert "call market" in table.moves()


def test_19_a_call_uses_the_figure_of_a_grasped_tile_from_the_reserve() -> None:
    table = arrange({"slots": {"N1": "butcher"}, "grasped-tiles": ["trebuchet"]})
    table.play("call trebuchet")
    assert table.state.net_slot == 0


def test_20_spare_calls_to_arms_lie_in_the_reserve_with_fewer_players() -> None:
    assert arrange({}).reserve("call") == 0
    assert arrange({}, "seats=2").reserve("call") == 2


def test_21_sindaras_two_actions_stay_on_one_side_of_her_movement() -> None:
    document = {"slots": {"W2": "zombie-lord"}, "heroes": {"A": hero("sindara", tile="tavern")}}
    table = arrange(document)
    table.play("activate", "treat B", "stay", "fight W2", "roll red red red")
    assert table.why_not("activate") == "acted-already"
    table = arrange(document).play("activate", "treat B", "stay", "move dispensary")
    assert table.why_not("fight W1") == "acted-apart"


def test_21_both_actions_may_come_after_her_movement() -> None:
    document = {"slots": {"W2": "zombie-lord"}, "heroes": {"A": hero("sindara")}}
    table = arrange(document).play("move tavern", "fight W2", "roll red red red")
    assert "activate" in table.moves()


def test_21_a_call_to_arms_may_be_played_in_between() -> None:
    document = {"slots": {"W2": "zombie-lord"}, "heroes": {"A": hero("sindara", tile="tavern")}}
    table = arrange(document).play("activate", "treat B", "stay", "call standard", "raise yellow")
    assert "fight W2" in table.moves()


def test_22_feng_li_rerolls_combat_dice_once_in_her_hero_phase() -> None:
    document = {
        "slots": {"N1": "incubus"},
        "heroes": {"A": hero("feng-li", tile="trebuchet")},
    }
    table = arrange(document).play("fight N1", "roll red green blue")
    assert "reroll green blue" in table.moves()
    assert table.why_not("reroll yellow") == "not-rolled"
    table.play("reroll green blue", "roll white yellow")
    assert "beat N1 0" in table.moves()  # no second reroll
    table.play("spare", "call market", "roll red red")
    assert table.asked() == "hero-phase"


def test_22_she_may_use_it_at_the_market_instead() -> None:
    table = arrange({"heroes": {"A": hero("feng-li", tile="market")}})
    table.play("activate", "roll red red", "reroll red red", "roll blue black")
    assert table.tokens("A") == {"blue": 1, "black": 1, "call": 1}


def test_22_she_rerolls_each_corruption_die_once_in_any_phase() -> None:
    table = turn_of("north", {"slots": {"N1": "pit-lord"}, "heroes": {"A": hero("feng-li")}})
    table.play("corruption life")
    assert table.moves() == {"keep", "reroll corruption"}
    table.play("reroll corruption", "corruption nothing")
    assert (table.life("A"), table.asked()) == (3, "draw-card")


def test_22_also_for_a_neutral_board() -> None:
    heroes = {"B": hero("feng-li")}
    table = turn_of("west", {"slots": {"W1": "lich-regent"}, "heroes": heroes}, "seats=3")
    table.play("assign B", "corruption life", "keep")
    assert table.life("B") == 2


def test_23_twindalli_reaches_the_ends_of_her_row_and_column() -> None:
    slots = {"N2": "incubus", "E2": "cave-troll", "S2": "glass-spider", "W2": "zombie-lord"}
    slots |= {"N1": "butcher"}
    table = arrange({"slots": slots, "heroes": {"A": hero("twindalli")}})
    assert table.moves("fight ") == {
        *{f"fight {side}2" for side in "NESW"},
        *{f"fight both {pair}" for pair in ("N2 E2", "N2 S2", "N2 W2", "E2 S2", "E2 W2", "S2 W2")},
    }
    assert table.why_not("fight N1") == "out-of-reach"


def test_23_equipment_of_heroes_on_her_tile_can_be_used() -> None:
    heroes = {"A": hero("twindalli"), "B": hero("arne", equipment={"blue": 1}), "C": hero("elmer")}
    table = arrange({"slots": {"S2": "hollow-summoner"}, "heroes": heroes})
    table.play("fight S2", "roll red red red", "beat S2 1")
    assert table.cards() == {}
    assert table.tokens("B") == {"call": 1}


def test_24_arne_takes_equipment_once_a_turn_if_the_reserve_has_it() -> None:
    heroes = {"A": hero("arne"), "B": hero("kazgin", equipment={"black": 4})}
    table = arrange({"heroes": heroes})
    assert table.why_not("forage black") == "reserve-empty"
    table.play("forage green")
    assert table.tokens("A") == {"green": 1, "call": 1}
    assert table.why_not("forage green") == "power-used"


def test_25_kazgins_grey_die_serves_in_combat_only_and_is_never_blocked() -> None:
    slots = {"N1": "incubus", "E1": "shadow-scout", "E2": "shadow-knight", "E3": "shadow-squire"}
    heroes = {"A": hero("kazgin", tile="trebuchet")}
    table = arrange({"slots": {"N1": "incubus"}, "heroes": heroes}).play("fight N1")
    assert "roll red red red red" in table.moves()
    table = arrange({"slots": slots, "heroes": heroes}).play("fight N1")
    assert table.moves() == {
        f"roll {face}" for face in ("red", "green", "blue", "yellow", "black", "white")
    }
    table = arrange({"heroes": {"A": hero("kazgin", tile="market")}}).play("activate")
    assert all(len(line.split()) == 3 for line in table.moves())


def test_25_beneficial_exits_still_apply_to_kazgin() -> None:
    heroes = {"A": hero("kazgin", tile="trebuchet", equipment={"black": 2}, call=0)}
    table = arrange({"slots": {"N1": "night-widow"}, "heroes": heroes})
    table.play("fight N1", "roll black black red red", "beat N1 0")
    assert table.tokens("A") == {"black": 2, "call": 1}


@pytest.mark.parametrize(
    ("state", "reason"),
    [({"grasped": True}, "power-grasped"), ({"wounded": True}, "power-wounded")],
)
def test_26_a_grasp_or_a_wound_switches_the_power_off(state: dict[str, bool], reason: str) -> None:
    table = arrange({"heroes": {"A": hero("arne", **state)}})
    assert table.why_not("forage red") == reason


@pytest.mark.parametrize("state", [{"grasped": True}, {"wounded": True}])
def test_26_a_grasped_or_wounded_hero_takes_no_further_figure(state: dict[str, bool]) -> None:
    table = turn_of("north", {"heroes": {"A": hero("arne", **state)}})
    before = table.reserve("grasp")
    table.play("draw pact-binder", "place N1", "resolve N1 grasp-hero")
    assert table.reserve("grasp") == before


@pytest.mark.parametrize(
    ("state", "at_hand"), [({}, True), ({"grasped": True}, False), ({"wounded": True}, False)]
)
@pytest.mark.parametrize("seat", "ABCD")
def test_27_the_view_shows_the_spell_at_hand_only_where_it_can_be_cast(
    seat: str, state: dict[str, bool], at_hand: bool
) -> None:
    others = dict(zip("ABCD", ("elmer", "arne", "sindara", "kazgin"), strict=True))
    heroes = {**{each: hero(name) for each, name in others.items()}, seat: hero("mylfaar", **state)}
    table = arrange({"heroes": heroes})
    shown = {each["seat"]: each["spell-at-hand"] for each in table.view()["heroes"]}
    assert shown == {each: at_hand and each == seat for each in "ABCD"}


def test_27_mylfaars_spell_stays_on_its_card_when_she_is_grasped() -> None:
    document = {
        "slots": {"N1": "incubus"},
        "spell": "N1",
        "heroes": {"A": hero("kazgin", tile="trebuchet"), "B": hero("mylfaar", grasped=True)},
    }
    table = arrange(document).play("fight N1", "roll red green green green")
    assert "beat N1 0" in table.moves()


def test_27_a_spell_at_home_waits_in_the_reserve_until_she_is_freed() -> None:
    document = {"slots": {"N1": "incubus"}, "heroes": {"A": hero("mylfaar", grasped=True)}}
    table = arrange(document)
    assert table.why_not("enchant N1") == "power-grasped"
    table.play("call fountain")
    assert "enchant N1" in table.moves()
