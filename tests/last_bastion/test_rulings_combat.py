"""Rulings on combat (docs/last-bastion.md, rulings 28 to 34)."""

from collections.abc import Mapping

from last_bastion.arranging import Table, arrange, hero


def corner(
    slots: Mapping[str, str], equipment: Mapping[str, int] | None = None, **rest: object
) -> Table:
    """Arne, whose power is of no use in a fight, on the corner beside N1 and W3."""
    arne = hero("arne", tile="trebuchet", equipment=equipment or {})
    return arrange({"slots": slots, "heroes": {"A": arne, "D": hero("mylfaar")}, **rest})


def test_28_standard_and_spell_each_take_one_from_the_resistance() -> None:
    table = corner({"N1": "magma-brute"}, standard="red", spell="N1")
    table.play("fight N1", "roll red red green")
    assert table.moves() == {"spare", "beat N1 0"}


def test_28_a_card_without_resistance_still_needs_a_fight_but_no_dice() -> None:
    table = corner({"N1": "cinder-imp"}, standard="red", spell="N1")
    assert table.card("N1") == "cinder-imp"
    table.play("fight N1")
    assert table.moves() == {"spare", "beat N1 0"}


def test_29_dice_are_shared_freely_and_a_white_face_counts_once() -> None:
    table = corner({"N1": "incubus", "W3": "zombie-lord"})
    table.play("fight both N1 W3", "roll red white yellow")
    assert table.moves() == {"spare", "beat N1 0"}
    table = corner({"N1": "incubus", "W3": "crypt-opener"})
    table.play("fight both N1 W3", "roll red red white")
    assert "beat both N1 0 W3 0" in table.moves()
    assert table.why_not("beat both W3 0 N1 0") == "fight-order"


def test_29_white_faces_fail_only_against_the_card_that_says_so() -> None:
    table = corner({"N1": "ember-hound", "W3": "crypt-opener"})
    table.play("fight both N1 W3", "roll white white green")
    assert table.moves() == {"spare", "beat W3 0"}
    table = corner({"N1": "ember-hound", "W3": "cinder-imp"})
    table.play("fight both N1 W3", "roll red white green")
    assert "beat both N1 0 W3 0" in table.moves()


def test_30_equipment_of_its_colour_may_exceed_the_need_up_to_the_resistance() -> None:
    table = corner({"N1": "incubus"}, equipment={"red": 3, "blue": 1})
    table.play("fight N1", "roll red red green")
    assert table.moves() == {"spare", "beat N1 0", "beat N1 1", "beat N1 2"}
    assert table.why_not("beat N1 3") == "too-many-tokens"


def test_30_tokens_may_come_from_heroes_on_the_same_tile() -> None:
    heroes = {
        "A": hero("arne", tile="trebuchet", equipment={"red": 1}),
        "B": hero("mylfaar", tile="trebuchet", equipment={"red": 1}),
        "C": hero("elmer", equipment={"red": 1}),
    }
    table = arrange({"slots": {"N1": "incubus"}, "heroes": heroes})
    table.play("fight N1", "roll green green green")
    assert table.moves() == {"spare", "beat N1 2"}
    table = arrange({"slots": {"N1": "incubus"}, "heroes": heroes})
    table.play("fight N1", "roll red green green", "beat N1 1")
    assert table.moves() == {"pay A", "pay B"}
    table.play("pay B", "corruption nothing")
    assert (table.tokens("A"), table.tokens("B")) == ({"red": 1, "call": 1}, {"call": 1})


def test_30_after_the_roll_the_player_picks_which_cards_to_beat() -> None:
    table = corner({"N1": "incubus", "W3": "crypt-opener"})
    table.play("fight both N1 W3", "roll red white yellow")
    expected = {"spare", "beat N1 0", "beat W3 0"}
    assert table.moves() == {*expected, "beat both N1 0 W3 0"}


def test_31_each_blocked_die_is_a_white_die_less() -> None:
    scout = {"N1": "incubus", "E1": "shadow-scout"}
    assert all(len(line.split()) == 3 for line in corner(scout).play("fight N1").moves())
    blocked = {**scout, "E2": "shadow-knight", "E3": "shadow-squire"}
    table = corner(blocked, equipment={"red": 2}).play("fight N1")
    assert table.moves() == {"spare", "beat N1 2"}


def test_31_no_dice_and_no_equipment_can_still_beat_a_card_without_resistance() -> None:
    blockers = {"E1": "shadow-scout", "E2": "shadow-knight", "E3": "shadow-squire"}
    table = corner({"N1": "cinder-imp", **blockers}, spell="N1").play("fight N1")
    assert "beat N1 0" in table.moves()


def test_32_no_equipment_in_any_fight_while_such_a_card_is_in_play() -> None:
    table = corner({"N1": "incubus", "S1": "void-empress"}, equipment={"red": 2})
    table.play("fight N1", "roll red green green")
    assert table.asked() == "hero-phase"  # nothing to choose: not beaten


def test_32_tokens_can_still_be_gained() -> None:
    heroes = {"A": hero("arne", tile="trebuchet")}
    table = arrange({"slots": {"N1": "night-widow"}, "heroes": heroes}).play("forage red")
    assert table.tokens("A") == {"red": 1, "call": 1}


def test_33_the_player_orders_two_beaten_cards_and_harm_comes_before_help() -> None:
    table = corner({"N1": "incubus", "W3": "night-widow"})
    table.play("fight both N1 W3", "roll white white white")
    assert "beat both N1 0 W3 0" not in table.moves()  # four hits needed
    table = corner({"N1": "flame-caller", "W3": "night-widow"})
    table.play("fight both N1 W3", "roll red black white", "beat both N1 0 W3 0")
    assert table.moves() == {"first N1", "first W3"}
    table.play("first W3")
    assert table.asked() == "roll-corruption"
    assert table.reserve("call") == 0


def test_34_what_lies_on_a_discarded_card_goes_home() -> None:
    document = {
        "slots": {"N1": "incubus"},
        "spell": "N1",
        "net": {"slot": "N1", "when": "exit"},
        "grasped-cards": ["N1"],
        "heroes": {"A": hero("kazgin", tile="trebuchet"), "B": hero("mylfaar")},
    }
    table = arrange(document).play("fight N1", "roll red red red red", "beat N1 0")
    state = table.state
    assert (state.net_slot, state.spell_slot, state.card_grasps) == (-1, -1, 0)
    assert table.reserve("grasp") == 12


def test_34_a_blocked_die_comes_back() -> None:
    table = corner({"N1": "shadow-scout", "W3": "zombie-lord"})
    table.play("fight N1", "roll black black", "beat N1 0", "gain red")
    assert table.state.slots[0] == -1
    view = table.game.view(table.state, 0)["upcoming"]
    assert isinstance(view, dict)
    assert view["dice"] == 3
