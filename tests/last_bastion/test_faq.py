"""The rulebooks' frequently asked questions, one by one (docs/last-bastion.md, FAQ 1 to 9)."""

from last_bastion.arranging import arrange, hero, turn_of, won


def test_faq_1_resistance_zero_is_no_automatic_discard_but_an_automatic_success() -> None:
    document = {
        "slots": {"N1": "cinder-imp"},
        "standard": "red",
        "heroes": {"A": hero("kazgin", tile="trebuchet")},
    }
    table = arrange(document)
    assert table.card("N1") == "cinder-imp"
    table.play("fight N1", "beat N1 0")
    assert table.card("N1") == ""


def test_faq_2_moving_and_acting_are_optional() -> None:
    assert arrange({}).play("end turn").state.side == 1


def test_faq_3_life_may_exceed_the_start_but_not_the_reserve() -> None:
    heroes = {"A": hero("kazgin", tile="tavern", life=7)}
    table = arrange({"heroes": heroes}).play("activate", "treat A", "stay")
    assert (table.life("A"), table.reserve("life")) == (7, 0)  # all sixteen are out
    table = arrange({"heroes": {"A": hero("kazgin", tile="tavern")}}).play("activate", "treat A")
    assert table.life("A") == 4


def test_faq_4_losing_a_round_token_with_none_is_nothing() -> None:
    document = {"slots": {"N1": "butcher"}, "heroes": {"A": hero("arne", call=0)}}
    table = turn_of("north", document)
    assert (table.asked(), table.life("A")) == ("draw-card", 3)


def test_faq_5_equipment_is_spent_only_in_combat_but_there_also_beyond_need() -> None:
    heroes = {"A": hero("kazgin", tile="trebuchet", equipment={"red": 1})}
    table = arrange({"slots": {"N1": "chain-fiend"}, "heroes": heroes})
    assert not any("red" in line for line in table.moves())
    table.play("fight N1", "roll red red red red", "beat N1 1")
    assert table.reserve("red") == 4


def test_faq_6_winning_is_optional() -> None:
    heroes = {"A": hero("arne", tile="trebuchet")}
    table = arrange({"slots": {"N1": "incubus"}, "heroes": heroes})
    table.play("fight N1", "roll red red red", "spare")
    assert table.card("N1") == "incubus"


def test_faq_7_no_call_to_arms_between_winning_and_the_exit_effects() -> None:
    heroes = {"A": hero("arne", tile="trebuchet")}
    table = arrange({"slots": {"N1": "incubus"}, "heroes": heroes})
    table.play("fight N1", "roll red red red", "beat N1 0")
    assert table.asked() == "roll-corruption"
    assert table.why_not("call market") == "chance-first"


def test_exit_effects_are_the_fighters_whatever_seat_is_theirs() -> None:
    heroes = {"C": hero("arne", tile="quarry", equipment={"black": 4}, call=0)}
    document = {"slots": {"S1": "the-faceless"}, "heroes": heroes, "side": "south"}
    table = arrange(document, "level=difficult")
    before = {seat: (table.life(seat), table.tokens(seat)) for seat in "ABD"}
    table.play("fight S1", "roll red red red", "beat S1 4")
    assert (table.life("C"), table.tokens("C")) == (4, {"call": 1})
    assert {seat: (table.life(seat), table.tokens(seat)) for seat in "ABD"} == before


def test_faq_8_if_the_first_exit_fells_the_hero_another_player_takes_the_second() -> None:
    heroes = {"A": hero("arne", tile="trebuchet", life=1, call=0)}
    table = arrange({"slots": {"N1": "rust-warden"}, "heroes": heroes})
    table.play("fight N1", "roll black black red", "beat N1 0", "corruption life", "assign C")
    assert table.tokens("C")["call"] == 2


def test_faq_9_a_warlords_exit_counts_for_the_score() -> None:
    assert won() == 10 + (2 + 1 + 1 + 1) + 2 * 1 + 1 + 2  # a Life and a Call more than before


def test_faq_9_on_harder_levels_it_helps_in_play() -> None:
    heroes = {"A": hero("arne", tile="trebuchet", equipment={"black": 4}, call=0)}
    table = arrange({"slots": {"N1": "the-faceless"}, "heroes": heroes}, "level=difficult")
    table.play("fight N1", "roll red red red", "beat N1 4")
    assert (table.ending(), table.life("A"), table.tokens("A")) == ("going-on", 4, {"call": 1})


def test_faq_9_the_archdaemon_may_lose_the_game() -> None:
    heroes = {"A": hero("arne", tile="trebuchet", equipment={"black": 4}, life=1)}
    down = {seat: {"down": True} for seat in "BCD"}
    table = arrange({"slots": {"N1": "archdaemon-of-torment"}, "heroes": {**heroes, **down}})
    table.play("fight N1", "roll black red red", "beat N1 4", "corruption life")
    assert table.ending() == "heroes-down"
